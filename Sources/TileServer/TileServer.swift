// TileServer

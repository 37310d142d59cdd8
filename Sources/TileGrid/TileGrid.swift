// TileGrid

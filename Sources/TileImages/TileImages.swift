// TileImages

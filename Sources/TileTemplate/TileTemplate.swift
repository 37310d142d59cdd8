// TileTemplate

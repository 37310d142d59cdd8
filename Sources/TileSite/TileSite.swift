// TileSite

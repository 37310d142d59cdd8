import Testing
@testable import TileGrid

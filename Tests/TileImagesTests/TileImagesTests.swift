import Testing
@testable import TileImages

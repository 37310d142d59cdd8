import Testing
@testable import TileTemplate

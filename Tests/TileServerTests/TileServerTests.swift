import Testing
@testable import TileServer

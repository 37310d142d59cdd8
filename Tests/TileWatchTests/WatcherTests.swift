import Testing

@testable import TileWatch

import Testing
@testable import TileSite

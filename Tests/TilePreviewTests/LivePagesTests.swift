import Testing

@testable import TilePreview

internal import CVips

/// An open file as libvips reads it.
@safe struct VipsFile: ~Copyable {
  let source: UnsafeMutablePointer<VipsSource>

  /// Shares the descriptor of `file`, which may be closed before.
  init(_ file: borrowing PictureFile) throws(PictureError) {
    guard isStarted, file.format != .avif || canReadAVIF else { throw .noLibrary }
    guard let source = unsafe vips_source_new_from_descriptor(file.descriptor) else {
      throw file.failure()
    }
    unsafe self.source = source
  }

  deinit { unsafe tile_vips_release(source) }
}

/// Whether AVIF can be read and written; loads the module for it, once, when first asked.
public let canReadAVIF: Bool = isStarted && tile_vips_load_avif() != 0

/// Starts libvips once, when the first picture is looked at: a site without pictures never pays.
let isStarted: Bool = tile_vips_start() == 0

private import CVips

/// A picture of libvips: a header whose pixels are not yet read, or pixels in memory.
@safe struct VipsPicture: ~Copyable {
  private let image: UnsafeMutablePointer<VipsImage>

  private init?(owning image: UnsafeMutablePointer<VipsImage>?) {
    guard let image = unsafe image else { return nil }
    unsafe self.image = image
  }

  deinit { unsafe tile_vips_release(image) }

  /// The header alone; nil if it is damaged.
  init?(header source: borrowing VipsFile, format: PictureFormat) {
    unsafe self.init(owning: tile_vips_header(source.source, format.rawValue))
  }

  /// The first frame of the picture whose header this is, upright and in sRGB, shrunk into the box
  /// while it is decoded, so that memory grows with the box and not with the picture; nil if the
  /// file is damaged anywhere.
  func decoded(
    from source: borrowing VipsFile, width: Int, height: Int = Int(VIPS_MAX_COORD)
  ) -> VipsPicture? {
    unsafe VipsPicture(
      owning: tile_vips_decode(
        source.source, pixels(width), pixels(height), tile_vips_has_profile(image)))
  }

  /// How much memory decoding takes however small the result, in bytes and roughly: nothing to speak of for a
  /// file that is read from top to bottom, all the picture for others.
  func wholeSize(_ format: PictureFormat) -> Int {
    let isWhole =
      switch format {
      case .jpeg, .png: unsafe tile_vips_is_interlaced(image) != 0
      case .webp, .gif, .avif: true
      case .svg: false
      }
    return isWhole ? 4 * width * height : 0
  }

  /// The picture `width` pixels wide, its height following; the same one where that is its width.
  func shrunk(toWidth width: Int) -> VipsPicture? {
    if width >= self.width { return unsafe VipsPicture(owning: tile_vips_share(image)) }
    return unsafe VipsPicture(owning: tile_vips_shrink(image, pixels(width)))
  }

  /// A part of it, shrunk to a size of nearly the same ratio.
  func cut(_ area: Crop.Area, width: Int, height: Int) -> VipsPicture? {
    unsafe VipsPicture(
      owning: tile_vips_cut(
        image, Int32(area.left), Int32(area.top), Int32(area.width), Int32(area.height),
        pixels(min(width, area.width)), pixels(min(height, area.height))))
  }

  /// A ground of one colour.
  static func ground(width: Int, height: Int, _ color: PictureColor) -> VipsPicture? {
    unsafe VipsPicture(owning: tile_vips_ground(pixels(width), pixels(height), color.parts))
  }

  /// What a box covers.
  static func box(width: Int, height: Int) -> VipsPicture? {
    unsafe VipsPicture(owning: tile_vips_full(pixels(width), pixels(height)))
  }

  /// What words cover, in lines no wider than this where their words are not; nil where there is no font.
  static func letters(_ text: String, font: String, width: Int) -> VipsPicture? {
    let markup = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
    return unsafe VipsPicture(owning: tile_vips_letters(markup, font, pixels(width)))
  }

  /// This with a colour over it where another covers it.
  func painted(
    _ mask: borrowing VipsPicture, left: Int, top: Int, _ color: PictureColor
  ) -> VipsPicture? {
    unsafe VipsPicture(
      owning: tile_vips_painted(image, mask.image, Int32(left), Int32(top), color.parts))
  }

  /// A picture file in the middle of a square of a colour.
  static func squared(
    _ source: borrowing VipsFile, grows: Bool, inner: Int, side: Int, _ color: PictureColor
  ) -> VipsPicture? {
    unsafe VipsPicture(
      owning: tile_vips_squared(
        source.source, grows ? 1 : 0, pixels(inner), pixels(side), color.parts))
  }

  /// A PNG of a few flat colours.
  func flatPNG() -> [UInt8]? {
    var bytes: UnsafeMutableRawPointer?
    var count = 0
    defer { unsafe g_free(bytes) }
    guard unsafe tile_vips_save_flat(image, &bytes, &count) == 0 else { return nil }
    return unsafe Array(UnsafeRawBufferPointer(start: bytes, count: count))
  }

  /// Pixels from left to right.
  var width: Int { unsafe Int(vips_image_get_width(image)) }
  /// Pixels from top to bottom.
  var height: Int { unsafe Int(vips_image_get_height(image)) }
  /// Frames of an animation; 1 for a still picture.
  var frames: Int { unsafe Int(vips_image_get_n_pages(image)) }
  /// Whether the camera was held on its side: upright, width and height change places.
  var isOnItsSide: Bool { unsafe vips_image_get_orientation_swap(image) != 0 }

  /// The bytes of a file in the format; nil if it cannot be written, as a WebP 16,384 pixels high.
  func encoded(as format: PictureFormat, quality: Int) -> [UInt8]? {
    var bytes: UnsafeMutableRawPointer?
    var count = 0
    let quality = Int32(min(max(quality, 1), 100))
    let status =
      switch format {
      case .jpeg: unsafe tile_vips_save_jpeg(image, quality, &bytes, &count)
      case .png: unsafe tile_vips_save_png(image, &bytes, &count)
      case .webp: unsafe tile_vips_save_webp(image, quality, &bytes, &count)
      // What looks like 80 in the other formats is about 64 on AVIF's scale.
      case .avif: unsafe tile_vips_save_avif(image, max(1, quality * 4 / 5), &bytes, &count)
      case .gif, .svg: Int32(-1)
      }
    defer { unsafe g_free(bytes) }
    guard status == 0 else { return nil }
    let made = unsafe Array(UnsafeRawBufferPointer(start: bytes, count: count))
    return format == .webp ? withoutMetadata(made) : made
  }

  /// Red, green and blue, with alpha last if `channels` is 4, in rows from the top.
  func pixelBytes() -> (channels: Int, bytes: [UInt8])? {
    guard let plain = unsafe VipsPicture(owning: tile_vips_srgb(image)) else { return nil }
    var count = 0
    guard let memory = unsafe vips_image_write_to_memory(plain.image, &count) else { return nil }
    defer { unsafe g_free(memory) }
    let channels = unsafe Int(vips_image_get_bands(plain.image))
    return (channels, unsafe Array(UnsafeRawBufferPointer(start: memory, count: count)))
  }
}

extension PictureColor {
  fileprivate var parts: [Double] { [Double(red), Double(green), Double(blue)] }
}

private func pixels(_ length: Int) -> Int32 { Int32(min(max(length, 1), Int(VIPS_MAX_COORD))) }

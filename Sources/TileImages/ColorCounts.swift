/// The colours of a picture, and how often each is there: nearly equal ones, told by the upper four bits of
/// their parts, are one, with their mean. What is more than half transparent does not count. An SVG gives the
/// colours that are written in it, as often as they are; where none is, what it looks like.
///
/// The picture is read at a size of 96 pixels.
public func colorCounts(
  _ path: String
) throws(PictureError) -> [(color: PictureColor, count: Int)] {
  let file = try PictureFile(path: path)
  if file.format == .svg {
    let text = try file.beginning(atMost: 4 << 20)
    let written = colors(writtenIn: text)
    if !written.isEmpty { return counted(written.map { ($0, 1) }) }
  }
  let source = try VipsFile(file)
  guard let header = VipsPicture(header: source, format: file.format),
    let small = header.decoded(from: source, width: 96, height: 96),
    let (channels, bytes) = small.pixelBytes()
  else {
    // Shapes that say no colour are black.
    if file.format == .svg { return [(PictureColor(red: 0, green: 0, blue: 0), 1)] }
    throw file.failure()
  }
  var seen: [(PictureColor, Int)] = []
  seen.reserveCapacity(bytes.count / channels)
  for start in stride(from: 0, to: bytes.count - channels + 1, by: channels)
  where channels < 4 || bytes[start + 3] >= 128 {
    let color = PictureColor(
      red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2])
    seen.append((color, 1))
  }
  return counted(seen)
}

private func counted(_ colors: [(PictureColor, Int)]) -> [(color: PictureColor, count: Int)] {
  var boxes: [Int: (red: Int, green: Int, blue: Int, count: Int)] = [:]
  for (color, count) in colors {
    let place = Int(color.red >> 4) << 8 | Int(color.green >> 4) << 4 | Int(color.blue >> 4)
    var box = boxes[place] ?? (0, 0, 0, 0)
    box.red += Int(color.red) * count
    box.green += Int(color.green) * count
    box.blue += Int(color.blue) * count
    box.count += count
    boxes[place] = box
  }
  return boxes.sorted { $0.key < $1.key }.map { _, box in
    let color = PictureColor(
      red: UInt8(box.red / box.count), green: UInt8(box.green / box.count),
      blue: UInt8(box.blue / box.count))
    return (color, box.count)
  }
}

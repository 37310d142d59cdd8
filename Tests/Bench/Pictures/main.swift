// The product's way to encode pictures, without a site; Tests/Bench/pictures.py times it.
//
// usage: picturebench FOLDER OUTPUT FORMATS WIDTH ...     FORMATS such as webp or webp,jpg
#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif
internal import TileImages

let words = Array(CommandLine.arguments.dropFirst())
guard words.count >= 4 else {
  print("read the first lines of Tests/Bench/Pictures/main.swift")
  exit(2)
}
let (folder, output) = (words[0], words[1])
let formats = words[2].split(separator: ",").compactMap { PictureFormat(fileExtension: String($0)) }
let renditions = words[3...].compactMap { Int($0) }.flatMap { width in
  formats.map { Rendition(width: width, format: $0, quality: 80) }
}

try await withThrowingTaskGroup(of: Void.self) { group in
  for name in names(in: folder) {
    group.addTask { [renditions, folder, output] in
      for (rendition, bytes) in zip(
        renditions, try encode(folder + "/" + name, renditions: renditions))
      {
        let ending = rendition.format.fileExtension
        try save(bytes, "\(output)/\(name)-\(rendition.width).\(ending)")
      }
    }
  }
  try await group.waitForAll()
}

func names(in folder: String) -> [String] {
  var names: [String] = []
  guard let handle = unsafe opendir(folder) else { return [] }
  while let entry = unsafe readdir(handle) {
    let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) {
      unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    if !name.hasPrefix(".") { names.append(name) }
  }
  unsafe closedir(handle)
  return names
}

func save(_ bytes: [UInt8], _ path: String) throws {
  guard let file = unsafe fopen(path, "w") else { throw PictureError.unreadable(errno) }
  _ = unsafe fwrite(bytes, 1, bytes.count, file)
  unsafe fclose(file)
}

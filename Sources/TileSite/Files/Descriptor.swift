#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// An open file, closed when it goes out of use.
struct Descriptor: ~Copyable {
  let number: Int32

  init(_ path: String, _ flags: Int32) throws(Files.Failure) {
    number = unsafe open(path, flags, 0o666)
    if number < 0 { throw Files.Failure(path: path, code: errno) }
  }

  deinit { close(number) }

  /// Whether the file of this path is the open one.
  func isAt(_ path: String) -> Bool {
    var (own, there) = (stat(), stat())
    return unsafe fstat(number, &own) == 0 && lstat(path, &there) == 0
      && own.st_ino == there.st_ino && own.st_dev == there.st_dev
  }

  /// Reads until the buffer is full or the file ends; says how much was read.
  func fill(
    _ buffer: UnsafeMutableBufferPointer<UInt8>, _ path: String, _ failure: inout Files.Failure?
  ) -> Int {
    var count = 0
    while count < buffer.count, let base = buffer.baseAddress {
      let got = unsafe read(number, base + count, buffer.count - count)
      if got == 0 { break }
      if got > 0 {
        count += got
      } else if errno != EINTR {
        failure = Files.Failure(path: path, code: errno)
        break
      }
    }
    return count
  }

  /// The next 256 KiB, or what is left; empty at the end.
  func piece(_ path: String) throws(Files.Failure) -> [UInt8] {
    var failure: Files.Failure?
    let piece = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 18) { buffer, count in
      count = unsafe fill(buffer, path, &failure)
    }
    if let failure { throw failure }
    return piece
  }

  func drain(_ bytes: [UInt8], _ path: String) throws(Files.Failure) {
    var failure: Files.Failure?
    unsafe bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count, let base = buffer.baseAddress {
        let put = unsafe write(number, base + done, buffer.count - done)
        if put >= 0 {
          done += put
        } else if errno != EINTR {
          failure = Files.Failure(path: path, code: errno)
          break
        }
      }
    }
    if let failure { throw failure }
  }
}

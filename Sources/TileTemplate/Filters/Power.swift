#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// `pow` of the C library.
func powerOf(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

/// Calls `body` and returns its result. There is no autorelease on Linux: objects are released immediately.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// Returns the name of a class with its module and enclosing types. The characters are never deallocated.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  ClassNames.shared.characters(of: cls.map { String(reflecting: $0) } ?? "nil")
}

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// The class names that were requested as C strings.
private final class ClassNames: @unchecked Sendable {
  static let shared = ClassNames()
  private let lock = NSLock()
  private var known: [String: UnsafePointer<CChar>] = [:]

  func characters(of name: String) -> UnsafePointer<CChar> {
    lock.lock()
    defer { lock.unlock() }
    if let characters = known[name] { return characters }
    let bytes = name.utf8CString
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    for (index, byte) in bytes.enumerated() { copy[index] = byte }
    known[name] = UnsafePointer(copy)
    return UnsafePointer(copy)
  }
}

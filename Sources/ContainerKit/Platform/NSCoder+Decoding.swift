import Foundation

extension NSCoder {
  /// Decodes an object of a class. Returns nil if the key is missing or has a value of another class, and raises no
  /// exception.
  func decodeIfPresent<Object: NSObject & NSSecureCoding>(_: Object.Type, forKey key: String) -> Object? {
    // A coder may raise an exception if the key is missing.
    guard containsValue(forKey: key) else { return nil }
    #if canImport(ObjectiveC)
      // This method turns the exception for a value of another class into an error.
      return try? decodeTopLevelObject(of: Object.self, forKey: key)
    #else
      // Foundation on Linux stops the program if a plain number is decoded as an object. It returns 0 if an object is
      // decoded as a number.
      guard decodeInteger(forKey: key) == 0 else { return nil }
      // If secure coding is required, it also stops at an object of another class, so every class is accepted first.
      return decodeObject(of: [NSObject.self], forKey: key) as? Object
    #endif
  }
}

import Foundation

extension NSCoder {
  /// Decodes an object of a class. Nil if there is none, or something else: no exception is raised.
  func decodeIfPresent<Object: NSObject & NSSecureCoding>(_: Object.Type, forKey key: String) -> Object? {
    // A coder may raise an exception for a key that is missing.
    guard containsValue(forKey: key) else { return nil }
    #if canImport(ObjectiveC)
      // This method turns the exception that is raised for a value of another class into an error.
      return try? decodeTopLevelObject(of: Object.self, forKey: key)
    #else
      // Foundation on Linux stops the program if a plain number is asked for as an object. It answers 0 for an object that
      // is asked for as a number.
      guard decodeInteger(forKey: key) == 0 else { return nil }
      return decodeObject(of: Object.self, forKey: key)
    #endif
  }
}

public import Foundation

extension NSMutableString {
  /// Adds a text made from a format, as `String(format:)` makes it. Foundation's on Apple's systems; Linux's has none.
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(withVaList(args) { NSString(format: format as String, arguments: $0) as String })
  }
}

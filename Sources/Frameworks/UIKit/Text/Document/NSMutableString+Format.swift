public import Foundation

extension NSMutableString {
  /// Appends a text created from a format, like `String(format:)`. Apple's Foundation has this method, but Linux's does
  /// not.
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(withVaList(args) { NSString(format: format as String, arguments: $0) as String })
  }
}

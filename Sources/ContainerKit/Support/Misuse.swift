import Foundation

/// What an app does that cannot work is told once for each class that does it.
@MainActor enum Misuse {
  static var handler: (String) -> Void = { NSLog("%@", $0) }
  private static var told: Set<String> = []

  static func log(_ message: String, by object: AnyObject) {
    let line = "ContainerKit: \(type(of: object)): \(message)"
    if told.insert(line).inserted { handler(line) }
  }

  /// Forget what was told.
  static func reset() { told = [] }
}

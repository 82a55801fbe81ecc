import Foundation

/// A log of API misuse. Each message is logged once for each class.
@MainActor enum Misuse {
  static var handler: (String) -> Void = { NSLog("%@", $0) }
  private static var told: Set<String> = []

  static func log(_ message: String, by object: AnyObject) {
    let line = "ContainerKit: \(type(of: object)): \(message)"
    if told.insert(line).inserted { handler(line) }
  }

  /// Forgets which messages were logged.
  static func reset() { told = [] }
}

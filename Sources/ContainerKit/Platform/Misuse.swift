import Foundation

/// A log of API misuse. Each message is logged once for each class.
@MainActor package enum Misuse {
  static var handler: (String) -> Void = { NSLog("%@", $0) }
  private static var logged: Set<String> = []

  package static func log(_ message: String, by object: AnyObject) {
    let line = "ContainerKit: \(type(of: object)): \(message)"
    if logged.insert(line).inserted { handler(line) }
  }

  /// Returns a progress that comes from the app, clamped to 0…1. If it is NaN, logs that and returns nil: the transition
  /// keeps its progress.
  static func checkedProgress(_ progress: CGFloat, by object: AnyObject) -> CGFloat? {
    guard !progress.isNaN else {
      log("passed NaN as the progress of a transition, which keeps the progress that it has", by: object)
      return nil
    }
    return min(max(progress, 0), 1)
  }

  /// Checks a value that the app has set. If it is not valid, a debug build stops, and a release build keeps the old one.
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - expected: The valid values, for the message.
  nonisolated static func revertIfInvalid<Value>(
    _ value: inout Value, to old: Value, _ name: String, _ expected: String, _ isValid: (Value) -> Bool
  ) {
    guard !isValid(value) else { return }
    assertionFailure("ContainerKit: \(name) \(value): expected a value \(expected)")
    value = old
  }

  static func logDeparture(of child: AnyObject) {
    log(
      "was removed from a ContainerViewController by removeFromParent() or another parent, and is no longer in "
        + "viewControllers; set viewControllers instead", by: child)
  }

  /// Forgets which messages were logged.
  static func reset() { logged = [] }
}

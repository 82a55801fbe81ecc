import Foundation

/// A log of API misuse. Each message is logged once for each class.
@MainActor enum Misuse {
  static var handler: (String) -> Void = { NSLog("%@", $0) }
  private static var told: Set<String> = []

  static func log(_ message: String, by object: AnyObject) {
    let line = "ContainerKit: \(type(of: object)): \(message)"
    if told.insert(line).inserted { handler(line) }
  }

  static func logDeparture(of child: AnyObject) {
    log(
      "was removed from a ContainerViewController by removeFromParent() or another parent, and is no longer in "
        + "viewControllers; set viewControllers instead", by: child)
  }

  /// Logs a progress that is not a number. The transition stays where it is.
  static func logNotANumber(by context: AnyObject) {
    log("updateInteractiveTransition(_:) got NaN as the percentage", by: context)
  }

  /// Forgets which messages were logged.
  static func reset() { told = [] }
}

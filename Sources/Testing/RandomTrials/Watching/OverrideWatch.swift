/// Checks that a subclass of the container receives each call for which it has a method, once and before the next call.
struct OverrideWatch {
  private static let names: Set<String> = [
    "shouldSelect", "willSelect", "didSelect", "didCancelTransitionTo", "didReselect",
    "animationControllerForTransition",
  ]

  /// The call that the subclass has not received yet; nil if there is none.
  private var missing: String?

  /// Records a call of the container, and returns a description of the fault, if any.
  mutating func made(_ name: String, _ subject: String) -> String? {
    defer { missing = Self.names.contains(name) ? "\(name) \(subject)" : nil }
    return missing.map { "the subclass does not receive \($0) before \(name) \(subject)" }
  }

  /// Records a call of the subclass, and returns a description of the fault, if any.
  mutating func received(_ name: String, _ subject: String) -> String? {
    defer { missing = nil }
    let call = "\(name) \(subject)"
    return call == missing ? nil : "the subclass receives \(call), and not \(missing ?? "nothing")"
  }
}

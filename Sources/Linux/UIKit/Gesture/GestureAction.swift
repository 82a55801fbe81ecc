import QuartzCore

/// A target, not retained, and what is called on it.
struct GestureAction {
  weak var target: AnyObject?
  let selector: Selector

  @MainActor func perform(with sender: UIGestureRecognizer) {
    if let target { selector.perform(on: target, with: sender) }
  }
}

extension UIGestureRecognizer {
  /// What it calls, in order.
  package var actionSelectors: [Selector] { actions.map(\.selector) }
}

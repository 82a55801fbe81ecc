import QuartzCore

/// A target, which is not retained, and the method to call on it.
struct GestureAction {
  weak var target: AnyObject?
  let selector: Selector

  @MainActor func perform(with sender: UIGestureRecognizer) {
    if let target { selector.perform(on: target, with: sender) }
  }
}

extension UIGestureRecognizer {
  /// The selectors that it calls, in order.
  package var actionSelectors: [Selector] { actions.map(\.selector) }
}

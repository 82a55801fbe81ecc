/// A transition of a page view controller to a page beside the current one.
@MainActor final class PageScrollTurn {
  enum Cause {
    case finger
    /// A call set the page. The completion is called at the end.
    case code(completion: ((Bool) -> Void)?)
  }

  /// Nil for the first page.
  let from: UIViewController?
  let to: UIViewController
  /// The side of the incoming page.
  let side: PageSide
  let cause: Cause
  let calls = BegunAppearances()

  init(from: UIViewController?, to: UIViewController, side: PageSide, cause: Cause) {
    self.from = from
    self.to = to
    self.side = side
    self.cause = cause
  }

  var isByFinger: Bool {
    if case .finger = cause { return true }
    return false
  }
}

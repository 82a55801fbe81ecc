/// Page changes in code.
extension UIPageViewController {
  /// Shows a page that comes in from a side.
  func show(
    _ page: UIViewController, from side: PageSide, animated: Bool, asksForIndex: Bool = true,
    completion: ((Bool) -> Void)? = nil
  ) {
    endTurnEarly()
    loadViewIfNeeded()
    guard page !== current else {
      forgetNeighbors()
      if asksForIndex { askForIndex() }
      completion?(true)
      return
    }
    let animates =
      animated && current != nil && scroller.window != nil && scroller.drag == nil && UIView.areAnimationsEnabled
    let turn = PageScrollTurn(from: current, to: page, side: side, cause: .code(completion: completion))
    self.turn = turn
    current = page
    if animates {
      neighbors.advance(toward: side, leaving: turn.from)
    } else {
      neighbors.forget()
    }
    if asksForIndex { askForIndex() }
    addPage(page)
    turn.from?.willMove(toParent: nil)
    begin(turn, animated: animates)
    // A callback may have set another page.
    guard self.turn === turn else { return }
    if animates {
      put(page, on: side)
      scroller.setContentOffset(scroller.point(scroller.offset(of: side)), animated: true)
    } else {
      end(turn, completed: true, finished: true)
    }
  }

  /// Adds a child. Its `didMove(toParent:)` is called before its view is loaded (recorded).
  func addPage(_ page: UIViewController) {
    addChild(page)
    page.didMove(toParent: self)
  }

  /// Begins the appearance calls.
  func begin(_ turn: PageScrollTurn, animated: Bool) {
    turn.calls.begin(turn.to, appearing: true, animated: animated)
    if let from = turn.from { turn.calls.begin(from, appearing: false, animated: animated) }
  }
}

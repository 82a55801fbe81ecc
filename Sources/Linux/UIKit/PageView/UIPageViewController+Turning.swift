import CoreGraphics

/// Transitions by a finger, and the end of each transition.
extension UIPageViewController {
  // MARK: A finger

  /// A finger begins to drag, or has caught pages that move. It takes over the page that was set: what is seen stays where
  /// it is.
  func dragWillBegin() {
    if let turn, !turn.isByFinger { end(turn, completed: true, finished: false, keepsPlace: true) }
    // The page after is asked for first (a published log).
    for side in [side(isAfter: true), side(isAfter: false)] { askForNeighbor(side) }
    updateEnds()
  }

  /// The content has moved. A transition may also begin after the lift, by the finger's velocity alone.
  func pagesDidMove() {
    guard !isArranging, scroller.drag != nil || scroller.isDecelerating else { return }
    if let turn, turn.isByFinger {
      let way = scroller.place - scroller.offset(of: nil)
      let uncovered = turn.side == .high ? way : -way
      if uncovered > scroller.pitch {
        end(turn, completed: true, finished: true, keepsPlace: true)
      } else if uncovered < 0 {
        end(turn, completed: false, finished: true, keepsPlace: true)
      }
    }
    beginTurn()
  }

  /// The content has come to rest, without a finger.
  func pagesDidRest() {
    guard !isArranging, let turn else { return }
    let isThere =
      abs(scroller.place - scroller.offset(of: turn.side)) < abs(scroller.place - scroller.offset(of: nil))
    end(turn, completed: isThere || !turn.isByFinger, finished: scroller.window != nil)
  }

  /// Begins a transition to the page that a finger uncovers, if there is one.
  private func beginTurn() {
    let place = scroller.place
    let middle = scroller.offset(of: nil)
    guard turn == nil, place != middle, let current else { return }
    let side: PageSide = place > middle ? .high : .low
    guard let page = askForNeighbor(side) else { return }
    delegate?.pageViewController(self, willTransitionTo: [page])
    // What was called may have set another page.
    guard turn == nil, self.current === current else { return }
    let turn = PageTurn(from: current, to: page, side: side, cause: .finger)
    self.turn = turn
    addPage(page)
    begin(turn, animated: true)
    if self.turn === turn { put(page, on: side) }
  }

  // MARK: The end

  /// Stops pages that move by themselves, and ends what is under way before its time.
  func endTurnEarly() {
    isArranging = true
    scroller.stopMotion()
    isArranging = false
    guard let turn else {
      // The page was pulled beyond an end.
      if scroller.drag == nil, scroller.place != scroller.offset(of: nil) { arrange() }
      return
    }
    end(turn, completed: !turn.isByFinger, finished: false)
  }

  /// Ends a transition: one page remains, in the middle.
  /// - Parameter keepsPlace: Whether what is seen stays where it is under a finger.
  func end(_ turn: PageTurn, completed: Bool, finished: Bool, keepsPlace: Bool = false) {
    guard self.turn === turn else { return }
    self.turn = nil
    let (staying, leaving) = completed ? (turn.to, turn.from) : (turn.from, turn.to)
    if turn.isByFinger, completed {
      current = staying
      neighbors.advance(toward: turn.side, leaving: leaving)
      moveIndex(toward: turn.side)
    }
    if !completed { turnBack(turn) }
    retire(leaving)
    if current === staying, self.turn == nil {
      let shift = completed ? scroller.offset(of: nil) - scroller.offset(of: turn.side) : 0
      arrange(at: keepsPlace ? scroller.place + shift : nil)
    }
    turn.calls.end([turn.to, turn.from].compactMap { $0 })
    if leaving !== current { leaving?.removeFromParent() }
    report(turn, completed: completed, finished: finished)
  }

  /// The appearance calls of a transition that is cancelled, in the order of a published log.
  private func turnBack(_ turn: PageTurn) {
    guard let from = turn.from, scroller.window != nil else { return }
    turn.calls.begin(from, appearing: true, animated: true)
    turn.calls.end([from])
    turn.calls.begin(turn.to, appearing: false, animated: true)
  }

  /// Takes out the view of a page that is not the current one.
  private func retire(_ page: UIViewController?) {
    guard let page, page !== current else { return }
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
  }

  private func report(_ turn: PageTurn, completed: Bool, finished: Bool) {
    switch turn.cause {
    case .code(let completion):
      completion?(finished)
    case .finger:
      delegate?.pageViewController(
        self, didFinishAnimating: finished, previousViewControllers: [turn.from].compactMap { $0 },
        transitionCompleted: completed)
      guard completed, current === turn.to, self.turn == nil else { return }
      askForNeighbor(turn.side)
    }
  }
}

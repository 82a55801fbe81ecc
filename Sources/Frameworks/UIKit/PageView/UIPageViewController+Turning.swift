import CoreGraphics

/// Interactive transitions, and the end of all transitions.
extension UIPageViewController {
  // MARK: Dragging

  /// Called when a finger begins to drag, or has caught moving pages. Completes an animated set, and what is visible
  /// stays in place.
  func dragWillBegin() {
    if let turn, !turn.isByFinger { end(turn, completed: true, finished: false, keepsPosition: true) }
    // The next page is asked for first (a published log).
    for side in [side(isAfter: true), side(isAfter: false)] { askForNeighbor(side) }
    updateEnds()
  }

  /// Called when the content has moved. A transition can also begin after the finger has lifted, from its velocity
  /// alone.
  func pagesDidMove() {
    guard !isArranging, scroller.drag != nil || scroller.isDecelerating else { return }
    if let turn, turn.isByFinger {
      let movement = scroller.position - scroller.offset(of: nil)
      let uncovered = turn.side == .high ? movement : -movement
      if uncovered > scroller.pitch {
        end(turn, completed: true, finished: true, keepsPosition: true)
      } else if uncovered < 0 {
        end(turn, completed: false, finished: true, keepsPosition: true)
      }
    }
    beginTurn()
  }

  /// Called when the content has come to rest without a finger on it.
  func pagesDidRest() {
    guard !isArranging, let turn else { return }
    let isThere =
      abs(scroller.position - scroller.offset(of: turn.side)) < abs(scroller.position - scroller.offset(of: nil))
    end(turn, completed: isThere || !turn.isByFinger, finished: scroller.window != nil)
  }

  /// Begins a transition to the page that a finger uncovers, if there is one.
  private func beginTurn() {
    let position = scroller.position
    let middle = scroller.offset(of: nil)
    guard turn == nil, position != middle, let current else { return }
    let side: PageSide = position > middle ? .high : .low
    guard let page = askForNeighbor(side) else { return }
    delegate?.pageViewController(self, willTransitionTo: [page])
    // The delegate may have set another page.
    guard turn == nil, self.current === current else { return }
    let turn = PageScrollTurn(from: current, to: page, side: side, cause: .finger)
    self.turn = turn
    addPage(page)
    begin(turn, animated: true)
    if self.turn === turn { put(page, on: side) }
  }

  // MARK: The end

  /// Stops pages that move without a finger, and ends the current transition early.
  func endTurnEarly() {
    isArranging = true
    scroller.stopMotion()
    isArranging = false
    guard let turn else {
      // The page was dragged past an end.
      if scroller.drag == nil, scroller.position != scroller.offset(of: nil) { arrange() }
      return
    }
    end(turn, completed: !turn.isByFinger, finished: false)
  }

  /// Ends a transition. One page remains, in the middle.
  /// - Parameter keepsPosition: `true` if what is visible stays in place under a finger.
  func end(_ turn: PageScrollTurn, completed: Bool, finished: Bool, keepsPosition: Bool = false) {
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
      arrange(at: keepsPosition ? scroller.position + shift : nil)
    }
    turn.calls.end([turn.to, turn.from].compactMap { $0 })
    if leaving !== current { leaving?.removeFromParent() }
    report(turn, completed: completed, finished: finished)
  }

  /// Makes the appearance calls of a cancelled transition, in the order of a published log.
  private func turnBack(_ turn: PageScrollTurn) {
    guard let from = turn.from, scroller.window != nil else { return }
    turn.calls.begin(from, appearing: true, animated: true)
    turn.calls.end([from])
    turn.calls.begin(turn.to, appearing: false, animated: true)
  }

  /// Removes the view of a page that is not the current one.
  private func retire(_ page: UIViewController?) {
    guard let page, page !== current else { return }
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
  }

  private func report(_ turn: PageScrollTurn, completed: Bool, finished: Bool) {
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

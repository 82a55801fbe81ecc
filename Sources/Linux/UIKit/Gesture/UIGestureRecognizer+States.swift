extension UIGestureRecognizer {
  /// A subclass wants a state. Changes that the life of a recogniser does not know are ignored (a guess; UIKit says
  /// no more than that they are not allowed).
  func request(_ new: State) {
    switch (currentState, new) {
    case (.possible, .began), (.possible, .ended): attempt(new)
    case (.possible, .failed), (.possible, .cancelled): fail()
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended): go(to: new)
    case (.began, .cancelled), (.changed, .cancelled): go(to: new)
    case (.began, .failed), (.changed, .failed): go(to: .cancelled)
    default: break
    }
  }

  /// Out of the possible state: rivals, the delegate and the hit views may object, and failures may have to be
  /// waited for.
  private func attempt(_ new: State) {
    guard isEnabled else { return }
    if pendingState != nil {
      pendingState = new
      return
    }
    if isPreventedByRival || !mayBegin {
      fail()
      return
    }
    // The delegate may have disabled it, or taken its view out of the window, which fails it.
    guard currentState == .possible else { return }
    pendingState = new
    GestureEnvironment.current.reconsider(self)
  }

  /// All that had to fail has failed: the gesture is recognised, and its rivals fail.
  func recognize(_ new: State) {
    pendingState = nil
    go(to: new)
    for rival in rivals where rival.currentState == .possible {
      if rival.requiresFailure(of: self) || prevents(rival) { rival.fail() }
    }
    GestureEnvironment.current.reconsiderPending()
  }

  func fail() {
    guard currentState == .possible else { return }
    pendingState = nil
    currentState = .failed
    reportedState = nil
    GestureEnvironment.current.noteFinal(self)
    GestureEnvironment.current.reconsiderPending()
  }

  private func go(to new: State) {
    currentState = new
    reportedState = nil
    GestureEnvironment.current.enqueue(self, new)
    if new.isFinal { GestureEnvironment.current.noteFinal(self) }
  }

  /// Disabled, taken off its view, or the view left the window: nothing more comes of the touches it had.
  func giveUp() {
    if currentState.isUnderWay {
      go(to: .cancelled)
    } else if !touches.isEmpty {
      fail()
    }
    ignoredTouches = touches
  }

  /// Calls the actions for a state that was reached in this event.
  func report(_ state: State) {
    if cancelsTouchesInView, state.isRecognized {
      TouchDelivery.takeOver(touches.filter { tracks($0) })
    }
    reportedState = state
    for action in actions { action.perform(with: self) }
    reportedState = nil
  }

  /// Whether nothing holds the recogniser in a final state any more: all its fingers are up, or not its own.
  var canReturn: Bool {
    currentState.isFinal && !touches.contains { !$0.isOver && tracks($0) }
  }

  func returnToPossible() {
    GestureEnvironment.current.timers.cancel(for: self)
    reset()
    currentState = .possible
    pendingState = nil
    touches = []
    ignoredTouches = []
    requirementAnswers = [:]
  }
}

extension UIGestureRecognizer {
  /// Handles a state that a subclass sets. Invalid changes are ignored (a guess: touch-16; UIKit only says that they
  /// are not allowed).
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

  /// Tries to leave the possible state. Rivals, the delegate and the hit views may prevent that, and other gestures may
  /// have to fail first.
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
    // The delegate may have disabled it or removed its view from the window, which makes it fail.
    guard currentState == .possible else { return }
    pendingState = new
    GestureEnvironment.current.reconsider(self)
  }

  /// Recognizes the gesture once all required failures have happened, and makes its rivals fail.
  func recognize(_ new: State) {
    pendingState = nil
    go(to: new)
    for rival in rivals where rival.currentState == .possible {
      if rival.requiresFailure(of: self) || prevents(rival) { rival.fail() }
    }
    GestureEnvironment.current.reconsider(after: self)
  }

  func fail() {
    guard currentState == .possible else { return }
    pendingState = nil
    currentState = .failed
    reportedState = nil
    GestureEnvironment.current.noteFinal(self)
    GestureEnvironment.current.reconsider(after: self)
  }

  private func go(to new: State) {
    currentState = new
    reportedState = nil
    if new.isRecognized { GestureEnvironment.current.noteRecognized(self) }
    GestureEnvironment.current.enqueue(self, new)
    if new.isFinal { GestureEnvironment.current.noteFinal(self) }
  }

  /// Stops using its touches, because it was disabled or removed from its view, or the view has left the window.
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
      TouchDelivery.adopt(touches.keeping { tracks($0) })
    }
    reportedState = state
    for action in actions { action.perform(with: self) }
    reportedState = nil
  }

  /// `true` if the recognizer can leave its final state: all its fingers are up or are no longer its own.
  var canReturn: Bool {
    currentState.isFinal && !touches.contains { !$0.isOver && tracks($0) }
  }

  /// `true` if its touches are over, and it has not decided anything.
  var isIdle: Bool { currentState == .possible && pendingState == nil && touches.allSatisfy(\.isPast) }

  func returnToPossible() {
    GestureEnvironment.current.timers.cancel(for: self)
    reset()
    currentState = .possible
    pendingState = nil
    touches = []
    ignoredTouches = []
    requirementAnswers = [:]
    GestureEnvironment.current.noteTouches(of: self)
  }
}

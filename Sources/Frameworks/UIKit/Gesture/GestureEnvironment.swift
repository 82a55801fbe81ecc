import QuartzCore

/// Coordinates gesture recognizers: failure requirements, actions that are due, and resets.
///
/// Its work for a recognizer does not grow with the number of the others, unless there are delegates or subclasses to
/// ask.
@MainActor final class GestureEnvironment {
  static let current = GestureEnvironment()

  let timers = GestureTimers()
  private var depth = 0
  private var due: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  /// The number of entries of `due` whose actions have been called.
  private var reported = 0
  private var pending = RecognizerList()
  /// The pending recognizers, by the one whose failure they wait for.
  private var waiting: [ObjectIdentifier: RecognizerList] = [:]
  private var final = RecognizerList()
  /// The frame loop whose next turn returns recognizers to the possible state; nil if no turn is scheduled.
  private weak var returningLoop: FrameLoop?
  /// The recognizers that have recognized a gesture and have not returned to the possible state.
  private var recognized = RecognizerList()
  /// The recognizers with touches.
  private var busy = RecognizerList()
  /// The recognizers with rules of their own, since the last time that none had touches. One that has no touches any more
  /// stays a rival of those that share a touch with it.
  private var ruled = RecognizerList()

  /// Performs a change that may affect states. After the outermost one, calls the actions that are due. Recognizers that
  /// have finished are reset in the next turn of the run loop.
  func perform(_ body: () -> Void) {
    depth += 1
    body()
    if depth == 1 { settle() }
    depth -= 1
    if depth == 0 { TouchDelivery.deliverDelayed() }
  }

  private func settle() {
    while reported < due.count {
      let next = due[reported]
      reported += 1
      if reported == due.count {
        due.removeAll(keepingCapacity: true)
        reported = 0
      }
      next.recognizer.report(next.state)
    }
    if final.next(where: \.canReturn) != nil { returnLater() }
  }

  /// Schedules `returnFinished()`. The header says that actions are called, and recognizers reset, in the next turn of
  /// the run loop; here the actions are called at once. With a controlled clock that turn is in the next frame, and the
  /// main queue, which a test may never serve, is left alone.
  private func returnLater() {
    guard returningLoop !== FrameLoop.main else { return }
    returningLoop = .main
    let turn: @Sendable () -> Void = {
      MainActor.assumeIsolated {
        GestureEnvironment.current.returningLoop = nil
        GestureEnvironment.current.returnFinished()
      }
    }
    if FrameLoop.main.holdsTime {
      FrameLoop.main.enqueueTurn(turn)
    } else {
      DispatchQueue.main.async(execute: turn)
    }
  }

  /// Returns recognizers whose gesture is over to the possible state. Called in the turn after the gesture's end, and
  /// before the next input.
  func returnFinished() {
    guard !final.isEmpty, depth == 0 else { return }
    perform {
      while let recognizer = final.next(where: \.canReturn) {
        final.remove(recognizer)
        recognizer.returnToPossible()
      }
    }
  }

  func enqueue(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    due.append((recognizer, state))
  }

  // MARK: States

  func noteRecognized(_ recognizer: UIGestureRecognizer) { recognized.append(recognizer) }

  func noteFinal(_ recognizer: UIGestureRecognizer) {
    if recognizer.currentState == .cancelled { recognized.remove(recognizer) }
    pending.remove(recognizer)
    final.append(recognizer)
  }

  /// Called when a recognizer's touches change.
  func noteTouches(of recognizer: UIGestureRecognizer) {
    guard recognizer.touches.isEmpty else {
      busy.append(recognizer)
      return noteRules(of: recognizer)
    }
    busy.remove(recognizer)
    recognized.remove(recognizer)
    waiting[ObjectIdentifier(recognizer)] = nil
    if busy.isEmpty { ruled = RecognizerList() }
  }

  /// Called when a recognizer's delegate changes.
  func noteRules(of recognizer: UIGestureRecognizer) {
    if !busy.isEmpty, recognizer.hasOwnRules { ruled.append(recognizer) }
  }

  /// Called when a touch ends or is ignored: a recognizer may be able to return to the possible state.
  func noteReturns() { final.startOver() }

  /// Returns the recognizers that have recognized a gesture and received one of some touches.
  func recognized(of touches: [UITouch]) -> [UIGestureRecognizer] {
    let all = recognized.all
    UIGestureRecognizer.visits += all.count
    return all.filter { recognizer in touches.contains { $0.wasReceived(by: recognizer) } }
  }

  /// `true` if no recognizer that shares a touch with others has rules of its own.
  var hasNoRules: Bool { ruled.isEmpty }

  // MARK: Waiting for failures

  /// Lets the recognizers that wait for this one continue. If one has rules of its own, they are evaluated for all.
  func reconsider(after recognizer: UIGestureRecognizer) {
    let own = waiting.removeValue(forKey: ObjectIdentifier(recognizer))
    for other in hasNoRules ? own?.all ?? [] : pending.all { reconsider(other) }
  }

  /// Lets a recognizer that wants to leave the possible state recognize, fail or keep waiting.
  func reconsider(_ recognizer: UIGestureRecognizer) {
    guard let wanted = recognizer.pendingState else { return pending.remove(recognizer) }
    switch recognizer.requirements {
    case .open(let others):
      pending.append(recognizer)
      for other in others { waiting[ObjectIdentifier(other), default: RecognizerList()].append(recognizer) }
    case .broken:
      recognizer.fail()
    case .met:
      pending.remove(recognizer)
      if recognizer.isPreventedByRival {
        recognizer.fail()
      } else {
        recognizer.recognize(wanted)
      }
    }
  }

  // MARK: Touches

  /// Called after the event that ended some touches. Recognizers that waited for the last finger can start again.
  func touchesAreOver(_ touches: [UITouch]) {
    for touch in touches { touch.isPast = true }
    perform {}
    // One that neither recognizes nor fails keeps its touches.
    for recognizer in busy.all where recognizer.isIdle && !timers.hasDeadline(for: recognizer) {
      busy.remove(recognizer)
    }
    if busy.isEmpty { ruled = RecognizerList() }
    if pending.isEmpty { waiting = [:] }
  }

  /// Called for touches whose end never arrives. Their recognizers decide nothing any more.
  func forget(_ touches: [UITouch]) {
    for touch in touches { touch.isPast = true }
    for recognizer in busy.all where recognizer.touches.allSatisfy(\.isPast) {
      timers.cancel(for: recognizer)
      for list in [\GestureEnvironment.busy, \.recognized, \.pending] { self[keyPath: list].remove(recognizer) }
      waiting[ObjectIdentifier(recognizer)] = nil
    }
    if busy.isEmpty { ruled = RecognizerList() }
  }
}

/// Coordinates gesture recognizers: failure requirements, actions that are due, and resets.
@MainActor final class GestureEnvironment {
  static let current = GestureEnvironment()

  let timers = GestureTimers()
  private var depth = 0
  private var due: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  private var pending: [UIGestureRecognizer] = []
  private var final: [UIGestureRecognizer] = []

  /// Performs a change that may affect states. After the outermost one, calls the actions that are due, and resets
  /// recognizers that have finished.
  func perform(_ body: () -> Void) {
    depth += 1
    body()
    if depth == 1 { settle() }
    depth -= 1
    if depth == 0 { TouchDelivery.deliverDelayed() }
  }

  private func settle() {
    while true {
      if !due.isEmpty {
        let next = due.removeFirst()
        next.recognizer.report(next.state)
      } else if let index = final.firstIndex(where: \.canReturn) {
        final.remove(at: index).returnToPossible()
      } else {
        return
      }
    }
  }

  func enqueue(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    due.append((recognizer, state))
  }

  func noteFinal(_ recognizer: UIGestureRecognizer) {
    pending.removeAll { $0 === recognizer }
    if !final.contains(where: { $0 === recognizer }) { final.append(recognizer) }
  }

  // MARK: Waiting for failures

  func reconsiderPending() {
    for recognizer in pending { reconsider(recognizer) }
  }

  /// Lets a recognizer that wants to leave the possible state recognize, fail or keep waiting.
  func reconsider(_ recognizer: UIGestureRecognizer) {
    guard let wanted = recognizer.pendingState else {
      pending.removeAll { $0 === recognizer }
      return
    }
    switch recognizer.requirements {
    case .open:
      if !pending.contains(where: { $0 === recognizer }) { pending.append(recognizer) }
    case .broken:
      recognizer.fail()
    case .met:
      pending.removeAll { $0 === recognizer }
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
  }
}

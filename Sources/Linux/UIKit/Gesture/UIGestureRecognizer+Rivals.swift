/// A recognizer that must fail first. It is not retained.
struct WeakGestureRecognizer {
  weak var recognizer: UIGestureRecognizer?
}

extension UIGestureRecognizer {
  /// The recognizers that share a touch with this one, in the order in which they receive touches.
  var rivals: [UIGestureRecognizer] {
    var result: [UIGestureRecognizer] = []
    for other in touches.flatMap(\.recognizers)
    where other !== self && !result.contains(where: { $0 === other }) {
      result.append(other)
    }
    return result
  }

  /// Returns true if the recognition of this gesture prevents that of the other.
  func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    if delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true { return false }
    return other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
  }

  var isPreventedByRival: Bool {
    rivals.contains { $0.currentState.isRecognized && $0.prevents(self) }
  }

  /// `true` if the delegate and the views from the hit view up to the recognizer's own allow it to begin. Views are
  /// asked only if they can lose touches (header). That all of them are asked, not only the hit view, is a guess.
  var mayBegin: Bool {
    if let delegate, !delegate.gestureRecognizerShouldBegin(self) { return false }
    guard cancelsTouchesInView else { return true }
    var asked: [UIView] = []
    for touch in touches where tracks(touch) {
      var next = touch.view
      while let candidate = next {
        if !asked.contains(where: { $0 === candidate }) {
          asked.append(candidate)
          if !candidate.gestureRecognizerShouldBegin(self) { return false }
        }
        next = candidate === view ? nil : candidate.superview
      }
    }
    return true
  }

  // MARK: Failure requirements

  /// Returns true if this gesture waits for the other to fail. Delegates and subclasses are asked once in an attempt.
  func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    if requiredToFail.contains(where: { $0.recognizer === other }) { return true }
    let key = ObjectIdentifier(other)
    if let answer = requirementAnswers[key] { return answer }
    let answer =
      shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    requirementAnswers[key] = answer
    return answer
  }

  enum Requirements {
    case met, open, broken
  }

  /// The state of the failures that this gesture requires. A recognizer does not count if it has no touches in this
  /// attempt, is disabled or has no view.
  var requirements: Requirements {
    var others = rivals
    for case let other? in requiredToFail.map(\.recognizer) where !others.contains(where: { $0 === other }) {
      others.append(other)
    }
    var result = Requirements.met
    for other in others where other.isEnabled && other.view != nil && requiresFailure(of: other) {
      if other.currentState.isRecognized { return .broken }
      if other.currentState == .possible, !other.touches.isEmpty { result = .open }
    }
    return result
  }
}

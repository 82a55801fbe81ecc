/// A recognizer that must fail first. It is not retained.
struct WeakGestureRecognizer {
  weak var recognizer: UIGestureRecognizer?
}

extension UIGestureRecognizer {
  /// The number of recognizers that were compared with others, for tests.
  static var visits = 0

  /// The recognizers that share a touch with this one, in the order in which they receive touches.
  var rivals: [UIGestureRecognizer] {
    var known: Set = [ObjectIdentifier(self)]
    let rivals = touches.flatMap(\.recognizers).filter { known.insert(ObjectIdentifier($0)).inserted }
    Self.visits += rivals.count
    return rivals
  }

  /// The classes of this folder whose gestures affect each other by the common rules.
  static let commonClasses = Set<ObjectIdentifier>(
    [
      UITapGestureRecognizer.self, UIPanGestureRecognizer.self, UILongPressGestureRecognizer.self,
      UISwipeGestureRecognizer.self, UIPinchGestureRecognizer.self, UIRotationGestureRecognizer.self,
      UIScreenEdgePanGestureRecognizer.self,
    ].map { ObjectIdentifier($0) })

  /// `true` if a delegate or a subclass of the app's must be asked how this gesture and another one affect each other.
  /// Otherwise that follows from their classes and from `require(toFail:)`, in any order.
  var hasOwnRules: Bool { delegate != nil || !followsCommonRules }

  /// Returns true if the recognition of this gesture prevents that of the other.
  func prevents(_ other: UIGestureRecognizer) -> Bool {
    Self.visits += 1
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    if delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true { return false }
    return other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
  }

  var isPreventedByRival: Bool {
    let recognized = GestureEnvironment.current.recognized(of: touches)
    guard recognized.contains(where: \.hasOwnRules) || hasOwnRules else {
      return recognized.contains { $0 !== self && $0.prevents(self) }
    }
    return rivals.contains { $0.currentState.isRecognized && $0.prevents(self) }
  }

  /// `true` if the delegate and the views from the hit view up to the recognizer's own allow it to begin. Views are
  /// asked only if they can lose touches (header). That all of them are asked, not only the hit view, is a
  /// guess: touch-15.
  var mayBegin: Bool {
    if let delegate, !delegate.gestureRecognizerShouldBegin(self) { return false }
    guard cancelsTouchesInView else { return true }
    var asked: Set<ObjectIdentifier> = []
    for touch in touches where tracks(touch) {
      var next = touch.view
      while let candidate = next {
        if asked.insert(ObjectIdentifier(candidate)).inserted, !candidate.gestureRecognizerShouldBegin(self) {
          return false
        }
        next = candidate === view ? nil : candidate.superview
      }
    }
    return true
  }

  // MARK: Failure requirements

  /// Returns true if this gesture waits for the other to fail. Delegates and subclasses are asked once in an attempt.
  func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    Self.visits += 1
    if requiredToFail.contains(where: { $0.recognizer === other }) { return true }
    guard hasOwnRules || other.hasOwnRules else { return false }
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
    case met, broken
    /// Open until these recognizers fail.
    case open([UIGestureRecognizer])
  }

  /// The state of the failures that this gesture requires. A recognizer does not count if it has no touches in this
  /// attempt, is disabled or has no view.
  var requirements: Requirements {
    var awaited: [UIGestureRecognizer] = []
    for other in candidatesForRequirements where other.isEnabled && other.view != nil && requiresFailure(of: other) {
      if other.currentState.isRecognized { return .broken }
      if other.currentState == .possible, !other.touches.isEmpty { awaited.append(other) }
    }
    return awaited.isEmpty ? .met : .open(awaited)
  }

  /// The recognizers that this one may have to wait for: its rivals, unless none of them has rules of its own, and
  /// those of `require(toFail:)`.
  private var candidatesForRequirements: [UIGestureRecognizer] {
    let required = requiredToFail.compactMap(\.recognizer)
    guard !GestureEnvironment.current.hasNoRules else { return required }
    var others = rivals
    for other in required where !others.contains(where: { $0 === other }) { others.append(other) }
    return others
  }
}

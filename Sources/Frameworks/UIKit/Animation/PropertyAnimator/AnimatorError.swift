/// Misuses of an animator. Each is a fatal error. UIKit raises an exception.
enum AnimatorError {
  /// With UIKit's message.
  case notStopped
  /// With UIKit's message.
  case released
  /// A call, and the state that forbids it. UIKit's message is not known.
  case misused(String, String)

  var text: String {
    switch self {
    case .notStopped: "finishAnimationAtPosition: should only be called on a stopped animator!"
    case .released:
      "It is an error to release a paused or stopped property animator. Property animators must either finish "
        + "animating or be explicitly stopped and finished before they can be released."
    case .misused(let call, let state): "\(call) must not be called on a property animator that is \(state)"
    }
  }

  func raise() -> Never { fatalError("NSInternalInconsistencyException: \(text)") }
}

extension UIViewPropertyAnimator {
  func checkInactive(_ property: String) {
    if state == .active { AnimatorError.misused("the setter of \(property)", "active").raise() }
  }

  func checkInterruptible(_ call: String) {
    if !isInterruptible { AnimatorError.misused(call, "not interruptible").raise() }
  }

  func checkNotStopped(_ call: String) {
    if phase == .stopped { AnimatorError.misused(call, "stopped").raise() }
  }

  var stateOfPhase: UIViewAnimatingState {
    switch phase {
    case .inactive: .inactive
    case .waiting, .running, .paused, .finishing: .active
    case .stopped: .stopped
    }
  }
}

/// The state of a view controller's appearance calls.
struct AppearanceState {
  enum Phase {
    case disappeared, appearing, appeared, disappearing
  }

  enum Containment {
    case settled, movingToParent, movingFromParent
  }

  var phase = Phase.disappeared
  /// The `animated` argument of the current transition.
  var animated = false
  /// `true` if the current transition came from the parent and ends with the parent's.
  var comesFromParent = false
  /// The number of transitions. A deferred end compares it to check that its transition is still the current one.
  var generation = 0
  var containment = Containment.settled
  /// `true` until `viewIsAppearing` has been called.
  var awaitsIsAppearing = false

  var isInTransition: Bool { phase == .appearing || phase == .disappearing }
  var isAppearingOrAppeared: Bool { phase == .appearing || phase == .appeared }
}

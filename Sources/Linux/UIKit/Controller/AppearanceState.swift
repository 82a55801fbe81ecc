/// Where a view controller is between not being seen and being seen.
struct AppearanceState {
  enum Phase {
    case disappeared, appearing, appeared, disappearing
  }

  enum Containment {
    case settled, movingToParent, movingFromParent
  }

  var phase = Phase.disappeared
  /// What the transition under way was begun with.
  var animated = false
  /// Whether the transition under way came from the parent, and ends with the parent's.
  var comesFromParent = false
  /// Counts transitions, so that an end that was put off knows whether its transition is still the one under way.
  var generation = 0
  var containment = Containment.settled
  /// Whether `viewIsAppearing` is still to come.
  var awaitsIsAppearing = false

  var isInTransition: Bool { phase == .appearing || phase == .disappearing }
  var isAppearingOrAppeared: Bool { phase == .appearing || phase == .appeared }
}

import Foundation

/// The motion with which a transition goes on alone after it was let go: a critically damped spring from a place, with
/// a velocity, to a target, that never passes the target and never turns.
///
/// A pure function of the time since the release, so that the places do not depend on how many frames there were.
/// Places are whatever the caller measures (the driver: seconds of the transition), velocities places per second.
struct SettlingSpring: Equatable {
  let start: Double
  let target: Double
  /// Towards the target or zero: a motion that first went on the wrong way would turn back later.
  let velocity: Double
  /// The spring's natural frequency in radians a second.
  let frequency: Double

  init(from start: Double, to target: Double, velocity: Double, frequency: Double = 20) {
    self.start = start
    self.target = target
    self.velocity = velocity * (target - start) > 0 ? velocity : 0
    self.frequency = frequency
  }

  /// The place `time` seconds after the release.
  func place(at time: Double) -> Double {
    let away = start - target
    guard time > 0, away != 0 else { return start }
    let left = (away + (velocity + frequency * away) * time) * exp(-frequency * time)
    return left * away > 0 ? target + left : target
  }

  /// Whether less than `distance` is left to go. With a velocity towards the target what is left only ever shrinks.
  func isSettled(at time: Double, within distance: Double) -> Bool {
    abs(place(at: time) - target) <= distance
  }
}

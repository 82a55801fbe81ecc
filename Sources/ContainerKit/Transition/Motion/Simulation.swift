import Foundation

/// A motion in one dimension, as a pure function of time, so that its positions do not depend on the frame rate.
///
/// Positions are in the unit of the caller: progress, a fraction, or points. Times are in seconds after the start.
protocol Simulation: Sendable {
  /// The position at a time. Before the start, the position at the start.
  func position(at time: TimeInterval) -> Double

  /// The velocity at a time, in positions per second.
  func velocity(at time: TimeInterval) -> Double

  /// Returns true if the motion is over at a time. The caller then shows the target.
  func isSettled(at time: TimeInterval) -> Bool
}

import UIKit

/// The motion of a released transition to its end or back to its start, and the stages after its arrival.
@MainActor struct CompletionRun {
  let toEnd: Bool
  private let simulation: any Simulation
  private let startTime = CACurrentMediaTime()
  private var stage = CompletionStage.moving
  /// Frames since the one that first showed the end or the start.
  private var framesSinceArrival = 0

  /// Starts a simulation of the progress.
  init(_ simulation: any Simulation, toEnd: Bool) {
    self.simulation = simulation
    self.toEnd = toEnd
  }

  var hasArrived: Bool { stage != .moving }
  /// `true` in the frame in which an old appearance that a layer still shows has to be replaced.
  var replacesOldAppearance: Bool { stage == .checkingOldAppearance }

  /// Advances by one frame. Returns true if the transition has to end now, without the animator's report.
  mutating func advance(to time: CFTimeInterval, _ driver: any TransitionDriver) -> Bool {
    if stage == .moving {
      let elapsed = max(time - startTime, 0)
      guard simulation.isSettled(at: elapsed) else {
        driver.scrub(to: simulation.position(at: elapsed))
        return false
      }
    } else {
      framesSinceArrival += 1
    }
    stage = stage.next(toEnd: toEnd)
    driver.enter(stage)
    return !toEnd && framesSinceArrival > CompletionWatchdog.maximumFramesToWait
  }
}

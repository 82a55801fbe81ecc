import UIKit

/// The motion of a released transition to its end or back to its start, and the stages after its arrival.
@MainActor struct CompletionRun {
  private let simulation: any Simulation
  /// The time at which the position of the release is on screen; nil if the next frame shows it first.
  private var startTime: CFTimeInterval?
  private var stage = CompletionStage.moving
  /// Frames since the one that first showed the end or the start.
  private var framesSinceArrival = 0

  /// Starts a simulation of the progress.
  ///
  /// - Parameter screenTime: The time of the last frame, which shows the position at which the simulation starts. It is in the
  ///   future if code of that frame releases the transition. Nil if a finger has moved the pages since: the next frame shows
  ///   that position, and the one after it the first step.
  init(_ simulation: any Simulation, shownAt screenTime: CFTimeInterval?) {
    self.simulation = simulation
    startTime = screenTime.map { max($0, CACurrentMediaTime()) }
  }

  var hasArrived: Bool { stage != .moving }
  /// `true` in the frame in which an old appearance that a layer still shows has to be replaced.
  var replacesOldAppearance: Bool { stage == .checkingOldAppearance }

  /// Advances by one frame, which is on screen at `time`. Returns true if the transition has to end now, without the
  /// animator's report.
  mutating func advance(to time: CFTimeInterval, toward direction: Direction, _ driver: any TransitionDriver) -> Bool {
    if stage == .moving {
      let start = startTime ?? time
      startTime = start
      let elapsed = time - start
      guard simulation.isSettled(at: elapsed) else {
        driver.scrub(to: simulation.position(at: elapsed))
        return false
      }
    } else {
      framesSinceArrival += 1
    }
    stage = stage.next(direction)
    driver.enter(stage)
    return direction == .toStart && framesSinceArrival > CompletionWatchdog.maximumFramesToWait
  }
}

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

/// A stage of a released transition on its way to rest. Each stage between the first and the last is one frame.
enum CompletionStage: Equatable {
  /// Progress follows a simulation.
  case moving

  /// Shows a position just past the end, where the animations end by themselves and the model shows the end.
  case showingPastEnd
  /// Gives the ended animations a frame to report.
  case reportingEnds
  /// Removes ended animations that are left. From here on time runs, for a second phase of the animator.
  case removingEnded

  /// Shows the position at the start.
  case showingStart
  /// Sets the model to the values of the last frame and removes the animations, so that no frame shows anything else.
  case restoringModel
  /// Puts the outgoing page back if a layer still shows its old appearance instead, and removes that animation in the same
  /// transaction. The animator waits for the animation's end.
  case checkingOldAppearance

  case awaitingAnimator

  /// The stage of the next frame.
  func next(_ direction: Direction) -> CompletionStage {
    switch self {
    case .moving: direction == .toEnd ? .showingPastEnd : .showingStart
    case .showingPastEnd: .reportingEnds
    case .reportingEnds: .removingEnded
    case .showingStart: .restoringModel
    case .restoringModel: .checkingOldAppearance
    case .removingEnded, .checkingOldAppearance, .awaitingAnimator: .awaitingAnimator
    }
  }
}

/// The timing with which an interaction controller completes a transition.
@MainActor struct CompletionTiming {
  /// The speed, as a multiple of the one at which the whole transition takes its duration.
  let speed: CGFloat
  let curve: CompletionCurve
  /// The timing with which an interruptible animator runs on by itself; nil to move it.
  let continuation: (any UITimingCurveProvider)?

  /// Lets an interruptible animator run on by itself. Returns false if the caller has to move it.
  func continueAnimation(of driver: any TransitionDriver, _ direction: Direction) -> Bool {
    guard let continuation else { return false }
    let remaining = CGFloat(direction == .toEnd ? 1 - driver.progress : driver.progress)
    return driver.continueAnimation(direction, timing: continuation, durationFactor: remaining / speed)
  }
}

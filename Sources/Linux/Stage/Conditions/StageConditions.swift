import UIKit

/// What makes it hard for an app to look right on a device, and a stage spares it unless told: a main thread that is busy, a
/// display that changes its rate, a machine that has run for weeks.
///
///     var conditions = StageConditions()
///     conditions.showsEveryCommit = true
///     conditions.mainThreadDelay = 0.05
///     let stage = ContainerStage(pages: ["A", "B"], animator: DropAnimator(), conditions: conditions)
///
/// What varies varies with `seed` alone: a test that fails fails again.
public struct StageConditions: Equatable, Sendable {
  /// Whether every state that a commit leaves is shown, and observed, like a frame: `onFrame` is called and `image()` taken
  /// with each commit as well, at the time of the frame under way or shown last.
  ///
  /// iOS may show each of these states (see `Stage.onCommit`), so nothing that the user must not see may be in one. How many
  /// there are depends on the code: do not count calls of `onFrame`.
  public var showsEveryCommit = false

  /// The longest time that the main thread is late, in seconds; up to 0.05 is common. After about half of the frames the main
  /// thread stays busy for up to so long. Frames that come meanwhile show what was committed before, with its animations
  /// going on (`Stage.isMainThreadBusy`); display links skip them, and input arrives bunched in the frame after. Default: 0.
  public var mainThreadDelay: TimeInterval = 0

  /// The time since the device started at which the stage begins, in seconds: `CACurrentMediaTime()` before the first frame.
  /// Above a million, which is twelve days, a time has no digits left below a ten-billionth of a second. Default:
  /// `Stage.mediaTimeAtStart`.
  public var uptime: CFTimeInterval = Stage.mediaTimeAtStart

  /// The longest time, in seconds, by which a frame's code runs after the frame's nominal time, and by which the timestamp
  /// that display links report lies before `CACurrentMediaTime()`. At most 45 % of a frame. Default: 0, the two are equal.
  public var timestampJitter: TimeInterval = 0

  /// Frames a second that the display changes to, by the time in seconds since the stage began: `[0.5: 24, 1: 120]`. Until
  /// the first of them it has the stage's `fps`. Default: none.
  public var frameRates: [TimeInterval: Double] = [:]

  /// Whether the layers of a scene that enters the background lose their animations, as on a device: all that have
  /// `isRemovedOnCompletion`. They end unfinished, and their completions are called with false. Default: false.
  public var removesAnimationsInBackground = false

  /// Whether animations of `UIView.animate` have keys, as on iOS up to now. Without keys a layer's `animationKeys()` does not
  /// list them, as it does not list what other frameworks may add. Default: true.
  public var viewAnimationsHaveKeys = true

  /// What everything depends on that varies. Default: 0.
  public var seed: UInt64 = 0

  /// No hardships: as a stage is unless told otherwise.
  public init() {}
}

extension StageConditions {
  /// Has them hold that hold for the whole process.
  @MainActor func apply() {
    ViewAnimation.givesKeys = viewAnimationsHaveKeys
    UIScene.removesAnimationsInBackground = removesAnimationsInBackground
  }

  /// For how long the main thread is late after a frame.
  func delay(afterFrame index: Int) -> TimeInterval {
    guard mainThreadDelay > 0 else { return 0 }
    var dice = dice(ofFrame: index, salt: 1)
    return dice.chance(50) ? Double.random(in: 0...mainThreadDelay, using: &dice) : 0
  }

  /// By how much code runs after a frame's nominal time, and how old the timestamp is then that links report.
  func jitter(inFrame index: Int, of interval: TimeInterval) -> (lateness: TimeInterval, age: TimeInterval) {
    let most = min(timestampJitter, interval * 0.45)
    guard most > 0 else { return (0, 0) }
    var dice = dice(ofFrame: index, salt: 2)
    return (Double.random(in: 0...most, using: &dice), Double.random(in: 0...most, using: &dice))
  }

  private func dice(ofFrame index: Int, salt: UInt64) -> Dice {
    Dice(seed: seed &* 0x9E37_79B9 &+ UInt64(bitPattern: Int64(index)) &* 16 &+ salt)
  }
}

import UIKit

/// The conditions of a device that a stage simulates only on request, such as a busy main thread, a display that
/// changes its rate, or a long uptime.
///
///     var conditions = StageConditions()
///     conditions.showsEveryCommit = true
///     conditions.mainThreadDelay = 0.05
///     let stage = ContainerStage(pages: ["A", "B"], animator: DropAnimator(), conditions: conditions)
///
/// All variation is determined by `seed`, so that a test that fails will fail again.
public struct StageConditions: Equatable, Sendable {
  /// Treats the state that each commit leaves like a frame: `onFrame` is called and `image()` can be taken after each
  /// commit as well, at the time at which the current or the last frame is on screen. Default: false.
  ///
  /// iOS may show each of these states (see `Stage.onCommit`), so none of them may contain anything that the user must
  /// not see. The number of commits depends on the code: do not count calls of `onFrame`.
  public var showsEveryCommit = false

  /// The longest time for which the main thread is busy, in seconds; up to 0.05 is common. It is busy after about half
  /// of the frames. Frames meanwhile show the last committed state, and its animations continue
  /// (`Stage.isMainThreadBusy`). Display links skip them, and the next frame gets all of the input. Default: 0.
  public var mainThreadDelay: TimeInterval = 0

  /// The device's uptime, in seconds, at which the stage begins: `CACurrentMediaTime()` before the first frame. Above a
  /// million seconds, which is twelve days, a time cannot resolve less than a ten-billionth of a second. Default:
  /// `Stage.mediaTimeAtStart`.
  public var uptime: CFTimeInterval = Stage.mediaTimeAtStart

  /// The longest time, in seconds, by which a frame's code runs after the frame's nominal time, and by which the
  /// timestamp of display links precedes `CACurrentMediaTime()`. At most 45 % of a frame. Pictures and `targetTimestamp` stay
  /// at nominal times. Default: 0, so that timestamp and time are equal.
  public var timestampJitter: TimeInterval = 0

  /// The rates that the display changes to, in frames per second, by the time in seconds since the stage began:
  /// `[0.5: 24, 1: 120]`. Until the first of them it has the stage's `fps`. Default: none.
  public var frameRates: [TimeInterval: Double] = [:]

  /// Removes the animations with `isRemovedOnCompletion` from the layers of a scene that enters the background, as a
  /// device does. They end unfinished, and their completions are called with false. Default: false.
  public var removesAnimationsInBackground = false

  /// Gives the animations of `UIView.animate` keys, as iOS currently does. Without keys a layer's `animationKeys()` does
  /// not list them. Other frameworks may add such animations. Default: true.
  public var viewAnimationsHaveKeys = true

  /// Updates the safe area insets of a view in its next layout, instead of at once, when its frame, transform or superview
  /// changes, or its controller's additional insets. It is not known which of the two iOS does. Default: false.
  public var updatesSafeAreaInLayout = false

  /// Replaces an animation without a begin time, when it is committed, by a copy with one, instead of setting it in the object
  /// that `animation(forKey:)` has returned before. It is not known which of the two iOS does. Default: false.
  public var replacesAnimationsAtCommit = false

  /// The seed of all variation. Default: 0.
  public var seed: UInt64 = 0

  /// Creates the default conditions.
  public init() {}
}

extension StageConditions {
  /// Applies the conditions that affect the whole process.
  @MainActor func apply() {
    ViewAnimation.givesKeys = viewAnimationsHaveKeys
    UIView.updatesSafeAreaInLayout = updatesSafeAreaInLayout
    UIScene.removesAnimationsInBackground = removesAnimationsInBackground
    CAAnimation.isReplacedAtCommit = replacesAnimationsAtCommit
  }

  /// Returns how long the main thread is busy after a frame, in seconds.
  func delay(afterFrame index: Int) -> TimeInterval {
    guard mainThreadDelay > 0 else { return 0 }
    var dice = dice(ofFrame: index, salt: 1)
    return dice.chance(50) ? Double.random(in: 0...mainThreadDelay, using: &dice) : 0
  }

  /// Returns the time by which code runs after a frame's nominal time, and the age of the timestamp that display links
  /// report.
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

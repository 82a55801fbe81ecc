import LayerTime
import UIKit

/// The motion of a transition: its driver and, after a release, the completion to the end or the start.
///
///     the animations run ─▶ frozen, for a finger or a controller ─▶ completing ─▶ arrived: stages until the animator reports
///              ▲                                │
///              └────────────────────────────────┘ a property animator that runs on by itself
///
/// A `Transition` or a `PercentDrive` decides when it is frozen and released, and stores the direction.
@MainActor final class TransitionMotion {
  /// The declared duration of the whole transition, in seconds.
  let duration: TimeInterval
  /// Nil until the animator or the interaction controller is started.
  private(set) var driver: (any TransitionDriver)?
  /// Nil unless the motion was released and the driver has to be moved.
  private var completion: CompletionRun?
  /// The time at which the last frame is on screen; nil if a finger or a controller has changed the position since.
  private var shownTime: CFTimeInterval? = 0
  /// The media time at which the motion was started.
  private var startTime: CFTimeInterval = 0
  private var watchdog = CompletionWatchdog()
  private var link: FrameLink?

  init(duration: TimeInterval) { self.duration = duration }

  // MARK: The position

  /// The progress, which is slightly above 1 while a spring overshoots.
  var progress: Double { driver?.progress ?? 0 }

  /// The progress, from 0 to 1.
  var percentComplete: CGFloat { min(max(CGFloat(progress), 0), 1) }

  /// `true` after a release, until it is frozen again.
  var isCompleting: Bool { completion != nil }

  /// `true` if the current frame shows the end or, after a cancellation, the start.
  var hasArrived: Bool { completion?.hasArrived ?? (driver?.showsEnd == true) }

  /// `true` if a finger can grab it: the animations are under way.
  var canBeHeld: Bool { completion?.hasArrived != true && driver?.isUnderWay == true }

  /// `true` if it is too late to reverse: all animations have ended. If no layer has any, the declared duration decides.
  var isOver: Bool {
    guard let driver else { return false }
    return driver.hasAnimations ? !driver.isUnderWay : duration > 0 && CACurrentMediaTime() >= startTime + duration
  }

  // MARK: Moving

  /// Starts to call `onFrame` for each frame with the time at which the frame is on screen.
  func start(onFrame: @escaping (CFTimeInterval) -> Void) {
    startTime = CACurrentMediaTime()
    link = FrameLink(onFrame)
  }

  func drive(by driver: any TransitionDriver) { self.driver = driver }

  func freeze() {
    driver?.freeze()
    completion = nil
    watchdog = CompletionWatchdog()
  }

  /// Shows a frozen transition at a progress.
  func scrub(to progress: Double) {
    driver?.scrub(to: progress)
    shownTime = nil
  }

  /// Completes with a spring, which starts with the visible velocity of the finger.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the progress, per second; positive toward the end.
  ///   - tolerance: The distance from the target, as a progress, that cannot be seen.
  func complete(_ direction: Direction, velocity: Double, tolerance: Double) {
    guard let driver else { return }
    let target = direction == .toEnd ? driver.lastProgress : 0
    let spring = SettlingSpring(from: driver.progress, to: target, velocity: velocity, tolerance: tolerance)
    completion = CompletionRun(spring, shownAt: shownTime)
  }

  /// Completes with the timing of an interaction controller.
  func complete(_ direction: Direction, timing: CompletionTiming) {
    guard let driver else { return }
    completion = nil
    if timing.continueAnimation(of: driver, direction) { return }
    let (progress, target) = (driver.progress, direction == .toEnd ? driver.lastProgress : 0)
    let simulation = TimedCompletion(
      start: progress, target: target, duration: duration * abs(target - progress) / Double(timing.speed),
      curve: timing.curve)
    completion = CompletionRun(simulation, shownAt: shownTime)
  }

  /// Moves the pages to their position in a frame that is on screen at `time`. Returns true if the transition has to end now,
  /// without the animator's report.
  ///
  /// - Parameter direction: The direction of the last release; nil if there was none.
  func advance(to time: CFTimeInterval, toward direction: Direction?) -> Bool {
    guard let driver else { return false }
    driver.nextFrame(shownAt: time)
    shownTime = time
    guard let direction, var completion else { return false }
    let mustEnd = completion.advance(to: time, toward: direction, driver)
    // The animator may have ended the transition in that call.
    guard isCompleting else { return false }
    self.completion = completion
    return mustEnd
  }

  /// The animations that still show a layer's old appearance, in the frame in which they have to be replaced.
  var oldAppearances: [LayerAnimations.Entry] {
    completion?.replacesOldAppearance == true ? driver?.oldAppearances ?? [] : []
  }

  // MARK: Waiting for the animator

  /// Returns true if the animator has not reported its end in time, and logs that. Call this once in each frame in which
  /// neither a finger nor a controller moves the pages.
  ///
  /// - Parameter isAwaited: `true` if a request is waiting.
  func hasTimedOut(
    at time: CFTimeInterval, toward direction: Direction?, isAwaited: Bool, by animator: AnyObject
  ) -> Bool {
    let activity = activity(at: time, toward: direction, isAwaited: isAwaited)
    if activity == .secondPhase {
      Misuse.log("animates in a second phase, which no finger can drive; it runs by itself", by: animator)
    }
    guard watchdog.hasTimedOut(at: time, isBusy: activity != .none, isAwaited: isAwaited) else { return false }
    Misuse.log("an animator did not call completeTransition(_:); the container has ended the transition", by: animator)
    return true
  }

  private enum Activity {
    /// Nothing moves: the animator has to report its end.
    case none
    case moving
    /// Animations that the animator has started after its first ones, which nothing can drive.
    case secondPhase
  }

  /// Returns what moves in a frame.
  ///
  /// An animator that has stopped its animations does not have to report unless a selection is pending. One that adds no
  /// layer animations works by timers, regardless of the finger, and has its declared duration.
  private func activity(at time: CFTimeInterval, toward direction: Direction?, isAwaited: Bool) -> Activity {
    guard let driver else { return .none }
    let isInDuration = time < startTime + duration
    guard let completion else {
      return isInDuration || driver.isBusy || !isAwaited && driver.isPaused ? .moving : .none
    }
    guard completion.hasArrived, direction == .toEnd else { return .moving }
    if !driver.hasAnimations, !isAwaited, isInDuration { return .moving }
    guard driver.isBusy else { return .none }
    return driver.isUnderWay ? .moving : .secondPhase
  }

  // MARK: The end

  /// Stops moving the pages. The driver still has to be ended.
  func stop() {
    link?.invalidate()
    link = nil
    completion = nil
  }

  /// Stops moving the pages, and hands out the driver, which still has to be ended.
  func detachDriver() -> (any TransitionDriver)? {
    stop()
    defer { driver = nil }
    return driver
  }
}

/// Detects an animator that never calls `completeTransition(_:)`. Its transition times out one second after its animations and
/// its declared duration have ended, or after four frames if a request is waiting.
struct CompletionWatchdog {
  /// Seconds that an animator has for reporting its end.
  static let maximumSecondsToWait: CFTimeInterval = 1
  /// Frames that an animator has for reporting its end after a cancel, or if a request is waiting.
  static let maximumFramesToWait = 4

  private var idleSince: CFTimeInterval?
  private var idleFrames = 0

  /// Returns true if the transition has timed out. Call this once in each frame.
  ///
  /// - Parameters:
  ///   - isBusy: `true` if something still moves, or may move later.
  ///   - isAwaited: `true` if a request is waiting.
  mutating func hasTimedOut(at time: CFTimeInterval, isBusy: Bool, isAwaited: Bool) -> Bool {
    guard !isBusy else {
      self = CompletionWatchdog()
      return false
    }
    let start = idleSince ?? time
    idleSince = start
    idleFrames += 1
    return time - start >= Self.maximumSecondsToWait || isAwaited && idleFrames > Self.maximumFramesToWait
  }
}

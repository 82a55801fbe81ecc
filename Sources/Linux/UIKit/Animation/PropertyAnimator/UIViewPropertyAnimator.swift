import QuartzCore

/// Animates what its blocks change in views, and lets the animation be paused, scrubbed, turned round, continued with
/// another timing, and stopped.
///
/// While it runs it is retained; released while it is paused or stopped it stops the program. Times are in seconds of
/// the layers that are animated.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
  /// Where an animator is in its life. `waiting`: started without anything to animate. `finishing`: its completions are
  /// being called.
  enum Phase: Sendable { case inactive, waiting, running, paused, stopped, finishing }

  final var phase = Phase.inactive
  final var waitingBlocks: [(block: () -> Void, delayFactor: CGFloat)] = []
  final var completions: [(UIViewAnimatingPosition) -> Void] = []
  final var nestedCompletions: [(UIViewAnimatingPosition) -> Void] = []
  final var tracks: [AnimatorTrack] = []
  final var leg: AnimatorLeg
  /// The whole animation on the leg, without any property.
  final var whole: AnimatorSegment
  /// How far the whole is, forwards, and where on the leg that is; while it runs as of the last start.
  final var progress = 0.0
  final var position = 0.0
  final var settled: [SettledValue] = []
  final var options: UIView.AnimationOptions = []
  /// Counts starts, pauses and ends, so that what was put off for one of them does not meet another.
  final var generation = 0
  final var startsAgain = false
  /// Whether another animator's blocks have taken its own.
  final var isTracked = false
  private let parameters: any UITimingCurveProvider
  private let ownDuration: TimeInterval
  private var reverses = false
  private var waitsBefore: TimeInterval = 0

  // MARK: Making one

  /// An animator that does not run yet. A spring that is described by its constants brings its own duration.
  public required init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.parameters = (parameters.copy(with: nil) as? any UITimingCurveProvider) ?? parameters
    ownDuration = max(0, parameters.springTimingParameters?.settlingDuration ?? duration)
    let curve = AnimatorCurve(parameters, duration: ownDuration)
    leg = AnimatorLeg(curve: curve, span: ownDuration)
    whole = leg.segment(of: 0...1, curve: curve)
    super.init()
  }

  /// An animator with one of the standard curves that does not run yet.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a cubic curve from (0, 0) to (1, 1) that does not run yet.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a spring that does not run yet. A ratio of 1 comes to rest without oscillating.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// An animator that runs already, with the options of `UIView.animate`; it does not repeat.
  ///
  /// Inside another animation block it inherits duration and curve unless told otherwise, and is not interruptible.
  /// Inside an animator's, that one animates what it changes, and it completes when that one does.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    makeRunning(duration, delay, options, animations, completion)
  }

  /// An animator with the same timing and properties, and the blocks that this one has not run yet; it does not run.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UncheckedBox(copied()) }.value
  }

  deinit {
    switch phase {
    case .waiting, .paused, .stopped: AnimatorError.released.raise()
    case .inactive, .running, .finishing: break
    }
  }

  // MARK: Properties

  /// The timing it was made with.
  open var timingParameters: (any UITimingCurveProvider)? { parameters }

  /// Seconds that the animation takes, without the delay.
  open var duration: TimeInterval { ownDuration }

  /// Seconds between the start and the beginning of the animations, as given to `startAnimation(afterDelay:)`.
  open var delay: TimeInterval { waitsBefore }

  /// Whether the views take touches while the animator is active. True at first; changing it then is a programmer error.
  open var isUserInteractionEnabled = true { willSet { checkInactive("userInteractionEnabled") } }

  /// Whether hit testing goes by the views' final places, so that the application finds moving views by itself. False at
  /// first: views are hit where they are shown.
  open var isManualHitTestingEnabled = false

  /// Whether the animator can be paused and stopped. True at first; changing it while active is a programmer error.
  open var isInterruptible = true { willSet { checkInactive("interruptible") } }

  /// Whether `fractionComplete` is the share of the way, whatever the curve, instead of the share of the time. True at
  /// first.
  open var scrubsLinearly = true

  /// Whether the animator pauses at its end, instead of finishing and calling its completions. False at first.
  open var pausesOnCompletion = false

  // MARK: UIViewAnimating

  /// Inactive before the start and after the end, active between, stopped after `stopAnimation(false)`.
  open var state: UIViewAnimatingState { stateOfPhase }

  /// Whether the animation runs in either direction. Still true in the completions.
  open var isRunning: Bool { phase == .running || phase == .finishing }

  /// Whether it runs from the end to the start, or will when it is started. A running animator turns round where it is;
  /// a stopped one ignores it.
  open var isReversed: Bool {
    get { reverses }
    set { if newValue != reverses, phase != .stopped { turnRound { reverses = newValue } } }
  }

  /// How far the animation is in the direction it runs in, 0 to 1; a spring goes beyond.
  ///
  /// Setting it moves a paused animator there, and starts an inactive one as paused. A running one ignores it.
  open var fractionComplete: CGFloat {
    get { CGFloat(currentFraction) }
    set { scrub(to: Double(newValue)) }
  }

  /// Runs the blocks and starts the animation, or goes on with a paused one. Without blocks it waits for one.
  open func startAnimation() { start(after: 0) }

  /// Starts the animation; the blocks run now, and what they change moves after `delay` seconds.
  open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }

  /// Pauses the animation where it is, or starts an inactive one as paused at its beginning.
  open func pauseAnimation() { pause() }

  /// Ends an active animation where it is shown: these become the properties' values. With true the animator is
  /// inactive and calls no completion; with false it is stopped and waits for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }

  /// Gives the properties of a stopped animator their values at a position, and calls the completions with it.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finishStopped(at: finalPosition) }

  // MARK: UIViewImplicitlyAnimating

  /// Adds a block. What it changes moves from `delayFactor` times the duration (0 to 1) after now, or after the start, to
  /// the end of the animation. An active animator runs it at once; a stopped one takes none.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { add(animation, delayFactor) }

  /// Adds a block. What it changes moves from now, or from the start, to the end of the animation.
  open func addAnimations(_ animation: @escaping () -> Void) { add(animation, 0) }

  /// Adds a block that is called once when the animator finishes: with the end, with the start when it was reversed, or
  /// with the position that `finishAnimation(at:)` was given.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  /// Goes on with a paused animation from where it is.
  /// - parameters: The timing of what remains; nil: the original one.
  /// - durationFactor: The remaining time as a multiple of `duration`; 0: the time that remains.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    goOn(parameters, Double(durationFactor))
  }

  final func setDelay(_ delay: TimeInterval) { waitsBefore = max(0, delay) }
}

/// Carries what the main actor has made out of it, to a caller that is there too.
private struct UncheckedBox: @unchecked Sendable {
  let value: UIViewPropertyAnimator
  init(_ value: UIViewPropertyAnimator) { self.value = value }
}

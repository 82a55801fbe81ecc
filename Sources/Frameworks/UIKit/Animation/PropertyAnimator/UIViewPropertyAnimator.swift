import QuartzCore

/// Animates the changes that its blocks make to views. The animation can be paused, scrubbed, reversed, continued with
/// another timing, and stopped.
///
/// A running animator is retained. Releasing one that is paused or stopped is a fatal error. Times are in seconds of
/// the animated layers' time. (A guess: animator-2.)
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
  /// The phases of an animator. `waiting`: started without anything to animate. `finishing`: its completions are being
  /// called.
  enum Phase: Sendable { case inactive, waiting, running, paused, stopped, finishing }

  final var phase = Phase.inactive
  final var waitingBlocks: [(block: () -> Void, delayFactor: CGFloat)] = []
  final var completions: [(UIViewAnimatingPosition) -> Void] = []
  final var nestedCompletions: [(UIViewAnimatingPosition) -> Void] = []
  final var tracks: [AnimatorTrack] = []
  final var leg: AnimatorLeg
  /// The segment of the whole animation on the leg, independent of any property.
  final var whole: AnimatorSegment
  /// The forward progress of the whole animation, and the position on the leg. While it runs, as of the last start.
  final var progress = 0.0
  final var position = 0.0
  final var settled: [SettledValue] = []
  final var options: UIView.AnimationOptions = []
  /// Counts starts, pauses and ends, so that work deferred by one of them does not run after another.
  final var generation = 0
  final var startsAgain = false
  /// `true` if another animator animates the changes of this one's blocks.
  final var isTracked = false
  private let parameters: any UITimingCurveProvider
  private let ownDuration: TimeInterval
  private var reverses = false
  private var waitsBefore: TimeInterval = 0

  // MARK: Creating an animator

  /// Creates an animator that does not run yet. A spring that is described by its constants has its own duration.
  public required init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.parameters = (parameters.copy(with: nil) as? any UITimingCurveProvider) ?? parameters
    ownDuration = max(0, parameters.springTimingParameters?.settlingDuration ?? duration)
    let curve = AnimatorCurve(parameters, duration: ownDuration)
    leg = AnimatorLeg(curve: curve, span: ownDuration)
    whole = leg.segment(of: 0...1, curve: curve)
    super.init()
  }

  /// Creates an animator with the default curve and a duration of 0 (a guess: animator-16) that does not run yet.
  public override convenience init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  /// Creates an animator with one of the standard curves that does not run yet.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic curve from (0, 0) to (1, 1) that does not run yet.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that does not run yet. With a ratio of 1, the spring does not oscillate.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates and starts an animator with the options of `UIView.animate`. It does not repeat.
  ///
  /// Inside another animation block it inherits duration and curve unless overridden, and is not interruptible. Inside
  /// another animator's block, that animator animates the changes, and the two complete together.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    makeRunning(duration, delay, options, animations, completion)
  }

  /// Returns an inactive animator with the same timing and properties, and the blocks that this one has not run yet.
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

  /// The timing that the animator was created with.
  open var timingParameters: (any UITimingCurveProvider)? { parameters }

  /// The duration of the animation in seconds, without the delay.
  open var duration: TimeInterval { ownDuration }

  /// The delay before the animations begin in seconds, as given to `startAnimation(afterDelay:)`.
  open var delay: TimeInterval { waitsBefore }

  /// A Boolean value that determines whether the views receive touches while the animator is active. True by default.
  /// Setting it while the animator is active is a programmer error.
  open var isUserInteractionEnabled = true { willSet { checkInactive("userInteractionEnabled") } }

  /// A Boolean value that determines whether hit-testing uses the views' final positions, so that the app finds moving
  /// views itself. False by default: views are hit-tested at their presentation positions.
  open var isManualHitTestingEnabled = false

  /// A Boolean value that determines whether the animator can be paused and stopped. True by default. Setting it while
  /// the animator is active is a programmer error.
  open var isInterruptible = true { willSet { checkInactive("interruptible") } }

  /// A Boolean value that determines whether `fractionComplete` is the progress of the values, regardless of the curve,
  /// instead of the fraction of the time. True by default.
  open var scrubsLinearly = true

  /// A Boolean value that determines whether the animator pauses at its end, instead of finishing and calling its
  /// completions. False by default.
  open var pausesOnCompletion = false

  // MARK: UIViewAnimating

  /// The state: inactive before the start and after the end, active in between, stopped after `stopAnimation(false)`.
  open var state: UIViewAnimatingState { stateOfPhase }

  /// A Boolean value that indicates whether the animation runs in either direction. Still true in the completions.
  open var isRunning: Bool { phase == .running || phase == .finishing }

  /// A Boolean value that determines whether the animation runs, or will run, from the end to the start. A running
  /// animator reverses at its current position. A stopped one ignores it. (A guess: animator-6.)
  open var isReversed: Bool {
    get { reverses }
    set { if newValue != reverses, phase != .stopped { turnRound { reverses = newValue } } }
  }

  /// The progress in the direction in which the animation runs, from 0 to 1. A spring can go beyond.
  ///
  /// Setting it moves a paused animator there, and starts an inactive one in the paused state. A running one ignores
  /// it. (A guess: animator-4b.)
  open var fractionComplete: CGFloat {
    get { CGFloat(currentFraction) }
    set { scrub(to: Double(newValue)) }
  }

  /// Runs the blocks and starts the animation, or resumes a paused one. Without blocks it waits for one.
  open func startAnimation() { start(after: 0) }

  /// Starts the animation. The blocks run now, and their changes are animated after `delay` seconds.
  open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }

  /// Pauses the animation at its current position, or starts an inactive one in the paused state at its beginning.
  open func pauseAnimation() { pause() }

  /// Stops an active animation. The shown values become the properties' values. With true the animator is inactive and
  /// calls no completion. With false it is stopped and waits for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }

  /// Sets the properties of a stopped animator to their values at a position, and calls the completions with it.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finishStopped(at: finalPosition) }

  // MARK: UIViewImplicitlyAnimating

  /// Adds a block. Its changes are animated from `delayFactor` times the duration (0 to 1) after now, or after the
  /// start, to the end of the animation. An active animator runs the block at once. A stopped one accepts none.
  /// (A guess: animator-3.)
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { add(animation, delayFactor) }

  /// Adds a block. Its changes are animated from now, or from the start, to the end of the animation.
  open func addAnimations(_ animation: @escaping () -> Void) { add(animation, 0) }

  /// Adds a block that is called once when the animator finishes: with the end, with the start if reversed, or with the
  /// position that was passed to `finishAnimation(at:)`. (Guesses: animator-5, animator-8.)
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  /// Resumes a paused animation from its current position.
  /// - parameters: The timing of the rest; nil for the original timing.
  /// - durationFactor: The remaining time as a multiple of `duration`; 0 for the time that remains.
  ///
  /// A guess: animator-7b.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    goOn(parameters, Double(durationFactor))
  }

  final func setDelay(_ delay: TimeInterval) { waitsBefore = max(0, delay) }
}

/// Carries a value from main-actor code to a caller that is also on the main actor.
private struct UncheckedBox: @unchecked Sendable {
  let value: UIViewPropertyAnimator
  init(_ value: UIViewPropertyAnimator) { self.value = value }
}

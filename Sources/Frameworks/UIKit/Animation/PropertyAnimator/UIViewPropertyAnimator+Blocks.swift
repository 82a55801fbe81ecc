import QuartzCore

extension UIViewPropertyAnimator {
  func add(_ block: @escaping () -> Void, _ delayFactor: CGFloat) {
    checkNotStopped("addAnimations:")
    guard phase == .waiting || phase == .running || phase == .paused else {
      waitingBlocks.append((block, delayFactor))
      return
    }
    if phase == .running { capture() }
    let fraction = leg.share(at: position)
    let known = tracks
    run(block, from: fraction + Double(max(0, delayFactor)))
    let new = tracks.filter { track in !known.contains { $0 === track } }
    for track in new { track.anchor = (progress, 0) }
    switch phase {
    case .running: launch()
    case .waiting where !new.isEmpty: launch()
    case .paused: new.forEach { $0.hold(AnimatorCompletion(self, isRunning: false)) }
    default: break
    }
  }

  /// Runs the blocks that waited for the start. Returns false if there are none.
  func runWaitingBlocks() -> Bool {
    let blocks = waitingBlocks
    waitingBlocks = []
    for (block, delayFactor) in blocks { run(block, from: Double(max(0, delayFactor))) }
    return !blocks.isEmpty
  }

  private func run(_ block: () -> Void, from fraction: Double) {
    let timing = AnimationTiming(duration: duration, delay: 0, pace: pace, options: blockOptions)
    let outer = ViewAnimation.current
    let own = AnimatorBlock(of: self, start: min(fraction, 1), timing: timing)
    ViewAnimation.current = own
    block()
    if options.contains(.layoutSubviews) { own.layOutChangedViews() }
    ViewAnimation.current = outer
  }

  func record(_ track: AnimatorTrack) {
    if (track.ownCurve ?? leg.curve).verticalSpring != nil, let axes = track.axes {
      tracks += axes
    } else {
      tracks.append(track)
    }
  }

  func addNestedCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    nestedCompletions.append(completion)
  }

  /// The pace that nested blocks inherit. Custom curves apply to them because their changes become tracks.
  private var pace: AnimationTiming.Pace {
    if let spring = timingParameters?.springTimingParameters, case .dampingRatio(let ratio) = spring.spring {
      return .spring(dampingRatio: ratio, velocity: spring.initialVelocity.dx)
    }
    return .curve(timingParameters?.cubicTimingParameters?.animationCurve ?? .easeInOut)
  }

  private var blockOptions: UIView.AnimationOptions {
    isUserInteractionEnabled ? options.union(.allowUserInteraction) : options
  }

  func copied() -> UIViewPropertyAnimator {
    let copy = Self(duration: duration, timingParameters: timingParameters ?? UICubicTimingParameters())
    copy.isUserInteractionEnabled = isUserInteractionEnabled
    copy.isManualHitTestingEnabled = isManualHitTestingEnabled
    copy.isInterruptible = isInterruptible
    copy.scrubsLinearly = scrubsLinearly
    copy.pausesOnCompletion = pausesOnCompletion
    copy.isReversed = isReversed
    copy.options = options
    if phase == .inactive { (copy.waitingBlocks, copy.completions) = (waitingBlocks, completions) }
    return copy
  }
}

import QuartzCore

extension UIViewPropertyAnimator {
  func pause() {
    checkNotStopped("pauseAnimation")
    switch phase {
    case .inactive:
      checkInterruptible("pauseAnimation")
      prepare()
      _ = runWaitingBlocks()
      for track in tracks { track.progress = progress }
      holdAll()
    case .running:
      checkInterruptible("pauseAnimation")
      capture()
      holdAll()
    case .waiting: phase = .paused
    default: break
    }
  }

  /// Stops every track at its current progress.
  func holdAll() {
    generation += 1
    phase = .paused
    for track in tracks {
      track.anchor = (progress, track.progress)
      track.hold(AnimatorCompletion(self, isRunning: false))
    }
  }

  /// The progress in the direction in which the animator runs.
  var currentFraction: Double {
    let forwards: Double
    switch phase {
    case .inactive, .stopped: return 0
    case .finishing: return 1
    case .running where scrubsLinearly: forwards = whole.progress(at: currentPosition)
    case .waiting, .running, .paused: forwards = scrubsLinearly ? progress : leg.share(at: currentPosition)
    }
    return isReversed ? 1 - forwards : forwards
  }

  func scrub(to fraction: Double) {
    checkNotStopped("setFractionComplete:")
    if phase == .inactive || phase == .waiting { pause() }
    guard phase == .paused, !fraction.isNaN else { return }
    tracks.forEach { $0.forgetCycles() }
    let wanted = isReversed ? 1 - fraction : fraction
    if scrubsLinearly || !leg.isWhole { scrubLinearly(to: wanted) } else { scrubAlongCurve(to: wanted) }
    for track in tracks { track.hold(AnimatorCompletion(self, isRunning: false)) }
  }

  /// Scrubs linearly. A spring that was paused beyond its end can be scrubbed back from there.
  private func scrubLinearly(to wanted: Double) {
    let fraction = min(max(wanted, min(0, progress)), max(1, progress))
    progress = fraction
    for track in tracks { track.progress = track.scrubbed(to: fraction) }
    if leg.isWhole {
      position = leg.position(ofFraction: fraction >= 1 ? 1 : leg.curve.time(ofProgress: fraction))
    } else {
      let whole = abs(leg.to - leg.from)
      let part = min(max(fraction, 0), 1)
      leg.span *= whole > 0 ? abs(leg.to - part) / whole : 0
      (leg.from, leg.lead, position) = (part, 0, 0)
    }
  }

  private func scrubAlongCurve(to wanted: Double) {
    position = leg.position(ofFraction: min(max(wanted, 0), 1))
    progress = leg.segment(of: 0...1, curve: leg.curve).progress(at: position)
    for track in tracks {
      track.progress = leg.segment(of: track.window, curve: leg.curve(of: track)).progress(at: position)
    }
  }

  /// Reverses the animation: along the same curve on the first leg, and on a new leg to the other end otherwise.
  func turnRound(_ change: () -> Void) {
    switch phase {
    case .running, .paused:
      let wasRunning = phase == .running
      if wasRunning { capture() }
      change()
      if !leg.isWhole {
        let part = leg.share(at: position)
        beginLeg(leg.curve, span: duration * abs((isReversed ? 0 : 1) - part))
      }
      if wasRunning { launch() }
    default: change()
    }
  }

  /// Starts a leg from the current position to the end, or to the start if reversed.
  private func beginLeg(_ curve: AnimatorCurve, span: Double) {
    let part = leg.share(at: position)
    leg = AnimatorLeg(curve: curve, span: span, from: part, to: isReversed ? 0 : 1, isWhole: false)
    position = 0
    tracks.forEach { $0.segment = nil }
  }

  func goOn(_ parameters: (any UITimingCurveProvider)?, _ factor: Double) {
    let call = "continueAnimationWithTimingParameters:durationFactor:"
    guard phase == .paused || phase == .waiting else { AnimatorError.misused(call, phase.words).raise() }
    checkInterruptible(call)
    if parameters == nil, factor <= 0 { return start(after: 0) }
    let isBackwards = isReversed && leg.isWhole
    let left = isBackwards ? position - leg.lead : leg.end - position
    let span = factor > 0 ? factor * duration : max(0, left)
    let timing = parameters ?? timingParameters ?? UICubicTimingParameters()
    let curve = AnimatorCurve(timing, duration: span)
    beginLeg(curve, span: span)
    if curve.verticalSpring != nil { splitPositions() }
    if phase == .waiting, tracks.isEmpty { return }
    launch()
  }

  private func splitPositions() {
    tracks = tracks.flatMap { track -> [AnimatorTrack] in
      guard let axes = track.axes else { return [track] }
      track.detach()
      return axes
    }
  }
}

extension UIViewPropertyAnimator.Phase {
  /// The phase's name in error messages.
  var words: String {
    switch self {
    case .inactive: "inactive"
    case .waiting, .paused: "paused"
    case .running: "running"
    case .stopped: "stopped"
    case .finishing: "finishing"
    }
  }
}

import QuartzCore

/// How `UIPercentDrivenInteractiveTransition` moves a transition.
extension TransitionRun {
  /// Starts the animations and holds them at their beginning.
  func startHeld() {
    motion = .held
    runAnimator(held: true)
    followFrames()
  }

  /// Shows it at a fraction of its duration.
  func drive(to fraction: Double) {
    guard case .held = motion, !isOver else { return }
    noteProgress(CGFloat(fraction))
    if interruptible.isEmpty { time?.scrub(to: fraction * duration) }
    for animator in underWay { animator.fractionComplete = CGFloat(fraction) }
  }

  /// Takes hold of it where it is. Answers the place, as a fraction, or nil where it cannot be held.
  func hold() -> Double? {
    guard !isOver, let time else { return nil }
    switch motion {
    case .free, .settling: break
    case .held, .back, .settled, .uncovered: return nil
    }
    notePause()
    takeUpVended()
    let fraction: Double
    if let first = interruptible.first {
      for animator in underWay {
        animator.pauseAnimation()
        if animator.isReversed { animator.isReversed = false }
      }
      fraction = Double(first.fractionComplete)
    } else {
      time.freeze()
      fraction = duration > 0 ? min(max(time.elapsed / duration, 0), 1) : 0
    }
    motion = .held
    followFrames()
    noteProgress(CGFloat(fraction))
    return fraction
  }

  /// Lets it go to its end, or back, from a fraction. With `rest` the whole of it would take `duration / speed`.
  func release(from fraction: Double, commit: Bool, _ rest: ReleasedRest) {
    guard case .held = motion, !isOver else { return }
    let share = commit ? 1 - fraction : fraction
    noteRelease(commit: commit)
    guard !isOver, case .held = motion else { return }
    if !interruptible.isEmpty {
      motion = .free
      for animator in underWay {
        animator.isReversed = !commit
        if !AbsentRequirement.isImplemented({
          animator.continueAnimation(
            withTimingParameters: rest.timing, durationFactor: CGFloat(rest.part(forShare: share)))
        }) {
          animator.startAnimation()
        }
      }
    } else {
      motion = .settling(
        from: fraction, since: CACurrentMediaTime(), seconds: rest.part(forShare: share) * duration,
        curve: rest.progress, commit: commit)
    }
  }

  /// Those that are on their way: what runs alongside may be over before.
  private var underWay: [any UIViewImplicitlyAnimating] { interruptible.filter { $0.state == .active } }

  private func followFrames() {
    guard link == nil, interruptible.isEmpty, !isOver else { return }
    let link = CADisplayLink(target: self, selector: Selector(TransitionRun.frame(_:)))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func frame(_ link: CADisplayLink) {
    time?.nextFrame()
    switch motion {
    case .free, .held: break
    case .settling(let first, let since, let seconds, let curve, let commit):
      let part = seconds > 0 ? (link.timestamp - since) / seconds : 1
      let target = commit ? 1.0 : 0.0
      time?.scrub(to: (first + (target - first) * curve(min(part, 1))) * duration)
      if part >= 1 { arrive(commit: commit) }
    case .back:
      motion = .settled
      time?.settleModel()
    case .settled:
      motion = .free
      if let time { uncover(time) }
    case .uncovered(let frames):
      motion = .uncovered(frames: frames + 1)
      if frames == Self.maximumFramesToWait { endNow(false) }
    }
  }

  /// Removes the animations that still cover the views.
  private func uncover(_ time: HeldTime) {
    let unnamed = time.unnamed
    if !unnamed.isEmpty {
      // The models below them have the values of the end, which would be seen in a frame if the transition were not over.
      endNow(false)
      unnamed.remove()
      time.removeRemaining()
    } else if time.showsOldAppearance {
      // Their completions run once they are removed, and the animator reports its end before the transition is over.
      outgoingView?.putBack()
      time.removeRemaining()
      motion = .uncovered(frames: 0)
    }
  }

  /// Frames that an animator has for reporting its end, once nothing of its transition is left.
  private static let maximumFramesToWait = 4

  /// At its end time goes on, and the animations end by themselves. Back at its beginning this frame shows it once
  /// before that becomes the model.
  private func arrive(commit: Bool) {
    motion = commit ? .free : .back
    if commit { time?.passEnd() }
  }
}

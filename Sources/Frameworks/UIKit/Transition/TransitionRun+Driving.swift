import QuartzCore

/// The control of a transition by `UIPercentDrivenInteractiveTransition`.
extension TransitionRun {
  /// Starts the animations, paused at their beginning.
  func startHeld() {
    motion = .held
    runAnimator(held: true)
    followFrames()
  }

  /// Shows the transition at a fraction of its duration.
  func drive(to fraction: Double) {
    guard case .held = motion, !isOver else { return }
    if CGFloat(fraction) != coordinator.percentComplete { isShown = false }
    noteProgress(CGFloat(fraction))
    if interruptible.isEmpty { time?.scrub(to: fraction * duration) }
    for animator in underWay { animator.fractionComplete = CGFloat(fraction) }
  }

  /// Pauses the transition. Returns its position as a fraction, or nil if it cannot be paused.
  func hold() -> Double? {
    guard !isOver, let time else { return nil }
    switch motion {
    case .free, .settling: break
    case .held, .back, .settled, .uncovered: return nil
    }
    notePause()
    adoptInterruptibleAnimator()
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

  /// Continues to the end, or back to the start, from a fraction. `rest` determines the timing of what remains.
  func release(from fraction: Double, commit: Bool, _ rest: ReleaseTiming) {
    guard case .held = motion, !isOver else { return }
    let remaining = commit ? 1 - fraction : fraction
    noteRelease(commit: commit)
    guard !isOver, case .held = motion else { return }
    if !interruptible.isEmpty {
      motion = .free
      for animator in underWay {
        animator.isReversed = !commit
        if !AbsentRequirement.isImplemented({
          animator.continueAnimation(
            withTimingParameters: rest.timing, durationFactor: CGFloat(rest.part(forFraction: remaining)))
        }) {
          animator.startAnimation()
        }
      }
    } else {
      // If the interaction has moved the views since the last frame, the next one shows that position first.
      motion = .settling(
        from: fraction, since: isShown ? CACurrentMediaTime() : FrameLoop.main.screenTime,
        seconds: rest.part(forFraction: remaining) * duration, curve: rest.progress, commit: commit)
    }
  }

  /// The animators that are active. Those of the alongside animations may end earlier.
  private var underWay: [any UIViewImplicitlyAnimating] { interruptible.filter { $0.state == .active } }

  private func followFrames() {
    guard link == nil, interruptible.isEmpty, !isOver else { return }
    let link = CADisplayLink(target: self, selector: Selector(TransitionRun.frame(_:)))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func frame(_ link: CADisplayLink) {
    time?.nextFrame(shownAt: link.targetTimestamp)
    isShown = true
    switch motion {
    case .free, .held: break
    case .settling(let first, let since, let seconds, let curve, let commit):
      let part = seconds > 0 ? (link.targetTimestamp - since) / seconds : 1
      let target = commit ? 1.0 : 0.0
      time?.scrub(to: (first + (target - first) * curve(min(part, 1))) * duration)
      if part >= 1 { arrive(commit: commit) }
    case .back:
      motion = .settled
      time?.settleModel()
      (animator as? any StartRestoring)?.restoreStart()
    case .settled:
      motion = .free
      if let time { uncover(time) }
    case .uncovered(let frames):
      motion = .uncovered(frames: frames + 1)
      if frames == Self.maximumFramesToWait { endNow(false) }
    }
  }

  /// Removes the animations that still cover the views.
  private func uncover(_ time: TransitionTime) {
    let unnamed = time.unnamed
    if !unnamed.isEmpty {
      // The models below them have the final values, which would be visible in a frame if the transition were not over.
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

  /// The number of frames in which an animator has to report its end, once nothing of its transition is left.
  private static let maximumFramesToWait = 4

  /// Ends the driven part. At the transition's end, time resumes and the animations end by themselves. Back at the
  /// start, this frame shows it once before it becomes the model.
  private func arrive(commit: Bool) {
    motion = commit ? .free : .back
    if commit { time?.passEnd() }
  }
}

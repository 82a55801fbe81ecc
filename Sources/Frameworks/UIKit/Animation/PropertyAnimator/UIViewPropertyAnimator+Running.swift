import QuartzCore

extension UIViewPropertyAnimator {
  func start(after delay: TimeInterval) {
    checkNotStopped("startAnimation")
    switch phase {
    case .inactive:
      setDelay(delay)
      prepare()
      let hasBlocks = runWaitingBlocks()
      for track in tracks { track.progress = progress }
      if hasBlocks || isTracked { launch() } else { phase = .waiting }
    case .paused: launch()
    case .waiting where !tracks.isEmpty: launch()
    case .finishing: startsAgain = true
    default: break
    }
  }

  /// Prepares the whole animation: at its start, or at its end if reversed.
  func prepare() {
    let curve = AnimatorCurve(timingParameters ?? UICubicTimingParameters(), duration: duration)
    leg = AnimatorLeg(curve: curve, lead: delay, span: duration)
    whole = leg.segment(of: 0...1, curve: curve)
    position = isReversed ? leg.end + delay : 0
    progress = isReversed ? 1 : 0
    phase = .paused
  }

  /// Runs the whole animation and each track from the current progress.
  func launch() {
    generation += 1
    phase = .running
    let isBackwards = isReversed && leg.isWhole
    let end = isBackwards ? leg.lead : leg.end
    let distance = max(0, isBackwards ? position - end : end - position)
    if isBackwards || !leg.isWhole { tracks.forEach { $0.forgetCycles() } }
    aim(isBackwards)
    let isAtEnd = distance <= AnimatorSegment.shortest
    let goesOn = { (track: AnimatorTrack) in
      !isAtEnd || (track.endOfCycles ?? 0) - (track.start ?? self.position) > AnimatorSegment.shortest
    }
    guard tracks.contains(where: goesOn) else { return arriveLater() }
    for track in tracks {
      let report = AnimatorCompletion(self, isRunning: true)
      if goesOn(track) {
        track.run(on: leg, from: position, distance: distance, isReversed: isBackwards, report: report)
      } else {
        track.hold(report)
        (track.origin, track.isDone) = (track.start ?? position, true)
      }
    }
  }

  /// Computes the segments of the whole animation and of each track from the current progress.
  private func aim(_ isBackwards: Bool) {
    if leg.isWhole {
      whole = leg.segment(of: 0...1, curve: leg.curve)
        .meeting(progress, at: position, isReversed: isBackwards, within: leg.lead...leg.end)
      for track in tracks {
        let segment = leg.segment(of: track.window, curve: leg.curve(of: track))
        track.segment =
          track.cycles == nil
          ? segment.meeting(track.progress, at: position, isReversed: isBackwards, within: leg.lead...leg.end) : segment
      }
    } else {
      let isFresh = position <= leg.lead
      if isFresh { whole = partial(from: progress, window: 0...1, leg.curve) }
      for track in tracks where isFresh || track.segment == nil {
        track.segment = partial(from: track.progress, window: track.window, leg.curve(of: track))
      }
    }
  }

  /// Returns the segment from `progress` to the end of a leg that is not the first.
  private func partial(from progress: Double, window: ClosedRange<Double>, _ curve: AnimatorCurve) -> AnimatorSegment {
    let start = leg.segment(of: window, curve: curve)
    // On a leg from the end to the end, a track that has begun may still be running, because it had more than one pass.
    let isLate = leg.from == leg.to && window.lowerBound < leg.from
    let begin = max(isLate ? leg.lead : start.begin, position)
    let end = isLate ? leg.end : max(start.begin + start.length, begin)
    return AnimatorSegment(
      begin: begin, length: (end - begin > AnimatorSegment.shortest ? end : leg.end) - begin, curve: curve,
      first: progress, last: isReversed ? 0 : 1)
  }

  /// Shows the end, and finishes in the next turn of the main queue. Called if there is nothing left to animate.
  private func arriveLater() {
    for track in tracks {
      track.progress = isReversed ? 0 : 1
      track.hold(AnimatorCompletion(self, isRunning: true))
    }
    let here = generation
    FrameLoop.main.enqueueTurn { MainActor.assumeIsolated { if here == self.generation { self.arrive() } } }
  }

  /// Called when an animation has ended or left its layer. It stays on the layer if it has run to its end. Otherwise
  /// other code has removed it, or its view has left the window.
  func animationStopped(_ report: AnimatorCompletion, finished: Bool) {
    guard phase == .running || phase == .paused else { return }
    guard let track = tracks.first(where: { $0.report === report }) else { return }
    if finished || track.view.window == nil {
      track.isDone = true
    } else {
      tracks.removeAll { $0 === track }
    }
    if phase == .running, tracks.allSatisfy(\.isDone) { arrive() }
  }

  private func arrive() {
    guard phase == .running, !isTracked else { return }
    let end = isReversed && leg.isWhole ? leg.lead : leg.end
    (position, progress) = (end, isReversed ? 0 : 1)
    guard pausesOnCompletion else { return finish(at: isReversed ? .start : .end) }
    for track in tracks { track.progress = progress }
    holdAll()
  }

  /// Returns the current position of a track's animation on the leg.
  private func runningPosition(of track: AnimatorTrack) -> Double {
    let isBackwards = isReversed && leg.isWhole
    guard let elapsed = track.elapsed else { return isBackwards ? leg.lead : leg.end }
    return isBackwards ? max(leg.lead, track.origin - elapsed) : min(leg.end, track.origin + elapsed)
  }

  /// The current position on the leg, taken from the first animation that is still on its layer.
  var currentPosition: Double {
    guard phase == .running else { return position }
    return tracks.first { $0.elapsed != nil }.map(runningPosition) ?? position
  }

  /// Stores the progress of the whole animation and of each track, which uses its own layer's time.
  func capture() {
    for track in tracks {
      if track.cycles == nil {
        track.progress = track.segment?.progress(at: runningPosition(of: track)) ?? track.progress
      } else {
        track.captureCycles(after: track.elapsed)
      }
    }
    position = currentPosition
    progress = whole.progress(at: position)
  }
}

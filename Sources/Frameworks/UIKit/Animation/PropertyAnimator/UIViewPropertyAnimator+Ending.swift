import QuartzCore

/// A property's values at the ends of an animation, and at the point where the animation was stopped.
struct SettledValue {
  let track: AnimatorTrack
  let start: AnimatableValue
  let current: AnimatableValue
  let end: AnimatableValue
}

extension UIViewPropertyAnimator {
  func stop(_ withoutFinishing: Bool) {
    guard phase != .finishing else { return }
    guard state == .active else { AnimatorError.misused("stopAnimation:", phase.words).raise() }
    checkInterruptible("stopAnimation:")
    if phase == .running { capture() }
    let values = settledValues
    write(values) { $0.current }
    clear()
    phase = withoutFinishing ? .inactive : .stopped
    if withoutFinishing {
      (completions, nestedCompletions) = ([], [])
    } else {
      settled = values
    }
  }

  func finishStopped(at finalPosition: UIViewAnimatingPosition) {
    guard phase == .stopped else { AnimatorError.notStopped.raise() }
    let values = settled
    settled = []
    switch finalPosition {
    case .start: write(values) { $0.start }
    case .end: write(values) { $0.end }
    case .current: break
    }
    phase = .inactive
    callCompletions(finalPosition)
  }

  /// Sets the model to what is shown, removes the animations and calls the completions.
  func finish(at finalPosition: UIViewAnimatingPosition) {
    phase = .finishing
    if finalPosition == .start { write(settledValues) { $0.start } }
    clear()
    callCompletions(finalPosition)
    phase = .inactive
    if startsAgain {
      startsAgain = false
      startAnimation()
    }
  }

  private func callCompletions(_ finalPosition: UIViewAnimatingPosition) {
    let due = nestedCompletions + completions
    (completions, nestedCompletions) = ([], [])
    for completion in due { completion(finalPosition) }
  }

  private func clear() {
    generation += 1
    let gone = tracks
    tracks = []
    for track in gone { track.detach() }
    isTracked = false
  }

  /// The values by property. Changes add up in the order in which they were made, and are undone in reverse order.
  private var settledValues: [SettledValue] {
    var result: [SettledValue] = []
    for (index, track) in tracks.enumerated() {
      let isSame = { (other: AnimatorTrack) in other.view === track.view && other.keyPath == track.keyPath }
      guard !tracks[..<index].contains(where: isSame) else { continue }
      guard let end = AnimatableValue(track.view.layer.value(forKeyPath: track.keyPath)) else { continue }
      let changes = tracks.filter(isSame)
      let start = changes.reversed().reduce(end) { $1.shown(at: 0, over: $0) }
      let current = changes.reduce(end) { $1.shown(at: $1.progress, over: $0) }
      result.append(SettledValue(track: track, start: start, current: current, end: end))
    }
    return result
  }

  private func write(_ values: [SettledValue], _ value: (SettledValue) -> AnimatableValue) {
    UIView.performWithoutAnimation {
      for settled in values { settled.track.write(value(settled)) }
    }
  }
}

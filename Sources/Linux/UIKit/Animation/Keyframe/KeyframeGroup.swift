import QuartzCore

/// The changes in the keyframes of one `animateKeyframes` call, by property.
@MainActor final class KeyframeGroup {
  /// The block of the `animateKeyframes` call. It outlives the run of its closure.
  unowned let block: AnimationBlock
  private let mode: CAAnimationCalculationMode
  private var tracks: [KeyframeTrack] = []

  init(block: AnimationBlock, mode: CAAnimationCalculationMode) {
    self.block = block
    self.mode = mode
  }

  func record(_ change: ValueChange, of view: UIView, in span: KeyframeSpan) {
    if let index = tracks.firstIndex(where: { $0.view === view && $0.keyPath == change.keyPath }) {
      tracks[index].add(change.new, in: span)
    } else {
      let fromShown = block.timing.options.contains(.beginFromCurrentState)
      var track = KeyframeTrack(of: change, view: view, fromShown: fromShown)
      track.add(change.new, in: span)
      tracks.append(track)
    }
  }

  /// Animates the properties through their keyframes. Called when the block has run.
  func animate() {
    for track in tracks {
      let (times, values) = track.keyframes
      let animation = CAKeyframeAnimation(keyPath: track.keyPath)
      block.timing.apply(to: animation)
      animation.calculationMode = mode
      animation.keyTimes = times.map { NSNumber(value: $0) }
      animation.values = values.map(\.object)
      block.addKeyframes(animation, to: track.view)
    }
    tracks = []
  }
}

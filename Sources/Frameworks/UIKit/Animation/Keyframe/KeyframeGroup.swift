import QuartzCore

/// The changes in the keyframes of one `animateKeyframes` call, by property.
@MainActor final class KeyframeGroup {
  private struct Property: Hashable {
    let view: ObjectIdentifier
    let keyPath: String
  }

  /// The block of the `animateKeyframes` call. It outlives the run of its closure.
  unowned let block: AnimationBlock
  private let mode: CAAnimationCalculationMode
  /// In the order in which the properties change first. A track retains its view.
  private var tracks: [KeyframeTrack] = []
  private var indexes: [Property: Int] = [:]

  init(block: AnimationBlock, mode: CAAnimationCalculationMode) {
    self.block = block
    self.mode = mode
  }

  func record(_ change: ValueChange, of view: UIView, in span: KeyframeSpan) {
    let property = Property(view: ObjectIdentifier(view), keyPath: change.keyPath)
    if let index = indexes[property] {
      tracks[index].add(change.new, in: span)
    } else {
      let fromShown = block.timing.options.contains(.beginFromCurrentState)
      var track = KeyframeTrack(of: change, view: view, fromShown: fromShown)
      track.add(change.new, in: span)
      indexes[property] = tracks.count
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
    indexes = [:]
  }
}

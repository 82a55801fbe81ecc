import QuartzCore

/// One property of one view that an animator animates.
@MainActor final class AnimatorTrack {
  let view: UIView
  let keyPath: String
  /// The values. They go from the difference to zero if the track is additive.
  let values: AnimatedValues
  let isAdditive: Bool
  /// The part of the whole animation's time that the track takes, in fractions.
  let window: ClosedRange<Double>
  /// The track's own curve; nil for the animator's.
  let ownCurve: AnimatorCurve?

  /// The repetition, if any. Nil once the track is scrubbed, runs backward or continues with another timing (a
  /// guess: animator-11b).
  var cycles: AnimatorCycles?
  /// The position on the leg when a track with cycles was last captured. It can be beyond the leg's end.
  var start: Double?
  /// The segment on the current leg.
  var segment: AnimatorSegment?
  /// The progress while the track does not run.
  var progress = 0.0
  /// The animator's progress and the track's own when the animator was paused. Scrubbing is relative to them.
  var anchor = (whole: 0.0, own: 0.0)
  var isDone = false
  /// The delegate of the animation on the layer, which retains it.
  weak var report: AnimatorCompletion?
  /// The key of the animation on the layer.
  let key: String
  /// The position on the leg at which the animation on the layer began.
  var origin = 0.0

  private static var count = 0

  init(
    view: UIView, keyPath: String, values: AnimatedValues, isAdditive: Bool, window: ClosedRange<Double>,
    ownCurve: AnimatorCurve?
  ) {
    (self.view, self.keyPath, self.values) = (view, keyPath, values)
    (self.isAdditive, self.window, self.ownCurve) = (isAdditive, window, ownCurve)
    Self.count += 1
    key = "\(keyPath)-animator-\(Self.count)"
  }

  /// Returns the value that the property shows at a progress, on top of `value`.
  func shown(at progress: Double, over value: AnimatableValue) -> AnimatableValue {
    let own = values.value(at: progress)
    return isAdditive ? value.adding(own) ?? value : own
  }

  func write(_ value: AnimatableValue) {
    if keyPath == "backgroundColor", case .color(let color) = value {
      view.backgroundColor = UIColor(cgColor: color)
    } else {
      view.layer.setValue(value.object, forKeyPath: keyPath)
    }
  }

  /// Returns the progress when the animator is scrubbed to `fraction`. It is linear from the track's start to its
  /// progress when the animator was paused, and from there to its end, so that nothing jumps.
  func scrubbed(to fraction: Double) -> Double {
    let (start, end) = (window.lowerBound, window.upperBound)
    if anchor.whole > start, anchor.whole < end {
      if fraction < anchor.whole { return anchor.own * max(0, (fraction - start) / (anchor.whole - start)) }
      return anchor.own + (1 - anchor.own) * min(1, (fraction - anchor.whole) / (end - anchor.whole))
    }
    if fraction == anchor.whole { return anchor.own }
    let straight = end > start ? (fraction - start) / (end - start) : fraction < end ? 0 : 1
    return min(max(straight, min(0, anchor.own)), max(1, anchor.own))
  }

  /// The tracks of a position's two axes, for springs whose velocities differ.
  var axes: [AnimatorTrack]? {
    guard keyPath == "position", values.isPlain, case (.point(let from), .point(let to)) = values.ends else {
      return nil
    }
    func axis(_ name: String, _ from: CGFloat, _ to: CGFloat, _ curve: AnimatorCurve?) -> AnimatorTrack {
      let track = AnimatorTrack(
        view: view, keyPath: "position.\(name)",
        values: AnimatedValues(from: .number(Double(from)), to: .number(Double(to))),
        isAdditive: isAdditive, window: window, ownCurve: curve)
      (track.progress, track.anchor, track.segment, track.isDone) = (progress, anchor, segment, isDone)
      (track.cycles, track.start) = (cycles, start)
      return track
    }
    return [axis("x", from.x, to.x, ownCurve), axis("y", from.y, to.y, ownCurve?.vertical)]
  }
}

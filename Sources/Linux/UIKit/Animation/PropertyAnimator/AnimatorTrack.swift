import QuartzCore

/// One property of one view that an animator animates.
@MainActor final class AnimatorTrack {
  let view: UIView
  let keyPath: String
  /// From the difference to nothing where it is additive.
  let way: AnimatorWay
  let isAdditive: Bool
  /// The share of the whole animation's time that it takes.
  let window: ClosedRange<Double>
  /// Its own curve; nil: the animator's.
  let ownCurve: AnimatorCurve?

  /// More ways than one; nil once it is scrubbed, goes backwards or continues otherwise (a guess).
  var cycles: AnimatorCycles?
  /// Where on the leg it is, with cycles, as of the last time it was looked at; that may lie beyond the leg's end.
  var place: Double?
  /// The way it goes on the present leg.
  var segment: AnimatorSegment?
  /// How far it is, while it does not run.
  var progress = 0.0
  /// What scrubbing goes by: the animator's progress, and its own, when it was paused.
  var anchor = (whole: 0.0, own: 0.0)
  var isDone = false
  /// What hears of the animation on the layer; kept by that one.
  weak var report: AnimatorReport?
  /// The key of the animation on the layer.
  let key: String
  /// Where on the leg the animation on the layer began.
  var origin = 0.0

  private static var count = 0

  init(
    view: UIView, keyPath: String, way: AnimatorWay, isAdditive: Bool, window: ClosedRange<Double>,
    ownCurve: AnimatorCurve?
  ) {
    (self.view, self.keyPath, self.way) = (view, keyPath, way)
    (self.isAdditive, self.window, self.ownCurve) = (isAdditive, window, ownCurve)
    Self.count += 1
    key = "\(keyPath)-animator-\(Self.count)"
  }

  /// What the property shows at that share of the way, where `value` is below.
  func shown(at progress: Double, over value: AnimatableValue) -> AnimatableValue {
    let own = way.value(at: progress)
    return isAdditive ? value.adding(own) ?? value : own
  }

  func write(_ value: AnimatableValue) {
    if keyPath == "backgroundColor", case .color(let color) = value {
      view.backgroundColor = UIColor(cgColor: color)
    } else {
      view.layer.setValue(value.object, forKeyPath: keyPath)
    }
  }

  /// How far it is when the whole is scrubbed to `fraction`: in a line from its start over where it was when the animator
  /// was paused to its end, so that nothing jumps.
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

  /// The two axes of a position, for springs whose velocities differ.
  var axes: [AnimatorTrack]? {
    guard keyPath == "position", way.isPlain, case (.point(let from), .point(let to)) = way.ends else { return nil }
    func axis(_ name: String, _ from: CGFloat, _ to: CGFloat, _ curve: AnimatorCurve?) -> AnimatorTrack {
      let track = AnimatorTrack(
        view: view, keyPath: "position.\(name)", way: AnimatorWay(from: .number(Double(from)), to: .number(Double(to))),
        isAdditive: isAdditive, window: window, ownCurve: curve)
      (track.progress, track.anchor, track.segment, track.isDone) = (progress, anchor, segment, isDone)
      (track.cycles, track.place) = (cycles, place)
      return track
    }
    return [axis("x", from.x, to.x, ownCurve), axis("y", from.y, to.y, ownCurve?.vertical)]
  }
}

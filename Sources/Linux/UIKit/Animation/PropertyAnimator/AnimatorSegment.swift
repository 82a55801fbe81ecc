/// A stretch of an animator's timeline on which one thing goes from one share of its way to another along a curve.
///
///     the timeline, seconds   0 ─────── begin ═══════════ begin + length ─────────
///     the share of the way      first      ⟶ the curve ⟶        last
struct AnimatorSegment {
  var begin: Double
  var length: Double
  var curve: AnimatorCurve
  var first: Double
  var last: Double

  /// Nothing is shorter than this, seconds: an animation without duration would take another one's.
  static let shortest = 1e-6

  init(begin: Double, length: Double, curve: AnimatorCurve, first: Double = 0, last: Double = 1) {
    (self.begin, self.length, self.curve) = (begin, max(length, Self.shortest), curve)
    (self.first, self.last) = (first, last)
  }

  private func curveValue(at position: Double) -> Double {
    curve.progress(at: min(max((position - begin) / length, 0), 1))
  }

  /// The share of the way at a position of the timeline.
  func progress(at position: Double) -> Double {
    first + (last - first) * curveValue(at: position)
  }

  /// The way from where one is, `progress` at `position`, along the rest of this segment's curve to its end, or back to
  /// its start. Where one is on the curve that is the segment as it is. Otherwise the curve is stretched to meet the
  /// place, or, where nothing of it is left to stretch, replaced by a line; and where nothing of the segment's time is
  /// left, the line takes that of the `span`.
  func meeting(
    _ progress: Double, at position: Double, isReversed: Bool, within span: ClosedRange<Double>
  ) -> AnimatorSegment {
    var result = self
    (result.first, result.last) = (0, 1)
    let value = curveValue(at: position)
    guard abs(value - progress) > 1e-9 else { return result }
    let left = isReversed ? value : 1 - value
    if abs(left) > 1e-3 {
      if isReversed { result.last = progress / value } else { result.first = 1 - (1 - progress) / left }
      return result
    }
    let end = begin + length
    if isReversed {
      let last = min(position, end)
      let first = begin < last ? begin : span.lowerBound
      return AnimatorSegment(begin: first, length: last - first, curve: .linear, first: 0, last: progress)
    }
    let first = max(position, begin)
    let last = first < end ? end : span.upperBound
    return AnimatorSegment(begin: first, length: last - first, curve: .linear, first: progress, last: 1)
  }
}

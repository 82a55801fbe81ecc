/// A part of an animator's timeline in which one property goes from one progress to another along a curve.
///
///     the timeline, seconds   0 ─────── begin ═══════════ begin + length ─────────
///     the progress              first      ⟶ the curve ⟶        last
struct AnimatorSegment {
  var begin: Double
  var length: Double
  var curve: AnimatorCurve
  var first: Double
  var last: Double

  /// The minimum length, in seconds. An animation with a duration of 0 would get its group's or transaction's.
  static let shortest = 1e-6

  init(begin: Double, length: Double, curve: AnimatorCurve, first: Double = 0, last: Double = 1) {
    (self.begin, self.length, self.curve) = (begin, max(length, Self.shortest), curve)
    (self.first, self.last) = (first, last)
  }

  private func curveValue(at position: Double) -> Double {
    curve.progress(at: min(max((position - begin) / length, 0), 1))
  }

  /// Returns the progress at a position of the timeline.
  func progress(at position: Double) -> Double {
    first + (last - first) * curveValue(at: position)
  }

  /// Returns the segment from `progress` at `position` along the rest of this curve to its end, or back to its start.
  /// If the progress is on the curve, that is the segment itself. Otherwise the curve is stretched to meet it. If there
  /// is nothing left to stretch, a line replaces the curve. If no time of the segment is left either, the line takes
  /// that of `span`.
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

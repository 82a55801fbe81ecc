import QuartzCore

/// The timeline that an animator runs on.
///
/// The first leg is the whole animation, run forwards or backwards. When an animator continues with another timing, a leg
/// begins that takes everything from where it is to its end (or start); it is run forwards only.
///
///     seconds    0 ──── lead ═══════════════ lead + span ──── length
///     share             from                 to
struct AnimatorLeg {
  var curve: AnimatorCurve
  /// The delay, seconds; there is as much behind the span, for an animator that starts reversed.
  var lead: Double = 0
  /// Seconds.
  var span: Double
  /// The share of the whole animation's time at the span's ends.
  var from: Double = 0
  var to: Double = 1
  var isWhole = true

  /// More than is ever run through, so that no position is the end of a cycle of Core Animation, which counts as the
  /// start of the next.
  var length: Double { end + lead + 1 }
  var end: Double { lead + span }

  func position(ofShare share: Double) -> Double {
    from == to ? end : lead + span * (share - from) / (to - from)
  }

  func share(at position: Double) -> Double {
    span > 0 ? from + (to - from) * min(max((position - lead) / span, 0), 1) : to
  }

  /// Where something lies that takes `window` of the whole animation's time.
  func segment(of window: ClosedRange<Double>, curve: AnimatorCurve) -> AnimatorSegment {
    let ends = [window.lowerBound, window.upperBound].map { min(max(position(ofShare: $0), lead), end) }.sorted()
    return AnimatorSegment(begin: ends[0], length: ends[1] - ends[0], curve: curve)
  }

  /// The curve of one property. One that a block has brought itself holds on the first leg; keyframes have no spring.
  @MainActor func curve(of track: AnimatorTrack) -> AnimatorCurve {
    var result = isWhole ? track.ownCurve ?? curve : curve
    if track.keyPath == "position.y" { result = result.vertical }
    if !track.way.isPlain, result.spring != nil {
      result.spring = nil
      result.function = CAMediaTimingFunction(name: .easeInEaseOut)
    }
    return result
  }
}

import QuartzCore

/// The timeline that an animator runs on.
///
/// The first leg is the whole animation, which runs forward or backward. When an animator continues with another
/// timing, a new leg begins. It takes everything from its current position to the end (or start), and runs forward
/// only.
///
///     seconds    0 ──── lead ═══════════════ lead + span ──── length
///     fraction          from                 to
struct AnimatorLeg {
  var curve: AnimatorCurve
  /// The delay, in seconds. The same time follows the span, for an animator that starts reversed.
  var lead: Double = 0
  /// The length of the span, in seconds.
  var span: Double
  /// The fractions of the whole animation's time at the span's ends.
  var from: Double = 0
  var to: Double = 1
  var isWhole = true

  /// Longer than any run, so that no position is the end of a Core Animation cycle, which would count as the start of
  /// the next one.
  var length: Double { end + lead + 1 }
  var end: Double { lead + span }

  func position(ofFraction fraction: Double) -> Double {
    from == to ? end : lead + span * (fraction - from) / (to - from)
  }

  func share(at position: Double) -> Double {
    span > 0 ? from + (to - from) * min(max((position - lead) / span, 0), 1) : to
  }

  /// Returns the segment of a property that takes `window` of the whole animation's time.
  func segment(of window: ClosedRange<Double>, curve: AnimatorCurve) -> AnimatorSegment {
    let ends = [window.lowerBound, window.upperBound].map { min(max(position(ofFraction: $0), lead), end) }.sorted()
    return AnimatorSegment(begin: ends[0], length: ends[1] - ends[0], curve: curve)
  }

  /// Returns the curve of one property. A block's own curve applies on the first leg only. Keyframes have no spring.
  @MainActor func curve(of track: AnimatorTrack) -> AnimatorCurve {
    var result = isWhole ? track.ownCurve ?? curve : curve
    if track.keyPath == "position.y" { result = result.vertical }
    if !track.values.isPlain, result.spring != nil {
      result.spring = nil
      result.function = CAMediaTimingFunction(name: .easeInEaseOut)
    }
    return result
  }
}

/// An interval in the time of a group of keyframes, from 0 (the start) to 1 (the end).
struct KeyframeSpan: Equatable {
  var start: Double
  var end: Double

  static let whole = KeyframeSpan(start: 0, end: 1)

  /// Returns a part of this interval. The arguments are relative to it.
  func part(from start: Double, lasting duration: Double) -> KeyframeSpan {
    let length = end - self.start
    let first = self.start + length * min(max(start, 0), 1)
    return KeyframeSpan(start: first, end: self.start + length * min(max(start + max(duration, 0), 0), 1))
  }
}

/// The position of a running block in a group of keyframes.
@MainActor struct KeyframePosition {
  let group: KeyframeGroup
  /// The interval that the times of `addKeyframe` are relative to.
  let base: KeyframeSpan
  /// The current keyframe; nil outside a keyframe, where changes are animated over the whole time.
  var span: KeyframeSpan?

  /// `true` if changes are part of a keyframe.
  var isOpen: Bool { span != nil }

  func record(_ change: ValueChange, of view: UIView) {
    if let span { group.record(change, of: view, in: span) }
  }
}

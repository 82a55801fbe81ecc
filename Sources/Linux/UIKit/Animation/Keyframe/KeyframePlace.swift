/// A part of the time of a group of keyframes; 0 is its beginning, 1 its end.
struct KeyframeSpan: Equatable {
  var start: Double
  var end: Double

  static let whole = KeyframeSpan(start: 0, end: 1)

  /// A part of this part.
  func part(from start: Double, lasting duration: Double) -> KeyframeSpan {
    let length = end - self.start
    let first = self.start + length * min(max(start, 0), 1)
    return KeyframeSpan(start: first, end: self.start + length * min(max(start + max(duration, 0), 0), 1))
  }
}

/// Where in a group of keyframes a block stands while it runs.
@MainActor struct KeyframePlace {
  let group: KeyframeGroup
  /// What the relative times of `addKeyframe` are relative to.
  let base: KeyframeSpan
  /// The keyframe under way; nil outside of one, where changes are animated over the whole time.
  var span: KeyframeSpan?

  /// Whether changes are part of a keyframe.
  var isOpen: Bool { span != nil }

  func record(_ change: ValueChange, of view: UIView) {
    if let span { group.record(change, of: view, in: span) }
  }
}

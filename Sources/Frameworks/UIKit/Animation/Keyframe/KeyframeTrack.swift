import QuartzCore

/// The keyframes of one property.
///
///     time    0 …… s₁ … e₁ …… s₂ … e₂ …… 1
///     value   a    a    b     b    c     c        b reached by the first keyframe, c by the second
///
/// A keyframe that begins before the previous one has ended starts at that end (a guess: view-51).
struct KeyframeTrack {
  let view: UIView
  let keyPath: String
  private let start: AnimatableValue
  private var steps: [(span: KeyframeSpan, value: AnimatableValue)] = []

  init(of change: ValueChange, view: UIView, fromShown: Bool) {
    self.view = view
    keyPath = change.keyPath
    start = fromShown ? change.shown ?? change.old : change.old
  }

  /// Adds a value that is reached at the end of a span. The last value in a keyframe wins.
  mutating func add(_ value: AnimatableValue, in span: KeyframeSpan) {
    if let index = steps.firstIndex(where: { $0.span == span }) {
      steps[index].value = value
    } else {
      steps.append((span, value))
    }
  }

  /// The key times, ascending from 0 to 1, and the values at those times.
  var keyframes: (times: [Double], values: [AnimatableValue]) {
    var times = [0.0]
    var values = [start]
    var now = 0.0
    var value = start
    func note(_ time: Double, _ new: AnimatableValue) {
      times.append(time)
      values.append(new)
      (now, value) = (time, new)
    }
    for step in steps.sorted(by: { $0.span.start < $1.span.start }) {
      if step.span.start > now { note(step.span.start, value) }
      note(max(step.span.end, now), step.value)
    }
    if now < 1 { note(1, value) }
    return (times, values)
  }
}

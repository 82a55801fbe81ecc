/// A layer's local time, as committed, at a media time. It is computed once for each media time, because it depends on all
/// layers above.
struct CommittedTime {
  /// The number of changes of committed trees, after which known times are computed again.
  nonisolated(unsafe) private static var changes = 0

  let local: CFTimeInterval
  /// The seconds of local time in a second of media time.
  let rate: Double
  private let media: CFTimeInterval
  private let change = Self.changes

  init(local: CFTimeInterval, rate: Double, at media: CFTimeInterval) {
    (self.local, self.rate, self.media) = (local, rate, media)
  }

  func isValid(at media: CFTimeInterval) -> Bool { self.media == media && change == Self.changes }

  /// Called when layers were committed, or have left their tree.
  static func forget() { changes += 1 }
}

extension CommittedLayer {
  func time(at media: CFTimeInterval) -> CommittedTime {
    if let knownTime, knownTime.isValid(at: media) { return knownTime }
    WorkCounters.times += 1
    let outer = parent?.committedTime(at: media)
    let time = CommittedTime(
      local: state.timing.localTime(outer?.local ?? media),
      rate: Double(state.timing.speed) * (outer?.rate ?? 1), at: media)
    knownTime = time
    return time
  }
}

extension CALayer {
  /// Returns the local time at a media time. A layer that is not committed has that of its model.
  final func committedTime(at media: CFTimeInterval) -> CommittedTime {
    if let committed { return committed.time(at: media) }
    let outer = parent?.committedTime(at: media).local ?? media
    return CommittedTime(local: state.timing.localTime(outer), rate: 1, at: media)
  }
}

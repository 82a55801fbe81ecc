/// A track that goes its way more than once.
///
///     the leg        lead ═══════════ end
///     the track      begin ══════════╪══════════╪═════ endOfCycles
extension AnimatorTrack {
  /// Where on the leg the last of its ways ends; nil for a track that has one.
  var endOfCycles: Double? {
    guard let cycles, let segment else { return nil }
    return segment.begin + segment.length * cycles.ways
  }

  /// Notes how far it is, after `elapsed` seconds since it was started; nil: it is over.
  func captureCycles(after elapsed: Double?) {
    guard let cycles, let segment, let end = endOfCycles else { return }
    let here = elapsed.map { min(origin + $0, end) } ?? end
    place = here
    progress = segment.curve.progress(at: cycles.share(after: (here - segment.begin) / segment.length))
  }

  func forgetCycles() { (cycles, place) = (nil, nil) }
}

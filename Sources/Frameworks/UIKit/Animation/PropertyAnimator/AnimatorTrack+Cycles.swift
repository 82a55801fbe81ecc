/// A track that makes more than one pass.
///
///     the leg        lead ═══════════ end
///     the track      begin ══════════╪══════════╪═════ endOfCycles
extension AnimatorTrack {
  /// The position on the leg at which the last pass ends; nil for a track without cycles.
  var endOfCycles: Double? {
    guard let cycles, let segment else { return nil }
    return segment.begin + segment.length * cycles.passes
  }

  /// Stores the progress `elapsed` seconds after the start; nil means that the track has ended.
  func captureCycles(after elapsed: Double?) {
    guard let cycles, let segment, let end = endOfCycles else { return }
    let here = elapsed.map { min(origin + $0, end) } ?? end
    start = here
    progress = segment.curve.progress(at: cycles.share(after: (here - segment.begin) / segment.length))
  }

  func forgetCycles() { (cycles, start) = (nil, nil) }
}

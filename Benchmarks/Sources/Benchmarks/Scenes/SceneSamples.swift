/// The times of the frames of one renderer, each with its memcpy's.
struct SceneSamples {
  private(set) var frames: [Stopwatch.Time] = []
  private(set) var copies: [Stopwatch.Time] = []

  mutating func add(_ frame: Stopwatch.Time, _ copy: Stopwatch.Time) {
    frames.append(frame)
    copies.append(copy)
  }

  /// The processor time as multiples of L.
  var ratio: Spread { Spread(zip(frames, copies).map { $0.processor / $1.processor }) }

  /// The time that passed as multiples of L.
  var elapsedRatio: Spread { Spread(zip(frames, copies).map { $0.elapsed / $1.elapsed }) }
}

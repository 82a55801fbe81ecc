/// Gesture recognizers, each once, in the order in which they were added. Adding, finding and removing one takes
/// constant time.
@MainActor struct RecognizerList {
  /// The recognizers, with nil in place of those that were removed.
  private var entries: [UIGestureRecognizer?] = []
  private var positions: [ObjectIdentifier: Int] = [:]
  /// The number of entries that `next(where:)` has passed over.
  private var passed = 0

  var isEmpty: Bool { positions.isEmpty }
  /// The recognizers, in order.
  var all: [UIGestureRecognizer] { entries.compactMap { $0 } }

  func contains(_ recognizer: UIGestureRecognizer) -> Bool { positions[ObjectIdentifier(recognizer)] != nil }

  /// Adds a recognizer at the end, unless it is in the list.
  mutating func append(_ recognizer: UIGestureRecognizer) {
    guard !contains(recognizer) else { return }
    if entries.count > 2 * positions.count + 16 { removeGaps() }
    positions[ObjectIdentifier(recognizer)] = entries.count
    entries.append(recognizer)
  }

  mutating func remove(_ recognizer: UIGestureRecognizer) {
    guard let position = positions.removeValue(forKey: ObjectIdentifier(recognizer)) else { return }
    entries[position] = nil
    if positions.isEmpty { (entries, passed) = ([], 0) }
  }

  private mutating func removeGaps() {
    entries = all
    for (position, entry) in entries.enumerated() {
      if let entry { positions[ObjectIdentifier(entry)] = position }
    }
    passed = 0
  }

  /// Returns the first recognizer for which `isWanted` returns true. The recognizers before it are not looked at again
  /// until `startOver()`.
  mutating func next(where isWanted: (UIGestureRecognizer) -> Bool) -> UIGestureRecognizer? {
    while passed < entries.count {
      UIGestureRecognizer.visits += 1
      if let recognizer = entries[passed], isWanted(recognizer) { return recognizer }
      passed += 1
    }
    return nil
  }

  /// Lets `next(where:)` look at all recognizers again.
  mutating func startOver() { passed = 0 }
}

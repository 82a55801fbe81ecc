/// Values that were used last, with a limit to their size. If they exceed it, half of them are discarded: those that
/// have not been used for longest.
struct BoundedCache<Key: Hashable, Value> {
  private struct Entry {
    let value: Value
    let bytes: Int
    var lastUse: Int
  }

  private let limit: Int
  private var entries: [Key: Entry] = [:]
  private var uses = 0
  /// The size of all values.
  private(set) var bytes = 0

  /// - Parameter limit: The maximum size of all values, in bytes.
  init(limit: Int) { self.limit = limit }

  mutating func value(for key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    uses += 1
    entries.values[index].lastUse = uses
    return entries.values[index].value
  }

  /// Adds a value, unless it is larger than half of the limit.
  mutating func insert(_ value: Value, bytes size: Int, for key: Key) {
    guard size <= limit / 2 else { return }
    uses += 1
    if let old = entries.updateValue(Entry(value: value, bytes: size, lastUse: uses), forKey: key) {
      bytes -= old.bytes
    }
    bytes += size
    if bytes > limit { discard() }
  }

  mutating func removeAll() { (entries, bytes) = ([:], 0) }

  private mutating func discard() {
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where bytes > limit / 2 {
      entries[key] = nil
      bytes -= entry.bytes
    }
  }
}

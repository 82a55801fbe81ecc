/// What must be gone in the end.
struct LeakWatch {
  private struct Entry {
    weak var object: AnyObject?
    let name: String
  }

  private var entries: [Entry] = []

  mutating func add(_ object: AnyObject, _ name: String) {
    // A long trial makes many that are gone long before its end.
    if entries.count > 256 { entries.removeAll { $0.object == nil } }
    entries.append(Entry(object: object, name: name))
  }

  /// Those that are still there.
  var remaining: [String] { entries.compactMap { $0.object == nil ? nil : "\($0.name) is still there" } }
}

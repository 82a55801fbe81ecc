/// Checks that objects are deallocated in the end.
struct LeakWatch {
  private struct Entry {
    weak var object: AnyObject?
    let name: String
  }

  private var entries: [Entry] = []

  mutating func add(_ object: AnyObject, _ name: String) {
    // A long trial creates many objects that are deallocated long before its end.
    if entries.count > 256 { entries.removeAll { $0.object == nil } }
    entries.append(Entry(object: object, name: name))
  }

  /// The objects that still exist.
  var remaining: [String] { entries.compactMap { $0.object == nil ? nil : "\($0.name) is still there" } }
}

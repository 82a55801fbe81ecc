/// Finds an object's associated values: in the object itself if it can store them, otherwise in this table.
final class AssociationTable: @unchecked Sendable {
  static let shared = AssociationTable()

  private struct Entry {
    weak var object: AnyObject?
    let values: AssociatedValues
  }

  private let lock = NSRecursiveLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which the entries of deallocated objects are removed.
  private var limit = 16

  /// Calls `body` with the values of an object. Nil if it has none and `make` is false.
  func withValues<R>(of object: AnyObject, make: Bool = false, _ body: (AssociatedValues?) -> R) -> R {
    lock.lock()
    defer { lock.unlock() }
    if let holder = object as? any AssociationHolder {
      if make, holder.associations == nil { holder.associations = AssociatedValues() }
      return body(holder.associations)
    }
    let id = ObjectIdentifier(object)
    // Another object may have had this address before.
    if let entry = entries[id], entry.object === object { return body(entry.values) }
    guard make else { return body(nil) }
    let entry = Entry(object: object, values: AssociatedValues())
    entries[id] = entry
    if entries.count >= limit {
      sweep()
      limit = max(16, entries.count * 2)
    }
    return body(entry.values)
  }

  /// Releases the values of deallocated objects.
  func sweep() {
    lock.lock()
    guard entries.contains(where: { $0.value.object == nil }) else { return lock.unlock() }
    let gone = entries.filter { $0.value.object == nil }
    for id in gone.keys { entries[id] = nil }
    lock.unlock()
    // The values are released here, where no lock is held.
    withExtendedLifetime(gone) {}
  }

  var count: Int {
    lock.lock()
    defer { lock.unlock() }
    return entries.count
  }
}

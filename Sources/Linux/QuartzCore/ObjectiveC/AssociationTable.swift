/// Where the associated values of an object are: in itself, where it can hold them, or here.
final class AssociationTable: @unchecked Sendable {
  static let shared = AssociationTable()

  private struct Entry {
    weak var object: AnyObject?
    let values: AssociatedValues
  }

  private let lock = NSRecursiveLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// At so many entries it is looked whose object has gone.
  private var limit = 16

  /// Hands over the values of an object; nil if it has none and none are to be made.
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

  /// Lets go of the values of objects that are gone.
  func sweep() {
    lock.lock()
    guard entries.contains(where: { $0.value.object == nil }) else { return lock.unlock() }
    let gone = entries.filter { $0.value.object == nil }
    for id in gone.keys { entries[id] = nil }
    lock.unlock()
    // What they held goes here, where no lock is held.
    withExtendedLifetime(gone) {}
  }

  var count: Int {
    lock.lock()
    defer { lock.unlock() }
    return entries.count
  }
}

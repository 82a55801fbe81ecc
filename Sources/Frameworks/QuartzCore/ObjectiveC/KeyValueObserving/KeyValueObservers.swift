/// The observers of an object's properties.
package final class KeyValueObservers: @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [Entry] = []
  /// The indices in `entries` by observer. A removed entry stays, without its observer, until there are many of them.
  private var indices: [ObjectIdentifier: [Int]] = [:]
  private var removedCount = 0
  /// The keys of the changes in progress. Changes nest.
  private var changing: [String] = []
  /// The observers that were added by names, for properties of this object or of others that its links lead to, in the
  /// order in which they were added.
  private var registrations: [KeyValueRegistration.Key: [KeyValueRegistration]] = [:]

  private struct Entry {
    let key: String
    var observer: (any KeyValueObserver)?
  }

  /// Performs a change of a property, and notifies its observers before and after it, in the order in which they were
  /// added (a guess: kvo-8).
  package func notify(_ key: String, around change: () -> Void) {
    let notified = observers(of: key)
    for observer in notified { observer.willChange(key) }
    changing.append(key)
    change()
    changing.removeLast()
    for observer in notified { observer.didChange(key) }
  }

  /// Returns true while a property is being changed.
  package func isChanging(_ key: String) -> Bool { changing.contains(key) }

  func add(_ observer: any KeyValueObserver, _ key: String) {
    lock.withLock { append(Entry(key: key, observer: observer)) }
  }

  func remove(_ observer: any KeyValueObserver) {
    // The observers are released where no lock is held.
    let removed = lock.withLock { removeEntries(of: observer) }
    withExtendedLifetime(removed) {}
  }

  private func append(_ entry: Entry) {
    guard let observer = entry.observer else { return }
    indices[ObjectIdentifier(observer), default: []].append(entries.count)
    entries.append(entry)
  }

  private func removeEntries(of observer: any KeyValueObserver) -> [Entry] {
    let own = indices.removeValue(forKey: ObjectIdentifier(observer)) ?? []
    let removed = own.map { entries[$0] }
    for index in own { entries[index].observer = nil }
    removedCount += own.count
    if removedCount > 16 + entries.count / 2 { dropRemoved() }
    return removed
  }

  private func dropRemoved() {
    let all = entries
    (entries, indices, removedCount) = ([], [:], 0)
    for entry in all { append(entry) }
  }

  func add(_ registration: KeyValueRegistration) {
    lock.withLock { registrations[registration.key, default: []].append(registration) }
  }

  /// Removes and returns the last added registration with a key that fulfills a condition.
  func removeRegistration(
    _ key: KeyValueRegistration.Key, where condition: (KeyValueRegistration) -> Bool
  ) -> KeyValueRegistration? {
    lock.withLock {
      guard let index = registrations[key]?.lastIndex(where: condition) else { return nil }
      defer { if registrations[key]?.isEmpty == true { registrations[key] = nil } }
      return registrations[key]?.remove(at: index)
    }
  }

  private func observers(of key: String) -> [any KeyValueObserver] {
    lock.withLock { entries.compactMap { $0.key == key ? $0.observer : nil } }
  }
}

/// An object that is notified of changes.
protocol KeyValueObserver: AnyObject {
  func willChange(_ key: String)
  func didChange(_ key: String)
  /// Ends the observation. May be called on any thread, and more than once.
  func end()
}

/// The observers of an object's properties.
package final class KeyValueObservers: @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [(key: String, observer: any KeyValueObserver)] = []
  /// The keys of the changes in progress. Changes nest.
  private var changing: [String] = []
  /// The observers that were added by names, for properties of this object or of others that its links lead to.
  private var registrations: [KeyValueRegistration] = []

  /// Performs a change of a property, and notifies its observers before and after it, in the order in which they were
  /// added (a guess).
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
    lock.withLock { entries.append((key, observer)) }
  }

  func remove(_ observer: any KeyValueObserver) {
    lock.withLock { entries.removeAll { $0.observer === observer } }
  }

  func add(_ registration: KeyValueRegistration) {
    lock.withLock { registrations.append(registration) }
  }

  /// Removes and returns the last added registration that fulfills a condition.
  func removeRegistration(where condition: (KeyValueRegistration) -> Bool) -> KeyValueRegistration? {
    lock.withLock { registrations.lastIndex(where: condition).map { registrations.remove(at: $0) } }
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

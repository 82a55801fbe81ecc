/// Calls the handler of an observation.
///
/// With a link, it observes two objects: the root for another object at the link, and that object for its property.
final class PropertyObserver<Value>: KeyValueObserver {
  typealias Handler = (any KeyValueObservable, NSKeyValueObservedChange<Value>) -> Void

  private let options: NSKeyValueObservingOptions
  /// Returns the property's value; nil for an object of another class.
  private let read: (any KeyValueObservable) -> Value?
  private weak var root: (any KeyValueObservable)?
  /// The object with the property, which differs from the root if there is a link.
  private weak var target: (any KeyValueObservable)?
  private var property: ObservedProperty?
  /// The old values of the changes in progress, the innermost last.
  private var pending: [Value?] = []

  private let lock = NSLock()
  private var handler: Handler?

  init(
    _ options: NSKeyValueObservingOptions, read: @escaping (any KeyValueObservable) -> Value?,
    handler: @escaping Handler
  ) {
    (self.options, self.read, self.handler) = (options, read, handler)
  }

  /// Observes the property of an object, and makes the initial call.
  func begin(_ object: any KeyValueObservable, _ property: ObservedProperty) {
    root = object
    self.property = property
    // A controller's view may be loaded here, which changes the link.
    follow()
    if let link = property.link { object.addObserver(self, forKey: link.key) }
    if options.contains(.initial) { call(new: newValue, old: nil) }
  }

  func willChange(_ key: String) {
    let old = options.contains(.old) ? value : nil
    pending.append(old)
    if options.contains(.prior) { call(new: nil, old: old, isPrior: true) }
  }

  func didChange(_ key: String) {
    if let link = property?.link, link.key == key {
      target?.keyValueObservers?.remove(self)
      follow()
    }
    guard let old = pending.popLast() else { return }
    call(new: newValue, old: old)
  }

  func end() {
    let ended = lock.withLock {
      let ended = handler
      handler = nil
      return ended
    }
    root?.keyValueObservers?.remove(self)
    target?.keyValueObservers?.remove(self)
    // The handler is released here, where no lock is held.
    withExtendedLifetime(ended) {}
  }

  private func follow() {
    guard let property else { return }
    if let link = property.link {
      target = (root as Any)[keyPath: link.path] as? any KeyValueObservable
    } else {
      target = root
    }
    target?.addObserver(self, forKey: property.key)
  }

  private var value: Value? { root.flatMap(read) }
  private var newValue: Value? { options.contains(.new) ? value : nil }

  private func call(new: Value?, old: Value?, isPrior: Bool = false) {
    guard let root, let handler = lock.withLock({ handler }) else { return }
    handler(
      root,
      NSKeyValueObservedChange(kind: .setting, newValue: new, oldValue: old, indexes: nil, isPrior: isPrior))
  }
}

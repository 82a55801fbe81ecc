/// Calls the handler of an observation.
///
/// With a link, it observes two objects: the root for another object at the link, and that object for its property.
final class PropertyObserver<Root, Value>: KeyValueObserver {
  private let path: KeyPath<Root, Value>
  private let options: NSKeyValueObservingOptions
  private weak var root: (any KeyValueObservable)?
  /// The object with the property, which differs from the root if there is a link.
  private weak var target: (any KeyValueObservable)?
  private var property: ObservedProperty?
  /// The old values of the changes in progress, the innermost last.
  private var pending: [Value?] = []

  private let lock = NSLock()
  private var handler: ((Root, NSKeyValueObservedChange<Value>) -> Void)?

  init(
    _ root: Root, _ path: KeyPath<Root, Value>, _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (Root, NSKeyValueObservedChange<Value>) -> Void
  ) {
    (self.path, self.options, self.handler) = (path, options, handler)
  }

  /// Observes the property of an object, and makes the initial call.
  func begin(_ object: any KeyValueObservable, _ property: ObservedProperty) {
    root = object
    self.property = property
    if let link = property.link { object.addObserver(self, forKey: link.key) }
    follow()
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

  private var value: Value? { (root as? Root)?[keyPath: path] }
  private var newValue: Value? { options.contains(.new) ? value : nil }

  private func call(new: Value?, old: Value?, isPrior: Bool = false) {
    guard let root = root as? Root, let handler = lock.withLock({ handler }) else { return }
    handler(
      root,
      NSKeyValueObservedChange(kind: .setting, newValue: new, oldValue: old, indexes: nil, isPrior: isPrior))
  }
}

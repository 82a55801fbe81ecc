// Key-value observing by names, with the properties that also `observe(_:options:changeHandler:)` observes.
extension NSObject {
  /// Adds an observer of a property, which is called with `observeValue(forKeyPath:of:change:context:)` on the thread
  /// that sets the property.
  ///
  /// Neither the observer nor the observed object is retained. The observer must be removed before it is deallocated:
  /// otherwise the next change stops the program. An observer of a property that notifies no observers is not called,
  /// which is reported once.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let object = self as? any KeyValueObservable
    let known = object.flatMap { type(of: $0).observedProperty(named: keyPath) }
    if known == nil { KeyValueText.reportSilence(of: keyPath, type(of: self)) }
    guard let object else { return }
    let notifier = known.map { known in
      PropertyObserver<Any>(options) {
        ($0 as Any)[keyPath: known.path].map(boxed)
      } handler: { [weak observer] object, change in
        guard let observer else {
          fatalError(
            "An observer for the key path \"\(keyPath)\" of \(KeyValueText.of(object)) was deallocated without being "
              + "removed.")
        }
        notify(observer, keyPath, object, change, context)
      }
    }
    let observers = object.keyValueObservers ?? KeyValueObservers()
    object.keyValueObservers = observers
    observers.add(KeyValueRegistration(observer, keyPath, context, notifier))
    if let notifier, let known { notifier.begin(object, known.property) }
  }

  /// Removes an observer of a property. If it was added more than once, the last addition is undone (a guess: kvo-10).
  ///
  /// An observer that was not added stops the program.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    remove(observer, keyPath) { _ in true }
  }

  /// Removes an observer of a property that was added with a context.
  ///
  /// An observer that was not added with that context stops the program.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
    remove(observer, keyPath) { $0.context == context }
  }

  private func remove(_ observer: NSObject, _ keyPath: String, where condition: (KeyValueRegistration) -> Bool) {
    // Observers of other objects are not registered.
    guard let object = self as? any KeyValueObservable else { return }
    let key = KeyValueRegistration.Key(observer: ObjectIdentifier(observer), keyPath: keyPath)
    let registration = object.keyValueObservers?.removeRegistration(key, where: condition)
    guard let registration else {
      fatalError(
        "Cannot remove an observer \(KeyValueText.of(observer)) for the key path \"\(keyPath)\" from "
          + "\(KeyValueText.of(self)) because it is not registered as an observer.")
    }
    registration.notifier?.end()
  }
}

/// An observer that was added by a name.
struct KeyValueRegistration {
  struct Key: Hashable {
    let observer: ObjectIdentifier
    let keyPath: String
  }

  let key: Key
  let context: UnsafeMutableRawPointer?
  /// Nil for a property that does not notify observers.
  let notifier: PropertyObserver<Any>?

  init(
    _ observer: NSObject, _ keyPath: String, _ context: UnsafeMutableRawPointer?, _ notifier: PropertyObserver<Any>?
  ) {
    key = Key(observer: ObjectIdentifier(observer), keyPath: keyPath)
    (self.context, self.notifier) = (context, notifier)
  }
}

private func notify(
  _ observer: NSObject, _ keyPath: String, _ object: any KeyValueObservable, _ change: NSKeyValueObservedChange<Any>,
  _ context: UnsafeMutableRawPointer?
) {
  var values: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: change.kind.rawValue)]
  values[.newKey] = change.newValue
  values[.oldKey] = change.oldValue
  if change.isPrior { values[.notificationIsPriorKey] = NSNumber(value: true) }
  guard let receiver = observer as? any KeyPathObserver else {
    unhandledChange(observer, forKeyPath: keyPath, of: object, change: values, context: context)
  }
  receiver.observeValue(forKeyPath: keyPath, of: object, change: values, context: context)
}

/// Returns a value as key-value coding does: a number as `NSNumber`, and nil as `NSNull`.
private func boxed(_ value: Any) -> Any {
  switch value {
  case let value as CGFloat: NSNumber(value: Double(value))
  case let value as Float: NSNumber(value: value)
  case let value as Bool: NSNumber(value: value)
  case let value as any OptionalValue: value.wrapped.map(boxed) ?? NSNull()
  default: value
  }
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}

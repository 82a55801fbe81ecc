// Key-value observing by names, with the properties that also `observe(_:options:changeHandler:)` observes.
extension NSObject {
  /// Adds an observer of a property, which is called with `observeValue(forKeyPath:of:change:context:)` on the thread
  /// that sets the property.
  ///
  /// Neither the observer nor the observed object is retained. The observer must be removed before it is deallocated:
  /// otherwise the next change stops the program. A key path to a property that notifies no observers stops the program,
  /// too.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let object = self as? any KeyValueObservable,
      let (property, path) = type(of: object).observedProperty(named: keyPath)
    else {
      // The beginning is Foundation's; a guess for a key path through an object.
      fatalError(
        "[\(KeyValueText.of(self)) addObserver:\(KeyValueText.of(observer)) forKeyPath:@\"\(keyPath)\" "
          + "options:\(options.rawValue) context:\(context.map { "\($0)" } ?? "0x0")]: this class is not key value "
          + "coding-compliant for the key \(keyPath): without the Objective-C runtime, this property does not notify "
          + "observers.")
    }
    let registration = KeyValueRegistration(
      observer, keyPath, context,
      PropertyObserver<Any>(options) {
        ($0 as Any)[keyPath: path].map(boxed)
      } handler: { [weak observer] object, change in
        guard let observer else {
          fatalError(
            "An observer for the key path \"\(keyPath)\" of \(KeyValueText.of(object)) was deallocated without being "
              + "removed.")
        }
        notify(observer, keyPath, object, change, context)
      })
    let observers = object.keyValueObservers ?? KeyValueObservers()
    object.keyValueObservers = observers
    observers.add(registration)
    registration.notifier.begin(object, property)
  }

  /// Removes an observer of a property. If it was added more than once, the last addition is undone (a guess).
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
    let registration = (self as? any KeyValueObservable)?.keyValueObservers?.removeRegistration {
      $0.observer == ObjectIdentifier(observer) && $0.keyPath == keyPath && condition($0)
    }
    guard let registration else {
      fatalError(
        "Cannot remove an observer \(KeyValueText.of(observer)) for the key path \"\(keyPath)\" from "
          + "\(KeyValueText.of(self)) because it is not registered as an observer.")
    }
    registration.notifier.end()
  }
}

/// An observer that was added by a name.
struct KeyValueRegistration {
  let observer: ObjectIdentifier
  let keyPath: String
  let context: UnsafeMutableRawPointer?
  let notifier: PropertyObserver<Any>

  init(
    _ observer: NSObject, _ keyPath: String, _ context: UnsafeMutableRawPointer?, _ notifier: PropertyObserver<Any>
  ) {
    self.observer = ObjectIdentifier(observer)
    (self.keyPath, self.context, self.notifier) = (keyPath, context, notifier)
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

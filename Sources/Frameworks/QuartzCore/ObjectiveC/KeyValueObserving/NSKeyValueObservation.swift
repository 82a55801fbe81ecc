/// An observation of a property. It ends when it is invalidated or deallocated, and does not retain the observed object.
public class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let observer: (any KeyValueObserver)?

  /// - Parameter observer: Nil for a property that does not notify observers.
  init(_ observer: (any KeyValueObserver)?) {
    self.observer = observer
    super.init()
  }

  deinit { observer?.end() }

  /// Ends the observation. The handler is not called any more, and is released.
  public func invalidate() { observer?.end() }
}

/// An object whose properties can be observed. On Apple's systems Foundation declares this protocol.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls a handler after each change of a property, also if it is set to an equal value, on the thread that sets it.
  ///
  /// Without the Objective-C runtime, only some properties of layers, views, scroll views and view controllers notify
  /// observers. The handler of another property is called at the beginning, if the options ask for it, and then no more,
  /// which is reported once.
  ///
  /// - Returns: The observation. Keep it: it ends when it is deallocated.
  @preconcurrency public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard let object = self as? any KeyValueObservable, let type = Self.self as? any KeyValueObservable.Type,
      let property = type.observedProperty(at: keyPath)
    else {
      KeyValueText.reportSilence(of: "\(keyPath)", Self.self)
      if options.contains(.initial) {
        let value = options.contains(.new) ? self[keyPath: keyPath] : nil
        let change = NSKeyValueObservedChange(
          kind: .setting, newValue: value, oldValue: nil, indexes: nil, isPrior: false)
        changeHandler(self, change)
      }
      return NSKeyValueObservation(nil)
    }
    let observer = PropertyObserver<Value>(options) {
      ($0 as? Self)?[keyPath: keyPath]
    } handler: { object, change in
      if let object = object as? Self { changeHandler(object, change) }
    }
    observer.begin(object, property)
    return NSKeyValueObservation(observer)
  }
}

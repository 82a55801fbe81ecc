import QuartzCore

// The properties that notify observers. UIKit's documentation promises this for none of them. As on Apple's systems, a
// setter notifies observers of its own property, also if the value is equal, and not those of properties that depend on
// it: `center` changes the frame, but does not notify observers of `frame` (reported by developers). A property without a
// setter, `intrinsicContentSize`, can be observed, and notifies only at the beginning, if that is asked for (a
// guess: kvo-7).

extension UIResponder: @preconcurrency KeyPathObserver {}

extension UIResponder: KeyValueObservable {
  package nonisolated static var observableProperties: ObservableProperties {
    MainActor.assumeIsolated { properties }
  }

  private static var properties: ObservableProperties {
    var properties = ObservableProperties()
    addObservableProperties(to: &properties)
    return properties
  }

  /// Performs a change of a property, and notifies its observers.
  @inline(__always) final func changing(_ key: String, _ change: () -> Void) {
    MainQueue.check("\(type(of: self)).\(key)")
    if let keyValueObservers { keyValueObservers.notify(key, around: change) } else { change() }
  }
}

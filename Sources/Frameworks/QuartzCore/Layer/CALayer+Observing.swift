/// A layer class, at which key paths to a layer's properties are written for key-value observing.
package protocol ObservableLayer: CALayer {}

extension CALayer: KeyPathObserver {}

extension CALayer: ObservableLayer, KeyValueObservable {
  /// The properties that notify observers. Setting the frame also sets the position and the bounds.
  package static var observableProperties: ObservableProperties {
    var properties = ObservableProperties()
    properties.add((self as any ObservableLayer.Type).layerKeys)
    return properties
  }

  /// Performs a change of a property, and notifies its observers.
  @inline(__always) final func changing(_ key: String, _ change: () -> Void) {
    if let keyValueObservers { keyValueObservers.notify(key, around: change) } else { change() }
  }
}

extension ObservableLayer {
  fileprivate static var layerKeys: [AnyKeyPath: String] {
    [
      \Self.bounds: "bounds", \Self.position: "position", \Self.frame: "frame", \Self.transform: "transform",
      \Self.opacity: "opacity", \Self.isHidden: "hidden",
    ]
  }
}

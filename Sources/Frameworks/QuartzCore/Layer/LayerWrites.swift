/// Notifies an observer of each property that is set on a layer, even if the value does not change.
package enum LayerWrites {
  /// Called before the property changes. Not called for `bounds` and `position`.
  nonisolated(unsafe) package static var observer: ((_ layer: CALayer, _ key: String) -> Void)?
}

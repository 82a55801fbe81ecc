/// Notifies an observer of each property that is set on a layer, also to the value that it has.
package enum LayerWrites {
  /// Called before the property changes. Not called for `bounds` and `position`.
  nonisolated(unsafe) package static var observer: ((_ layer: CALayer, _ key: String) -> Void)?
}

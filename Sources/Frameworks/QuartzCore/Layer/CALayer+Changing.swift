extension CALayer {
  /// Sets a property if the value differs. Looks up the property's action before the change and runs it after.
  final func change<V: Equatable>(_ key: String, _ path: WritableKeyPath<LayerState, V>, _ value: V) {
    LayerWrites.observer?(self, key)
    guard state[keyPath: path] != value else { return }
    update(key) { $0[keyPath: path] = value }
  }

  final func change(_ key: String, _ path: WritableKeyPath<LayerState, CATransform3D>, _ value: CATransform3D) {
    LayerWrites.observer?(self, key)
    guard !CATransform3DEqualToTransform(state[keyPath: path], value) else { return }
    update(key) { $0[keyPath: path] = value }
  }

  final func change(_ key: String, _ path: WritableKeyPath<LayerState, CGPath?>, _ value: CGPath?) {
    LayerWrites.observer?(self, key)
    guard state[keyPath: path] !== value else { return }
    update(key) { $0[keyPath: path] = value }
  }

  final func update(_ key: String, _ body: (inout LayerState) -> Void) {
    checkWritable()
    reportIfIgnored(key)
    let action = requestedAction(key)
    body(&state)
    mark(.commit)
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// Returns the action for an event. Nil if the transaction disables actions.
  final func requestedAction(_ key: String) -> (any CAAction)? {
    CATransaction.disableActions() ? nil : action(forKey: key)
  }

  /// Stops the program if this is a presentation layer, which is read-only (measured).
  final func checkWritable() {
    if presented != nil { fatalError("CALayerReadOnly: attempting to modify read-only layer \(self)") }
  }
}

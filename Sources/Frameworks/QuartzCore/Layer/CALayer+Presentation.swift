extension CALayer {
  /// Returns a read-only copy of the layer as it is currently on screen: the last commit, with the animations' values.
  /// Nil if the layer is not in a window's tree. The copy's `sublayers` and `superlayer` are presentation layers too.
  public func presentation() -> Self? {
    if presented != nil { return self }
    guard let committed else { return nil }
    let copy = type(of: self).dynamicInit(layer: self)
    committed.show(at: committed.time(at: FrameLoop.main.now).local)
    copy.state = committed.shown
    copy.attached = committed.animations.list
    copy.delegate = delegate
    copy.name = name
    copy.presented = self
    return copy
  }

  /// Returns the layer itself or, for a presentation layer, its model layer.
  public func model() -> Self {
    presented.map { unsafeDowncast($0, to: type(of: self)) } ?? self
  }

  final var presentedSuperlayer: CALayer? { presented?.committed?.parent?.presentation() }
}

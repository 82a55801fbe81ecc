extension CALayer {
  /// A copy of the layer with what the screen shows at this instant: what was last committed, with the animations' values.
  /// nil while the layer isn't in a window's tree. It can't be changed; its `sublayers` and `superlayer` are presentations too.
  public func presentation() -> Self? {
    if presented != nil { return self }
    guard let committed else { return nil }
    let copy = Instantiation.makeLayer(type(of: self), layer: self)
    committed.show(at: committedLocalTime(at: FrameLoop.main.now))
    copy.state = committed.shown
    copy.attached = committed.animations
    copy.delegate = delegate
    copy.name = name
    copy.presented = self
    return copy
  }

  /// The layer itself, or the one that a presentation shows.
  public func model() -> Self {
    presented.map { unsafeDowncast($0, to: type(of: self)) } ?? self
  }

  final var presentedSuperlayer: CALayer? { presented?.committed?.parent?.presentation() }
}

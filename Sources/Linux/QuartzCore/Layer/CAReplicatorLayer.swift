/// A layer that shows its sublayers several times: each copy is transformed, colored and delayed a step further.
open class CAReplicatorLayer: CALayer {
  override class var initialReplicator: ReplicatorState? { ReplicatorState() }

  /// The number of times that the sublayers are shown, with the original. 1 unless set.
  /// Animatable; between two numbers the nearest one
  /// (a guess).
  open var instanceCount: Int {
    get { state.plainReplicator.count }
    set { change("instanceCount", \.plainReplicator.count, newValue) }
  }

  /// `true` if the copies keep their places in space, as the sublayers of a `CATransformLayer` do, with its restrictions. False
  /// unless set.
  open var preservesDepth: Bool {
    get { state.isTransformOnly }
    set { change("preservesDepth", \.isTransformOnly, newValue) }
  }

  /// The delay with which a copy shows, after the one before, its sublayers' animations,
  /// in seconds of the layer's time. Animatable.
  open var instanceDelay: CFTimeInterval {
    get { state.plainReplicator.delay }
    set { change("instanceDelay", \.plainReplicator.delay, newValue) }
  }

  /// Applied to a copy to get the next, about the middle of the layer's bounds. Animatable.
  open var instanceTransform: CATransform3D {
    get { state.plainReplicator.transform }
    set { change("instanceTransform", \.plainReplicator.transform, newValue) }
  }

  /// Multiplies the colors of the original, component by component. Opaque white unless set; nil counts as that (a guess).
  /// Animatable.
  open var instanceColor: CGColor? {
    get { state.plainReplicator.color }
    set { change("instanceColor", \.plainReplicator.color, newValue) }
  }

  /// Added to the red that a copy is multiplied by to get that of the next. Animatable.
  open var instanceRedOffset: Float {
    get { state.plainReplicator.redOffset }
    set { change("instanceRedOffset", \.plainReplicator.redOffset, newValue) }
  }

  /// Added to the green that a copy is multiplied by to get that of the next. Animatable.
  open var instanceGreenOffset: Float {
    get { state.plainReplicator.greenOffset }
    set { change("instanceGreenOffset", \.plainReplicator.greenOffset, newValue) }
  }

  /// Added to the blue that a copy is multiplied by to get that of the next. Animatable.
  open var instanceBlueOffset: Float {
    get { state.plainReplicator.blueOffset }
    set { change("instanceBlueOffset", \.plainReplicator.blueOffset, newValue) }
  }

  /// Added to the alpha that a copy is multiplied by to get that of the next. Animatable.
  open var instanceAlphaOffset: Float {
    get { state.plainReplicator.alphaOffset }
    set { change("instanceAlphaOffset", \.plainReplicator.alphaOffset, newValue) }
  }
}

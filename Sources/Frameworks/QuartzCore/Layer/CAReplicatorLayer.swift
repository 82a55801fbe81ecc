/// A layer that shows its sublayers several times: each copy is transformed, colored and delayed a step further.
/// (A guess: draw-11b.)
open class CAReplicatorLayer: CALayer {
  override class var initialReplicator: ReplicatorState? { ReplicatorState() }

  /// The number of times that the sublayers are shown, including the original. The default is 1. Animatable, rounded to
  /// the nearest number (a guess: draw-12).
  open var instanceCount: Int {
    get { state.plainReplicator.count }
    set { change("instanceCount", \.plainReplicator.count, newValue) }
  }

  /// A Boolean value that indicates whether the copies keep their positions in 3D space, like the sublayers of a
  /// `CATransformLayer`, with its restrictions. The default is false.
  open var preservesDepth: Bool {
    get { state.isTransformOnly }
    set { change("preservesDepth", \.isTransformOnly, newValue) }
  }

  /// The delay of the sublayers' animations from one copy to the next, in seconds of the layer's time. Animatable.
  open var instanceDelay: CFTimeInterval {
    get { state.plainReplicator.delay }
    set { change("instanceDelay", \.plainReplicator.delay, newValue) }
  }

  /// The transform from one copy to the next, about the center of the layer's bounds. Animatable.
  open var instanceTransform: CATransform3D {
    get { state.plainReplicator.transform }
    set { change("instanceTransform", \.plainReplicator.transform, newValue) }
  }

  /// A color by which the original's colors are multiplied, component by component. The default is opaque white, which
  /// nil also stands for (a guess: draw-11c). Animatable.
  open var instanceColor: CGColor? {
    get { state.plainReplicator.color }
    set { change("instanceColor", \.plainReplicator.color, newValue) }
  }

  /// The difference in the red factor from one copy to the next. Animatable.
  open var instanceRedOffset: Float {
    get { state.plainReplicator.redOffset }
    set { change("instanceRedOffset", \.plainReplicator.redOffset, newValue) }
  }

  /// The difference in the green factor from one copy to the next. Animatable.
  open var instanceGreenOffset: Float {
    get { state.plainReplicator.greenOffset }
    set { change("instanceGreenOffset", \.plainReplicator.greenOffset, newValue) }
  }

  /// The difference in the blue factor from one copy to the next. Animatable.
  open var instanceBlueOffset: Float {
    get { state.plainReplicator.blueOffset }
    set { change("instanceBlueOffset", \.plainReplicator.blueOffset, newValue) }
  }

  /// The difference in the alpha factor from one copy to the next. Animatable.
  open var instanceAlphaOffset: Float {
    get { state.plainReplicator.alphaOffset }
    set { change("instanceAlphaOffset", \.plainReplicator.alphaOffset, newValue) }
  }
}

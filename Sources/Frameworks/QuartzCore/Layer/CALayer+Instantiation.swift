extension CALayer {
  /// Creates a layer of the class that the metatype stands for at run time, with its `init(layer:)`.
  public class func dynamicInit(layer: Any) -> Self {
    Instantiation.object(of: self, as: LayerPrototype.self) { $0.init(layer: layer) }
  }
}

/// Not part of Apple's API, and hidden from the modules above.
@_spi(Prototype) open class LayerPrototype: CALayer {
  /// Has the slot of `CALayer.init(layer:)`.
  public required override init(layer: Any) { super.init(layer: layer) }
  /// Required for every layer, but never called.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

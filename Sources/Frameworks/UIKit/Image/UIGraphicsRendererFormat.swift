import CoreGraphics

/// The properties of the context that a renderer draws into.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The renderer's bounds, in points.
  public internal(set) var bounds = CGRect.null

  /// Makes a format for the main screen.
  public override required init() {
    super.init()
  }

  /// Returns a new format for the main screen.
  open class func `default`() -> Self { preferred() }

  /// Returns a new format for the main screen.
  open class func preferred() -> Self { self.init() }

  /// Returns a format with the same properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.bounds = bounds
    return copy
  }
}

/// The properties of the bitmap that an image renderer draws into.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels per point. The default is the main screen's scale, which 0 also stands for.
  open var scale = UIScreen.mainScale

  /// A Boolean value that indicates whether the image is opaque: black where nothing is drawn. The default is false.
  open var opaque = false

  /// Returns a format with the same properties.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? UIGraphicsImageRendererFormat {
      copy.scale = scale
      copy.opaque = opaque
    }
    return copy
  }
}

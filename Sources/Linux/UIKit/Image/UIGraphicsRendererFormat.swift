import CoreGraphics

/// The properties of the context that a renderer draws into.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// What the renderer draws, in points: its bounds.
  public internal(set) var bounds = CGRect.null

  /// The format for the main screen.
  public override required init() {
    super.init()
  }

  /// A new format for the main screen.
  open class func `default`() -> Self { preferred() }

  /// A new format for the main screen.
  open class func preferred() -> Self { self.init() }

  /// A format with the same properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.bounds = bounds
    return copy
  }
}

/// The properties of the bitmap that an image renderer draws into.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels per point; the main screen's at first. 0 stands for the main screen's as well.
  open var scale = UIScreen.mainScale

  /// Whether the image has no transparent pixels: it is black where nothing was drawn. False at first.
  open var opaque = false

  /// A format with the same properties.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? UIGraphicsImageRendererFormat {
      copy.scale = scale
      copy.opaque = opaque
    }
    return copy
  }
}

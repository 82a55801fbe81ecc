/// The values that determine a layer's own appearance. The model has one, the last commit has a copy of it, and a
/// presentation layer has a copy with the animations' values.
package struct LayerState {
  // Geometry
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var zPosition: CGFloat = 0
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var anchorPointZ: CGFloat = 0
  package var transform = CATransform3DIdentity
  package var sublayerTransform = CATransform3DIdentity
  package var isGeometryFlipped = false

  // Visibility
  package var isHidden = false
  package var isDoubleSided = true
  package var masksToBounds = false
  package var opacity: Float = 1
  package var isOpaque = false
  package var allowsGroupOpacity = true
  package var shouldRasterize = false
  package var rasterizationScale: CGFloat = 1
  /// `true` if sublayers keep their positions in 3D space instead of being flattened into the layer's plane.
  package var isTransformOnly = false

  // Contents
  package var contents: Any?
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsScale: CGFloat = 1
  package var contentsGravity = CALayerContentsGravity.resize

  // Decoration
  package var backgroundColor: CGColor?
  package var cornerRadius: CGFloat = 0
  package var maskedCorners: CACornerMask = .all
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor? = .opaqueBlack
  package var shadowColor: CGColor? = .opaqueBlack
  package var shadowOpacity: Float = 0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius: CGFloat = 3
  package var shadowPath: CGPath?

  /// The additional state of a shape layer. Nil for other layers.
  package var shape: ShapeState?
  /// The additional state of a gradient layer. Nil for other layers.
  package var gradient: GradientState?
  /// The additional state of a backdrop layer. Nil for other layers.
  package var backdrop: BackdropState?

  /// The properties that few layers set. Nil if none of them was set.
  var rareBox: RareStateBox?

  package var timing = MediaTiming(duration: .infinity)

  /// Values that were set by key-value coding for keys that are not properties.
  package var extras: [String: Any] = [:]

  package init() {}
}

extension CGColor {
  static let opaqueBlack = CGColor(gray: 0, alpha: 1)
}

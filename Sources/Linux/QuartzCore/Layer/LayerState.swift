/// All that a layer shows by itself, as a value: the model has one, what was last committed is a copy of it, and a
/// presentation is a copy that animations have gone over.
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
  /// `true` if sublayers stay in space instead of being projected into the layer's plane.
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

  /// What a shape layer adds; nil for other layers.
  package var shape: ShapeState?
  /// What a gradient layer adds; nil for other layers.
  package var gradient: GradientState?
  /// What a backdrop layer adds; nil for other layers.
  package var backdrop: BackdropState?

  /// The properties that few layers set; nil if none of them was set.
  var uncommonBox: UncommonBox?

  package var timing = MediaTiming(duration: .infinity)

  /// What was set by key-value coding under keys that name no property.
  package var extras: [String: Any] = [:]

  package init() {}
}

extension CGColor {
  static let opaqueBlack = CGColor(gray: 0, alpha: 1)
}

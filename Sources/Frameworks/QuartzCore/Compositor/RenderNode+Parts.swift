extension RenderNode {
  /// A line along the inside of the bounds, above contents and children.
  package struct Border: Equatable {
    package var width: CGFloat
    package var color: CGColor

    package init(width: CGFloat, color: CGColor) {
      self.width = width
      self.color = color
    }
  }

  /// A blurred silhouette below the node. `path` is in the node's space. Without it the silhouette is the node itself.
  package struct Shadow {
    package var color: CGColor
    package var opacity: CGFloat
    package var offset: CGSize
    /// The standard deviation of the blur.
    package var radius: CGFloat
    package var path: CGPath?

    package init(color: CGColor, opacity: CGFloat, offset: CGSize, radius: CGFloat, path: CGPath? = nil) {
      self.color = color
      self.opacity = opacity
      self.offset = offset
      self.radius = radius
      self.path = path
    }
  }

  /// An image.
  package struct Contents: Equatable {
    package var image: CGImage
    package var gravity: CALayerContentsGravity
    /// The visible part of the image, in units of its size.
    package var rect: CGRect
    /// The part of `rect`, in units of its size, that is stretched in both directions.
    package var center: CGRect
    /// The image's pixels per unit of the node's space. Only used if the gravity does not resize.
    package var scale: CGFloat

    package init(
      image: CGImage, gravity: CALayerContentsGravity = .resize, rect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      center: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) {
      self.image = image
      self.gravity = gravity
      self.rect = rect
      self.center = center
      self.scale = scale
    }
  }

  /// The path of a shape layer, filled and then stroked.
  package struct Shape {
    package var path: CGPath
    package var fillColor: CGColor?
    package var fillRule: CGPathFillRule
    package var strokeColor: CGColor?
    package var lineWidth: CGFloat
    package var lineCap: CGLineCap
    package var lineJoin: CGLineJoin
    package var miterLimit: CGFloat
    package var dashPhase: CGFloat
    package var dashLengths: [CGFloat]
    /// The start of the stroked part of the path's length, from 0 to 1. The fill is not affected.
    package var strokeStart: CGFloat
    package var strokeEnd: CGFloat

    package init(
      path: CGPath, fillColor: CGColor? = nil, fillRule: CGPathFillRule = .winding, strokeColor: CGColor? = nil,
      lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
      dashPhase: CGFloat = 0, dashLengths: [CGFloat] = [], strokeStart: CGFloat = 0, strokeEnd: CGFloat = 1
    ) {
      self.path = path
      self.fillColor = fillColor
      self.fillRule = fillRule
      self.strokeColor = strokeColor
      self.lineWidth = lineWidth
      self.lineCap = lineCap
      self.lineJoin = lineJoin
      self.miterLimit = miterLimit
      self.dashPhase = dashPhase
      self.dashLengths = dashLengths
      self.strokeStart = strokeStart
      self.strokeEnd = strokeEnd
    }
  }

  /// The gradient of a gradient layer, drawn over its background and clipped to its rounded bounds.
  package struct Gradient {
    package enum Kind: Sendable { case axial, radial, conic }
    package var kind: Kind
    package var colors: [CGColor]
    /// The locations, one for each color, rising from 0 to 1.
    package var locations: [CGFloat]
    /// The start point, in units of the bounds.
    package var startPoint: CGPoint
    package var endPoint: CGPoint

    package init(
      kind: Kind = .axial, colors: [CGColor], locations: [CGFloat], startPoint: CGPoint, endPoint: CGPoint
    ) {
      self.kind = kind
      self.colors = colors
      self.locations = locations
      self.startPoint = startPoint
      self.endPoint = endPoint
    }
  }
}

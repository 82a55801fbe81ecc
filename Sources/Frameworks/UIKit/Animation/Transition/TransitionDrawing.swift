import QuartzCore

/// A function that renders a transition other than a cross-fade: from the old and the new appearance in the superview's
/// space, and the progress from 0 to 1.
typealias TransitionDrawing = (_ old: RenderNode?, _ new: RenderNode, _ progress: CGFloat) -> RenderNode

extension UIView.AnimationOptions {
  /// The rendering of a transition; nil for a cross-fade.
  var transitionDrawing: TransitionDrawing? {
    switch self {
    case .transitionFlipFromLeft: { TransitionFlip.node($0, $1, $2, about: CGVector(dx: 0, dy: 1)) }
    case .transitionFlipFromRight: { TransitionFlip.node($0, $1, $2, about: CGVector(dx: 0, dy: -1)) }
    case .transitionFlipFromTop: { TransitionFlip.node($0, $1, $2, about: CGVector(dx: -1, dy: 0)) }
    case .transitionFlipFromBottom: { TransitionFlip.node($0, $1, $2, about: CGVector(dx: 1, dy: 0)) }
    case .transitionCurlUp: { TransitionSheet.node(sheet: $0, below: $1, container: $1, lifted: $2) }
    case .transitionCurlDown: { TransitionSheet.node(sheet: $1, below: $0, container: $1, lifted: 1 - $2) }
    default: nil
    }
  }
}

extension RenderNode {
  /// The center of the bounds, in the superlayer's space.
  var middleInParent: CGPoint { pointInParent(x: body.bounds.midX, y: body.bounds.midY) }

  /// The center of the top edge, in the superlayer's space.
  var topInParent: CGPoint { pointInParent(x: body.bounds.midX, y: body.bounds.minY) }

  /// The distance from the eye to the image while it turns: twice the image's longer side (a guess: view-20b).
  var eyeDistance: CGFloat { 2 * max(body.bounds.width, body.bounds.height, 1) }

  private func pointInParent(x: CGFloat, y: CGFloat) -> CGPoint {
    let t = transform
    let w = t.m14 * x + t.m24 * y + t.m44
    return CGPoint(x: (t.m11 * x + t.m21 * y + t.m41) / w, y: (t.m12 * x + t.m22 * y + t.m42) / w)
  }
}

extension CATransform3D {
  /// Returns a rotation about an axis through a point, by `angle` radians.
  static func turn(_ angle: CGFloat, about axis: CGVector, through point: CGPoint) -> CATransform3D {
    let turned = CATransform3DConcat(
      CATransform3DMakeTranslation(-point.x, -point.y, 0), CATransform3DMakeRotation(angle, axis.dx, axis.dy, 0))
    return CATransform3DConcat(turned, CATransform3DMakeTranslation(point.x, point.y, 0))
  }

  /// Returns the transform as seen by an eye in front of a point.
  func seen(from distance: CGFloat, before point: CGPoint) -> CATransform3D {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / distance
    let moved = CATransform3DConcat(CATransform3DConcat(self, CATransform3DMakeTranslation(-point.x, -point.y, 0)), eye)
    return CATransform3DConcat(moved, CATransform3DMakeTranslation(point.x, point.y, 0))
  }
}

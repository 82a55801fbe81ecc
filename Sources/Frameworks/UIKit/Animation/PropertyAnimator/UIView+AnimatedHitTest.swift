import QuartzCore

extension UIView {
  /// Converts a point from the superview for hit-testing. A view that a property animator moves is hit-tested at its
  /// presentation position, unless the app has enabled manual hit-testing (documented).
  func pointForHitTest(_ point: CGPoint, from superview: UIView) -> CGPoint {
    guard isHitAsShown, let shown = layer.presentation() else { return convert(point, from: superview) }
    let size = CGPoint(x: shown.bounds.width * shown.anchorPoint.x, y: shown.bounds.height * shown.anchorPoint.y)
    let fromAnchor = CGPoint(x: point.x - shown.position.x, y: point.y - shown.position.y)
      .applying(shown.affineTransform().inverted())
    return CGPoint(x: fromAnchor.x + size.x + shown.bounds.minX, y: fromAnchor.y + size.y + shown.bounds.minY)
  }

  private var isHitAsShown: Bool {
    layer.hasAnimations
      && (layer.animationKeys() ?? []).contains { key in
        (layer.animation(forKey: key)?.delegate as? AnimatorCompletion)?.isHitAsShown == true
      }
  }
}

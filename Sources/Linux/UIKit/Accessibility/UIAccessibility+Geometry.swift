import QuartzCore

extension UIAccessibility {
  /// A rectangle of a view on the screen, in points from the screen's top left corner. The view is in a window.
  @preconcurrency @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    let place = view.convert(rect, to: nil)
    let origin = view.window?.frame.origin ?? .zero
    return place.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// A path of a view on the screen, in points from the screen's top left corner. The view is in a window.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let point = { (point: CGPoint) in convertToScreenCoordinates(CGRect(origin: point, size: .zero), in: view).origin }
    // Three points say how the view lies on the screen.
    let (zero, right, down) = (point(.zero), point(CGPoint(x: 1, y: 0)), point(CGPoint(x: 0, y: 1)))
    guard let moved = path.copy() as? UIBezierPath else { return path }
    moved.apply(
      CGAffineTransform(
        a: right.x - zero.x, b: right.y - zero.y, c: down.x - zero.x, d: down.y - zero.y, tx: zero.x, ty: zero.y))
    return moved
  }
}

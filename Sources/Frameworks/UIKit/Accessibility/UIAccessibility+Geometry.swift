import QuartzCore

extension UIAccessibility {
  /// Converts a rectangle of a view to points from the screen's top left corner. The view must be in a window.
  @preconcurrency @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    let windowFrame = view.convert(rect, to: nil)
    let origin = view.window?.frame.origin ?? .zero
    return windowFrame.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Converts a path of a view to points from the screen's top left corner. The view must be in a window.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let point = { (point: CGPoint) in convertToScreenCoordinates(CGRect(origin: point, size: .zero), in: view).origin }
    // Three points determine the view's transform to the screen.
    let (zero, right, down) = (point(.zero), point(CGPoint(x: 1, y: 0)), point(CGPoint(x: 0, y: 1)))
    guard let moved = path.copy() as? UIBezierPath else { return path }
    moved.apply(
      CGAffineTransform(
        a: right.x - zero.x, b: right.y - zero.y, c: down.x - zero.x, d: down.y - zero.y, tx: zero.x, ty: zero.y))
    return moved
  }
}

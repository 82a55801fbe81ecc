import QuartzCore

extension UIView {
  /// Changes the layer's geometry, and updates what depends on it: subviews, layout, drawing, safe areas.
  func changeGeometry(_ change: () -> Void) {
    let old = bounds.size
    change()
    let new = bounds.size
    if new != old {
      resizeSubviews(from: old)
      setNeedsLayout()
      if old.width * old.height == 0, type(of: self) != UIView.self { setNeedsDisplay() }
    }
    updateSafeArea()
    if autoLayout != nil { noteGeometryForLayout() }
  }

  func resizeToFit() {
    let size = sizeThatFits(bounds.size)
    if hasTransform {
      bounds = CGRect(origin: bounds.origin, size: size)
    } else {
      frame = CGRect(origin: frame.origin, size: size)
    }
  }

  /// `true` if the view has a transform, also one in depth, so that its frame is not the one that its layout gives it.
  final var hasTransform: Bool { !CATransform3DIsIdentity(layer.transform) }

  /// The value for no intrinsic size in a direction.
  public class var noIntrinsicMetric: CGFloat { -1 }
}

extension UIView {
  /// Converts a point to the coordinates of another view, or of the window if nil. Without a window, it is unchanged.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let target = view ?? window, target !== self else { return point }
    if sharesRoot(with: target) { return layer.convert(point, to: target.layer) }
    let inRoot = layer.convert(point, to: root.layer)
    let shared = inRoot.applying(root.toParent)
    return target.layer.convert(shared.applying(target.root.toParent.inverted()), from: target.root.layer)
  }

  /// Converts a point from the coordinates of another view, or of the window if nil.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let source = view ?? window else { return point }
    return source.convert(point, to: self)
  }

  /// Returns the smallest rectangle in another view, or in the window if nil, around a rectangle in this view.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    guard let target = view ?? window, target !== self else { return rect }
    if sharesRoot(with: target) { return layer.convert(rect, to: target.layer) }
    let inRoot = layer.convert(rect, to: root.layer)
    let shared = inRoot.applying(root.toParent)
    return target.layer.convert(shared.applying(target.root.toParent.inverted()), from: target.root.layer)
  }

  /// Returns the smallest rectangle in this view around a rectangle in another view, or in the window if nil.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard let source = view ?? window else { return rect }
    return source.convert(rect, to: self)
  }

  private func sharesRoot(with view: UIView) -> Bool {
    superview === view || view.superview === self || root === view.root
  }

  private var root: UIView {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  /// The transform from a root view's coordinates to those of its frame. For windows, these are the screen's, which
  /// they share.
  var toParent: CGAffineTransform {
    let bounds = self.bounds
    let anchor = CGPoint(
      x: bounds.minX + layer.anchorPoint.x * bounds.width, y: bounds.minY + layer.anchorPoint.y * bounds.height)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}

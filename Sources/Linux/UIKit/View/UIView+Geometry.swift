extension UIView {
  /// Makes a change to the layer's geometry, and tells what follows from it: subviews, layout, drawing, safe areas.
  func changeGeometry(_ change: () -> Void) {
    let old = bounds.size
    change()
    let new = bounds.size
    if new != old {
      resizeSubviews(from: old)
      setNeedsLayout()
      if ownContentMode == .redraw || old.width * old.height == 0, type(of: self) != UIView.self {
        setNeedsDisplay()
      }
    }
    updateSafeArea()
    if autoLayout != nil { noteGeometryForLayout() }
  }

  func resizeToFit() {
    let size = sizeThatFits(bounds.size)
    if layer.affineTransform().isIdentity {
      frame = CGRect(origin: frame.origin, size: size)
    } else {
      bounds = CGRect(origin: bounds.origin, size: size)
    }
  }

  /// No size of its own in this direction.
  public class var noIntrinsicMetric: CGFloat { -1 }
}

extension UIView {
  /// A point of this view in the coordinates of another one; nil: of the window. Without a window for it, unchanged.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let target = view ?? window, target !== self else { return point }
    if root === target.root { return layer.convert(point, to: target.layer) }
    let inRoot = layer.convert(point, to: root.layer)
    let shared = inRoot.applying(root.toParent)
    return target.layer.convert(shared.applying(target.root.toParent.inverted()), from: target.root.layer)
  }

  /// A point of another view, nil: of the window, in the coordinates of this one.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let source = view ?? window else { return point }
    return source.convert(point, to: self)
  }

  /// The smallest rectangle, in the coordinates of another view, nil: of the window, around one of this view.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    guard let target = view ?? window, target !== self else { return rect }
    if root === target.root { return layer.convert(rect, to: target.layer) }
    let inRoot = layer.convert(rect, to: root.layer)
    let shared = inRoot.applying(root.toParent)
    return target.layer.convert(shared.applying(target.root.toParent.inverted()), from: target.root.layer)
  }

  /// The smallest rectangle, in the coordinates of this view, around one of another view, nil: of the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard let source = view ?? window else { return rect }
    return source.convert(rect, to: self)
  }

  private var root: UIView {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  /// From a root's coordinates to those its frame is in: for windows the screen's, which they share.
  var toParent: CGAffineTransform {
    let bounds = self.bounds
    let anchor = CGPoint(
      x: bounds.minX + layer.anchorPoint.x * bounds.width, y: bounds.minY + layer.anchorPoint.y * bounds.height)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}

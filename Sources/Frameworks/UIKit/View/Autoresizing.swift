/// The arithmetic of autoresizing, one axis at a time.
///
/// The change of the superview's length is distributed among the flexible parts in proportion to their lengths, or
/// equally if all of them are 0 (documented; figures measured). The parts are the margin before, the length and the
/// margin after.
enum Autoresizing {
  /// The parts of one axis that may change.
  struct Flexibility {
    var before: Bool
    var length: Bool
    var after: Bool
  }

  /// Returns the origin and length of a view in a superview whose length changes from `old` to `new`.
  static func resize(
    origin: CGFloat, length: CGFloat, from old: CGFloat, to new: CGFloat, _ flexible: Flexibility
  ) -> (origin: CGFloat, length: CGFloat) {
    let change = new - old
    let parts = [origin, length, old - origin - length]
    let isFlexible = [flexible.before, flexible.length, flexible.after]
    let count = isFlexible.count { $0 }
    guard change != 0, count > 0 else { return (origin, length) }
    let total = zip(parts, isFlexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    func share(_ index: Int) -> CGFloat {
      guard isFlexible[index] else { return 0 }
      return total == 0 ? change / CGFloat(count) : change * parts[index] / total
    }
    return (origin + share(0), length + share(1))
  }
}

extension UIView {
  /// Autoresizes the subviews after this view's size has changed.
  func resizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews, oldSize != bounds.size else { return }
    for view in subviews { view.resize(withSuperviewSizeFrom: oldSize, to: bounds.size) }
  }

  private func resize(withSuperviewSizeFrom old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    guard !mask.isEmpty else { return }
    let box = untransformedFrame
    let horizontal = Autoresizing.resize(
      origin: box.origin.x, length: box.size.width, from: old.width, to: new.width,
      .init(
        before: mask.contains(.flexibleLeftMargin), length: mask.contains(.flexibleWidth),
        after: mask.contains(.flexibleRightMargin)))
    let vertical = Autoresizing.resize(
      origin: box.origin.y, length: box.size.height, from: old.height, to: new.height,
      .init(
        before: mask.contains(.flexibleTopMargin), length: mask.contains(.flexibleHeight),
        after: mask.contains(.flexibleBottomMargin)))
    let moved = CGRect(x: horizontal.origin, y: vertical.origin, width: horizontal.length, height: vertical.length)
    if moved != box { setUntransformedFrame(moved) }
  }

  /// Sets the frame that the view would have without its transform.
  ///
  /// - Parameter notifies: `true` if observers of the bounds and the center are notified, and subclasses that override the
  ///   bounds, as by constraints on iOS, which set these and not the frame (reported by developers).
  func setUntransformedFrame(_ moved: CGRect, notifies: Bool = false) {
    if !hasTransform, !notifies || keyValueObservers == nil {
      let old = bounds.size
      frame = moved
      // The setter that subclasses override, without a state in which only one of the two has changed.
      if notifies, bounds.size != old { bounds = bounds }
    } else {
      bounds.size = moved.size
      let (anchor, scale) = (layer.anchorPoint, autoLayout?.zoomScale ?? 1)
      center = CGPoint(
        x: moved.origin.x + anchor.x * moved.size.width * scale,
        y: moved.origin.y + anchor.y * moved.size.height * scale)
    }
  }

  /// The frame that the view would have without its transform. A transform is not part of a view's layout. A view that a
  /// scroll view has zoomed keeps its origin.
  var untransformedFrame: CGRect {
    let size = bounds.size
    let (anchor, scale) = (layer.anchorPoint, autoLayout?.zoomScale ?? 1)
    return CGRect(
      origin: CGPoint(x: center.x - anchor.x * size.width * scale, y: center.y - anchor.y * size.height * scale),
      size: size)
  }
}

import QuartzCore

/// The content size that constraints give a scroll view. An axis along which they do not refer to the end of the content
/// area is nil, and keeps its length: no constraint to the trailing edge leaves the width as it is, at first 0 (observed
/// on iOS).
struct ConstrainedSize: Equatable {
  private let width: CGFloat?
  private let height: CGFloat?

  /// Returns nil without any axis.
  init?(_ size: CGSize, along axes: Set<NSLayoutConstraint.Axis>) {
    if axes.isEmpty { return nil }
    width = axes.contains(.horizontal) ? size.width : nil
    height = axes.contains(.vertical) ? size.height : nil
  }

  func applied(to size: CGSize) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }
}

extension UIScrollView {
  /// Returns the guide for the content area or the frame.
  func areaGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let guide = areaGuides.first(where: { $0.kind == kind }) { return guide }
    let guide = UILayoutGuide(kind, of: self)
    areaGuides.append(guide)
    return guide
  }

  func constrainedSizeDidChange() {
    if let constrainedSize, constrainedSize.applied(to: contentSize) != contentSize { setNeedsLayout() }
  }
}

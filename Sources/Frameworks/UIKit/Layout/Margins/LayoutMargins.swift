/// The space that a view keeps between its edges and its content.
///
/// The default is 8 points on each side. A controller's view has 16 at the sides and none at the top and bottom (widely
/// measured on iPhones; larger phones have 20, which is not done here). The safe area is added (documented).
struct LayoutMargins {
  enum Base {
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  var base: Base?
  var followsSuperview = false
  var includesSafeArea = true

  static let plain: CGFloat = 8
  static let side: CGFloat = 16
}

extension UIView {
  private var margins: LayoutMargins { autoLayout?.margins ?? LayoutMargins() }

  var effectiveMargins: UIEdgeInsets {
    let margins = margins
    var insets: UIEdgeInsets
    switch margins.base {
    case .absolute(let set)?: insets = set
    case .directional(let set)?:
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      insets = UIEdgeInsets(
        top: set.top, left: isMirrored ? set.trailing : set.leading, bottom: set.bottom,
        right: isMirrored ? set.leading : set.trailing)
    case nil:
      let (side, plain) = (LayoutMargins.side, plainMargin)
      insets =
        viewController == nil
        ? UIEdgeInsets(top: plain, left: plain, bottom: plain, right: plain)
        : UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
    if viewController != nil {
      // The minimum margins at the sides of a controller's view (documented as the system's minimum).
      insets.left = max(insets.left, LayoutMargins.side)
      insets.right = max(insets.right, LayoutMargins.side)
    }
    if margins.includesSafeArea {
      let safe = safeAreaInsets
      insets = UIEdgeInsets(
        top: insets.top + safe.top, left: insets.left + safe.left, bottom: insets.bottom + safe.bottom,
        right: insets.right + safe.right)
    }
    guard margins.followsSuperview, let superview else { return insets }
    let (around, frame) = (superview.layoutMargins, untransformedFrame)
    return UIEdgeInsets(
      top: max(insets.top, around.top - frame.minY), left: max(insets.left, around.left - frame.minX),
      bottom: max(insets.bottom, around.bottom - (superview.bounds.height - frame.maxY)),
      right: max(insets.right, around.right - (superview.bounds.width - frame.maxX)))
  }

  var effectiveDirectionalMargins: NSDirectionalEdgeInsets {
    let insets = effectiveMargins
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }

  var followsSuperviewMargins: Bool { margins.followsSuperview }
  var includesSafeAreaInMargins: Bool { margins.includesSafeArea }

  func changeMargins(_ change: (inout LayoutMargins) -> Void) {
    let old = effectiveMargins
    var new = margins
    change(&new)
    layoutState.margins = new
    if effectiveMargins != old { marginsChanged() }
  }

  /// Notifies this view and the subviews that follow its margins.
  func marginsChanged() {
    layoutMarginsDidChange()
    setNeedsLayout()
    noteInsetsForLayout()
    for view in subviews where view.autoLayout?.margins?.followsSuperview == true { view.marginsChanged() }
  }
}

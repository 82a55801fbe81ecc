import UIKit

/// The superview of the pages, in which transitions take place.
@MainActor final class PageArea: UIView {
  var onLayout: (() -> Void)?
  var onLeaveWindow: (() -> Void)?
  /// Called before a subview is removed or moved to another superview.
  var onRemoveSubview: ((UIView) -> Void)?
  /// Returns true for a view that the container may remove: a page's, or one that an animator adds.
  var mayRemove: ((UIView) -> Bool)?
  /// Returns the view that assistive technologies find: the selected page's, or what that presents over it.
  var selectedView: (() -> UIView?)?
  var onScroll: ((UIAccessibilityScrollDirection) -> Bool)?
  /// Returns false if no touch may reach the pages now.
  var takesTouches: (() -> Bool)?

  /// The subviews that the container may remove. All others are the app's or UIKit's, such as a presentation's container view.
  private var removable: Set<ObjectIdentifier> = []
  /// The other subviews that were added above a page.
  private var overlays: Set<ObjectIdentifier> = []

  private var page: UIView? {
    guard let page = selectedView?(), page.isDescendant(of: self) else { return nil }
    return page
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { onLeaveWindow?() }
  }

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if mayRemove?(subview) == true {
      removable.insert(ObjectIdentifier(subview))
    } else if let below = subviews.first(where: isRemovable), below !== subview, isAbove(subview, below) {
      overlays.insert(ObjectIdentifier(subview))
    }
  }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removable.remove(ObjectIdentifier(subview))
    overlays.remove(ObjectIdentifier(subview))
    onRemoveSubview?(subview)
    setNeedsLayout()
  }

  // MARK: The views of others

  private func isRemovable(_ view: UIView) -> Bool { removable.contains(ObjectIdentifier(view)) }

  private func isAbove(_ view: UIView, _ other: UIView) -> Bool {
    subviews.firstIndex { $0 === other || $0 === view }.map { subviews[$0] === other } ?? false
  }

  /// Removes the views that the container may remove, except one.
  ///
  /// - Parameter isInUse: Returns true for a view that stays although it was added in an animator's call.
  func removeLeftovers(keeping page: UIView?, where isInUse: (UIView) -> Bool) {
    for left in subviews where isRemovable(left) && left !== page && !isInUse(left) { left.removeFromSuperview() }
  }

  /// Brings the views of others that are above the pages in front of a page that was added since.
  func raiseOverlays(above page: UIView) {
    let raised = subviews.filter { overlays.contains(ObjectIdentifier($0)) }
    guard let lowest = raised.first, page.superview === self, isAbove(page, lowest) else { return }
    for view in raised { bringSubviewToFront(view) }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return takesTouches?() == false ? self : hit
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  // MARK: Accessibility

  // Assistive technologies find neither the other page of a transition, nor views that an animator adds, nor a page below what
  // it presents.
  override var accessibilityElements: [Any]? {
    get {
      guard let page else { return [] }
      return [page] + subviews.filter { !isRemovable($0) && !page.isDescendant(of: $0) }
    }
    set { super.accessibilityElements = newValue }
  }

  // The part of the page that the bar does not cover, because elements are read in the order of their frames.
  override var accessibilityFrame: CGRect {
    get {
      MainThread.assume {
        UIAccessibility.convertToScreenCoordinates(bounds.inset(by: page?.safeAreaInsets ?? .zero), in: self)
      }
    }
    set { super.accessibilityFrame = newValue }
  }

  // The system calls this method on views, not on view controllers (UIAccessibility.h).
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    MainThread.assume { onScroll?(direction) ?? false }
  }
}

import UIKit

/// The superview of the pages, in which transitions take place.
@MainActor final class PageArea: UIView {
  var onLayout: (() -> Void)?
  var onLeaveWindow: (() -> Void)?
  /// Called before a subview is removed or moved to another superview.
  var onRemoveSubview: ((UIView) -> Void)?
  var selectedView: (() -> UIView?)?
  var onScroll: ((UIAccessibilityScrollDirection) -> Bool)?
  /// Returns false if no touch may reach the pages now.
  var takesTouches: (() -> Bool)?

  private var page: UIView? {
    guard let page = selectedView?(), page.isDescendant(of: self) else { return nil }
    return page
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { onLeaveWindow?() }
  }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    onRemoveSubview?(subview)
    setNeedsLayout()
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

  // Assistive technologies find neither the other page of a transition, nor views that an animator adds.
  override var accessibilityElements: [Any]? {
    get { page.map { [$0] } ?? [] }
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

import UIKit

/// The view in which the pages are, and in which switches take place.
@MainActor final class PageArea: UIView {
  /// Called when the view is laid out, for example after a subview was added or removed.
  var onLayout: (() -> Void)?
  /// The window is another one, or gone.
  var onMove: (() -> Void)?
  /// Called before a subview is removed or moved to another superview.
  var onRemove: ((UIView) -> Void)?
  /// The view of the selected page.
  var selectedView: (() -> UIView?)?
  /// An assistive technology scrolls.
  var onScroll: ((UIAccessibilityScrollDirection) -> Bool)?

  private var page: UIView? {
    guard let page = selectedView?(), page.isDescendant(of: self) else { return nil }
    return page
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onMove?()
  }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    onRemove?(subview)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  // MARK: Accessibility

  // The other page of a switch is not there, nor is what an animator adds.
  override var accessibilityElements: [Any]? {
    get { page.map { [$0] } ?? [] }
    set { super.accessibilityElements = newValue }
  }

  // What the bar leaves of the page: elements are read in the order of their frames.
  override var accessibilityFrame: CGRect {
    get {
      MainThread.assume {
        UIAccessibility.convertToScreenCoordinates(bounds.inset(by: page?.safeAreaInsets ?? .zero), in: self)
      }
    }
    set { super.accessibilityFrame = newValue }
  }

  // The header speaks of views that are asked, not of view controllers.
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    MainThread.assume { onScroll?(direction) ?? false }
  }
}

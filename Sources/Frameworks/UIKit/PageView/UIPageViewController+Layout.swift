import CoreGraphics

/// The view of a page view controller, which lays out the scroll view and the indicator.
@MainActor final class PageView: UIView {
  weak var controller: UIPageViewController?

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOutPages()
  }
}

extension UIPageViewController {
  /// The height of the indicator, in points.
  private static let indicatorHeight: CGFloat = 37

  func reportCurl() {
    guard transitionStyle == .pageCurl else { return }
    RuntimeIssues.reportOnce("UIPageViewController.pageCurl") {
      "UIPageViewController: the page curl is not there; pages scroll instead, as with TransitionStyle.scroll."
    }
  }

  func loadPageView() {
    let view = PageView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.controller = self
    view.addSubview(scroller)
    self.view = view
    layOutPages()
  }

  /// Lays out the scroll view and the indicator. A new size ends the current transition.
  func layOutPages() {
    guard let view = viewIfLoaded else { return }
    var area = view.bounds
    if let indicator {
      area.size.height = max(0, area.height - view.safeAreaInsets.bottom - Self.indicatorHeight)
      indicator.frame = CGRect(x: 0, y: area.height, width: area.width, height: Self.indicatorHeight)
    }
    let frame = scroller.frame(forPagesIn: area)
    guard scroller.frame != frame else { return }
    endTurnEarly()
    scroller.frame = frame
    arrange()
  }

  /// Puts the current page in the middle.
  /// - Parameter position: The content offset along the axis afterward; nil shows the current page in full.
  func arrange(at position: CGFloat? = nil) {
    isArranging = true
    if let current { put(current, on: nil) }
    scroller.keepingGrip { scroller.position = position ?? scroller.offset(of: nil) }
    isArranging = false
    updateEnds()
  }

  /// Puts a page on a side, or in the middle if `side` is nil.
  func put(_ page: UIViewController, on side: PageSide?) {
    guard let view = page.view else { return }
    if !view.hasTransform { view.frame = scroller.pageFrame(side) }
    if view.superview !== scroller { scroller.addSubview(view) }
  }
}

import UIKit

/// The view that marks the selected tab, and moves to another tab with the progress of a transition.
@MainActor final class TabIndicator: UIView {
  private var appearance: ButtonTabBar.Indicator?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the appearance, or hides the indicator if there is none.
  ///
  /// - Parameter color: The selected tab's color, for an indicator that has no color of its own.
  func setAppearance(_ appearance: ButtonTabBar.Indicator?, color: UIColor) {
    self.appearance = appearance
    isHidden = appearance == nil
    let standard = appearance?.isPill == true ? color.withAlphaComponent(0.15) : color
    backgroundColor = appearance?.color ?? standard
  }

  /// Moves the indicator in front of the tabs in their scroll view, or behind them.
  func placeAmongTabs() {
    guard let superview else { return }
    if appearance?.isPill == true {
      superview.sendSubviewToBack(self)
    } else {
      superview.bringSubviewToFront(self)
    }
  }

  /// The edges and the layout direction of the tabs, as the indicator sees them.
  struct Surroundings {
    /// The height of the bar, in points, without the safe area.
    var height: CGFloat
    var placement: ContainerTabBarPlacement
    var isMirrored: Bool
    /// The distance of the pages beyond an end, in widths of a page, positive to the right.
    var overscroll: CGFloat
    var pixels: PixelGrid
  }

  /// Sets the frame, interpolated between the frames for two tabs.
  func place(in tabs: [TabButton], state: ContainerTabBarState, _ surroundings: Surroundings) {
    guard let appearance else { return }
    guard let selected = state.selectedIndex ?? state.incomingIndex, tabs.indices.contains(selected) else {
      frame = .zero
      return
    }
    let from = appearance.frame(for: tabs[selected], surroundings)
    var frame = from
    if let incoming = state.incomingIndex, tabs.indices.contains(incoming) {
      let to = appearance.frame(for: tabs[incoming], surroundings)
      frame = appearance.frame(from: from, to: to, progress: state.progress)
    }
    frame.origin.x += appearance.offset(beyond: tabs[selected], surroundings)
    if self.frame != frame { self.frame = frame }
    let radius = max(min(appearance.cornerRadius, frame.width / 2, frame.height / 2), 0)
    if layer.cornerRadius != radius { layer.cornerRadius = radius }
  }
}

@MainActor extension ButtonTabBar.Indicator {
  /// Returns the frame at rest on a tab. A pill and the ends of a line are on whole pixels.
  fileprivate func frame(for tab: TabButton, _ surroundings: TabIndicator.Surroundings) -> CGRect {
    let area = area(of: tab, height: surroundings.height)
    let (left, right) =
      surroundings.isMirrored ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    let (x, width) = Self.inset(area.minX, area.width, left, right)
    let (y, height) = Self.inset(area.minY, area.height, insets.top, insets.bottom)
    let pixels = surroundings.pixels
    if isPill {
      let (left, right) = (max(x, tab.frame.minX), min(x + width, tab.frame.maxX))
      let (top, bottom) = (max(y, 0), min(y + height, surroundings.height))
      return pixels.rect(CGRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0)))
    }
    let isAtTop = edge == .facingPages ? surroundings.placement == .bottom : edge == .top
    let (start, end) = (pixels.x(x), pixels.x(x + width))
    return CGRect(x: start, y: isAtTop ? y : y + height - self.height, width: end - start, height: self.height)
  }

  /// Returns the frame of a tab's part that has the indicator's width, and the height of the bar or of that part.
  private func area(of tab: TabButton, height: CGFloat) -> CGRect {
    let frame = tab.frame
    guard self.width != .tab else { return CGRect(x: frame.minX, y: 0, width: frame.width, height: height) }
    let content = tab.contentFrame.offsetBy(dx: frame.minX, dy: frame.minY)
    var area = CGRect(x: content.minX, y: 0, width: content.width, height: height)
    if case .fixed(let points) = self.width {
      area.size.width = max(points, 0)
      area.origin.x = frame.midX - area.width / 2
    }
    if isPill { (area.origin.y, area.size.height) = (content.minY, content.height) }
    return area
  }

  /// Returns the start and the length of a range without its insets. A range with larger insets is empty.
  private static func inset(
    _ start: CGFloat, _ length: CGFloat, _ before: CGFloat, _ after: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let rest = length - before - after
    return rest < 0 ? (start + before + rest / 2, 0) : (start + before, rest)
  }

  /// Returns the frame on the way from one tab to another.
  fileprivate func frame(from: CGRect, to: CGRect, progress: CGFloat) -> CGRect {
    func value(_ part: KeyPath<CGRect, CGFloat>) -> CGFloat {
      from[keyPath: part] + (to[keyPath: part] - from[keyPath: part]) * progress
    }
    return CGRect(x: value(\.minX), y: value(\.minY), width: value(\.width), height: value(\.height))
  }

  /// Returns the distance by which a line is beyond its tab, in points, positive to the right. A pill stays inside its tab.
  fileprivate func offset(beyond tab: TabButton, _ surroundings: TabIndicator.Surroundings) -> CGFloat {
    isPill ? 0 : -surroundings.overscroll * tab.frame.width
  }
}

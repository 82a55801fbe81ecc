@_spi(Recording) import ContainerKit
import Testing
import UIKit

extension ContainerStage {
  /// Slides a finger along the tabs of the standard bar to a position. The finger stays down: continue with another scrub, or end
  /// with `lift()` or `cancelDrag()`. `ButtonTabBar.allowsScrubbing` must be true.
  ///
  /// If no finger is down, one goes down in the middle of the selected tab, and rests there for 0.25 seconds if the tabs scroll. It
  /// moves at most 24 points in a frame.
  ///
  /// - Parameters:
  ///   - position: The position in tabs: 0 is the middle of the first tab, 1.5 is half way between the second and the third.
  ///   - sourceLocation: The caller's location, at which a mistake is recorded.
  /// - Returns: `true` if a finger drives the pages, or if they are at rest at that tab. If the container has a `customTabBar`, or
  ///   no such tab is visible, it records an issue and returns false.
  @discardableResult public func scrub(to position: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) -> Bool
  {
    guard container.customTabBar == nil else {
      TestIssue.record("the container has a customTabBar: use drag(from:to:duration:)", sourceLocation)
      return false
    }
    let buttons = container.tabBar.buttons
    guard position >= 0, position <= CGFloat(buttons.count - 1) else {
      TestIssue.record("there is no position \(position) among \(buttons.count) tabs", sourceLocation)
      return false
    }
    if finger == nil, let selected = buttons.firstIndex(where: \.isSelected) {
      let start = tabPoint(CGFloat(selected))
      finger = StageFinger(position: start)
      touch(.began, at: start)
      servedFrame()
      if container.tabBar.subviews.contains(where: { ($0 as? UIScrollView)?.isScrollEnabled == true }) {
        run(for: 0.25)
      }
    }
    while let finger {
      let distance = tabPoint(position).x - finger.position.x
      guard abs(distance) > 1e-9 else { break }
      self.finger?.position.x += min(max(distance, -StageFinger.stride), StageFinger.stride)
      touch(.moved, at: self.finger?.position ?? finger.position)
      servedFrame()
    }
    guard let snapshot = container.transitionSnapshot else { return container.selectedIndex == Int(position) }
    return snapshot.isInteractive
  }

  /// Returns the point of a position among the tabs, in points of the window.
  package func tabPoint(_ position: CGFloat) -> CGPoint {
    let buttons = container.tabBar.buttons
    let (first, last) = (buttons[Int(position)], buttons[min(Int(position) + 1, buttons.count - 1)])
    let middles = [first, last].map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
    let fraction = position - position.rounded(.down)
    return CGPoint(x: middles[0].x + (middles[1].x - middles[0].x) * fraction, y: middles[0].y)
  }
}

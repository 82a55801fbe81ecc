import UIKit

/// A bar along whose tabs a finger slides. Points and rectangles are in the bar's coordinate space.
@MainActor protocol ScrubbedBar: ContainerTabBar {
  /// The area of the tabs.
  var scrubArea: CGRect { get }
  /// `true` if a long press of a tab has been handled, and the finger is still down.
  var ignoresTouch: Bool { get }
  /// Returns how a finger begins that goes down at a point; nil if it does not.
  func scrubStart(at point: CGPoint) -> ScrubStart?
  /// Returns the position of a point between the middles of the tabs, in tabs.
  func tabPosition(at point: CGPoint) -> CGFloat
  /// `true` if not all tabs fit.
  var canScrollTabs: Bool { get }
  /// Scrolls the tabs under a finger at a point. Returns false if they are at the end.
  func scrollTabs(by distance: CGFloat, under point: CGPoint) -> Bool
  /// Called before the first report. The tab under the finger must not be selected when it is lifted.
  func scrubWillBegin(at point: CGPoint)
  /// Called after the last report.
  func scrubDidEnd()
}

extension ScrubbedBar {
  var ignoresTouch: Bool { false }
  func scrubDidEnd() {}
}

/// The way in which a finger begins to slide.
enum ScrubStart {
  /// With its first sideways move.
  case move
  /// With its first move after a short rest.
  case press
}

/// Reports a finger that slides along the tabs of a bar.
///
/// The bar says how a finger begins (`scrubStart(at:)`). If not all tabs fit, they scroll while the finger is at an end of
/// the bar.
@MainActor final class TabScrub: NSObject {
  /// The time that a finger rests on the selected tab of a bar that scrolls, in seconds.
  private static let pressDuration: TimeInterval = 0.2
  /// The distance by which a finger moves after a press before the pages do, in points.
  private static let pressSlop: CGFloat = 4
  /// The distance from an end of the bar at which the tabs scroll, in points, and their highest speed, in points per second.
  private static let edge: (distance: CGFloat, speed: CGFloat) = (44, 480)

  private let pan = UIPanGestureRecognizer()
  private let press = UILongPressGestureRecognizer()
  private lazy var action = ActionTarget { [unowned self] in recognizerDidChange(pan) }
  private lazy var pressAction = ActionTarget { [unowned self] in recognizerDidChange(press) }
  private unowned let bar: any ScrubbedBar
  /// The location at which a press began, in the bar.
  private var pressed: CGPoint?
  /// The finger's location in the bar; nil while there is none.
  private var finger: CGPoint?
  /// The vertical range that the finger has not left, in the window. The bar may move away under it.
  private var range: ClosedRange<CGFloat> = 0...0
  private var link: FrameLink?
  private var time: CFTimeInterval?

  /// - Parameter view: The view that receives the finger.
  init(of bar: any ScrubbedBar, in view: UIView) {
    self.bar = bar
    super.init()
    pan.maximumNumberOfTouches = 1
    press.minimumPressDuration = Self.pressDuration
    press.cancelsTouchesInView = false
    for (recognizer, action) in [(pan, action), (press, pressAction)] as [(UIGestureRecognizer, ActionTarget)] {
      recognizer.delegate = self
      recognizer.addTarget(action, action: ActionTarget.action)
      view.addGestureRecognizer(recognizer)
    }
  }

  func setEnabled(_ isEnabled: Bool) {
    if !isEnabled { end(.cancelled) }
    (pan.isEnabled, press.isEnabled) = (isEnabled, isEnabled)
  }

  /// Ends the scrub, and ignores the finger.
  func cancel() {
    setEnabled(false)
    setEnabled(true)
  }

  private func recognizerDidChange(_ recognizer: UIGestureRecognizer) {
    let location = recognizer.location(in: bar)
    switch recognizer.state {
    case .began where recognizer === press: pressed = location
    case .began, .changed:
      guard finger != nil || mayMove(recognizer, to: location) else { return }
      move(to: location)
    case .ended:
      if finger != nil { move(to: location) }
      end(.ended)
    case .cancelled, .failed: end(.cancelled)
    default: break
    }
  }

  /// Returns true if a finger that has pressed a tab has begun to slide.
  private func mayMove(_ recognizer: UIGestureRecognizer, to location: CGPoint) -> Bool {
    guard recognizer === press else { return true }
    return pressed.map { abs(location.x - $0.x) >= Self.pressSlop } == true
  }

  // The bar is retained in the next three methods, because the app may release it in its calls.

  private func move(to location: CGPoint) {
    let bar = bar
    let y = bar.convert(location, to: nil).y
    if finger == nil {
      bar.scrubWillBegin(at: location)
      let area = bar.convert(bar.scrubArea, to: nil)
      range = area.minY - area.height...area.maxY + area.height
      if bar.canScrollTabs { link = FrameLink { [weak self] in self?.frame($0) } }
    }
    finger = location
    guard range.contains(y) else { return cancel() }
    bar.onScrub?(.moved(to: bar.tabPosition(at: location)))
  }

  private func end(_ last: ContainerTabScrub) {
    let bar = bar
    pressed = nil
    guard finger != nil else { return }
    finger = nil
    link?.invalidate()
    (link, time) = (nil, nil)
    bar.onScrub?(last)
    bar.scrubDidEnd()
  }

  /// Scrolls the tabs on while the finger is at an end of the bar.
  private func frame(_ time: CFTimeInterval) {
    let bar = bar
    // After a frame that has taken long, the tabs do not jump.
    let duration = min(time - (self.time ?? time), 1 / 30)
    self.time = time
    guard let finger else { return }
    let area = bar.scrubArea
    let depth = max(finger.x - (area.maxX - Self.edge.distance), 0) - max(area.minX + Self.edge.distance - finger.x, 0)
    guard depth != 0 else { return }
    let fraction = min(max(depth / Self.edge.distance, -1), 1)
    guard bar.scrollTabs(by: fraction * Self.edge.speed * CGFloat(duration), under: finger) else { return }
    bar.onScrub?(.moved(to: bar.tabPosition(at: finger)))
  }
}

extension TabScrub: UIGestureRecognizerDelegate {
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    bar.scrubStart(at: touch.location(in: bar)) == (gestureRecognizer === pan ? .move : .press)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else { return true }
    let moved = pan.translation(in: bar)
    return abs(moved.x) > abs(moved.y) && !bar.ignoresTouch
  }

  /// A press goes on beside the long press that the bar reports, which has the same view.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === press && other is UILongPressGestureRecognizer && other.view === press.view }

  /// A swipe from the edge of the screen comes first.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { other is UIScreenEdgePanGestureRecognizer }

  /// Pans around the bar wait.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    guard other is UIPanGestureRecognizer, !(other is UIScreenEdgePanGestureRecognizer), let view = other.view else {
      return false
    }
    return view !== bar && bar.isDescendant(of: view)
  }
}

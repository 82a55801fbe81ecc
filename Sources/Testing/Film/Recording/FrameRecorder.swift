@_spi(Recording) import ContainerKit
import Stage
import UIKit

/// Reads the state that a window shows in the current frame, with presentation values if there are any.
@MainActor
struct FrameRecorder {
  let window: UIWindow
  /// The container that is filmed; nil for the one that is on screen.
  var container: ContainerViewController?

  func frame(_ index: Int, at time: TimeInterval) -> Timeline.Frame {
    let screen = Screen(window: window, filmed: container)
    var frame = Timeline.Frame(
      index: index, time: time, selectedIndex: -1, transition: screen.transition,
      containerLayer: Timeline.LayerTime(speed: 1, timeOffset: 0, beginTime: 0), children: [], tabs: [])
    frame.others = screen.otherPages.map(page)
    frame.titles = screen.titles
    if let container = container ?? screen.container { add(container, to: &frame) }
    return frame
  }

  private func add(_ container: ContainerViewController, to frame: inout Timeline.Frame) {
    let layer = container.transitionContainerView.layer
    // Pages of a source have no index of the container's.
    frame.selectedIndex = container.viewControllers.firstIndex { $0 === container.selectedViewController } ?? -1
    frame.containerLayer = Timeline.LayerTime(
      speed: Double(layer.speed), timeOffset: layer.timeOffset, beginTime: layer.beginTime)
    frame.children = container.viewControllers.map(page)
    // The buttons of an app's own bar are unknown.
    frame.tabs = container.viewControllers.indices.prefix(container.tabBar.buttons.count).map { tab($0, of: container) }
  }

  private func page(_ controller: UIViewController) -> Timeline.Child {
    guard let view = controller.viewIfLoaded else {
      return Timeline.Child(title: controller.title ?? "", isInWindow: false, frame: nil, alpha: 1)
    }
    return Timeline.Child(
      title: controller.title ?? "", isInWindow: view.window != nil, frame: PresentedBox.of(view),
      alpha: Double((view.layer.presentation() ?? view.layer).opacity))
  }

  private func tab(_ index: Int, of container: ContainerViewController) -> Timeline.Tab {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    container.tabBar.shownColor(at: index).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return Timeline.Tab(
      title: container.viewControllers[index].title ?? "", color: [red, green, blue, alpha].map { Double($0) },
      isSelected: container.tabBar.buttons[index].isSelected)
  }
}

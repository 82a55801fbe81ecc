@_spi(Recording) import ContainerKit
import Stage
import UIKit

/// Reads off a container what the frame under way shows: presentation values where there are any.
@MainActor
struct FrameRecorder {
  let container: ContainerViewController

  func frame(_ index: Int, at time: TimeInterval) -> Timeline.Frame {
    let layer = container.transitionContainerView.layer
    let selected = container.selectedIndex
    return Timeline.Frame(
      index: index, time: time, selectedIndex: selected == NSNotFound ? -1 : selected, transition: transition,
      containerLayer: Timeline.LayerTime(
        speed: Double(layer.speed), timeOffset: layer.timeOffset, beginTime: layer.beginTime),
      children: container.viewControllers.map(child), tabs: tabs)
  }

  private var transition: Timeline.Transition? {
    container.transitionSnapshot.map {
      Timeline.Transition(
        from: $0.from.title ?? "", to: $0.to.title ?? "", percent: Double($0.percentComplete),
        isInteractive: $0.isInteractive,
        isCancelled: $0.isCancelled)
    }
  }

  private func child(_ controller: UIViewController) -> Timeline.Child {
    guard let view = controller.viewIfLoaded else {
      return Timeline.Child(title: controller.title ?? "", isInWindow: false, frame: nil, alpha: 1)
    }
    return Timeline.Child(
      title: controller.title ?? "", isInWindow: view.window != nil, frame: PresentedBox.of(view),
      alpha: Double((view.layer.presentation() ?? view.layer).opacity))
  }

  // An app's own bar has none that can be looked into.
  private var tabs: [Timeline.Tab] { container.viewControllers.indices.prefix(container.tabBar.buttons.count).map(tab) }

  private func tab(_ index: Int) -> Timeline.Tab {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    container.tabBar.shownColor(at: index).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return Timeline.Tab(
      title: container.viewControllers[index].title ?? "", color: [red, green, blue, alpha].map { Double($0) },
      isSelected: container.tabBar.buttons[index].isSelected)
  }
}

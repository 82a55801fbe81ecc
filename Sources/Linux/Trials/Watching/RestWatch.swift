@_spi(Recording) import ContainerKit
import Stage
import UIKit

/// Checks the state of a container while no transition is running.
@MainActor enum RestWatch {
  /// - Parameter isInHeader: `true` if a header's controller has the bar.
  static func faults(
    _ container: ContainerViewController, isInHeader: Bool, isSeen: Bool, appearance: AppearanceWatch
  ) -> [String] {
    var faults: [String] = []
    let area = container.transitionContainerView
    let layer = area.layer
    if layer.speed != 1 || layer.timeOffset != 0 || layer.beginTime != 0 {
      faults.append("layer time: speed \(layer.speed), offset \(layer.timeOffset), begin \(layer.beginTime)")
    }
    let selected = container.selectedViewController
    if let selected, !container.viewControllers.contains(selected) {
      faults.append("the selected child \(name(selected)) is not among the children")
    }
    if selected == nil, !container.viewControllers.isEmpty { faults.append("nothing is selected") }
    let title = selected?.title ?? ""
    for (who, phase) in appearance.seen where who != "the container" && (who != title || !isSeen || phase != .visible) {
      faults.append("\(who) is \(phase.rawValue), \(title) selected, container \(isSeen ? "seen" : "not seen")")
    }
    if isSeen, let selected, appearance.phase(of: title) == .hidden { faults.append("\(name(selected)) is hidden") }
    guard container.isViewLoaded, isSeen else { return faults }
    // UIKit's own coordinator of a size change has a different container view.
    if container.transitionCoordinator?.containerView === area { faults.append("there is a coordinator") }
    faults += barFaults(container, isInHeader: isInHeader)
    let views = area.subviews
    guard let page = selected?.viewIfLoaded else {
      if !views.isEmpty || selected != nil { faults.append("\(views.count) views, and the selected child has none") }
      return faults
    }
    if views != [page] { faults.append("\(views.count) views at rest") }
    if page.frame != area.bounds { faults.append("the page's frame is \(page.frame) in \(area.bounds)") }
    if !page.transform.isIdentity { faults.append("the page's transform is \(page.transform)") }
    if page.alpha != 1 || page.isHidden { faults.append("the page's alpha is \(page.alpha), hidden \(page.isHidden)") }
    return faults
  }

  /// Checks the position of the bar, and the safe area insets that it adds to the page.
  private static func barFaults(_ container: ContainerViewController, isInHeader: Bool) -> [String] {
    let (bar, height) = (container.tabBar, container.view.bounds.height)
    let (isTop, isExternal) = (container.tabBarPlacement == .top, container.tabBarPlacement == .external)
    let room: CGFloat = container.isTabBarHidden || isExternal ? 0 : bar.barHeight
    let visible = room * (1 - container.tabBarHiddenFraction)
    let edge = isTop ? visible : height - visible
    var faults: [String] = []
    let shown = isTop ? bar.frame.maxY : bar.frame.minY
    if !isExternal, shown != edge { faults.append("the bar's edge is at \(shown), not \(edge)") }
    if isExternal, !isInHeader, bar.superview != nil { faults.append("the external bar is in a view") }
    if !container.tabs.isEmpty, bar.items.count != container.tabs.count {
      faults.append("the bar has \(bar.items.count) of \(container.tabs.count) tabs")
    }
    guard let page = container.selectedViewController, page.isViewLoaded else { return faults }
    // While a part of the bar is hidden, the safe area is that of the last time when none of it or all of it was.
    let allowed = (visible > 0 && visible < room ? [room, 0] : [visible]).map {
      UIEdgeInsets(top: isTop ? $0 : 0, left: 0, bottom: isTop ? 0 : $0, right: 0)
    }
    if !allowed.contains(page.additionalSafeAreaInsets) {
      faults.append("the page's insets are \(page.additionalSafeAreaInsets), not \(allowed)")
    }
    return faults
  }

  private static func name(_ controller: UIViewController) -> String { controller.title ?? "?" }
}

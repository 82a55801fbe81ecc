@_spi(Recording) import ContainerKit
import Film
import Stage
import UIKit

/// Checks the state of a container while no transition is running.
@MainActor enum RestWatch {
  /// - Parameters:
  ///   - isInHeader: `true` if a header's controller has the bar.
  ///   - covers: The view controllers that pages present over their contexts, or did.
  static func faults(
    _ container: ContainerViewController, isInHeader: Bool, isSeen: Bool, covers: [CoveringPage],
    appearance: AppearanceWatch
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
    faults += appearanceFaults(selected, isSeen: isSeen, covers, appearance)
    guard container.isViewLoaded, isSeen else { return faults }
    // UIKit's own coordinator of a size change has a different container view.
    if container.transitionCoordinator?.containerView === area { faults.append("there is a coordinator") }
    faults += barFaults(container, isInHeader: isInHeader)
    let views = area.subviews
    guard let selected, let page = selected.viewIfLoaded else {
      if !views.isEmpty || selected != nil { faults.append("\(views.count) views, and the selected child has none") }
      return faults
    }
    // A presentation that begins or ends may show the page or not, and one that has begun to end elsewhere is not shown.
    let isMoving = selected.cover?.isMoving == true
    let cover = selected.cover?.presentationController?.containerView.flatMap {
      isMoving && !views.contains($0) ? nil : $0
    }
    let shown = (isMoving ? views.contains(page) : !selected.isHiddenBelowCover) ? [page] : []
    if views.isEmpty { faults.append("neither the page nor its cover is shown") }
    if views != shown + [cover].compactMap({ $0 }) { faults.append("\(views.count) views at rest: \(views)") }
    if let cover, cover.frame != area.bounds { faults.append("the cover's frame is \(cover.frame)") }
    if shown.isEmpty { return faults }
    if page.frame != area.bounds { faults.append("the page's frame is \(page.frame) in \(area.bounds)") }
    if !page.transform.isIdentity { faults.append("the page's transform is \(page.transform)") }
    if page.alpha != 1 || page.isHidden { faults.append("the page's alpha is \(page.alpha), hidden \(page.isHidden)") }
    return faults
  }

  /// Checks that the selected page is visible, or what it presents over itself, and no other one.
  private static func appearanceFaults(
    _ selected: UIViewController?, isSeen: Bool, _ covers: [CoveringPage], _ appearance: AppearanceWatch
  ) -> [String] {
    let title = selected?.title ?? ""
    let state = "\(title) selected, container \(isSeen ? "seen" : "not seen")"
    var visible = isSeen && selected != nil ? [title] : []
    // A presentation that begins or ends goes on, wherever its page is.
    var mayBe = covers.filter(\.isMoving).flatMap { [$0.title, $0.presentingViewController?.title] }
    if isSeen, let selected, let cover = selected.cover, let name = cover.title {
      if selected.isHiddenBelowCover { visible = [] }
      visible.append(name)
      if cover.isMoving { visible = [] }
      // UIKit calls `viewDidAppear` in a later turn.
      if appearance.phase(of: name) == .appearing { mayBe.append(name) }
    }
    let seen = appearance.seen.filter { $0.key != "the container" && !mayBe.contains($0.key) }
    return seen.filter { !visible.contains($0.key) || $0.value != .visible }
      .map { "\($0.key) is \($0.value.rawValue), \(state)" }
      + visible.filter { appearance.phase(of: $0) == .hidden }.map { "\($0) is hidden, \(state)" }
  }

  /// Checks the position of the bar, and the safe area insets that it adds to the page.
  private static func barFaults(_ container: ContainerViewController, isInHeader: Bool) -> [String] {
    let (bar, height) = (container.tabBar, container.view.bounds.height)
    let isExternal = container.tabBarPlacement == .external
    let isTop = container.tabBarPlacement == .top || isInHeader
    let room: CGFloat = container.isTabBarHidden || isExternal && !isInHeader ? 0 : bar.barHeight
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

extension UIViewController {
  /// The view controller that this page presents over its own context.
  fileprivate var cover: CoveringPage? {
    guard let presented = presentedViewController as? CoveringPage, presented.presentingViewController === self,
      presented.presentationController?.containerView != nil
    else { return nil }
    return presented
  }

  /// `true` if UIKit keeps the page out of the window, below what it presents.
  var isHiddenBelowCover: Bool {
    let presented = presentedViewController as? CoveringPage
    return presented?.presentingViewController === self && presented?.modalPresentationStyle == .currentContext
  }
}

extension CoveringPage {
  /// `true` while its presentation begins or ends.
  var isMoving: Bool { isBeingPresented || isBeingDismissed }
}

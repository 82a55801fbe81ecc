import ContainerKit
import UIKit

/// A header that collapses from one height to another.
@MainActor enum TrialHeader {
  /// The collapsed and the expanded height.
  nonisolated static let heights: [CGFloat] = [44, 120]

  static func controller(
    of container: ContainerViewController, _ features: TrialFeatures
  ) -> ContainerHeaderViewController {
    let header = UIView()
    header.backgroundColor = .systemGray5
    header.heightAnchor.constraint(equalToConstant: heights[1]).isActive = true
    let controller = ContainerHeaderViewController(headerView: header, container: container)
    controller.minimumHeaderHeight = heights[0]
    controller.revealsHeaderOnScroll = features.contains(.reveal)
    controller.snapThreshold = features.contains(.snap) ? 0.5 : nil
    controller.allowsHeaderOverscroll = features.contains(.stretch)
    return controller
  }

  /// Returns a description of what is wrong with the header at rest, if anything: its height depends on the selected page's
  /// offset only. If it may come back anywhere, it is that high at least, so that it leaves no gap.
  static func fault(_ controller: ContainerHeaderViewController) -> String? {
    let page = controller.container.selectedViewController
    guard controller.view.window != nil, let list = page?.contentScrollView(for: .top), list.window != nil else {
      return nil
    }
    let scrolled = list.contentOffset.y + list.adjustedContentInset.top
    let stretch = controller.allowsHeaderOverscroll ? max(0, -scrolled) : 0
    let least = min(max(heights[1] - scrolled, heights[0]), heights[1]) + stretch
    let most = controller.revealsHeaderOnScroll ? heights[1] + stretch : least
    guard !(least - 0.01...most + 0.01).contains(controller.headerHeight) else { return nil }
    return "the header's height is \(controller.headerHeight), and \(page?.title ?? "?") is scrolled by \(scrolled)"
  }
}

import ContainerKit
import UIKit

/// A header that collapses from one height to another.
@MainActor enum TrialHeader {
  /// The collapsed and the expanded height.
  nonisolated static let heights: [CGFloat] = [44, 120]

  static func controller(of container: ContainerViewController) -> ContainerHeaderViewController {
    let header = UIView()
    header.backgroundColor = .systemGray5
    header.heightAnchor.constraint(equalToConstant: heights[1]).isActive = true
    let controller = ContainerHeaderViewController(headerView: header, container: container)
    controller.minimumHeaderHeight = heights[0]
    return controller
  }

  /// Returns a description of what is wrong with the header at rest, if anything.
  static func fault(_ controller: ContainerHeaderViewController) -> String? {
    let height = controller.headerHeight
    guard controller.view.window != nil, height < heights[0] - 0.01 || height > heights[1] + 0.01 else { return nil }
    return "the header's height is \(height), not from \(heights[0]) to \(heights[1])"
  }
}

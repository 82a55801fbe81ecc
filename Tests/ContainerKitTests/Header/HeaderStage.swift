import Stage
import UIKit

@testable import ContainerKit

/// A window with a container below a header, under a status bar of 50 points.
@MainActor struct HeaderStage {
  let stage: Stage
  let header: PlainHeader
  let container: ContainerViewController
  let controller: ContainerHeaderViewController

  /// - Parameter make: Creates the controller, which collapses the header to 44 points.
  init(
    _ pages: [UIViewController], height: CGFloat = 200,
    make: (UIView, ContainerViewController) -> ContainerHeaderViewController = {
      ContainerHeaderViewController(headerView: $0, container: $1)
    }
  ) {
    header = PlainHeader(height: height)
    container = ContainerViewController(viewControllers: pages)
    controller = make(header, container)
    controller.minimumHeaderHeight = 44
    stage = Stage(rootViewController: controller)
    stage.safeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0)
    stage.settle()
  }

  func select(_ index: Int, animated: Bool) {
    container.selectViewController(container.viewControllers[index], animated: animated)
    stage.settle()
  }

  /// Changes the height of the expanded header, which is laid out in the next frame.
  func setHeight(_ height: CGFloat) {
    header.constraints.first { $0.firstAttribute == .height }?.constant = height
    controller.view.setNeedsLayout()
  }
}

extension RowsPage {
  /// The distance at which the content is scrolled to its end.
  var end: CGFloat {
    let insets = list.adjustedContentInset
    return max(0, list.contentSize.height + insets.top + insets.bottom - list.bounds.height)
  }
}

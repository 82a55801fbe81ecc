import UIKit

extension ContainerViewController {
  func layOut() {
    followDepartures()
    let bounds = view.bounds
    guard [bounds.minX, bounds.minY, bounds.width, bounds.height].allSatisfy(\.isFinite) else {
      return assertionFailure("ContainerViewController: view.bounds \(bounds) must be finite numbers")
    }
    updateTabs()
    placeBar()
    if pull.view.frame == bounds { layout.updateInsets() } else { engine.send(.resized) }
  }

  /// Gives the pages the size of the container's view.
  func layOutPages() {
    pull.view.frame = view.bounds
    layout.area.frame = pull.view.bounds
    layout.updateInsets()
    if let page = selectedPage?.viewIfLoaded, page.superview === layout.area { page.frame = layout.area.bounds }
  }
}

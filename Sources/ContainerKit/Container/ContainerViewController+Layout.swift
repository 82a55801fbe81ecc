import UIKit

extension ContainerViewController {
  func layOut() {
    followDepartures()
    let bounds = view.bounds
    guard [bounds.minX, bounds.minY, bounds.width, bounds.height].allSatisfy(\.isFinite) else {
      return assertionFailure("ContainerViewController: view.bounds \(bounds) must be finite numbers")
    }
    updateTabs()
    bar.place()
    if pull.view.frame == bounds { updateInsets() } else { engine.send(.resized) }
  }

  /// Updates the bar's part of the pages' safe areas.
  func updateInsets() {
    if !bar.isAboutToSlide { layout.updateInsets() }
  }

  /// Gives the pages the size of the container's view.
  func layOutPages() {
    pull.view.frame = view.bounds
    layout.area.frame = pull.view.bounds
    updateInsets()
    if let page = selectedPage?.viewIfLoaded, page.superview === layout.area { page.frame = layout.area.bounds }
  }
}

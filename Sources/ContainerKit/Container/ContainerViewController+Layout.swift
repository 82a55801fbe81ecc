import UIKit

// The frame of the pages, which follows the container's view.
extension ContainerViewController {
  /// `true` if the pages have the width of the container's view.
  var hasLaidOutWidth: Bool { pan.frame.minX == view.bounds.minX && pan.frame.width == view.bounds.width }

  func adoptHeight() {
    if hasLaidOutWidth { pan.frame = view.bounds }
  }

  func layOutPages() {
    pan.frame = view.bounds
    updateInsets()
    if let page = engine.selected?.viewIfLoaded, page.superview === pageArea { page.frame = pageArea.bounds }
  }

  func endDrag() { pan.endDrag() }

  func cancelDrag() { pan.cancelDrag() }

  func updateInsets() {
    if !bar.isAboutToSlide { engine.layout.updateInsets(of: engine.children.pages) }
  }
}

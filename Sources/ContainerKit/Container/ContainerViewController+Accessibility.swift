import UIKit

extension ContainerViewController {
  /// The selected page's title and its position among the pages, as it is announced.
  var spokenPosition: String? {
    guard let page = engine.selected, let index = index(of: page) else { return nil }
    return ContainerAccessibilityStrings.current.page(
      page.containerTabItem.resolvedAccessibilityLabel ?? "", index + 1, pages.count)
  }

  /// Starts a transition to the page on the given side. Returns false if there is none.
  func scrollPages(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard engine.isVisible, let forward = isForward(direction), let here = engine.destination.flatMap({ index(of: $0) })
    else { return false }
    let there = here + (forward ? 1 : -1)
    guard pages.indices.contains(there), allows(pages[there]) else { return false }
    announcer.willScroll()
    request(pages[there], animated: true, source: .accessibility)
    return true
  }

  private func isForward(_ direction: UIAccessibilityScrollDirection) -> Bool? {
    switch direction {
    case .next: true
    case .previous: false
    // Three fingers that swipe to the left drag in the page on the right.
    case .left: !isMirrored
    case .right: isMirrored
    default: nil
    }
  }
}

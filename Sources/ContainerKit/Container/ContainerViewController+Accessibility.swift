import UIKit

extension ContainerViewController {
  /// The selected page's title and its position among the pages, as it is announced.
  var spokenPosition: String? {
    guard let page = engine.announcedSelection else { return nil }
    let title = page.containerTabItem.resolvedAccessibilityLabel
    // Pages without tabs have no number.
    guard let (number, count) = provided.position(of: page) else { return title }
    return ContainerAccessibilityStrings.current.page(title ?? "", number, count)
  }

  /// Starts a transition to the page on the given side. Returns false if there is none.
  func scrollPages(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard engine.isVisible, let (child, step) = step(direction).flatMap({ page($0) }),
      calls.allows(child, by: .accessibility)
    else {
      return false
    }
    announcer.willScroll()
    request(child, animated: true, step: step, source: .accessibility)
    return true
  }

  private func step(_ direction: UIAccessibilityScrollDirection) -> ContainerPageStep? {
    switch direction {
    case .next: .next
    case .previous: .previous
    // Three fingers that swipe to the left drag in the page on the right.
    case .left: ContainerPageStep(toTheRight: true, isMirrored: isMirrored)
    case .right: ContainerPageStep(toTheRight: false, isMirrored: isMirrored)
    default: nil
    }
  }
}

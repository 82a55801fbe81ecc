import UIKit

// Assistive technologies find one page: the selected one (`PageArea`). During a transition that is the outgoing page
// until the end, unless the animator makes it transparent. A change of the selection is announced once, after the last
// transition:
//
//     the bar                            layoutChanged    the user is on a tab and stays there
//     a finger, three fingers            pageScrolled     as a scroll view that turned a page: "Search, page 2 of 4"
//     code, a change of the children     screenChanged    with the same text; the user is taken to the new page
extension ContainerViewController {
  /// Who asked for the selection last.
  enum Asker {
    case app
    case bar
    case finger
    /// An assistive technology, by `accessibilityScroll(_:)`.
    case scroll
  }

  /// What there is to tell about the selection.
  struct Hearing {
    var asker = Asker.app
    /// Who was selected when it was told last.
    weak var page: UIViewController?
    /// Whether there was one: it may be gone.
    var hadPage = false
    /// `accessibilityScroll(_:)` has answered true: the header wants to hear of the end, wherever that is.
    var owesScroll = false
  }

  /// Tells of another selection, when nothing is under way any more.
  func tellSelection() {
    guard transition == nil, queue.isEmpty, inbox.isEmpty else { return }
    let told = hearing
    let page = selectedPage
    (hearing.page, hearing.hadPage, hearing.owesScroll) = (page, page != nil, false)
    // Nobody hears of a page that is not seen, or is covered.
    guard visibility == .visible, viewIfLoaded?.window != nil, presentedViewController == nil else { return }
    guard page !== told.page || (page != nil) != told.hadPage || told.owesScroll else { return }
    switch told.asker {
    case .bar: AssistiveTechnology.layoutChanged()
    case .finger, .scroll: AssistiveTechnology.pageScrolled(spokenPlace)
    case .app: AssistiveTechnology.screenChanged(spokenPlace)
    }
  }

  private var spokenPlace: String? {
    guard let page = selectedPage, let index = childList.index(of: page) else { return nil }
    return SpokenTexts.current.page(page.containerTabItem.spokenLabel ?? "", index + 1, pages.count)
  }

  /// Switches to the page on that side and answers whether there is one.
  func scrollPages(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard visibility == .visible, let forward = isForward(direction), let page = destination else { return false }
    guard let here = childList.index(of: page) else { return false }
    let there = here + (forward ? 1 : -1)
    guard pages.indices.contains(there), allows(pages[there]) else { return false }
    hearing.owesScroll = true
    request(pages[there], animated: true, by: .scroll)
    return true
  }

  private func isForward(_ direction: UIAccessibilityScrollDirection) -> Bool? {
    switch direction {
    case .next: true
    case .previous: false
    // Three fingers that move to the left drag the page on the right in.
    case .left: !isMirrored
    case .right: isMirrored
    default: nil
    }
  }
}

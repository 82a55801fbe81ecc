import UIKit

// Assistive technologies find one page: the selected one (`PageArea`). During a transition that is the outgoing page
// until the end, unless the animator makes it transparent. A change of the selection is announced once, after the last
// transition, depending on its source:
//
//     tab                   layoutChanged    the user is on a tab and stays there
//     pan, accessibility    pageScrolled     as a scroll view that turned a page: "Search, page 2 of 4"
//     keyboard, code        screenChanged    with the same text; the user is taken to the new page
extension ContainerViewController {
  /// The state of announcing selections to assistive technologies.
  struct SelectionAnnouncement {
    /// The source of the last selection.
    var source = ContainerSelectionSource.code
    /// The page of the last announcement.
    weak var page: UIViewController?
    /// `true` if there was such a page, even if it has been released since.
    var hadPage = false
    /// `true` if `accessibilityScroll(_:)` has returned true and `pageScrolled` must still be posted, whatever page is
    /// selected then (UIAccessibility.h).
    var owesScroll = false
  }

  /// Announces the selection if it has changed and no transition is running.
  func announceSelection() {
    guard transition == nil else { return }
    let last = announcement
    let page = selectedPage
    (announcement.page, announcement.hadPage, announcement.owesScroll) = (page, page != nil, false)
    // A page that is off screen or covered is not announced.
    guard appearance.container == .visible, viewIfLoaded?.window != nil, presentedViewController == nil else { return }
    let isChanged = page !== last.page || (page != nil) != last.hadPage
    guard isChanged || last.owesScroll else { return }
    switch isChanged ? last.source : .accessibility {
    case .tab: AssistiveTechnology.layoutChanged()
    case .pan, .accessibility: AssistiveTechnology.pageScrolled(spokenPlace)
    case .keyboard, .code: AssistiveTechnology.screenChanged(spokenPlace)
    }
  }

  private var spokenPlace: String? {
    guard let page = selectedPage, let index = childList.index(of: page) else { return nil }
    return AccessibilityStrings.current.page(page.containerTabItem.spokenLabel ?? "", index + 1, pages.count)
  }

  /// Starts a transition to the page on the given side. Returns false if there is none.
  func scrollPages(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard appearance.container == .visible, let forward = isForward(direction), let page = engine.destination else {
      return false
    }
    guard let here = childList.index(of: page) else { return false }
    let there = here + (forward ? 1 : -1)
    guard pages.indices.contains(there), allows(pages[there]) else { return false }
    announcement.owesScroll = true
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

// The notifications are variables in the iOS 16 SDK.
@preconcurrency import UIKit

/// Announces the selection to assistive technologies.
///
/// They find one page: the selected one (`PageArea`). During a transition that is the outgoing page until the end, unless
/// the animator makes it transparent. A change of the selection is announced once, after the last transition, depending on
/// its source:
///
///     tab, tabScrub         layoutChanged    the user is on a tab and stays there
///     pan, accessibility    pageScrolled     as a scroll view that turned a page: "Search, page 2 of 4"
///     keyboard, code        screenChanged    with the same text; the user is taken to the new page
@MainActor final class SelectionAnnouncer: ContainerObserver {
  private var source = ContainerSelectionSource.code
  private weak var page: UIViewController?
  /// `true` if there was a page, even if it has been released since.
  private var hadPage = false
  /// `true` if `accessibilityScroll(_:)` has returned true: `pageScrolled` must be posted (UIAccessibility.h).
  private var hasPendingScroll = false

  func selectionDidChange(by source: ContainerSelectionSource?) {
    if let source { self.source = source }
  }

  /// Notes that a transition was requested by a scroll of an assistive technology.
  func willScroll() { hasPendingScroll = true }

  /// Announces the selection if it has changed. A page that is off screen or covered is never announced.
  func announce(_ selected: UIViewController?, isVisible: Bool, text: () -> String?) {
    let isChanged = selected !== page || (selected != nil) != hadPage
    let isScrollPending = hasPendingScroll
    (page, hadPage, hasPendingScroll) = (selected, selected != nil, false)
    guard isVisible, isChanged || isScrollPending else { return }
    switch isChanged ? source : .accessibility {
    case .tab, .tabScrub: UIAccessibility.post(notification: .layoutChanged, argument: nil)
    case .pan, .accessibility: UIAccessibility.post(notification: .pageScrolled, argument: text())
    // A guess: kit-38b.
    case .keyboard, .code: UIAccessibility.post(notification: .screenChanged, argument: text())
    }
  }
}

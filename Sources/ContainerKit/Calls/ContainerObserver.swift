import UIKit

/// An object that follows a container's selection, such as its bar, a header around it, or the SwiftUI view that shows it.
///
/// At each moment the observers are called first, in the order in which they were added, and then the container's delegate.
/// Nothing that the app does in its calls keeps an observer from being called. A removed observer is no longer called, even at
/// the same moment.
@MainActor package protocol ContainerObserver: AnyObject {
  /// Called before a page is selected, with or without a transition.
  func willSelect(_ page: UIViewController, by source: ContainerSelectionSource)
  /// Called when the incoming page of a transition has been laid out in the window, before the animator is started.
  func didPrepareTransition(to page: UIViewController)
  /// Called whenever a transition has moved: in a frame, and for each touch under a finger.
  func transitionDidMove(_ progress: ContainerTransitionProgress)
  /// Called once in each frame in which the progress has changed, and with the last progress before the last call.
  func transitionDidUpdate(_ progress: ContainerTransitionProgress)
  /// Called when the selected page has changed or a transition is over, before the last call about it.
  ///
  /// - Parameter source: What selected the page; nil if a transition was cancelled.
  func selectionDidChange(by source: ContainerSelectionSource?)
  /// Called when a page has been selected, as the last call about it.
  func didSelect(_ page: UIViewController, by source: ContainerSelectionSource)
  /// Called when a transition was cancelled, as the last call about it.
  func didCancelTransition(to page: UIViewController, by source: ContainerSelectionSource)
}

extension ContainerObserver {
  package func willSelect(_ page: UIViewController, by source: ContainerSelectionSource) {}
  package func didPrepareTransition(to page: UIViewController) {}
  package func transitionDidMove(_ progress: ContainerTransitionProgress) {}
  package func transitionDidUpdate(_ progress: ContainerTransitionProgress) {}
  package func selectionDidChange(by source: ContainerSelectionSource?) {}
  package func didSelect(_ page: UIViewController, by source: ContainerSelectionSource) {}
  package func didCancelTransition(to page: UIViewController, by source: ContainerSelectionSource) {}
}

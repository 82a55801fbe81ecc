import ContainerKit
import Film
import UIKit

/// An app's base class of containers. It passes each call on to the delegate.
class TrialBaseContainer: ContainerViewController {
  override func shouldSelect(_ page: UIViewController, source: ContainerSelectionSource) -> Bool {
    super.shouldSelect(page, source: source)
  }

  override func willSelect(_ page: UIViewController, source: ContainerSelectionSource) {
    super.willSelect(page, source: source)
  }

  override func didSelect(_ page: UIViewController, source: ContainerSelectionSource) {
    super.didSelect(page, source: source)
  }

  override func transitionDidUpdate(_ progress: ContainerTransitionProgress) { super.transitionDidUpdate(progress) }
}

/// A subclass of that class. It handles every third call itself, and does not call `super` then. The animator is always the
/// delegate's.
final class TrialContainer: TrialBaseContainer {
  /// Called in each call, with its name in a trial's records.
  var onCall: ((_ name: String, _ page: UIViewController) -> Void)?
  /// Called in place of the delegate.
  var onOwnCall: ((Script.Callback) -> Void)?
  /// Called in place of the delegate in which the progress has changed.
  var onOwnProgress: ((ContainerTransitionProgress) -> Void)?
  private var callCount = 0

  /// Returns true for a call that is passed on.
  private func passesOn(_ callback: Script.Callback?) -> Bool {
    callCount += 1
    guard callCount.isMultiple(of: 3) else { return true }
    if let callback { onOwnCall?(callback) }
    return false
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    onOwnCall?(.viewDidLoad)
  }

  override func shouldSelect(_ page: UIViewController, source: ContainerSelectionSource) -> Bool {
    onCall?("shouldSelect", page)
    return passesOn(.shouldSelect) ? super.shouldSelect(page, source: source) : true
  }

  override func willSelect(_ page: UIViewController, source: ContainerSelectionSource) {
    onCall?("willSelect", page)
    if passesOn(.willSelect) { super.willSelect(page, source: source) }
  }

  override func didSelect(_ page: UIViewController, source: ContainerSelectionSource) {
    onCall?("didSelect", page)
    if passesOn(.didSelect) { super.didSelect(page, source: source) }
  }

  override func didCancelTransition(to page: UIViewController, source: ContainerSelectionSource) {
    onCall?("didCancelTransitionTo", page)
    if passesOn(.didCancel) { super.didCancelTransition(to: page, source: source) }
  }

  override func didReselect(_ page: UIViewController) {
    onCall?("didReselect", page)
    if passesOn(nil) { super.didReselect(page) }
  }

  override func animationController(
    for request: ContainerTransitionRequest
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    onCall?("animationControllerForTransition", request.to)
    return super.animationController(for: request)
  }

  override func transitionDidUpdate(_ progress: ContainerTransitionProgress) {
    callCount += 1
    guard callCount.isMultiple(of: 3) else { return super.transitionDidUpdate(progress) }
    onOwnProgress?(progress)
    onOwnCall?(.transitionDidUpdate)
  }
}

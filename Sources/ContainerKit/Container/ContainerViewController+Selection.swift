import UIKit

extension ContainerViewController {
  /// The selected child.
  var selectedPage: UIViewController? { machine.selected.flatMap { childList.child($0) } }

  /// The child that a switch under way leads to, or what follows it; at rest the selected one.
  var destination: UIViewController? { machine.destination.flatMap { childList.child($0) } }

  /// The children as the app is answered them: those that it has set in the middle of a step already.
  var knownPages: [UIViewController] { announced ?? pages }

  var pages: [UIViewController] { childList.pages }

  func request(
    _ child: UIViewController, animated: Bool, source: SelectionSource = .code, completion: ((Bool) -> Void)? = nil
  ) {
    lastRequest += 1
    let request = lastRequest
    completions[request] = completion
    ask { [self] in
      // It was removed in the meantime.
      guard let id = childList.id(of: child) else {
        completions.removeValue(forKey: request)?(false)
        return
      }
      handle(
        .select(
          id, animated: animated && canAnimate, request: completion == nil ? nil : request, source: source))
    }
  }

  /// `true` if a transition would be visible.
  var canAnimate: Bool {
    visibility == .visible && !isInterrupting && viewIfLoaded?.window != nil && UIView.areAnimationsEnabled
  }

  func tabWasTapped(_ index: Int) {
    guard pages.indices.contains(index) else { return }
    let child = pages[index]
    if child === selectedPage, transition == nil {
      return tell("didReselect", child) { $0.containerViewController(self, didReselect: child) }
    }
    guard allows(child) else { return }
    let heading = transition.map { $0.heading ? $0.to : $0.from } ?? selectedPage
    request(child, animated: true, source: .tab)
    if child !== heading { feel(child, transition) }
  }

  /// The user has chosen a child, and feels it.
  func feel(_ child: UIViewController, _ transition: Transition?) {
    guard givesSelectionFeedback, feedback.play(for: transition) else { return }
    record("selectionChanged", child)
  }

  /// Asks the delegate about a switch that the user wants.
  func allows(_ child: UIViewController) -> Bool {
    guard let delegate else { return true }
    record("shouldSelect", child)
    return delegate.containerViewController(self, shouldSelect: child)
  }
}

import UIKit

/// Makes the calls to a container's observers, to the methods that a subclass may override, and to the delegates.
///
/// A container in SwiftUI has a second delegate, its view, which is called before the app's. If both are asked a question, an
/// answer that differs from the default wins. If both answers differ from it, the app's wins.
@MainActor final class DelegateCalls: ContainerCalls {
  private unowned let container: ContainerViewController
  private struct Entry {
    weak var observer: (any ContainerObserver)?
  }

  private var observers: [Entry] = []
  /// The delegate of the SwiftUI view that shows the container.
  weak var viewDelegate: (any ContainerViewControllerDelegate)?
  /// Called for each recorded call with its name and its subject's title.
  var recorder: ((_ name: String, _ subject: String) -> Void)?

  init(of container: ContainerViewController) { self.container = container }

  /// Adds an observer, which is not retained.
  func add(_ observer: any ContainerObserver) {
    remove(observer)
    observers.append(Entry(observer: observer))
  }

  func remove(_ observer: any ContainerObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  func record(_ name: String, _ subject: UIViewController?) {
    recorder?(name, subject.map { $0.title ?? "" } ?? "container")
  }

  private func notify(_ call: (any ContainerObserver) -> Void) {
    // Calls the observers that there are at the beginning. A call may remove some of them.
    let round = observers
    for entry in round {
      guard let observer = entry.observer, observers.contains(where: { $0.observer === observer }) else { continue }
      call(observer)
    }
  }

  private typealias Delegate = any ContainerViewControllerDelegate

  /// Records a call if the app can receive it: by a delegate or a subclass.
  private func recordIfReceived(_ name: String, _ subject: UIViewController?) {
    let isSubclass = type(of: container) != ContainerViewController.self
    if isSubclass || viewDelegate != nil || container.delegate != nil { record(name, subject) }
  }

  /// Asks both delegates, and returns their answers.
  private func ask<Answer>(
    _ name: String?, _ subject: UIViewController?, _ call: (Delegate, ContainerViewController) -> Answer
  ) -> [Answer] {
    if let name { recordIfReceived(name, subject) }
    return [viewDelegate, container.delegate].compactMap { $0.map { call($0, container) } }
  }
}

// MARK: - The selection

// The container's own method, which a subclass may override, calls its delegate.
extension DelegateCalls {
  func willSelect(_ page: UIViewController, by source: ContainerSelectionSource, to audience: SelectionAudience) {
    if audience != .app { notify { $0.willSelect(page, by: source) } }
    guard audience != .observers else { return }
    recordIfReceived("willSelect", page)
    viewDelegate?.containerViewController(container, willSelect: page, source: source)
    container.willSelect(page, source: source)
  }

  func didPrepareTransition(to page: UIViewController) { notify { $0.didPrepareTransition(to: page) } }

  func transitionDidMove(_ progress: ContainerTransitionProgress) { notify { $0.transitionDidMove(progress) } }

  /// Not recorded, because it comes in each frame.
  func transitionDidUpdate(_ progress: ContainerTransitionProgress) {
    notify { $0.transitionDidUpdate(progress) }
    viewDelegate?.containerViewController(container, transitionDidUpdate: progress)
    container.transitionDidUpdate(progress)
  }

  func selectionDidChange(by source: ContainerSelectionSource?) { notify { $0.selectionDidChange(by: source) } }

  func didSelect(_ page: UIViewController, by source: ContainerSelectionSource, to audience: SelectionAudience) {
    if audience != .app { notify { $0.didSelect(page, by: source) } }
    guard audience != .observers else { return }
    recordIfReceived("didSelect", page)
    viewDelegate?.containerViewController(container, didSelect: page, source: source)
    container.didSelect(page, source: source)
  }

  func didCancelTransition(
    to page: UIViewController, by source: ContainerSelectionSource, audience: SelectionAudience
  ) {
    if audience != .app { notify { $0.didCancelTransition(to: page, by: source) } }
    guard audience != .observers else { return }
    recordIfReceived("didCancelTransitionTo", page)
    viewDelegate?.containerViewController(container, didCancelTransitionTo: page, source: source)
    container.didCancelTransition(to: page, source: source)
  }

  func didReselect(_ page: UIViewController) {
    recordIfReceived("didReselect", page)
    viewDelegate?.containerViewController(container, didReselect: page)
    container.didReselect(page)
  }
}

// MARK: - Questions

extension DelegateCalls {
  var pageTransition: any ContainerPageTransition { container.pageTransition }

  func animator(for request: ContainerTransitionRequest) -> (any UIViewControllerAnimatedTransitioning)? {
    recordIfReceived("animationControllerForTransition", request.to)
    let answer = viewDelegate?.containerViewController(container, animationControllerFor: request)
    return container.animationController(for: request) ?? answer
  }

  func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let answers = ask("interactionControllerFor", nil) {
      $0.containerViewController($1, interactionControllerFor: animator)
    }
    guard let controller = answers.lazy.compactMap({ $0 }).last else { return nil }
    guard !controller.acceptsAnyContext else { return controller }
    Misuse.log(
      "UIPercentDrivenInteractiveTransition works with UIKit's own contexts only, so the transition is not driven by it; "
        + "change its class, or the superclass of your class, to PercentDrivenInteractiveTransition, which has the same "
        + "methods; or return nil, and the container's pan drives", by: controller)
    return nil
  }

  func allows(_ page: UIViewController, by source: ContainerSelectionSource) -> Bool {
    guard Page(page).isEnabled else { return false }
    recordIfReceived("shouldSelect", page)
    let answer = viewDelegate?.containerViewController(container, shouldSelect: page, source: source) ?? true
    return container.shouldSelect(page, source: source) && answer
  }

  func allowsPan(from page: UIViewController, at point: CGPoint) -> Bool {
    ask("shouldBeginPanFrom", page) { $0.containerViewController($1, shouldBeginPanFrom: page, at: point) }
      .allSatisfy { $0 }
  }

  func panPrecedence(over other: UIGestureRecognizer) -> ContainerPanPrecedence {
    ask(nil, nil) { $0.containerViewController($1, panPrecedenceOver: other) }.last { $0 != .automatic } ?? .automatic
  }

  func reselectionActions(for page: UIViewController) -> ContainerReselectionActions {
    let answers = ask("reselectionActionsFor", page) { $0.containerViewController($1, reselectionActionsFor: page) }
    return answers.last { $0 != container.reselectionActions } ?? container.reselectionActions
  }

  /// Returns true if the app has handled the touch.
  func didLongPressTab(of page: UIViewController) -> Bool {
    ask("didLongPressTabOf", page) { $0.containerViewController($1, didLongPressTabOf: page) }.contains(true)
  }
}

extension ContainerViewController {
  /// Adds an observer, which is not retained.
  package func addObserver(_ observer: any ContainerObserver) { calls.add(observer) }

  package func removeObserver(_ observer: any ContainerObserver) { calls.remove(observer) }

  /// The delegate of the SwiftUI view that shows the container, beside the app's own.
  package var viewDelegate: (any ContainerViewControllerDelegate)? {
    get { calls.viewDelegate }
    set { calls.viewDelegate = newValue }
  }
}

import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

/// Answers each question with a value that a test has set.
@MainActor private final class Answering: ContainerViewControllerDelegate {
  var allows = true
  var handles = false
  var precedence = ContainerPanPrecedence.automatic
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var actions: ContainerReselectionActions?

  func containerViewController(
    _ container: ContainerViewController, shouldSelect viewController: UIViewController,
    source: ContainerSelectionSource
  ) -> Bool { allows }
  func containerViewController(
    _ container: ContainerViewController, shouldBeginPanFrom viewController: UIViewController, at point: CGPoint
  ) -> Bool { allows }
  func containerViewController(
    _ container: ContainerViewController, didLongPressTabOf viewController: UIViewController
  ) -> Bool { handles }
  func containerViewController(
    _ container: ContainerViewController, panPrecedenceOver gestureRecognizer: UIGestureRecognizer
  ) -> ContainerPanPrecedence { precedence }
  func containerViewController(
    _ container: ContainerViewController, animationControllerFor request: ContainerTransitionRequest
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func containerViewController(
    _ container: ContainerViewController, reselectionActionsFor viewController: UIViewController
  ) -> ContainerReselectionActions { actions ?? container.reselectionActions }
}

@MainActor @Suite("The delegate of a SwiftUI view, beside the app's,", .serialized) struct TwoDelegatesTests {
  private let page = UIViewController()
  private let container: ContainerViewController
  private let view = Answering()
  private let app = Answering()

  init() {
    container = ContainerViewController(viewControllers: [page, UIViewController()])
    (container.viewDelegate, container.delegate) = (view, app)
  }

  @Test("allows only what the other one allows, too", arguments: [true, false], [true, false])
  func allows(_ first: Bool, _ second: Bool) {
    (view.allows, app.allows, view.handles, app.handles) = (first, second, first, second)
    #expect(container.calls.allows(page, by: .tab) == (first && second))
    #expect(container.calls.allowsPan(from: page, at: .zero) == (first && second))
    #expect(container.calls.didLongPressTab(of: page) == (first || second))
  }

  @Test("answers what the app leaves open, and nothing else") func answers() {
    let request = ContainerTransitionRequest(
      from: page, to: container.viewControllers[1], source: .code, step: .next, isInteractive: false)
    let (recognizer, first, second) = (UIPanGestureRecognizer(), SlideAnimator(), SlideAnimator())
    func animator() -> AnyObject? { container.calls.animator(for: request) }
    #expect(animator() == nil && container.calls.panPrecedence(over: recognizer) == .automatic)
    #expect(container.calls.reselectionActions(for: page) == [.popToRoot, .scrollToTop])
    (view.animator, view.precedence, view.actions) = (first, .yields, [])
    #expect(animator() === first && container.calls.panPrecedence(over: recognizer) == .yields)
    #expect(container.calls.reselectionActions(for: page) == [])
    (app.animator, app.precedence, app.actions) = (second, .precedes, .popToRoot)
    #expect(animator() === second && container.calls.panPrecedence(over: recognizer) == .precedes)
    #expect(container.calls.reselectionActions(for: page) == .popToRoot)
  }
}

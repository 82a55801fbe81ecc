import ContainerKitTesting
import Testing
import UIKit

/// Exchanges the pages with a view transition, and removes the outgoing page in its completion, before it reports.
@MainActor private final class ExchangeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var calls: [String] = []
  private let options: UIView.AnimationOptions

  init(_ options: UIView.AnimationOptions) { self.options = options }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    if options.contains(.showHideTransitionViews) {
      context.containerView.addSubview(to)
      to.isHidden = true
    }
    UIView.transition(from: from, to: to, duration: 0.5, options: options) { finished in
      self.calls.append("completion \(finished)")
      from.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { calls.append("animationEnded \(transitionCompleted)") }
}

@MainActor @Suite("A view transition that exchanges the pages, in every controller", .serialized)
struct ExchangedPagesTests {
  nonisolated static let options: [UIView.AnimationOptions] = [
    [.transitionFlipFromLeft], [.transitionCrossDissolve], [.transitionFlipFromLeft, .showHideTransitionViews],
  ]

  // A presentation gives its animator no outgoing view.
  @Test(
    "calls its completion before animationEnded when it is cancelled, and the outgoing page is back",
    arguments: [AuditedController.container, .navigation, .tab], options)
  func cancelled(_ kind: AuditedController, _ options: UIView.AnimationOptions) {
    let animator = ExchangeAnimator(options)
    let scene = AuditedScene(kind, animator, isInteractive: true)
    scene.first.view.backgroundColor = .red
    scene.stage.frame()
    let before = scene.stage.image()
    scene.cancel()
    scene.stage.frame()
    #expect(animator.calls == ["completion false", "animationEnded false"])
    #expect(scene.first.view.window === scene.stage.window && !scene.first.view.isHidden)
    #expect(scene.stage.issues == [] && PictureDifference(before, scene.stage.image()) == nil)
  }
}

import ContainerKitTesting
import QuartzCore
import Testing
import UIKit

/// Changes its root view each time it appears or disappears.
private final class DimmingPage: UIViewController {
  private var appearances = 0

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    appearances += 1
    view.alpha = 1 - CGFloat(appearances) / 10
    view.isUserInteractionEnabled = false
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.isUserInteractionEnabled = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.alpha = 0.5
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.layer.zPosition += 1
  }
}

/// Fades itself alongside the transition in which it appears.
private final class AlongsidePage: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    transitionCoordinator?.animate(alongsideTransition: { _ in self.view.alpha = 0.4 }, completion: nil)
  }
}

/// Animates the outgoing page by an explicit animation alone, from a value that its model never has.
@MainActor private final class ExplicitAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Called in the animator's completion, with the outgoing view.
  var cleanUp: (UIView) -> Void = { _ in }
  private let model: CGFloat?

  /// - Parameter model: The alpha that it leaves in the model; nil to leave the model alone.
  init(model: CGFloat? = nil) { self.model = model }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let (incoming, outgoing) = context.addedViews else { return }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0.8
    fade.toValue = 0.5
    fade.duration = 0.25
    outgoing.layer.add(fade, forKey: "fade")
    if let model { outgoing.alpha = model }
    incoming.transform = CGAffineTransform(translationX: 100, y: 0)
    UIView.animate(withDuration: 0.25, delay: 0, options: .curveLinear) {
      incoming.transform = .identity
    } completion: { _ in
      self.cleanUp(outgoing)
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

@MainActor @Suite("Changes from outside the animator, in every controller", .serialized) struct OtherChangesTests {
  @Test(
    "are no issues if a page makes them in its own callbacks, whether the transition completes or is cancelled",
    arguments: AuditedController.allCases, [false, true])
  func page(_ kind: AuditedController, _ isCancelled: Bool) {
    let scene = AuditedScene(kind, FaultyAnimator(.none), isInteractive: isCancelled) { DimmingPage() }
    isCancelled ? scene.cancel() : scene.complete()
    #expect(scene.stage.issues == [])
  }

  @Test(
    "count as the animator's if the page makes them elsewhere, for example alongside",
    arguments: AuditedController.allCases)
  func alongside(_ kind: AuditedController) {
    let scene = AuditedScene(kind, FaultyAnimator(.none), isInteractive: false) { AlongsidePage() }
    scene.complete()
    #expect(scene.stage.issues == ["FaultyAnimator left the incoming view's alpha changed after its transition"])
  }

  @Test("do not hide what the animator leaves changed", arguments: AuditedController.allCases)
  func pageAndAnimator(_ kind: AuditedController) {
    let completed = AuditedScene(kind, FaultyAnimator(.fadesIncomingView), isInteractive: false) { DimmingPage() }
    completed.complete()
    #expect(completed.stage.issues == ["FaultyAnimator left the incoming view's alpha changed after its transition"])
    let cancelled = AuditedScene(kind, FaultyAnimator(.hidesOutgoingView), isInteractive: true) { DimmingPage() }
    cancelled.cancel()
    #expect(
      cancelled.stage.issues == [
        "FaultyAnimator left the outgoing view's isHidden changed after a cancelled transition"
      ])
  }

  @Test(
    "are no issues if a cancel goes back to the first value of an explicit animation, and the model never changed",
    arguments: AuditedController.allCases)
  func explicitAnimation(_ kind: AuditedController) {
    let scene = AuditedScene(kind, ExplicitAnimator(), isInteractive: true)
    scene.cancel()
    #expect(scene.stage.issues == [])
    let restoring = ExplicitAnimator()
    restoring.cleanUp = { $0.alpha = 1 }
    let restored = AuditedScene(kind, restoring, isInteractive: true)
    restored.cancel()
    #expect(restored.stage.issues == [])
  }

  @Test("remain issues if the animator has changed the model, too", arguments: AuditedController.allCases)
  func explicitAnimationWithModel(_ kind: AuditedController) {
    let scene = AuditedScene(kind, ExplicitAnimator(model: 0.5), isInteractive: true)
    scene.cancel()
    #expect(
      scene.stage.issues == ["ExplicitAnimator left the outgoing view's alpha changed after a cancelled transition"])
  }
}

import QuartzCore
import Stage
import Testing
import UIKit

@Suite("A navigation delegate's animator:", .serialized) @MainActor struct NavigationAnimatorTests {
  @Test("the context has the correct controllers, views, and frames")
  func context() throws {
    let scene = NavigationScene(insets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let animator = RisingAnimator(scene.stage)
    scene.deputy.animator = animator
    animator.onAnimate = { [unowned scene] context in
      let bounds = scene.stage.window.bounds
      #expect(context.viewController(forKey: .from) === scene.a && context.viewController(forKey: .to) === scene.b)
      #expect(context.view(forKey: .from) === scene.a.view && context.view(forKey: .to) === scene.b.view)
      #expect(context.containerView.bounds == bounds && context.containerView.window === scene.stage.window)
      #expect(scene.a.view.superview === context.containerView && scene.b.view.superview == nil)
      #expect(context.initialFrame(for: scene.a) == bounds && context.finalFrame(for: scene.a) == .zero)
      #expect(context.initialFrame(for: scene.b) == .zero && context.finalFrame(for: scene.b) == bounds)
      #expect(scene.b.view.frame == bounds && context.presentationStyle == .none && context.isAnimated)
      #expect(!context.isInteractive && !context.transitionWasCancelled)
    }
    scene.nav.pushViewController(scene.b, animated: true)
    let coordinator = try #require(scene.b.transitionCoordinator)
    #expect(coordinator === scene.nav.transitionCoordinator && coordinator.transitionDuration == 0.5)
    coordinator.animate(alongsideTransition: nil) { [unowned scene] _ in scene.stage.recorder.write("completion", "") }
    scene.stage.settle()
    #expect(
      scene.take() == [
        "addChild nav", "willMove B", "animator for push A B", "interaction ", "viewWillDisappear A",
        "viewWillAppear B",
        "willShow animated B", "animateTransition ", "viewDidDisappear A", "viewDidAppear B", "didMove B",
        "didShow animated B", "animationEnded true", "completion ",
      ])
    #expect(scene.nav.view.subviews.first?.subviews == [scene.b.view] && scene.stage.issues == [])
  }

  @Test("a cancelled interactive push is reverted, and a finished one is kept", arguments: NavigationScene.orders)
  func interactive(_ order: EndReports) {
    let scene = NavigationScene(endReports: order)
    let (animator, percent) = (RisingAnimator(scene.stage), UIPercentDrivenInteractiveTransition())
    (scene.deputy.animator, scene.deputy.interaction) = (animator, percent)
    let before = scene.stage.image()
    scene.nav.pushViewController(scene.b, animated: true)
    CATransaction.flush()
    #expect(scene.nav.transitionCoordinator?.initiallyInteractive == true)
    percent.update(0.5)
    scene.stage.run(for: 0.1)
    #expect(scene.nav.viewControllers == [scene.a, scene.b])
    #expect(abs((scene.b.view.layer.presentation()?.frame.minY ?? 0) - 200) < 0.1)
    _ = scene.take()
    percent.cancel()
    #expect(scene.take() == [])
    scene.stage.settle()
    #expect(
      scene.take() == [
        "viewWillDisappear B", "viewDidDisappear B", "viewWillAppear A", "viewDidAppear A", "willMove B",
        "removeFromParent B", "didMove B", "animationEnded false",
      ])
    #expect(scene.stage.image().hasSamePixels(as: before) && scene.nav.viewControllers == [scene.a])
    #expect(scene.b.parent == nil && scene.b.view.superview == nil && scene.b.view.frame.minY == 0)
    scene.nav.pushViewController(scene.b, animated: true)
    percent.finish()
    scene.stage.settle()
    #expect(scene.nav.viewControllers == [scene.a, scene.b] && scene.b.view.window != nil && scene.stage.issues == [])
  }

  @Test("an app's own interaction controller can drive the transition")
  func externalController() {
    @MainActor final class Own: NSObject, UIViewControllerInteractiveTransitioning {
      var context: (any UIViewControllerContextTransitioning)?
      func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        if let to = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(to) }
      }
    }
    let (scene, own) = (NavigationScene(), Own())
    scene.pushed(scene.b)
    (scene.deputy.animator, scene.deputy.interaction) = (RisingAnimator(scene.stage), own)
    for commit in [false, true] {
      scene.nav.popViewController(animated: true)
      CATransaction.flush()
      own.context?.updateInteractiveTransition(0.3)
      #expect(scene.nav.transitionCoordinator?.percentComplete == 0.3)
      if commit { own.context?.finishInteractiveTransition() } else { own.context?.cancelInteractiveTransition() }
      own.context?.completeTransition(commit)
      scene.stage.settle()
      #expect(scene.nav.viewControllers == (commit ? [scene.a] : [scene.a, scene.b]))
      #expect((scene.a.view.superview == nil) == !commit && (scene.b.view.superview == nil) == commit)
    }
    #expect(scene.stage.issues == [])
  }

  @Test("views that an animator leaves in the container are removed, and a page that it removed comes back")
  func leftovers() {
    let scene = NavigationScene()
    let animator = RisingAnimator(scene.stage)
    scene.deputy.animator = animator
    let left = UIView()
    animator.onAnimate = { [unowned scene] context in
      context.containerView.addSubview(left)
      scene.a.view.removeFromSuperview()
    }
    animator.answer = { _ in false }
    scene.nav.pushViewController(scene.b, animated: true)
    scene.stage.settle()
    #expect(scene.nav.viewControllers == [scene.a] && scene.a.view.window != nil && left.superview == nil)
    #expect(scene.b.view.superview == nil && scene.stage.issues == scene.stage.animatorIssues)
  }

  @Test("without animation, no animator is requested, and there is no coordinator")
  func plain() {
    let scene = NavigationScene()
    scene.deputy.animator = RisingAnimator(scene.stage)
    scene.deputy.onWillShow = { [unowned scene] _ in #expect(scene.nav.transitionCoordinator == nil) }
    scene.nav.pushViewController(scene.b, animated: false)
    scene.nav.view.layoutIfNeeded()
    #expect(
      scene.take() == [
        "addChild nav", "willMove B", "viewWillDisappear A", "viewWillAppear B", "willShow B", "viewDidDisappear A",
        "viewDidAppear B", "didMove B", "didShow B",
      ])
  }

  @Test("a push during an interactive pop stays when the pop is cancelled")
  func changedMeanwhile() {
    let scene = NavigationScene()
    scene.pushed(scene.b)
    scene.swipe(by: 100)
    scene.nav.pushViewController(scene.c, animated: false)
    #expect(scene.nav.viewControllers == [scene.a, scene.c])
    scene.lift(100)
    scene.stage.settle()
    #expect(scene.nav.viewControllers == [scene.a, scene.c] && scene.c.view.window != nil)
    #expect(scene.b.parent == nil && scene.b.view.superview == nil && scene.stage.issues == [])
  }
}

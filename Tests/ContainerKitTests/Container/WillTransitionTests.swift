import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

/// Writes the calls between which `willTransitionTo` comes.
@MainActor private final class PreparingDelegate: ContainerViewControllerDelegate {
  var calls: [String] = []
  var onWillTransition: (UIViewController) -> Void = { _ in }
  var animator: (any UIViewControllerAnimatedTransitioning)?

  func containerViewController(
    _ container: ContainerViewController, willSelect viewController: UIViewController, source: ContainerSelectionSource
  ) {
    calls.append("willSelect")
  }

  func containerViewController(
    _ container: ContainerViewController, willTransitionTo viewController: UIViewController
  ) {
    let page: UIView = viewController.view
    #expect(page.window != nil && page.bounds == container.view.bounds && container.transition?.to === viewController)
    calls.append("willTransitionTo \(viewController.title ?? "")")
    onWillTransition(viewController)
  }

  func containerViewController(
    _ container: ContainerViewController, didSelect viewController: UIViewController, source: ContainerSelectionSource
  ) { calls.append("didSelect") }

  func containerViewController(
    _ container: ContainerViewController, didCancelTransitionTo viewController: UIViewController,
    source: ContainerSelectionSource
  ) { calls.append("didCancel") }

  func containerViewController(
    _ container: ContainerViewController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

@MainActor @Suite("A container that is about to animate", .serialized) struct WillTransitionTests {
  private final class LaidOutPage: UIViewController {
    var onLayout: () -> Void = {}
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      onLayout()
    }
  }

  private func stage() -> (ContainerStage, PreparingDelegate) {
    let (stage, delegate) = (ContainerStage { _ in LaidOutPage() }, PreparingDelegate())
    delegate.animator = ScriptedAnimator { [unowned delegate] context in
      delegate.calls.append("animate")
      guard let to = context.view(forKey: .to) else { return }
      UIView.animate(withDuration: 0.3, animations: { to.alpha = 0.99 }) { _ in
        to.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    stage.container.delegate = delegate
    return (stage, delegate)
  }

  @Test("notifies its delegate once, after the page's layout and before the animator", arguments: [-300, -100, nil])
  func order(_ drag: CGFloat?) {
    let (stage, delegate) = stage()
    (stage.pages[1] as! LaidOutPage).onLayout = { [unowned delegate] in
      if delegate.calls.last == "willSelect" { delegate.calls.append("layout") }
    }
    if let drag { stage.drag(by: drag) } else { stage.tap(tab: 1) }
    stage.finish()
    let end = drag == -100 ? "didCancel" : "didSelect"
    #expect(delegate.calls == ["willSelect", "layout", "willTransitionTo B", "animate", end] && stage.faults == [])
  }

  @Test("does not for a selection without a transition")
  func unanimated() {
    let (stage, delegate) = stage()
    stage.container.selectedIndex = 2
    #expect(delegate.calls == ["willSelect", "didSelect"])
  }

  @Test("can be asked for another page, for none, or to leave the window", arguments: 0..<4)
  func answers(_ answer: Int) {
    let (stage, delegate) = stage()
    delegate.onWillTransition = { [unowned stage, unowned delegate] _ in
      delegate.onWillTransition = { _ in }
      switch answer {
      case 0: stage.container.selectViewController(stage.pages[2], animated: true)
      case 1: stage.container.selectedIndex = 3
      case 2: stage.container.viewControllers.remove(at: 1)
      default: stage.pages[1].removeFromParent()
      }
    }
    stage.tap(tab: 1)
    stage.finish()
    stage.run(for: 0.2)
    #expect(stage.container.selectedIndex == [2, 3, 0, 0][answer])
    #expect(stage.containerFaults == [] && stage.container.transition == nil)
  }
}

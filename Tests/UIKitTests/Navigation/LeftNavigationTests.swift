import Stage
import Testing
import UIKit

@Suite("A navigation controller that comes and goes in a transition", .serialized) @MainActor struct LeftNavigationTests
{
  private final class Page: UIViewController {
    var calls: [String] = []
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.append("will appear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      calls.append("did appear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      calls.append("will disappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      calls.append("did disappear")
    }
  }

  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning, UITabBarControllerDelegate {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let to = context.view(forKey: .to) else { return context.completeTransition(false) }
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(
        withDuration: 0.3, animations: { to.alpha = 1 },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  }

  @Test("gives each page both of its calls, although a push is pending")
  func pending() {
    let pages = (0..<4).map { _ in Page() }
    let (navigation, tabs, fade) = (UINavigationController(rootViewController: pages[0]), UITabBarController(), Fade())
    tabs.viewControllers = [navigation, UIViewController()]
    tabs.delegate = fade
    let stage = Stage(rootViewController: tabs)
    stage.settle()
    navigation.pushViewController(pages[1], animated: true)
    stage.run(for: 0.1)
    navigation.pushViewController(pages[2], animated: true)
    stage.run(for: 0.1)
    for page in pages { page.calls = [] }
    tabs.selectedIndex = 1
    stage.settle()
    #expect(pages.map(\.calls) == [["did disappear"], ["did appear", "will disappear", "did disappear"], [], []])
    for page in pages { page.calls = [] }
    tabs.selectedIndex = 0
    navigation.pushViewController(pages[3], animated: true)
    stage.settle()
    #expect(
      pages.map(\.calls) == [
        [], [], ["will appear", "did appear", "will disappear", "did disappear"], ["will appear", "did appear"],
      ])
    #expect(stage.issues == [])
  }

  private final class Parent: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  @Test("gives a page both of its calls if it goes and comes back while a push is pending")
  func back() {
    let pages = [Page(), Page()]
    let (navigation, parent) = (UINavigationController(rootViewController: pages[0]), Parent())
    parent.addChild(navigation)
    parent.view.addSubview(navigation.view)
    navigation.didMove(toParent: parent)
    let stage = Stage(rootViewController: parent)
    stage.settle()
    navigation.beginAppearanceTransition(true, animated: true)
    navigation.pushViewController(pages[1], animated: true)
    navigation.beginAppearanceTransition(false, animated: true)
    navigation.beginAppearanceTransition(true, animated: true)
    navigation.endAppearanceTransition()
    stage.settle()
    #expect(
      pages.map(\.calls) == [
        ["will appear", "will disappear", "did disappear"], ["will appear", "did appear"],
      ])
    #expect(stage.issues == [] && pages[1].view.window != nil && pages[0].view.window == nil)
  }
}

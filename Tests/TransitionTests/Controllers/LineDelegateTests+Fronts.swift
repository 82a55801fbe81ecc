import ContainerKitTesting
import ContainerTransitions
import Testing
import UIKit

@testable import ContainerKit

// Delegates in front of the line, which pass their calls on to it.
extension LineDelegateTests {
  @Test("gets its calls from the line again when a forwarding object in front of the line is deallocated")
  func deallocatedFront() {
    let delegate = Delegate()
    let navigation = UINavigationController(rootViewController: TilePage.pair()[0])
    navigation.delegate = delegate
    navigation.pageTransitions.style = .cube
    let line = navigation.delegate
    var front: TabBarHidingNavigationDelegate? = TabBarHidingNavigationDelegate(forwardingTo: line)
    navigation.delegate = front
    #expect(navigation.delegate === front && navigation.pageTransitions.delegate === delegate)
    front = nil
    let stage = Stage(rootViewController: navigation)
    #expect(navigation.delegate === line)
    delegate.lines = []
    navigation.pushViewController(TilePage.pair()[1], animated: true)
    stage.settle()
    #expect(delegate.lines == ["push Today Inbox", "interaction", "will Inbox", "did Inbox"] && stage.issues == [])
  }

  @Test("may be set, and be deallocated, behind a forwarding object, which stays in front of the line")
  func behindFront() {
    let old = Delegate()
    let pages = TilePage.pair()
    let navigation = UINavigationController(rootViewController: pages[0])
    navigation.delegate = old
    navigation.pageTransitions.style = .cube
    let front = TabBarHidingNavigationDelegate(forwardingTo: navigation.delegate)
    navigation.delegate = front
    var sets = 0
    let observation = DelegateObservation(of: navigation) { sets += 1 }
    for _ in 0..<2 { #expect(navigation.pageTransitions.delegate === old) }
    #expect(sets == 0)
    var new: Delegate? = Delegate()
    navigation.pageTransitions.delegate = new
    #expect(navigation.delegate === front && navigation.pageTransitions.delegate === new)
    let stage = Stage(rootViewController: navigation)
    old.lines = []
    new?.lines = []
    navigation.pushViewController(pages[1], animated: true)
    stage.settle()
    #expect(new?.lines == ["push Today Inbox", "interaction", "will Inbox", "did Inbox"] && old.lines == [])
    sets = 0
    new = nil
    stage.frame()
    // UIKit forgets which methods the delegate had.
    #expect(sets >= 1 && navigation.delegate === front && navigation.pageTransitions.delegate == nil)
    navigation.pageTransitions.delegate = old
    navigation.pageTransitions.delegate = nil
    #expect(navigation.delegate === front && navigation.pageTransitions.delegate == nil && stage.issues == [])
    withExtendedLifetime(observation) {}
  }

  /// A forwarding object that returns an animator of its own.
  @MainActor private final class AnimatingFront: NSObject, ForwardingNavigationDelegate {
    private(set) weak var target: (any UINavigationControllerDelegate)?
    var animator: (any UIViewControllerAnimatedTransitioning)?

    init(_ target: (any UINavigationControllerDelegate)?) {
      self.target = target
      super.init()
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  @Test("may be a forwarding object in front of the line with an animator, which a finger drives")
  func animatingFront() {
    let app = LineApp(.navigation, style: { _ in .none })
    let front = AnimatingFront(app.navigation.delegate)
    app.navigation.delegate = front
    app.navigation.pushViewController(app.pages[1], animated: false)
    app.settle()
    front.animator = PageTransition.slide().timing(.linear).duration(0.5).animator(for: .previous)
    app.begin()
    app.move(by: 0.4)
    #expect(abs(app.distance - 0.4) < 0.01)
    app.move(by: 0.3)
    app.lift()
    #expect(app.navigation.delegate === front && !app.isForward && app.stage.issues == [])
  }

  /// A delegate of both controllers that passes calls on, but is not recognized.
  @MainActor private final class Stranger: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    private(set) var lines: [String] = []
    weak var navigation: (any UINavigationControllerDelegate)?
    weak var tabs: (any UITabBarControllerDelegate)?

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
      lines.append("will \(viewController.title ?? "")")
      navigation?.navigationController(navigationController, willShow: viewController, animated: animated)
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      lines.append("did \(viewController.title ?? "")")
      navigation?.navigationController(navigationController, didShow: viewController, animated: animated)
    }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      lines.append("should \(viewController.title ?? "")")
      return tabs?.tabBarController(tabBarController, shouldSelect: viewController) ?? true
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      lines.append("did \(viewController.title ?? "")")
      tabs?.tabBarController(tabBarController, didSelect: viewController)
    }
  }

  private static let returned =
    "its delegate passes calls back to the object of pageTransitions; set it before pageTransitions is used"

  @Test("that passes calls back to the line and is not recognized gets each once, and a message is logged")
  func stranger() {
    let stranger = Stranger()
    let pages = TilePage.pair()
    let navigation = UINavigationController(rootViewController: pages[0])
    let stage = Stage(rootViewController: navigation)
    stage.settle()
    let lines = messages {
      navigation.pageTransitions.style = .cube
      stranger.navigation = navigation.delegate
      navigation.pageTransitions.delegate = stranger
      navigation.pushViewController(pages[1], animated: true)
      stage.settle()
    }
    #expect(lines == ["ContainerKit: UINavigationController: \(Self.returned)"])
    #expect(stranger.lines == ["will Inbox", "did Inbox"])
    #expect(navigation.viewControllers.count == 2 && stage.issues == [])
  }

  @Test("of a tab bar controller that passes calls back to the line gets each once, and a message is logged")
  func tabStranger() {
    let stranger = Stranger()
    let app = LineApp(.tabs)
    let lines = messages {
      stranger.tabs = app.tabs.delegate
      app.tabs.pageTransitions.delegate = stranger
      app.begin(back: false)
      app.move(by: -0.7)
      app.lift()
    }
    #expect(lines == ["ContainerKit: UITabBarController: \(Self.returned)"])
    #expect(stranger.lines == ["should Inbox", "did Inbox"])
    #expect(app.isForward && app.stage.issues == [])
  }
}

import Testing
import UIKit

@MainActor @Suite("Containment of view controllers:", .serialized) struct ContainmentTests {
  private let log = CallLog()

  @Test("addChild calls willMove and not didMove; removeFromParent calls didMove(nil) and not willMove(nil)")
  func calls() {
    let (parent, child) = (LoggedController("p", log), LoggedController("c", log))
    parent.addChild(child)
    #expect(log.take() == ["c.willMove(p)"])
    #expect(parent.children == [child] && child.parent === parent)
    parent.addChild(child)
    #expect(log.take() == [])
    child.removeFromParent()
    #expect(log.take() == ["c.didMove(nil)"])
    #expect(parent.children == [] && child.parent == nil)
    child.removeFromParent()
    #expect(log.take() == [])
  }

  @Test("a child of another parent is first removed from it")
  func moved() {
    let (one, two, child) = (LoggedController("1", log), LoggedController("2", log), LoggedController("c", log))
    one.addChild(child)
    _ = log.take()
    two.addChild(child)
    #expect(log.take() == ["c.didMove(nil)", "c.willMove(2)"])
    #expect(one.children == [] && two.children == [child] && child.parent === two)
  }

  @Test("a controller knows when it is moving to or from a parent")
  func moving() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    #expect(child.isMovingToParent && !child.isMovingFromParent)
    child.didMove(toParent: parent)
    #expect(!child.isMovingToParent)
    child.willMove(toParent: nil)
    #expect(child.isMovingFromParent && !child.isMovingToParent)
    child.removeFromParent()
    #expect(!child.isMovingFromParent)
  }

  @Test("the view is loaded on first access, and viewDidLoad is called once")
  func loading() {
    let controller = LoggedController("c", log)
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    controller.loadViewIfNeeded()
    let view = controller.view
    #expect(controller.isViewLoaded && controller.viewIfLoaded === view)
    #expect(view?.frame == UIScreen.main.bounds)
    #expect(view?.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(log.take() == ["c.didLoad"])
    controller.view = UIView()
    #expect(log.take() == [])
    controller.view = nil
    #expect(!controller.isViewLoaded)
  }

  @Test("the responder chain: view, its controller, the superview, its controller, window, scene, application")
  func responders() {
    let (root, child) = (LoggedController("r", log), LoggedController("c", log))
    root.embed(child)
    let scene = ViewScene(root: root)
    let leaf = UIView()
    child.view.addSubview(leaf)
    var chain: [UIResponder] = []
    var next: UIResponder? = leaf
    while let step = next {
      chain.append(step)
      next = step.next
    }
    #expect(
      chain == [leaf, child.view, child, root.view, root, scene.window, scene.window.windowScene, UIApplication.shared])
  }

  @Test("the responder chain ends with the application's delegate if that is a responder")
  func applicationDelegate() {
    final class Delegate: UIResponder, UIApplicationDelegate {}
    final class Other: NSObject, UIApplicationDelegate {}
    let (delegate, other) = (Delegate(), Other())
    defer { UIApplication.shared.delegate = nil }
    #expect(UIApplication.shared.next == nil)
    UIApplication.shared.delegate = delegate
    #expect(UIApplication.shared.next === delegate && delegate.next == nil)
    UIApplication.shared.delegate = other
    #expect(UIApplication.shared.next == nil)
  }

  @Test("a view, a controller or an application as the application's delegate is not in the responder chain")
  func unsuitableDelegates() {
    final class Controller: UIViewController, UIApplicationDelegate {}
    final class View: UIView, UIApplicationDelegate {}
    final class Application: UIApplication, UIApplicationDelegate {}
    let delegates: [any UIApplicationDelegate] = [Controller(), View(), Application()]
    defer { UIApplication.shared.delegate = nil }
    for delegate in delegates {
      UIApplication.shared.delegate = delegate
      #expect(UIApplication.shared.next == nil, "\(delegate)")
    }
  }

  @Test("a parent is notified of a preferred content size; there is no coordinator without a transition")
  func upwards() {
    final class Parent: UIViewController {
      var notified: [CGSize] = []
      override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        notified.append(container.preferredContentSize)
      }
    }
    let (parent, child) = (Parent(), UIViewController())
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 3, height: 4)
    child.preferredContentSize = CGSize(width: 3, height: 4)
    #expect(parent.notified == [CGSize(width: 3, height: 4)])
    #expect(child.transitionCoordinator == nil)
  }

  @Test("a child's view under a controller that is not its parent stops the program with UIKit's message")
  func hierarchy() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (root, parent, child) = (UIViewController(), UIViewController(), UIViewController())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = root
        window.makeKeyAndVisible()
        parent.addChild(child)
        root.view.addSubview(child.view)
      }
    }
    let words = errorText(result)
    #expect(words.contains("child view controller:<UIViewController: 0x"))
    #expect(words.contains("> should have parent view controller:<UIViewController: 0x"))
    #expect(words.contains("> but actual parent is:<UIViewController: 0x"))
  }

  @Test("a view belongs to only one controller")
  func oneController() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (one, two) = (UIViewController(), UIViewController())
        two.view = one.view
      }
    }
    #expect(errorText(result).contains("A view can only be associated with at most one view controller at a time!"))
  }

  @Test("a controller cannot be its own child")
  func ownChild() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = UIViewController()
        controller.addChild(controller)
      }
    }
    #expect(errorText(result).contains("There was an attempt to add"))
  }

  private enum Cycle: String, CaseIterable, Codable, Sendable {
    case parent, grandparent, tabs, navigation, view, layer, mask, ownMask

    @MainActor func make() {
      let controllers = (0..<3).map { _ in UIViewController() }
      let (a, b, c) = (controllers[0], controllers[1], controllers[2])
      let (one, two) = (CALayer(), CALayer())
      switch self {
      case .parent:
        a.addChild(b)
        b.addChild(a)
      case .grandparent:
        a.addChild(b)
        b.addChild(c)
        c.addChild(a)
      case .tabs:
        let (outer, inner) = (UITabBarController(), UITabBarController())
        outer.viewControllers = [inner]
        inner.viewControllers = [outer]
      case .navigation:
        let navigation = UINavigationController(rootViewController: a)
        a.addChild(navigation)
      case .view:
        a.view.addSubview(b.view)
        b.view.addSubview(a.view)
      case .layer:
        one.addSublayer(two)
        two.addSublayer(one)
      case .mask:
        one.mask = two
        two.mask = one
      case .ownMask: one.mask = one
      }
    }
  }

  @Test("controllers, views and layers inside themselves stop the program", arguments: Cycle.allCases)
  private func cycle(_ cycle: Cycle) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [cycle] in
      await MainActor.run { cycle.make() }
    }
    let isOfControllers = [.parent, .grandparent, .tabs, .navigation].contains(cycle)
    #expect(errorText(result).contains(isOfControllers ? "which is inside it" : "is a part of cycle in its layer tree"))
  }
}

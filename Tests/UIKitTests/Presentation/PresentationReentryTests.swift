import Stage
import Testing
import UIKit

@Suite("Callbacks of a presentation that change what is presented:", .serialized) @MainActor
struct PresentationReentryTests {
  private final class Page: LoggedController {
    var actions: [String: () -> Void] = [:]
    private func act(_ name: String) { actions.removeValue(forKey: name)?() }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      act("willAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      act("didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      act("willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      act("didDisappear")
    }
  }

  private func pages() -> (scene: ModalScene, root: Page, top: Page) {
    let scene = ModalScene()
    let (root, top) = (Page("r", scene.log), Page("t", scene.log))
    scene.stage.window.rootViewController = root
    top.modalPresentationStyle = .fullScreen
    scene.stage.frame()
    _ = scene.log.take()
    return (scene, root, top)
  }

  /// `true` if no two did calls of a controller follow each other, and its last call is a did call.
  private func isBalanced(_ lines: [String], _ name: String) -> Bool {
    let calls = lines.filter { $0.hasPrefix("\(name).") && $0.contains("ppear") }
    return zip(calls, calls.dropFirst()).allSatisfy { first, second in
      !(first.contains(".did") && second.contains(".did"))
    } && calls.last?.contains(".did") != false
  }

  @Test(
    "a new root in any call of a presentation ends it, completes everything once, and leaves nothing behind",
    arguments: ["r.willDisappear", "t.willAppear", "t.didAppear", "r.didDisappear"], [true, false])
  func newRoot(_ call: String, _ animated: Bool) {
    let (scene, root, top) = pages()
    let other = Page("o", scene.log)
    let caller = call.hasPrefix("r.") ? root : top
    caller.actions[String(call.dropFirst(2))] = { scene.stage.window.rootViewController = other }
    scene.present(top, from: root, animated: animated)
    scene.stage.settle()
    #expect(scene.stage.window.subviews == [other.view])
    #expect(root.view.superview == nil && top.view.superview == nil && top.presentingViewController == nil)
    #expect(root.presentedViewController == nil && root.transitionCoordinator == nil)
    #expect(scene.log.lines.filter { $0 == "completion" }.count == 1)
    for name in ["r", "t", "o"] { #expect(isBalanced(scene.log.lines, name), "\(name): \(scene.log.lines)") }
    #expect(scene.log.lines.last { $0.hasPrefix("o.") } == "o.didAppear" && scene.stage.issues == [])
  }

  @Test(
    "a new root in any call of a dismissal ends it, completes everything once, and leaves nothing behind",
    arguments: ["t.willDisappear", "r.willAppear", "r.didAppear", "t.didDisappear"], [true, false])
  func newRootWhileDismissing(_ call: String, _ animated: Bool) {
    let (scene, root, top) = pages()
    let other = Page("o", scene.log)
    scene.presented(top, from: root)
    let caller = call.hasPrefix("r.") ? root : top
    caller.actions[String(call.dropFirst(2))] = { scene.stage.window.rootViewController = other }
    scene.dismiss(root, animated: animated)
    scene.stage.settle()
    #expect(scene.stage.window.subviews == [other.view])
    #expect(root.view.superview == nil && top.view.superview == nil && root.presentedViewController == nil)
    #expect(scene.log.lines.filter { $0 == "completion" }.count == 1)
    for name in ["r", "t", "o"] { #expect(isBalanced(scene.log.lines, name), "\(name): \(scene.log.lines)") }
    #expect(scene.stage.issues == [])
  }

  @Test("the presented controller can become the root")
  func becomesRoot() {
    let (scene, root, top) = pages()
    scene.presented(top, from: root)
    scene.stage.window.rootViewController = top
    scene.stage.settle()
    #expect(scene.stage.window.subviews == [top.view] && top.presentingViewController == nil)
    for name in ["r", "t"] { #expect(isBalanced(scene.log.lines, name), "\(name): \(scene.log.lines)") }
    #expect(scene.log.lines.last { $0.hasPrefix("t.") } == "t.didAppear")
  }

  @Test("an animator that completes and is interrupted in the same call is notified of one end")
  func cutOff() {
    let (scene, root, top) = pages()
    top.transitioningDelegate = scene.deputy
    scene.deputy.onAnimate = { [unowned scene] context in
      context.completeTransition(true)
      scene.stage.window.rootViewController = scene.c
    }
    scene.present(top, from: root, animated: true)
    scene.stage.settle()
    #expect(scene.log.lines.filter { $0.hasPrefix("ended") }.count == 1)
    #expect(scene.log.lines.filter { $0 == "completion" }.count == 1)
    #expect(scene.stage.window.subviews == [scene.c.view])
  }

  @Test("a replaced root does not come back when a slow animator completes its unanimated dismissal")
  func slowAnimator() {
    final class Slow: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
      var contexts: [any UIViewControllerContextTransitioning] = []
      func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
      { self }
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.5
      }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        contexts.append(transitionContext)
      }
    }
    let (scene, root, top) = pages()
    let slow = Slow()
    top.modalPresentationStyle = .custom
    top.transitioningDelegate = slow
    scene.presented(top, from: root)
    scene.stage.window.rootViewController = scene.c
    #expect(scene.stage.window.subviews == [scene.c.view] && slow.contexts.count == 1)
    slow.contexts.first?.completeTransition(true)
    scene.stage.settle()
    #expect(scene.stage.window.subviews == [scene.c.view])
  }

  @Test("the coordinator's completions can dismiss and present again, with balanced calls")
  func fromCoordinator() {
    let (scene, root, top) = pages()
    scene.present(top, from: root, animated: true)
    top.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      scene.log.lines.append("coordinator")
      scene.dismiss(root, animated: true)
      top.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        scene.log.lines.append("coordinator")
        scene.present(top, from: root, animated: false)
      }
    }
    _ = scene.log.take()
    scene.stage.settle()
    #expect(
      scene.log.take() == [
        "t.didAppear animated", "r.didDisappear animated", "coordinator", "t.willDisappear animated",
        "r.willAppear animated", "completion", "r.didAppear animated", "t.didDisappear animated", "coordinator",
        "r.willDisappear", "t.willAppear", "t.didAppear", "r.didDisappear", "completion", "completion",
      ])
    #expect(root.presentedViewController === top && top.view.window != nil && scene.stage.issues == [])
    #expect(top.isBeingPresented == false && top.isBeingDismissed == false)
  }

  @Test("a controller can be presented again in a call of its own dismissal")
  func presentedAgain() {
    for call in ["r.didAppear", "t.didDisappear"] {
      let (scene, root, top) = pages()
      scene.presented(top, from: root)
      let caller = call.hasPrefix("r.") ? root : top
      caller.actions[String(call.dropFirst(2))] = { root.present(top, animated: true) }
      scene.dismiss(root, animated: false)
      #expect(top.isBeingPresented && !top.isBeingDismissed && root.transitionCoordinator != nil)
      scene.stage.settle()
      #expect(root.presentedViewController === top && top.view.window != nil && root.view.window == nil)
      #expect(scene.log.lines.last { $0.hasPrefix("t.") } == "t.didAppear animated")
      #expect(scene.log.lines.last { $0.hasPrefix("r.") } == "r.didDisappear animated")
      #expect(scene.stage.issues == [])
    }
  }

  @Test("a child that is removed takes its presentation in the current context along")
  func presenterGoes() {
    let (scene, root, top) = pages()
    top.modalPresentationStyle = .currentContext
    weak var gone: UIViewController?
    do {
      let child = UIViewController()
      gone = child
      root.embed(child)
      child.definesPresentationContext = true
      child.present(top, animated: false)
      scene.stage.frame()
      _ = scene.log.take()
      root.unembed(child)
    }
    scene.stage.settle()
    #expect(gone == nil && root.view.subviews == [] && top.view.window == nil)
    #expect(scene.log.take() == ["t.willDisappear", "t.didDisappear"])
  }

  @Test("nothing retains a window, its controllers, or their presentation", arguments: [0.0, 0.2, 1.0], [true, false])
  func leaks(_ seconds: TimeInterval, _ dismisses: Bool) {
    let stage = Stage()
    weak var window: UIWindow?
    weak var root: UIViewController?
    weak var top: UIViewController?
    weak var manager: UIPresentationController?
    weak var coordinator: AnyObject?
    weak var source: UIViewController?
    do {
      let (own, first, second) = (UIWindow(windowScene: stage.scene), UIViewController(), UIViewController())
      (window, root, top) = (own, first, second)
      own.rootViewController = first
      own.isHidden = false
      second.modalPresentationStyle = .fullScreen
      do {
        let child = UIViewController()
        source = child
        first.addChild(child)
        child.present(second, animated: true)
        child.removeFromParent()
      }
      (manager, coordinator) = (second.presentationController, second.transitionCoordinator)
      #expect(manager != nil && coordinator != nil)
      stage.run(for: seconds)
      #expect(source == nil)
      if dismisses, seconds >= 1 {
        first.dismiss(animated: true)
        stage.run(for: 0.2)
      }
      own.isHidden = true
      own.rootViewController = nil
    }
    stage.run(for: 1)
    #expect(window == nil && root == nil && top == nil && manager == nil && coordinator == nil)
  }
}

import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("Objects that are deallocated after use", .serialized) struct LeakTests {
  private final class Weak {
    let name: String
    weak var object: AnyObject?
    init(_ name: String, _ object: AnyObject?) { (self.name, self.object) = (name, object) }
  }

  enum Use: CaseIterable {
    case tap, finish, cancel, turned, vended, vendedCancel, percent, externalCancel, hurried, removed, background,
      midway
  }

  private func use(_ rig: Rig, _ use: Use) {
    let percent = PercentDrivenInteractiveTransition()
    switch use {
    case .vended, .vendedCancel: rig.delegate.animator = VendingAnimator()
    case .percent: rig.delegate.controller = percent
    case .externalCancel: rig.delegate.controller = ScriptedController()
    default: rig.delegate.animator = LateTrials.tidySlide()
    }
    switch use {
    case .finish, .vended: rig.drag(by: -300)
    case .cancel, .vendedCancel: rig.drag(by: -150)
    default: rig.container.selectViewController(rig.page(1), animated: true) { _ in }
    }
    rig.stage.run(for: 0.25)
    #expect(rig.container.transition != nil)
    switch use {
    case .turned: rig.container.selectViewController(rig.page(0), animated: true)
    case .percent:
      percent.update(0.4)
      percent.finish()
    case .externalCancel:
      let controller = rig.delegate.controller as? ScriptedController
      controller?.context?.cancelInteractiveTransition()
      controller?.context?.completeTransition(false)
    case .hurried: rig.container.selectViewController(rig.page(2), animated: true)
    case .removed: rig.container.viewControllers.remove(at: 1)
    case .background: rig.stage.enterBackground()
    default: break
    }
  }

  @Test("a beginning that is given up releases its interaction controller")
  func givenUpBeginning() {
    let rig = Rig(["A", "B"])
    weak var controller: PercentDrivenInteractiveTransition?
    do {
      let made = PercentDrivenInteractiveTransition()
      (rig.delegate.controller, controller) = (made, made)
    }
    rig.stage.recorder.onCall = { [weak rig] call in
      if call.name == "interactionControllerFor" { rig?.stage.window.rootViewController = UIViewController() }
    }
    rig.tapTab(1)
    rig.stage.run(for: 0.5)
    rig.delegate.controller = nil
    #expect(rig.container.selectedIndex == 1 && controller == nil)
  }

  @Test(
    "transition, context, coordinator, driver, animator and controller, while the container still exists",
    arguments: Use.allCases)
  func afterSwitch(_ how: Use) {
    guard how != .midway else { return }
    let rig = Rig()
    rig.stage.frame()
    var objects: [Weak] = []
    use(rig, how)
    if let transition = rig.container.transition {
      objects = [
        Weak("transition", transition), Weak("context", transition.context),
        Weak("coordinator", transition.coordinator), Weak("driver", transition.driver),
      ]
    }
    objects += [Weak("animator", rig.delegate.animator), Weak("controller", rig.delegate.controller)]
    rig.finish()
    (rig.delegate.animator, rig.delegate.controller) = (nil, nil)
    rig.stage.run(for: 0.6)
    for object in objects { #expect(object.object == nil, "\(object.name)") }
    // No display link is left.
    #expect(!FrameLoop.main.needsFrame)
    #expect(rig.faults == [])
  }

  enum Removal: CaseIterable {
    case atRest, animated, held, released, allowed, selectedAtOnce, given, departed
  }

  @Test("pages, after their last call, while the container still exists", arguments: Removal.allCases)
  func afterRemoval(_ how: Removal) {
    let rig = Rig()
    let other = ContainerViewController(viewControllers: [])
    var pages: [Weak] = []
    do {
      let (a, b) = (rig.page(0), rig.page(1))
      pages = [Weak("A", a), Weak("B", b)]
      let rest = Array(rig.container.viewControllers.dropFirst(2))
      switch how {
      case .atRest: break
      case .animated:
        rig.container.setViewControllers(rest, animated: true)
        rig.finish()
      case .held: rig.drag(by: -150, release: false)
      case .released: rig.drag(by: -150)
      case .allowed:
        // The pan may begin, and the touch ends before it does.
        let target = rig.container.pan.allowedTarget(at: CGPoint(x: 200, y: 300), towardLeft: true)
        #expect(target != nil)
        rig.container.pan.allowed = target.map { PanController.Allowed(target: $0, start: .zero, isLeft: true) }
      case .selectedAtOnce: rig.container.selectedIndex = 1
      case .given: _ = Misuse.messages { other.viewControllers = [a, b] }
      case .departed:
        _ = Misuse.messages {
          for page in [a, b] { page.removeFromParent() }
          rig.container.view.setNeedsLayout()
          rig.stage.frame()
        }
      }
      rig.stage.run(for: 0.3)
      rig.container.viewControllers = rest
    }
    other.viewControllers = []
    rig.stage.touch(.ended, at: CGPoint(x: 50, y: 300))
    rig.finish()
    rig.calls = []
    // Guards of late animators are gone after a second.
    rig.stage.run(for: 2)
    for page in pages { #expect(page.object == nil, "\(page.name)") }
    #expect(rig.faults == [])
  }

  @Test("everything, with the container, even if it goes away during a transition", arguments: Use.allCases)
  func afterContainer(_ how: Use) {
    var objects: [Weak] = []
    do {
      let rig = Rig()
      use(rig, how)
      objects = rig.container.viewControllers.map { Weak("child \($0.title ?? "")", $0) }
      objects += [
        Weak("container", rig.container), Weak("view", rig.container.view), Weak("bar", rig.container.tabBar),
        Weak("recognizer", rig.container.panGestureRecognizer), Weak("pan", rig.container.pan),
        Weak("pages", rig.pageArea), Weak("animator", rig.delegate.animator), Weak("delegate", rig.delegate),
        Weak("transition", rig.container.transition), Weak("engine", rig.container.engine),
      ]
      objects += rig.container.observations.map { Weak("observer", $0) }
      #expect(rig.container.observations.count == 2)
      if how == .midway { rig.stage.window.rootViewController = nil }
      // Ended animations report in a later turn.
      rig.stage.run(for: how == .midway ? 0.1 : 3)
      rig.tearDown()
    }
    for object in objects { #expect(object.object == nil, "\(object.name)") }
  }

  @Test("a child that was removed, selected, hidden, incoming or outgoing", arguments: 0...3)
  func child(_ index: Int) {
    let rig = Rig()
    rig.container.selectedIndex = 3
    rig.container.selectedIndex = 0
    rig.tapTab(1)
    rig.stage.run(for: 0.2)
    weak var child: UIViewController?
    weak var view: UIView?
    (child, view) = (rig.page(index), rig.page(index).viewIfLoaded)
    rig.container.viewControllers.remove(at: index)
    rig.finish()
    rig.stage.run(for: 0.5)
    #expect(child == nil && view == nil)
    #expect(rig.faults == [])
  }
}

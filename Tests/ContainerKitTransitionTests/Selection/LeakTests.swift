import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

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

  private func use(_ stage: ContainerStage, _ use: Use) {
    let percent = PercentDrivenInteractiveTransition()
    switch use {
    case .vended, .vendedCancel: stage.animator = VendingAnimator()
    case .percent: stage.delegate.interactionController = percent
    case .externalCancel: stage.delegate.interactionController = ScriptedController()
    default: stage.animator = ScriptedAnimator.tidySlide()
    }
    switch use {
    case .finish, .vended: stage.drag(by: -300)
    case .cancel, .vendedCancel: stage.drag(by: -150)
    default: stage.container.selectViewController(stage.pages[1], animated: true) { _ in }
    }
    stage.run(for: 0.25)
    #expect(stage.container.transition != nil)
    switch use {
    case .turned: stage.container.selectViewController(stage.pages[0], animated: true)
    case .percent:
      percent.update(0.4)
      percent.finish()
    case .externalCancel:
      let controller = stage.delegate.interactionController as? ScriptedController
      controller?.context?.cancelInteractiveTransition()
      controller?.context?.completeTransition(false)
    case .hurried: stage.container.selectViewController(stage.pages[2], animated: true)
    case .removed: stage.container.viewControllers.remove(at: 1)
    case .background: stage.enterBackground()
    default: break
    }
  }

  @Test("a beginning that is given up releases its interaction controller")
  func givenUpBeginning() {
    let stage = ContainerStage(["A", "B"])
    weak var controller: PercentDrivenInteractiveTransition?
    do {
      let made = PercentDrivenInteractiveTransition()
      (stage.delegate.interactionController, controller) = (made, made)
    }
    stage.onCall { [weak stage] call in
      if call.name == "interactionControllerFor" { stage?.window.rootViewController = UIViewController() }
    }
    stage.tap(tab: 1)
    stage.run(for: 0.5)
    stage.delegate.interactionController = nil
    #expect(stage.container.selectedIndex == 1 && controller == nil)
  }

  @Test(
    "transition, context, coordinator, driver, animator and controller, while the container still exists",
    arguments: Use.allCases)
  func afterSwitch(_ how: Use) {
    guard how != .midway else { return }
    let stage = ContainerStage()
    stage.frame()
    var objects: [Weak] = []
    use(stage, how)
    if let transition = stage.container.transition {
      objects = [
        Weak("transition", transition), Weak("context", transition.context),
        Weak("coordinator", transition.coordinator), Weak("driver", transition.driver),
      ]
    }
    objects += [Weak("animator", stage.animator), Weak("controller", stage.delegate.interactionController)]
    stage.finish()
    (stage.animator, stage.delegate.interactionController) = (nil, nil)
    stage.run(for: 0.6)
    for object in objects { #expect(object.object == nil, "\(object.name)") }
    // No display link is left.
    #expect(!FrameLoop.main.needsFrame)
    #expect(stage.faults == [])
  }

  enum Removal: CaseIterable {
    case atRest, animated, held, released, allowed, selectedAtOnce, given, departed
  }

  @Test("pages, after their last call, while the container still exists", arguments: Removal.allCases)
  func afterRemoval(_ how: Removal) {
    let stage = ContainerStage()
    let other = ContainerViewController(viewControllers: [])
    var pages: [Weak] = []
    do {
      let (a, b) = (stage.pages[0], stage.pages[1])
      pages = [Weak("A", a), Weak("B", b)]
      let rest = Array(stage.container.viewControllers.dropFirst(2))
      switch how {
      case .atRest: break
      case .animated:
        stage.container.setViewControllers(rest, animated: true)
        stage.finish()
      case .held: stage.drag(by: -150, release: false)
      case .released: stage.drag(by: -150)
      case .allowed:
        // The pan may begin, and the touch ends before it does.
        let target = stage.container.pan.allowedTarget(at: CGPoint(x: 200, y: 300), towardLeft: true)
        #expect(target != nil)
        stage.container.pan.allowed = target.map { PanController.Allowed(target: $0, start: .zero, isLeft: true) }
      case .selectedAtOnce: stage.container.selectedIndex = 1
      case .given: _ = Misuse.messages { other.viewControllers = [a, b] }
      case .departed:
        _ = Misuse.messages {
          for page in [a, b] { page.removeFromParent() }
          stage.container.view.setNeedsLayout()
          stage.frame()
        }
      }
      stage.run(for: 0.3)
      stage.container.viewControllers = rest
    }
    other.viewControllers = []
    stage.touch(.ended, at: CGPoint(x: 50, y: 300))
    stage.finish()
    stage.removeAllCalls()
    // Guards of late animators are gone after a second.
    stage.run(for: 2)
    for page in pages { #expect(page.object == nil, "\(page.name)") }
    #expect(stage.faults == [])
  }

  @Test("everything, with the container, even if it goes away during a transition", arguments: Use.allCases)
  func afterContainer(_ how: Use) {
    var objects: [Weak] = []
    do {
      let stage = ContainerStage()
      use(stage, how)
      objects = stage.container.viewControllers.map { Weak("child \($0.title ?? "")", $0) }
      objects += [
        Weak("container", stage.container), Weak("view", stage.container.view), Weak("bar", stage.container.tabBar),
        Weak("recognizer", stage.container.panGestureRecognizer), Weak("pan", stage.container.pan),
        Weak("pages", stage.pageArea), Weak("animator", stage.animator), Weak("delegate", stage.delegate),
        Weak("transition", stage.container.transition), Weak("engine", stage.container.engine),
      ]
      objects += stage.container.observations.map { Weak("observer", $0) }
      #expect(stage.container.observations.count == 2)
      if how == .midway { stage.window.rootViewController = nil }
      // Ended animations report in a later turn.
      stage.run(for: how == .midway ? 0.1 : 3)
      stage.tearDown()
    }
    for object in objects { #expect(object.object == nil, "\(object.name)") }
  }

  @Test("a child that was removed, selected, hidden, incoming or outgoing", arguments: 0...3)
  func child(_ index: Int) {
    let stage = ContainerStage()
    stage.container.selectedIndex = 3
    stage.container.selectedIndex = 0
    stage.tap(tab: 1)
    stage.run(for: 0.2)
    weak var child: UIViewController?
    weak var view: UIView?
    (child, view) = (stage.pages[index], stage.pages[index].viewIfLoaded)
    stage.container.viewControllers.remove(at: index)
    stage.finish()
    stage.run(for: 0.5)
    #expect(child == nil && view == nil)
    #expect(stage.faults == [])
  }
}

import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A selection in unusual circumstances", .serialized) struct CircumstanceTests {
  static let unanimated = [
    "willSelect B", "viewDidLoad B", "viewWillAppear B", "viewWillDisappear A", "viewDidDisappear A", "viewDidAppear B",
    "didSelect B",
  ]

  @Test("with animations off takes effect at once, as without animation, and is resolved", arguments: [false, true])
  func animationsOff(_ inBlock: Bool) {
    let stage = ContainerStage()
    let select = {
      stage.container.selectViewController(stage.pages[1], animated: true) { stage.record("completion \($0)") }
    }
    if inBlock {
      UIView.performWithoutAnimation(select)
    } else {
      UIView.setAnimationsEnabled(false)
      select()
      UIView.setAnimationsEnabled(true)
    }
    #expect(stage.callLines == Self.unanimated + ["completion selected"])
    #expect(stage.faults == [])
  }

  @Test(
    "completes even if animations are turned off during its transition", arguments: Contract.orders,
    [false, true])
  func turnedOff(_ order: Stage.CompletionOrder, _ dragged: Bool) {
    let stage = ContainerStage(completions: order)
    if dragged { stage.drag(by: -300, release: false) } else { stage.tap(tab: 1) }
    stage.run(for: 0.5)
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    if dragged { stage.touch(.ended, at: CGPoint(x: 80, y: 300)) }
    stage.finish()
    #expect(stage.container.selectedIndex == 1)
    #expect(stage.faults == [])
  }

  @Test("by a tap, with an animator of zero duration, makes all calls in order", arguments: Contract.orders)
  func zero(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    stage.animator = ScriptedAnimator { context in
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(withDuration: 0, animations: { to.alpha = 1 }) { _ in context.completeTransition(true) }
    }
    (stage.animator as? ScriptedAnimator)?.duration = 0
    stage.tap(tab: 1)
    stage.run(for: 0.1)
    #expect(stage.callLines == Contract.tapped + Contract.completed)
    #expect(stage.faults == [])
  }

  @Test("inside an animation of the app's keeps the slide's own timing", arguments: Contract.orders)
  func insideAnimation(_ order: Stage.CompletionOrder) {
    func positions(_ wrap: @escaping (@escaping () -> Void) -> Void) -> [CGFloat] {
      let stage = ContainerStage(completions: order)
      var positions: [CGFloat] = []
      stage.schedule { wrap { stage.container.selectViewController(stage.pages[1], animated: true) } }
      stage.onFrame = { _ in positions.append((stage.shownX(1) * 1000).rounded()) }
      stage.run(for: 1.2)
      #expect(stage.container.selectedIndex == 1)
      #expect(stage.faults == [])
      return positions
    }
    let plain = positions { $0() }
    #expect(plain == positions { UIView.animate(withDuration: 5, delay: 0, options: .curveEaseIn, animations: $0) })
    #expect(Set(plain).count > 20)
  }

  @Test("without animation is not animated by an animation of the app's around it")
  func unanimatedInside() {
    let stage = ContainerStage()
    UIView.animate(withDuration: 5) { stage.container.selectedIndex = 1 }
    stage.frame()
    #expect(stage.pages[1].view.layer.animationKeys() == nil)
    #expect(stage.pageArea.layer.animationKeys() == nil && stage.container.tabBar.layer.animationKeys() == nil)
    #expect(stage.shownX(1) == 0)
    #expect(stage.callLines == Self.unanimated)
    #expect(stage.faults == [])
  }

  @Test("before the view loads takes effect at once, loads nothing, and makes no appearance calls")
  func notLoaded() {
    let pages = (0..<3).map { _ in ClosurePage() }
    let container = ContainerViewController(viewControllers: pages, selectedIndex: 2)
    var calls: [String] = []
    for page in pages {
      page.onWillAppear = { calls.append("will") }
      page.onDidAppear = { calls.append("did") }
    }
    container.selectedIndex = 1
    container.selectViewController(pages[0], animated: true) { calls.append("\($0)") }
    container.viewControllers.removeLast()
    #expect(calls == ["selected"])
    #expect(
      !container.isViewLoaded
        && pages.allSatisfy { !$0.isViewLoaded && $0.parent == (($0 === pages[2]) ? nil : container) })
    let stage = Stage()
    stage.window.rootViewController = container
    stage.frame()
    #expect(calls == ["selected", "will", "did"])
    #expect(pages.map(\.isViewLoaded) == [true, false, false])
    #expect(stage.issues == [])
  }

  @Test("in a view without a window takes effect at once, and is shown once there is a window")
  func noWindow() {
    let stage = ContainerStage()
    stage.window.rootViewController = UIViewController()
    stage.run(for: 0.1)
    stage.removeAllCalls()
    var answer: ContainerSelectionOutcome?
    stage.container.selectViewController(stage.pages[1], animated: true) { answer = $0 }
    #expect(answer == .selected && stage.container.transition == nil)
    #expect(stage.callLines.filter { $0.hasPrefix("view") && $0 != "viewDidLoad B" } == [])
    stage.removeAllCalls()
    stage.window.rootViewController = stage.container
    stage.frame()
    #expect(
      stage.callLines.filter { $0.hasPrefix("view") && !$0.hasSuffix(" UIViewController") } == [
        "viewWillAppear container", "viewWillAppear B", "viewDidAppear container", "viewDidAppear B",
      ])
    #expect(stage.faults == [])
  }

  @Test("while the container itself is appearing takes effect at once, and the page appears with it")
  func appearing() {
    let stage = ContainerStage()
    stage.window.rootViewController = UIViewController()
    stage.removeAllCalls()
    stage.container.beginAppearanceTransition(true, animated: true)
    stage.container.selectViewController(stage.pages[1], animated: true)
    #expect(stage.container.transition == nil && stage.container.selectedIndex == 1)
    #expect(!stage.callLines.contains("viewDidAppear B"))
    stage.container.endAppearanceTransition()
    #expect(stage.callLines.suffix(2) == ["viewDidAppear container", "viewDidAppear B"])
    #expect(stage.issues == [])
    stage.container.beginAppearanceTransition(false, animated: false)
    stage.container.endAppearanceTransition()
  }

  @Test("of the selected child does nothing, and is resolved; a tap is reported as didReselect")
  func same() {
    let stage = ContainerStage()
    var answers: [ContainerSelectionOutcome] = []
    for animated in [true, false] {
      stage.container.selectViewController(stage.pages[0], animated: animated) { answers.append($0) }
    }
    stage.tap(tab: 0)
    stage.run(for: 0.2)
    #expect(answers == [.selected, .selected] && stage.callLines == ["reselectionActionsFor A", "didReselect A"])
  }

  @Test(
    "awaited, returns selected if another one completes it first, and cancelled if another one reverses it",
    arguments: [0, 2])
  func awaitedFalse(_ other: Int) async {
    let stage = ContainerStage()
    let answer = Task.immediate { await stage.container.selectViewController(stage.pages[1], animated: true) }
    stage.run(for: 0.1)
    stage.container.selectedIndex = 0
    stage.container.selectedIndex = other
    stage.finish()
    // Its transition was completed first.
    #expect(await answer.value == .selected)
    let next = Task.immediate { await stage.container.selectViewController(stage.pages[3], animated: true) }
    stage.run(for: 0.1)
    stage.container.selectViewController(stage.pages[other], animated: true, completion: nil)
    stage.finish()
    #expect(await next.value == .cancelled)
    #expect(stage.container.selectedIndex == other)
  }

  @Test("awaited by a task that is cancelled before still takes effect, and returns cancelled")
  func cancelledBefore() async {
    let stage = ContainerStage()
    let answer = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await stage.container.selectViewController(stage.pages[1], animated: true)
    }
    let value = await answer.value
    stage.finish()
    #expect(value == .cancelled && stage.container.selectedIndex == 1)
  }

  @Test("awaited, returns once if the container goes away, which is then deallocated")
  func gone() async {
    weak var container: ContainerViewController?
    var task: Task<ContainerSelectionOutcome, Never>?
    do {
      let stage = ContainerStage()
      container = stage.container
      let (waiting, page) = (stage.container, stage.pages[1])
      task = Task.immediate { [weak waiting] in await waiting?.selectViewController(page, animated: true) ?? .selected }
      stage.run(for: 0.1)
      stage.tearDown()
    }
    #expect(await task?.value == .selected)
    #expect(container == nil)
  }
}

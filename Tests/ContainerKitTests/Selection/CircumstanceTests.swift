import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("A selection in unusual circumstances", .serialized) struct CircumstanceTests {
  static let unanimated = [
    "willSelect B", "viewDidLoad B", "viewWillAppear B", "viewWillDisappear A", "viewDidDisappear A", "viewDidAppear B",
    "didSelect B",
  ]

  @Test("with animations off takes effect at once, as without animation, and is resolved", arguments: [false, true])
  func animationsOff(_ inBlock: Bool) {
    let rig = Rig()
    let select = {
      rig.container.selectViewController(rig.page(1), animated: true) { rig.calls.append("completion \($0)") }
    }
    if inBlock {
      UIView.performWithoutAnimation(select)
    } else {
      UIView.setAnimationsEnabled(false)
      select()
      UIView.setAnimationsEnabled(true)
    }
    #expect(rig.calls == Self.unanimated + ["completion selected"])
    #expect(rig.faults == [])
  }

  @Test(
    "completes even if animations are turned off during its transition", arguments: Contract.orders,
    [false, true])
  func turnedOff(_ order: EndReports, _ dragged: Bool) {
    let rig = Rig(endReports: order)
    if dragged { rig.drag(by: -300, release: false) } else { rig.tapTab(1) }
    rig.stage.run(for: 0.5)
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    if dragged { rig.stage.touch(.ended, at: CGPoint(x: 80, y: 300)) }
    rig.finish()
    #expect(rig.container.selectedIndex == 1)
    #expect(rig.faults == [])
  }

  @Test("by a tap, with an animator of zero duration, makes all calls in order", arguments: Contract.orders)
  func zero(_ order: EndReports) {
    let rig = Rig(endReports: order)
    rig.delegate.animator = ScriptedAnimator { context in
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(withDuration: 0, animations: { to.alpha = 1 }) { _ in context.completeTransition(true) }
    }
    (rig.delegate.animator as? ScriptedAnimator)?.duration = 0
    rig.tapTab(1)
    rig.stage.run(for: 0.1)
    #expect(rig.calls == InterruptedOrderTests.tapped + Contract.completed)
    #expect(rig.faults == [])
  }

  @Test(
    "inside an animation of the app's keeps the slide's own timing",
    arguments: Contract.orders)
  func insideAnimation(_ order: EndReports) {
    func positions(_ wrap: @escaping (@escaping () -> Void) -> Void) -> [CGFloat] {
      let rig = Rig(endReports: order)
      var positions: [CGFloat] = []
      rig.stage.schedule { wrap { rig.container.selectViewController(rig.page(1), animated: true) } }
      rig.stage.onFrame = { _ in positions.append((rig.shownX(1) * 1000).rounded()) }
      rig.stage.run(for: 1.2)
      #expect(rig.container.selectedIndex == 1)
      #expect(rig.faults == [])
      return positions
    }
    let plain = positions { $0() }
    #expect(plain == positions { UIView.animate(withDuration: 5, delay: 0, options: .curveEaseIn, animations: $0) })
    #expect(Set(plain).count > 20)
  }

  @Test("without animation is not animated by an animation of the app's around it")
  func unanimatedInside() {
    let rig = Rig()
    UIView.animate(withDuration: 5) { rig.container.selectedIndex = 1 }
    rig.stage.frame()
    #expect(rig.page(1).view.layer.animationKeys() == nil)
    #expect(rig.pageArea.layer.animationKeys() == nil && rig.container.tabBar.layer.animationKeys() == nil)
    #expect(rig.shownX(1) == 0)
    #expect(rig.calls == Self.unanimated)
    #expect(rig.faults == [])
  }

  @Test("before the view loads takes effect at once, loads nothing, and makes no appearance calls")
  func notLoaded() {
    let pages = (0..<3).map { _ in NotifiedPage() }
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
    stage.tearDown()
  }

  @Test("in a view without a window takes effect at once, and is shown once there is a window")
  func noWindow() {
    let rig = Rig()
    rig.stage.window.rootViewController = UIViewController()
    rig.stage.run(for: 0.1)
    rig.calls = []
    var answer: ContainerSelectionOutcome?
    rig.container.selectViewController(rig.page(1), animated: true) { answer = $0 }
    #expect(answer == .selected && rig.container.transition == nil)
    #expect(rig.calls.filter { $0.hasPrefix("view") && $0 != "viewDidLoad B" } == [])
    rig.calls = []
    rig.stage.window.rootViewController = rig.container
    rig.stage.frame()
    #expect(
      rig.calls.filter { $0.hasPrefix("view") && !$0.hasSuffix("?") } == [
        "viewWillAppear container", "viewWillAppear B", "viewDidAppear container", "viewDidAppear B",
      ])
    #expect(rig.faults == [])
  }

  @Test("while the container itself is appearing takes effect at once, and the page appears with it")
  func appearing() {
    let rig = Rig()
    rig.stage.window.rootViewController = UIViewController()
    rig.calls = []
    rig.container.beginAppearanceTransition(true, animated: true)
    rig.container.selectViewController(rig.page(1), animated: true)
    #expect(rig.container.transition == nil && rig.container.selectedIndex == 1)
    #expect(!rig.calls.contains("viewDidAppear B"))
    rig.container.endAppearanceTransition()
    #expect(rig.calls.suffix(2) == ["viewDidAppear container", "viewDidAppear B"])
    #expect(rig.stage.issues == [])
    rig.container.beginAppearanceTransition(false, animated: false)
    rig.container.endAppearanceTransition()
  }

  @Test("of the selected child does nothing, and is resolved; a tap is reported as didReselect")
  func same() {
    let rig = Rig()
    var answers: [ContainerSelectionOutcome] = []
    for animated in [true, false] {
      rig.container.selectViewController(rig.page(0), animated: animated) { answers.append($0) }
    }
    rig.tapTab(0)
    rig.stage.run(for: 0.2)
    #expect(answers == [.selected, .selected] && rig.calls == ["reselectionActionsFor A", "didReselect A"])
  }

  @Test(
    "awaited, returns selected if another one completes it first, and cancelled if another one reverses it",
    arguments: [0, 2])
  func awaitedFalse(_ other: Int) async {
    let rig = Rig()
    let answer = Task.immediate { await rig.container.selectViewController(rig.page(1), animated: true) }
    rig.stage.run(for: 0.1)
    rig.container.selectedIndex = 0
    rig.container.selectedIndex = other
    rig.finish()
    // Its transition was completed first.
    #expect(await answer.value == .selected)
    let next = Task.immediate { await rig.container.selectViewController(rig.page(3), animated: true) }
    rig.stage.run(for: 0.1)
    rig.container.selectViewController(rig.page(other), animated: true, completion: nil)
    rig.finish()
    #expect(await next.value == .cancelled)
    #expect(rig.container.selectedIndex == other)
  }

  @Test("awaited by a task that is cancelled before still takes effect, and returns cancelled")
  func cancelledBefore() async {
    let rig = Rig()
    let answer = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await rig.container.selectViewController(rig.page(1), animated: true)
    }
    let value = await answer.value
    rig.finish()
    #expect(value == .cancelled && rig.container.selectedIndex == 1)
  }

  @Test("awaited, returns once if the container goes away, which is then deallocated")
  func gone() async {
    weak var container: ContainerViewController?
    var task: Task<ContainerSelectionOutcome, Never>?
    do {
      let rig = Rig()
      container = rig.container
      let (waiting, page) = (rig.container, rig.page(1))
      task = Task.immediate { [weak waiting] in await waiting?.selectViewController(page, animated: true) ?? .selected }
      rig.stage.run(for: 0.1)
      rig.tearDown()
    }
    #expect(await task?.value == .selected)
    #expect(container == nil)
  }
}

import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("Safe areas", .serialized) struct SafeAreaTests {
  /// A view that counts its layout passes.
  final class CountingView: UIView {
    var layouts = 0
    /// The safe areas that it was laid out with.
    var used: Set<String> = []

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      used.insert("\(safeAreaInsets)")
    }
  }

  final class CountingPage: UIViewController {
    let counter = CountingView()
    override func loadView() { view = counter }
  }

  static let screen = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
  static let inner = UIEdgeInsets(top: 0, left: 47, bottom: 21 + ButtonTabBar.standardHeight, right: 47)

  /// Makes a stage in landscape, with safe area insets on both sides, which change at once or in the next layout.
  private func landscape(_ order: Stage.CompletionOrder = .afterFrame, warm: Bool = false, isLate: Bool = false)
    -> ContainerStage
  {
    let stage = ContainerStage(completions: order, conditions: Self.conditions(isLate)) { _ in CountingPage() }
    stage.safeAreaInsets = Self.screen
    stage.resize(to: CGSize(width: 844, height: 390))
    stage.frame()
    if warm {
      stage.container.selectedIndex = 1
      stage.container.selectedIndex = 0
      stage.frame()
    }
    return stage
  }

  private static func conditions(_ isLate: Bool) -> StageConditions {
    var conditions = StageConditions()
    conditions.updatesSafeAreaInLayout = isLate
    return conditions
  }

  private func counter(_ stage: ContainerStage, _ index: Int) -> CountingView {
    (stage.pages[index] as! CountingPage).counter
  }

  @Test("a page's safe area is the container's plus the bar", arguments: [false, true])
  func bar(_ isLate: Bool) {
    let stage = landscape(isLate: isLate)
    #expect(stage.pages[0].view.safeAreaInsets == Self.inner)
    stage.container.selectedIndex = 2
    if isLate { stage.frame() }
    #expect(stage.pages[2].view.safeAreaInsets == Self.inner)
    #expect(stage.container.tabBar.safeAreaInsets.bottom == 21)
  }

  enum Scenario: CaseIterable { case tap, finish, cancel, turned, custom, customCancel, vended, vendedCancel }

  private func play(_ stage: ContainerStage, _ scenario: Scenario, in body: () -> Void = {}) {
    if scenario == .vended || scenario == .vendedCancel { stage.animator = VendingAnimator() }
    if scenario == .custom || scenario == .customCancel { stage.animator = Self.byFrames() }
    let y: CGFloat = 200
    switch scenario {
    case .tap, .turned: stage.container.selectViewController(stage.pages[1], animated: true)
    case .finish, .custom, .vended:
      stage.drag(from: CGPoint(x: 800, y: y), to: CGPoint(x: 100, y: y), duration: 0.3, steps: 18, hold: 0.2)
    case .cancel, .customCancel, .vendedCancel:
      stage.drag(from: CGPoint(x: 800, y: y), to: CGPoint(x: 500, y: y), duration: 0.3, steps: 18, hold: 0.2)
    }
    stage.run(for: 0.1)
    body()
    stage.run(for: 0.1)
    if scenario == .turned { stage.container.selectViewController(stage.pages[0], animated: true) }
    stage.finish()
    stage.frame()
  }

  /// Moves the pages by their frames, as many published animators do.
  private static func byFrames() -> ScriptedAnimator {
    ScriptedAnimator { context in
      guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else {
        return
      }
      to.view.frame = context.initialFrame(for: to)
      context.containerView.addSubview(to.view)
      UIView.animate(
        withDuration: 0.5,
        animations: {
          to.view.frame = context.finalFrame(for: to)
          from.view.frame = context.finalFrame(for: from)
        }, completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
  }

  @Test(
    "sliding pages are not laid out, and keep their safe area until the last frame",
    arguments: Contract.orders.flatMap { order in [false, true].map { (order, $0) } }, Scenario.allCases)
  func slides(_ system: (order: Stage.CompletionOrder, isLate: Bool), _ scenario: Scenario) {
    let stage = landscape(system.order, warm: true, isLate: system.isLate)
    var (shown, moved): ([Set<String>], Bool) = ([[], []], false)
    var counts = [0, 0]
    play(stage, scenario) {
      counts = [counter(stage, 0).layouts, counter(stage, 1).layouts]
      moved = stage.container.transition != nil
      for index in 0...1 { counter(stage, index).used = [] }
      stage.onFrame = { _ in
        for index in 0...1 where stage.pages[index].view.window != nil {
          shown[index].insert("\(stage.pages[index].view.safeAreaInsets)")
        }
      }
    }
    #expect(moved)
    let here = stage.container.selectedIndex
    for index in 0...1 { #expect(shown[index].subtracting(["\(Self.inner)"]) == [], "page \(index)") }
    // A page that goes back gets `viewWillAppear` at the release, and `viewIsAppearing` comes with a layout. At the
    // end, its inherited and its additional insets change one after the other.
    #expect(counter(stage, here).layouts - counts[here] <= (here == 0 ? 2 : 0))
    #expect(counter(stage, here).used.subtracting(["\(Self.inner)"]) == [])
    #expect(stage.pages[here].view.safeAreaInsets == Self.inner)
    #expect(stage.pages[here].additionalSafeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0))
    #expect(stage.faults == [])
  }

  @Test(
    "a page's own additional insets stay, even those that it changes during a transition", arguments: Scenario.allCases,
    [false, true])
  func own(_ scenario: Scenario, _ isLate: Bool) {
    let stage = landscape(isLate: isLate)
    let pages = [stage.pages[0], stage.pages[1]]
    for page in pages { page.additionalSafeAreaInsets.top += 10 }
    play(stage, scenario) {
      for page in pages {
        page.additionalSafeAreaInsets.top += 5
        page.additionalSafeAreaInsets.left += 3
      }
    }
    stage.container.viewControllers.removeFirst(2)
    for page in pages { #expect(page.additionalSafeAreaInsets == UIEdgeInsets(top: 15, left: 3, bottom: 0, right: 0)) }
    stage.frame()
    #expect(stage.faults == [])
  }

  @Test(
    "an incoming page is laid out at its final size and safe area before the animator runs", arguments: [false, true])
  func before(_ isLate: Bool) {
    let stage = landscape(isLate: isLate)
    var answers: [String] = []
    let slide = SlideAnimator()
    stage.animator = ScriptedAnimator { context in
      let view = counter(stage, 1)
      answers.append("\(view.layouts > 0) \(view.frame == stage.pageArea.bounds) \(view.safeAreaInsets == Self.inner)")
      slide.animateTransition(using: context)
    }
    stage.container.selectViewController(stage.pages[1], animated: true)
    stage.run(for: 0.1)
    let layouts = counter(stage, 1).layouts
    stage.finish()
    #expect(answers == ["true true true"])
    #expect(counter(stage, 1).layouts == layouts)
  }

  @Test("in nested containers each bar is added once", arguments: [false, true])
  func nested(_ isLate: Bool) {
    let page = CountingPage()
    let inner = ContainerViewController(viewControllers: [page, CountingPage()])
    let stage = ContainerStage(["A", "B"], conditions: Self.conditions(isLate)) { $0 == "A" ? inner : CountingPage() }
    stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    stage.frame()
    let expected = UIEdgeInsets(top: 47, left: 0, bottom: 34 + 2 * ButtonTabBar.standardHeight, right: 0)
    #expect(page.view.safeAreaInsets == expected)
    for distance in [-150.0, -300] {
      inner.selectViewController(inner.viewControllers[1], animated: false)
      inner.selectViewController(page, animated: true)
      stage.run(for: 2)
      stage.container.selectViewController(stage.pages[1], animated: true)
      stage.run(for: 0.1)
      if distance == -150 { stage.container.selectViewController(stage.pages[0], animated: true) }
      stage.run(for: 2)
      stage.container.selectedIndex = 0
      stage.frame()
      #expect(page.view.safeAreaInsets == expected)
      #expect(stage.faults == [])
    }
  }

  @Test(
    "are exact in each frame from the first, whenever they change, and lay out a page at most once more",
    arguments: [false, true], Scenario.allCases)
  func frames(_ isLate: Bool, _ scenario: Scenario) {
    let stage = landscape(warm: true, isLate: isLate)
    for index in 0...1 { (counter(stage, index).layouts, counter(stage, index).used) = (0, []) }
    var shown: [Set<String>] = [[], []]
    stage.onFrame = { _ in
      for index in 0...1 where stage.pages[index].view.window != nil {
        shown[index].insert("\(stage.pages[index].view.safeAreaInsets)")
      }
    }
    play(stage, scenario)
    #expect(shown == [["\(Self.inner)"], ["\(Self.inner)"]])
    let goesBack: Set<Scenario> = [.cancel, .turned, .customCancel, .vendedCancel]
    #expect(counter(stage, 0).layouts <= (goesBack.contains(scenario) ? 3 : 1) + (isLate ? 1 : 0))
    #expect(counter(stage, 1).layouts <= 2)
    #expect(stage.faults == [])
  }

  @Test("a page that was removed and added again has each inset once")
  func back() {
    let stage = landscape()
    let page = stage.pages[1]
    page.additionalSafeAreaInsets.top = 7
    stage.container.selectedIndex = 1
    stage.container.viewControllers.remove(at: 1)
    stage.container.viewControllers.append(page)
    stage.container.selectedViewController = page
    #expect(page.additionalSafeAreaInsets == UIEdgeInsets(top: 7, left: 0, bottom: 49, right: 0))
  }

  @Test("a change during a transition reaches the pages", arguments: [false, true])
  func changed(_ isLate: Bool) {
    let stage = landscape(warm: true, isLate: isLate)
    stage.container.selectViewController(stage.pages[1], animated: true)
    stage.run(for: 0.2)
    stage.safeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 30)
    stage.finish()
    stage.frame()
    #expect(
      stage.pages[1].view.safeAreaInsets
        == UIEdgeInsets(top: 10, left: 0, bottom: ButtonTabBar.standardHeight, right: 30))
    #expect(stage.faults == [])
  }
}

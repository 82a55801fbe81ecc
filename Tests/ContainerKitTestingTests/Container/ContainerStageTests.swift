import ContainerKit
import ContainerKitTesting
import Testing
import UIKit

@MainActor @Suite("A container on a stage", .serialized) struct ContainerStageTests {
  @Test(
    "can be dragged to a progress, and reports what is visible there", arguments: [0, 0.25, 0.5, 0.75], [false, true])
  func scrub(progress: CGFloat, isMirrored: Bool) {
    let stage = ContainerStage(pages: ["A", "B"], animator: DropAnimator())
    if isMirrored { stage.container.view.semanticContentAttribute = .forceRightToLeft }
    #expect(stage.drag(toPageTitled: "B", progress: progress))
    #expect(stage.page(titled: "B").frame == CGRect(x: 0, y: -844 * (1 - progress), width: 390, height: 844))
    #expect(stage.page(titled: "A").frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(abs(stage.progress - progress) < 1e-9)
    #expect(stage.page(at: 1).isOnScreen == (progress > 0))
    #expect(stage.onScreen == (progress > 0 ? ["A", "B"] : ["A"]))
    #expect(stage.page(at: 1).visiblePart.height == (progress > 0 ? 844 * progress : CGRect.null.height))
    #expect(stage.faults.contains("a transition is under way"))
  }

  @Test("moves the finger forward and back, and ends the drag as requested", arguments: Stage.CompletionOrder.allCases)
  func ends(completions: Stage.CompletionOrder) {
    let ends: [(String, (ContainerStage) -> Void, String)] = [
      ("cancelled at three quarters", { $0.cancelDrag() }, "A"), ("finished at a quarter", { $0.finishDrag() }, "B"),
      ("lifted at a quarter", { $0.lift() }, "A"), ("lifted at three quarters", { $0.lift() }, "B"),
    ]
    for (name, end, selected) in ends {
      let stage = ContainerStage(pages: ["A", "B"], animator: DropAnimator(), completions: completions)
      stage.drag(toPageAt: 1, progress: 0.6)
      stage.drag(toPageAt: 1, progress: 0.1)
      stage.drag(toPageAt: 1, progress: name.hasSuffix("three quarters") ? 0.75 : 0.25)
      end(stage)
      #expect(stage.isInTransition, "\(name)")
      let frames = stage.runToEnd()
      #expect(frames.last?.selected == selected, "\(name)")
      #expect(frames.last?.transition == nil, "\(name)")
      let first = frames.first?.transition
      #expect(first?.isCancelled == (selected == "A"), "\(name)")
      let movements = frames.compactMap(\.transition?.progress)
      #expect(movements == movements.sorted { selected == "A" ? $0 > $1 : $0 < $1 }, "\(name)")
      #expect(stage.onScreen == [selected], "\(name)")
      #expect(stage.faults == [], "\(name)")
    }
  }

  @Test("can be dragged from a page to the previous or the next one")
  func neighbors() {
    let stage = ContainerStage(pages: ["A", "B", "C"])
    #expect(stage.drag(toPageTitled: "B", progress: 0.5))
    stage.finishDrag()
    stage.runToEnd()
    #expect(stage.drag(toPageTitled: "A", progress: 0.5))
    stage.cancelDrag()
    stage.runToEnd()
    #expect(stage.drag(toPageTitled: "C", progress: 0.9))
    stage.lift()
    stage.runToEnd()
    #expect(stage.now.selected == "C")
    #expect(!stage.drag(toPageTitled: "A", progress: 0.5), "A is not beside C")
    stage.cancelDrag()
    stage.runToEnd()
    #expect(stage.faults == [])
  }

  @Test("returns false for a drag that the delegate does not allow")
  func refused() {
    final class Refusal: ContainerViewControllerDelegate {
      func containerViewController(
        _ container: ContainerViewController, shouldBeginPanFrom page: UIViewController, at point: CGPoint
      ) -> Bool { false }
    }
    let refusal = Refusal()
    let container = ContainerViewController(viewControllers: [UIViewController(), UIViewController()])
    container.delegate = refusal
    let stage = ContainerStage(container: container)
    #expect(!stage.drag(toPageAt: 1, progress: 0.5))
    #expect(stage.callDescriptions == ["shouldBeginPanFrom "])
  }

  @Test("begins a transition in the frame of the tap, which shows its first step, so that 15 frames show half of 30")
  func tap() {
    let stage = ContainerStage(pages: ["A", "B", "C"], animator: DropAnimator())
    stage.tapTab(titled: "C")
    #expect(stage.page(titled: "C").frame.minY == -815.866667)
    stage.run(for: 14 / 60)
    #expect(stage.page(titled: "C").frame.minY == -422)
    let frames = stage.runToEnd()
    #expect(frames.map { $0.page(titled: "C").frame.minY } == frames.map { $0.page(titled: "C").frame.minY }.sorted())
    #expect(stage.now.selected == "C")
    #expect(stage.faults == [])
  }

  @Test("runs to a progress, and keeps every frame")
  func everyFrame() {
    let stage = ContainerStage(pages: ["A", "B"], animator: DropAnimator())
    stage.tapTab(at: 1)
    let movement = stage.run(toProgress: 0.5)
    #expect(stage.progress >= 0.5 && stage.progress < 0.54)
    #expect(movement.last == stage.now)
    #expect(stage.run(toProgress: 0.2) == [])
    stage.runToEnd()
    #expect(stage.run(toProgress: 0.5) == [])
    #expect(stage.frames.map(\.index) == Array(2...stage.frameIndex))
    #expect(stage.frames.filter { $0.onScreen == ["A", "B"] }.count > 25)
  }

  @Test("lists calls in order, with their frames, and leaves progress out of the descriptions")
  func calls() {
    let stage = ContainerStage(pages: ["A", "B"], animator: DropAnimator())
    stage.drag(toPageTitled: "B", progress: 0.5)
    stage.cancelDrag()
    stage.runToEnd()
    #expect(
      stage.callDescriptions == [
        "shouldBeginPanFrom A", "shouldSelect B", "willSelect B", "animationControllerForTransition B",
        "interactionControllerFor container", "viewDidLoad B", "transitionDuration B", "viewWillAppear B",
        "viewWillDisappear A", "startInteractiveTransition B", "animateTransition B", "cancelInteractiveTransition B",
        "viewWillDisappear B", "viewWillAppear A", "completeTransition B", "viewDidDisappear B", "viewDidAppear A",
        "animationEnded B", "didCancelTransitionTo B",
      ])
    #expect(stage.calls.contains { $0.name == "updateInteractiveTransition" })
    #expect(stage.calls.map(\.frame) == stage.calls.map(\.frame).sorted())
    #expect(stage.calls.last?.frame == stage.frameIndex - 1)
    stage.removeAllCalls()
    #expect(stage.callDescriptions == [])
  }

  @Test("stops a transition just before its end at a progress of 1")
  func end() {
    let stage = ContainerStage(pages: ["A", "B"], animator: DropAnimator())
    #expect(stage.drag(toPageTitled: "B", progress: 1))
    #expect(abs(stage.page(titled: "B").frame.minY) < 0.02)
    #expect(stage.isInTransition && stage.now.selected == "A")
  }

  @Test("names the properties that are wrong at rest")
  func faults() {
    let stage = ContainerStage(pages: ["A", "B"])
    let page = stage.container.viewControllers[0].view
    #expect(stage.faults == [])
    page?.alpha = 0.5
    page?.transform = CGAffineTransform(translationX: 0, y: 1)
    page?.superview?.addSubview(UIView())
    #expect(stage.faults.map { $0.prefix { $0 != " " } } == ["views:", "frame", "transform", "alpha"])
  }

  @Test("reports the bar's titles, badges and selection, and its colors during a transition")
  func bar() {
    let stage = ContainerStage(pages: ["A", "B"])
    stage.container.viewControllers[1].containerTabItem.badgeValue = "3"
    stage.frame()
    #expect(stage.tabs.map(\.title) == ["A", "B"])
    #expect(stage.tabs.map(\.badge) == [nil, "3"])
    #expect(stage.tabs.map(\.isSelected) == [true, false])
    let rest = stage.tabs.map(\.color)
    stage.drag(toPageTitled: "B", progress: 1)
    #expect(stage.tabs.map(\.isSelected) == [true, false])
    #expect(stage.tabs[1].color != rest[1])
    #expect(stage.tabs[0].presentation.frame.maxX == 195 && stage.tabs[1].presentation.frame.minX == 195)
    stage.finishDrag()
    stage.runToEnd()
    #expect(stage.tabs.map(\.isSelected) == [false, true])
    #expect(stage.tabs.map(\.color) == [rest[1], rest[0]])
  }

  @Test("is deallocated when nothing refers to it, without affecting the next one")
  func gone() {
    weak var window: UIWindow?
    do {
      let stage = ContainerStage(pages: ["A", "B"], size: CGSize(width: 100, height: 200))
      stage.tapTab(at: 1)
      window = stage.window
    }
    #expect(window == nil)
    var first: ContainerStage? = ContainerStage(pages: ["A"], size: CGSize(width: 100, height: 200))
    let second = ContainerStage(pages: ["A", "B"], size: CGSize(width: 300, height: 400))
    first?.tearDown()
    first = nil
    #expect(UIScreen.main.bounds.size == CGSize(width: 300, height: 400))
    second.tapTab(at: 1)
    second.runToEnd()
    #expect(second.callDescriptions.last == "didSelect B")
  }
}

import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A percent driven transition in another container's context", .serialized) struct OtherContextTests {
  /// A stage with a page in a box, and a context for a transition to another page.
  @MainActor private final class Scene {
    let stage: Stage
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let context: HonestContext
    let percent: PercentDrivenInteractiveTransition

    init(_ order: Stage.CompletionOrder, _ animator: any UIViewControllerAnimatedTransitioning) {
      stage = Stage(completions: order)
      let root = UIViewController()
      stage.window.rootViewController = root
      root.view.addSubview(box)
      let (from, to) = (UIViewController(), UIViewController())
      for (page, color) in [(from, UIColor.red), (to, .green)] {
        page.view.frame = box.bounds
        page.view.backgroundColor = color
      }
      box.addSubview(from.view)
      context = HonestContext(in: box, from: from, to: to)
      percent = PercentDrivenInteractiveTransition(animator: animator)
      stage.frame()
      stage.frame()
    }

    var x: CGFloat { (context.from.view.layer.presentation() ?? context.from.view.layer).frame.minX }
    var isAtRest: Bool { box.layer.speed == 1 && box.layer.timeOffset == 0 && box.layer.beginTime == 0 }
  }

  enum Kind: CaseIterable { case view, vended }

  private func scene(_ order: Stage.CompletionOrder, _ kind: Kind) -> Scene {
    Scene(order, kind == .view ? ScriptedAnimator.tidySlide() : VendingAnimator())
  }

  @Test(
    "follows the percentage, and the rest takes the remaining part of the duration", arguments: Contract.orders,
    Kind.allCases)
  func finish(_ order: Stage.CompletionOrder, _ kind: Kind) {
    let scene = scene(order, kind)
    scene.percent.startInteractiveTransition(scene.context)
    #expect(scene.percent.duration == 0.5)
    var positions: [CGFloat] = []
    for part in [0.2, 0.5, 0.4, 2, 0.6] as [CGFloat] {
      scene.percent.update(part)
      scene.stage.frame()
      scene.stage.frame()
      positions.append((scene.x / 390 * 100).rounded() / 100)
    }
    #expect(positions == [-0.2, -0.5, -0.4, -1, -0.6])
    scene.percent.completionCurve = .linear
    let start = scene.stage.time
    scene.percent.finish()
    var shown: [CGFloat] = []
    scene.stage.onFrame = { _ in if scene.context.from.view.window != nil { shown.append(scene.x) } }
    scene.stage.run(until: { scene.context.received.last == "complete true" }, limit: 3)
    #expect(abs(scene.stage.time - start - 0.2) < 5.0 / 60)
    scene.stage.run(for: 0.1)
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 >= $1 - 1e-6 })
    #expect(
      scene.context.received == [
        "update 0.2", "update 0.5", "update 0.4", "update 1.0", "update 0.6", "finish", "complete true",
      ])
    #expect(scene.box.subviews == [scene.context.to.view] && scene.isAtRest)
    #expect(scene.context.to.view.frame == scene.box.bounds && scene.context.to.view.layer.animationKeys() == nil)
    scene.stage.tearDown()
  }

  @Test("goes back without a flash, and reports that it was cancelled", arguments: Contract.orders, Kind.allCases)
  func cancel(_ order: Stage.CompletionOrder, _ kind: Kind) {
    let scene = scene(order, kind)
    let before = scene.stage.image()
    scene.percent.startInteractiveTransition(scene.context)
    scene.percent.update(0.5)
    scene.stage.run(for: 0.1)
    #expect(!scene.stage.image().hasSamePixels(as: before))
    scene.percent.cancel()
    var shown: [CGFloat] = []
    scene.stage.onFrame = { _ in shown.append(scene.x) }
    scene.stage.run(until: { scene.context.received.last?.hasPrefix("complete") == true }, limit: 3)
    scene.stage.run(for: 0.2)
    #expect(scene.context.received == ["update 0.5", "cancel", "complete false"])
    #expect(shown.count > 10 && zip(shown, shown.dropFirst()).allSatisfy { $0 <= $1 + 1e-6 })
    #expect(scene.stage.image().hasSamePixels(as: before))
    #expect(scene.box.subviews == [scene.context.from.view] && scene.isAtRest)
    scene.stage.tearDown()
  }

  @Test("can be paused again while it finishes or goes back", arguments: Kind.allCases, [true, false])
  func pause(_ kind: Kind, _ commit: Bool) {
    let scene = scene(.afterFrame, kind)
    scene.percent.startInteractiveTransition(scene.context)
    scene.percent.update(0.5)
    scene.stage.frame()
    scene.stage.frame()
    commit ? scene.percent.finish() : scene.percent.cancel()
    scene.stage.run(for: 0.1)
    scene.percent.pause()
    let held = scene.percent.percentComplete
    #expect(commit ? held > 0.5 && held < 1 : held > 0 && held < 0.5)
    scene.stage.run(for: 0.2)
    #expect(abs(scene.x + 390 * held) < 0.01)
    commit ? scene.percent.cancel() : scene.percent.finish()
    scene.stage.run(until: { scene.context.received.last?.hasPrefix("complete") == true }, limit: 3)
    #expect(
      scene.context.received
        == (commit
          ? ["update 0.5", "finish", "pause", "cancel", "complete false"]
          : ["update 0.5", "cancel", "pause", "finish", "complete true"]))
    #expect(scene.isAtRest)
    scene.stage.tearDown()
  }

  @Test("goes back after a cancel, even if its animator never reports or reports true", arguments: [true, false])
  func dishonest(_ isYes: Bool) {
    let scene = Scene(
      .afterFrame,
      isYes
        ? ScriptedAnimator.fade { _ in true }
        : ScriptedAnimator { context in
          guard let to = context.view(forKey: .to) else { return }
          context.containerView.addSubview(to)
          to.alpha = 0
          UIView.animate(withDuration: 0.5) { to.alpha = 1 }
        })
    scene.percent.startInteractiveTransition(scene.context)
    scene.percent.update(0.4)
    scene.stage.run(for: 0.1)
    scene.percent.cancel()
    scene.stage.run(for: 1)
    #expect(scene.context.received == ["update 0.4", "cancel", "complete false"])
    #expect(scene.isAtRest)
    scene.stage.tearDown()
  }

  @Test("without an animator stops a debug build")
  func noAnimator() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        PercentDrivenInteractiveTransition().startInteractiveTransition(
          HonestContext(in: UIView(), from: UIViewController(), to: UIViewController()))
      }
    }
  }

  @Test("is deallocated after use, and so is its context", arguments: [true, false])
  func leaks(_ commit: Bool) {
    weak var context: HonestContext?
    weak var percent: PercentDrivenInteractiveTransition?
    weak var animator: ScriptedAnimator?
    do {
      let scene = scene(.afterFrame, .view)
      (context, percent, animator) = (scene.context, scene.percent, scene.percent.animator as? ScriptedAnimator)
      scene.percent.startInteractiveTransition(scene.context)
      scene.percent.update(0.4)
      scene.stage.frame()
      commit ? scene.percent.finish() : scene.percent.cancel()
      scene.stage.run(for: 1)
      #expect(animator != nil && !FrameLoop.main.needsFrame)
      scene.stage.tearDown()
    }
    #expect(context == nil && percent == nil && animator == nil)
  }

  @Test("drives the dismissal of one of UIKit's own presentations", arguments: Contract.orders, [true, false])
  func dismissal(_ order: Stage.CompletionOrder, _ commit: Bool) {
    let stage = ContainerStage(completions: order)
    let (shown, slide) = (UIViewController(), SlidingPresentation())
    let percent = PercentDrivenInteractiveTransition(animator: slide)
    slide.interaction = percent
    shown.modalPresentationStyle = .fullScreen
    shown.transitioningDelegate = slide
    stage.pages[0].present(shown, animated: false)
    stage.frame()
    shown.dismiss(animated: true)
    stage.frame()
    percent.update(0.4)
    stage.frame()
    stage.frame()
    var positions: [CGFloat] = []
    stage.onFrame = { _ in
      if shown.view.window != nil { positions.append((shown.view.layer.presentation() ?? shown.view.layer).frame.minY) }
    }
    stage.frame()
    #expect(abs((positions.last ?? 0) - 0.4 * 844) < 0.01)
    commit ? percent.finish() : percent.cancel()
    stage.run(for: 1)
    #expect(zip(positions, positions.dropFirst()).allSatisfy { commit ? $0 <= $1 + 1e-6 : $0 >= $1 - 1e-6 })
    #expect((shown.view.window == nil) == commit)
    #expect(stage.issues == [])
    if !commit {
      stage.container.dismiss(animated: false)
      stage.frame()
    }
    #expect(stage.faults == [])
  }
}

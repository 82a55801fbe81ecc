import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The transition context", .serialized) struct ContextTests {
  /// The values of a context in `animateTransition(using:)`.
  struct Answers: Equatable {
    var animated, interactive, cancelled: Bool
    var from, to: Int?
    var views: Bool
    var frames: [CGRect]
    var style: UIModalPresentationStyle
    var transform: CGAffineTransform
    var isContainer: Bool
  }

  private func answers(from: Int, to: Int, mirrored: Bool = false, drag: Bool = false) -> (Answers?, CGRect) {
    let stage = ContainerStage()
    if mirrored { stage.container.view.semanticContentAttribute = .forceRightToLeft }
    stage.container.selectedIndex = from
    var answers: Answers?
    stage.animator = ScriptedAnimator { context in
      let (one, other) = (stage.pages[from], stage.pages[to])
      answers = Answers(
        animated: context.isAnimated, interactive: context.isInteractive, cancelled: context.transitionWasCancelled,
        from: stage.container.viewControllers.firstIndex { $0 === context.viewController(forKey: .from) },
        to: stage.container.viewControllers.firstIndex { $0 === context.viewController(forKey: .to) },
        views: context.view(forKey: .from) === one.view && context.view(forKey: .to) === other.view,
        frames: [one, other].flatMap { [context.initialFrame(for: $0), context.finalFrame(for: $0)] },
        style: context.presentationStyle, transform: context.targetTransform,
        isContainer: context.containerView === stage.pageArea)
      context.containerView.addSubview(other.view)
      context.completeTransition(true)
    }
    if drag { stage.drag(by: -300) } else { stage.tap(tab: to) }
    stage.finish()
    #expect(stage.faults == [])
    return (answers, stage.pageArea.bounds)
  }

  private func expected(_ from: Int, _ to: Int, interactive: Bool = false, side: CGFloat, _ area: CGRect) -> Answers {
    let away = side * area.width
    return Answers(
      animated: true, interactive: interactive, cancelled: false, from: from, to: to, views: true,
      frames: [area, area.offsetBy(dx: -away, dy: 0), area.offsetBy(dx: away, dy: 0), area], style: .none,
      transform: .identity, isContainer: true)
  }

  @Test("has the transition's pages, frames and direction", arguments: [(0, 1, 1.0), (2, 0, -1.0)])
  func direction(_ from: Int, _ to: Int, _ side: Double) {
    let (answers, area) = answers(from: from, to: to)
    #expect(answers == expected(from, to, side: CGFloat(side), area))
  }

  @Test("mirrors the direction in a right-to-left layout")
  func mirrored() {
    let (answers, area) = answers(from: 0, to: 1, mirrored: true)
    #expect(answers == expected(0, 1, side: -1, area))
  }

  @Test("is interactive while a finger drives the transition")
  func interactive() {
    let (answers, area) = answers(from: 0, to: 1, drag: true)
    #expect(answers == expected(0, 1, interactive: true, side: 1, area))
  }

  @Test("overrules an animator that reports true for a cancelled transition", arguments: Contract.orders)
  func reportsTrue(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    let animator = ScriptedAnimator.fade { _ in true }
    stage.animator = animator
    stage.drag(by: -150)
    stage.finish()
    #expect(animator.ended == [false])
    #expect(stage.container.selectedIndex == 0)
    #expect(stage.containerFaults == [])
  }

  @Test("overrules an animator that reports false for a finished drag")
  func reportsFalse() {
    let stage = ContainerStage()
    let animator = ScriptedAnimator.fade { _ in false }
    stage.animator = animator
    stage.drag(by: -300)
    stage.finish()
    #expect(animator.ended == [true])
    #expect(stage.container.selectedIndex == 1)
    #expect(stage.containerFaults == [])
  }

  @Test("accepts the animator's result if nothing else decided")
  func ownDecision() {
    let stage = ContainerStage()
    let animator = ScriptedAnimator.fade { _ in false }
    stage.animator = animator
    stage.tap(tab: 1)
    stage.finish()
    #expect(animator.ended == [false])
    #expect(stage.container.selectedIndex == 0)
    #expect(stage.callLines.last == "didCancelTransitionTo B")
    #expect(stage.containerFaults == [])
  }

  @Test("ends a cancelled transition four frames after it is back at its start if the animator never reports")
  func never() {
    let stage = ContainerStage()
    let animator = ScriptedAnimator { context in
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      UIView.animate(withDuration: 0.5) { to.alpha = 0.5 }
    }
    stage.animator = animator
    stage.drag(by: -150)
    stage.finish()
    #expect(animator.ended == [false])
    #expect(!stage.callLines.contains("completeTransition B"))
    #expect(stage.faults == [])
  }

  @Test("ignores a second completeTransition(_:), and one after the end")
  func twice() {
    let stage = ContainerStage()
    var kept: (any UIViewControllerContextTransitioning)?
    stage.animator = ScriptedAnimator { context in
      kept = context
      context.view(forKey: .to).map(context.containerView.addSubview)
      context.completeTransition(true)
      context.completeTransition(true)
    }
    stage.tap(tab: 1)
    stage.finish()
    kept?.completeTransition(false)
    #expect(stage.callLines.filter { $0 == "didSelect B" }.count == 1)
    #expect(stage.container.selectedIndex == 1)
    #expect(stage.containerFaults == [])
  }

  @Test("restores what an animator leaves changed", arguments: [-150.0, -300])
  func leftovers(_ distance: Double) {
    let stage = ContainerStage()
    stage.animator = ScriptedAnimator { context in
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      context.containerView.addSubview(UIView(frame: context.containerView.bounds))
      UIView.animate(
        withDuration: 0.5,
        animations: {
          from.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
          from.alpha = 0
          to.layer.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
          to.layer.anchorPoint = .zero
          to.layer.zPosition = 3
        }, completion: { _ in context.completeTransition(true) })
    }
    stage.drag(by: distance)
    stage.finish()
    #expect(stage.containerFaults == [])
    for index in 0...1 {
      let page: UIView = stage.pages[index].view
      #expect(page.transform.isIdentity && page.alpha == 1 && page.layer.zPosition == 0)
      #expect(page.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    }
  }

  @Test("leaves the whole transition to the delegate's interaction controller")
  func external() {
    let stage = ContainerStage()
    let controller = ScriptedController()
    stage.animator = ScriptedAnimator { _ in Issue.record("nobody asked the animator") }
    stage.delegate.interactionController = controller
    stage.tap(tab: 1)
    stage.frame()
    guard let context = controller.context else { return _ = Issue.record("the controller was not started") }
    #expect(context.isInteractive)
    context.view(forKey: .to).map(context.containerView.addSubview)
    context.updateInteractiveTransition(0.3)
    #expect(stage.container.transitionSnapshot?.percentComplete == 0.3)
    stage.frame()
    context.cancelInteractiveTransition()
    #expect(context.transitionWasCancelled && !context.isInteractive)
    stage.frame()
    #expect(stage.container.transition != nil)
    context.completeTransition(false)
    #expect(
      stage.callLines == ["shouldSelect B"] + Contract.asked + Contract.began + [
        "startInteractiveTransition B", "updateInteractiveTransition B", "cancelInteractiveTransition B",
        "viewWillDisappear B", "viewWillAppear A", "completeTransition B", "viewDidDisappear B", "viewDidAppear A",
        "animationEnded B", "didCancelTransitionTo B",
      ])
    #expect(stage.faults == [])
  }
}

import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("Animations alongside a transition", .serialized) struct AlongsideTests {
  /// A page that passes its transition coordinator to a test's closure in `viewWillAppear(_:)`.
  final class Registrar: UIViewController {
    var register: ((any UIViewControllerTransitionCoordinator) -> Void)?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if let transitionCoordinator { register?(transitionCoordinator) }
    }
  }

  /// Adds a box with another one in it to the container's view, outside the page area.
  private func boxes(_ stage: ContainerStage) -> (outer: UIView, inner: UIView) {
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 40, width: 50, height: 50)), UIView())
    outer.addSubview(inner)
    stage.container.view.addSubview(outer)
    stage.frame()
    return (outer, inner)
  }

  private func stage(
    _ order: Stage.CompletionOrder, _ register: @escaping (any UIViewControllerTransitionCoordinator) -> Void
  )
    -> ContainerStage
  {
    ContainerStage(completions: order) { title in
      let page = Registrar()
      if title == "B" { page.register = register }
      return page
    }
  }

  private func shown(_ view: UIView) -> Float { view.layer.presentation()?.opacity ?? -1 }

  /// Returns the progress at which the slide is held.
  private func held(_ stage: ContainerStage) -> Float {
    Float(-stage.shownX(0) / (stage.width + SlideAnimator.standardSpacing))
  }

  enum Given: CaseIterable { case itself, nested, containing, window }

  @Test(
    "outside the container view follow the finger and go back, whichever ancestor was passed for them",
    arguments: Contract.orders, Given.allCases)
  func outside(_ order: Stage.CompletionOrder, _ given: Given) {
    var (outer, inner) = (UIView(), UIView())
    weak var window: UIView?
    weak var above: UIView?
    let stage = stage(order) { coordinator in
      let views: [UIView?] =
        switch given {
        case .itself: [outer]
        case .nested: [inner, outer]
        case .containing: [above]
        case .window: [window]
        }
      for view in views {
        coordinator.animateAlongsideTransition(
          in: view,
          animation: { _ in
            outer.alpha = 0; inner.alpha = 0
          }, completion: nil)
      }
    }
    (outer, inner) = boxes(stage)
    (window, above) = (stage.window, stage.container.view)
    stage.drag(by: -200, release: false)
    stage.run(for: 0.6)
    let progress = held(stage)
    #expect(progress > 0.4)
    for view in [outer, inner] { #expect(abs(shown(view) - (1 - progress)) < 0.001) }
    stage.run(for: 1.5)
    for view in [outer, inner] { #expect(abs(shown(view) - (1 - progress)) < 0.001) }
    stage.touch(.cancelled, at: CGPoint(x: 180, y: 300))
    var alphas: [Float] = []
    stage.onFrame = { _ in alphas += [shown(outer), shown(inner)] }
    stage.finish()
    stage.run(for: 0.1)
    #expect(zip(alphas, alphas.dropFirst(2)).allSatisfy { $0 <= $1 + 1e-6 })
    for view in [outer, inner] {
      #expect(view.alpha == 1 && shown(view) == 1)
      #expect(view.layer.animationKeys() == nil && view.layer.speed == 1 && view.layer.timeOffset == 0)
    }
    #expect(stage.faults == [])
  }

  @Test("outside the container view stay at their end if the drag finishes", arguments: Contract.orders)
  func outsideFinished(_ order: Stage.CompletionOrder) {
    var outer = UIView()
    let stage = stage(order) {
      $0.animateAlongsideTransition(in: outer, animation: { _ in outer.alpha = 0.25 }, completion: nil)
    }
    outer = boxes(stage).outer
    var alphas: [Float] = []
    stage.onFrame = { _ in alphas.append(shown(outer)) }
    stage.drag(by: -300)
    stage.finish()
    stage.run(for: 0.2)
    #expect(zip(alphas, alphas.dropFirst()).allSatisfy { $0 >= $1 - 1e-6 })
    #expect(outer.alpha == 0.25 && outer.layer.speed == 1 && outer.layer.timeOffset == 0)
    #expect(stage.faults == [])
  }

  @Test("do not disturb an outside view's own animation while they are driven next to it", arguments: [-150.0, -300])
  func ownAnimation(_ distance: Double) {
    var (outer, inner) = (UIView(), UIView())
    let stage = stage(.afterFrame) {
      $0.animateAlongsideTransition(in: outer.superview, animation: { _ in outer.center.y = 400 }, completion: nil)
    }
    (outer, inner) = boxes(stage)
    SpinPage.spin(inner.layer)
    stage.frame()
    let turns = stage.turns(of: inner.layer) {
      stage.drag(by: distance)
      stage.finish()
      stage.run(for: 0.2)
    }
    #expect(turns.count > 30)
    for turn in turns { #expect(abs(turn - 1 / 120) < 1e-6) }
  }

  /// Returns an animator that moves the pages with basic animations, without view animation.
  private func layersOnly(_ duration: TimeInterval) -> ScriptedAnimator {
    let animator = ScriptedAnimator.moves(ScriptedAnimator.basic(duration))
    animator.duration = duration
    return animator
  }

  @Test("have the animator's duration if the animator animates only layers", arguments: Contract.orders)
  func layers(_ order: Stage.CompletionOrder) {
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    var answers: [String] = []
    let stage = stage(order) { coordinator in
      coordinator.animate(
        alongsideTransition: { context in
          answers.append("\(UIView.inheritedAnimationDuration) \(context.percentComplete)")
          context.containerView.addSubview(mark)
          mark.center.x = 100
        }, completion: { _ in mark.removeFromSuperview() })
    }
    stage.animator = layersOnly(0.5)
    stage.drag(by: -195, release: false)
    stage.run(for: 0.6)
    #expect(answers == ["0.5 0.0"])
    // The pan began after ten points. The curve is linear because a finger drives the animation.
    let expected = 2.5 + (100 - 2.5) * (-stage.shownX(0) / stage.width)
    #expect(abs((mark.layer.presentation()?.position.x ?? 0) - expected) < 0.5)
    stage.touch(.cancelled, at: CGPoint(x: 180, y: 300))
    stage.finish()
    #expect(stage.faults == [])
  }

  @Test("are not cut off if they take longer than the animator's", arguments: Contract.orders)
  func longer(_ order: Stage.CompletionOrder) {
    var outer = UIView()
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    let stage = stage(order) { coordinator in
      coordinator.animateAlongsideTransition(
        in: outer,
        animation: { context in
          context.view(forKey: .to)?.addSubview(mark)
          UIView.animate(
            withDuration: 2, delay: 0, options: [.overrideInheritedDuration, .curveLinear, .overrideInheritedCurve]
          ) {
            outer.alpha = 0
            mark.alpha = 0
          }
        }, completion: nil)
    }
    outer = boxes(stage).outer
    stage.animator = ScriptedAnimator.fade { _ in true }
    stage.tap(tab: 1)
    stage.finish()
    #expect(stage.faults == [])
    var rows: [(Float, Float)] = []
    stage.onFrame = { _ in rows.append((shown(outer), shown(mark))) }
    stage.run(for: 1)
    for column in [rows.map(\.0), rows.map(\.1)] {
      #expect((column.first ?? 0) > 0.6)
      for (one, next) in zip(column, column.dropFirst()) { #expect(abs(one - next - 1 / 120) < 1e-4) }
    }
    stage.run(for: 1)
    #expect(outer.layer.animationKeys() == nil && mark.layer.animationKeys() == nil)
  }

  @Test("can still be added in animateTransition; after it only their completion is called")
  func late() {
    let stage = stage(.afterFrame) { _ in }
    var received: [String] = []
    let slide = SlideAnimator()
    stage.animator = ScriptedAnimator { context in
      let coordinator = context.viewController(forKey: .to)?.transitionCoordinator
      let queued = coordinator?.animate(
        alongsideTransition: { _ in received.append("in") }, completion: { _ in received.append("in done") })
      received.append("queued \(queued == true)")
      slide.animateTransition(using: context)
    }
    stage.tap(tab: 1)
    stage.run(for: 0.1)
    let queued = stage.container.transitionCoordinator?.animate(
      alongsideTransition: { _ in received.append("late") }, completion: { _ in received.append("late done") })
    #expect(queued == false)
    stage.finish()
    #expect(received == ["queued true", "in", "in done", "late done"])
  }
}

import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// Tests what published animators do and expect, in a container. The suites for a presentation test the same points for
/// UIKit. Other points have their own suites: the results that are passed to `completeTransition` (7) in
/// `ContextTests`, an animator that never ends (10) in `CompletionWatchdogTests`, and property animators (18) in
/// `InterruptibleAnimatorTests`.
@Suite("Published animators in a container", .serialized) @MainActor struct PublishedContainerTests {
  private typealias Context = any UIViewControllerContextTransitioning

  private func run(dragged points: CGFloat = 0, _ body: @escaping (Context) -> Void) -> (
    stage: ContainerStage, ended: [Bool]
  ) {
    let stage = ContainerStage()
    let animator = ScriptedAnimator(body)
    stage.animator = animator
    if points == 0 { stage.tap(tab: 1) } else { stage.drag(by: points) }
    stage.finish()
    return (stage, animator.ended)
  }

  private static func fade(_ context: Context, then end: @escaping () -> Void = {}) {
    guard let to = context.view(forKey: .to) else { return }
    context.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(withDuration: 0.5) {
      to.alpha = 1
    } completion: { _ in
      to.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
      end()
    }
  }

  @Test("2, 3 and 6: keys and controllers give the same views, in a window, and the incoming one has its final size")
  func views() {
    var answers: [Bool] = []
    let (stage, ended) = run { context in
      guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else {
        return
      }
      answers = [
        context.view(forKey: .from) === from.view, context.view(forKey: .to) === to.view,
        context.containerView.window?.screen === UIScreen.main,
        context.containerView.window?.bounds == UIScreen.main.bounds,
        to.view.bounds.size == context.containerView.bounds.size,
        context.finalFrame(for: to) == context.containerView.bounds,
      ]
      context.containerView.addSubview(to.view)
      context.containerView.addSubview(from.view)
      context.containerView.insertSubview(to.view, aboveSubview: from.view)
      context.containerView.insertSubview(to.view, belowSubview: from.view)
      UIView.animate(withDuration: 0.5) {
        from.view.alpha = 0
      } completion: {
        context.completeTransition($0)
      }
    }
    #expect(answers == Array(repeating: true, count: 6) && ended == [true])
    #expect(stage.container.selectedIndex == 1 && stage.pages[0].view.alpha == 1 && stage.faults == [])
  }

  @Test("4: the outgoing view can be removed first; a cancel adds it again", arguments: [0.0, -300, -150])
  func removed(points: Double) {
    let (stage, ended) = run(dragged: CGFloat(points)) { context in
      context.view(forKey: .from)?.removeFromSuperview()
      Self.fade(context)
    }
    let isCancelled = points == -150
    #expect(ended == [!isCancelled] && stage.container.selectedIndex == (isCancelled ? 0 : 1))
    #expect(stage.pages[isCancelled ? 0 : 1].view.superview === stage.pageArea && stage.faults == [])
  }

  @Test("5: a view that is left hidden, masked, transformed or added is restored, even after completeTransition")
  func left() {
    let (stage, ended) = run { context in
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
        let picture = from.snapshotView(afterScreenUpdates: false)
      else { return }
      context.containerView.addSubview(picture)
      from.isHidden = true
      from.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
      to.layer.mask = CALayer()
      Self.fade(context) {
        // All of these can still be changed.
        picture.removeFromSuperview()
        to.layer.mask = nil
        from.transform = .identity
      }
    }
    #expect(ended == [true] && stage.faults == [])
    #expect(!stage.pages[0].view.isHidden && stage.pages[0].view.transform == .identity)
    #expect(stage.pages[1].view.layer.mask == nil && stage.pageArea.subviews.count == 1)
  }

  @Test("8: an animation that is its own delegate reports the end; a drag scrubs it", arguments: [0.0, -300, -150])
  func selfReporting(points: Double) {
    final class Reveal: CABasicAnimation, CAAnimationDelegate {
      var done: ((Bool) -> Void)?
      override init() { super.init() }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { done?(flag) }
    }
    let (stage, ended) = run(dragged: CGFloat(points)) { context in
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      let (mask, reveal) = (CAShapeLayer(), Reveal())
      mask.path = UIBezierPath(ovalIn: CGRect(x: -400, y: -200, width: 1200, height: 1300)).cgPath
      to.layer.mask = mask
      reveal.keyPath = "path"
      reveal.fromValue = UIBezierPath(ovalIn: CGRect(x: 190, y: 400, width: 1, height: 1)).cgPath
      (reveal.toValue, reveal.duration) = (mask.path, 0.5)
      reveal.delegate = reveal
      reveal.done = { _ in
        to.layer.mask = nil
        context.completeTransition(!context.transitionWasCancelled)
      }
      mask.add(reveal, forKey: "path")
    }
    let isCancelled = points == -150
    #expect(ended == [!isCancelled] && stage.container.selectedIndex == (isCancelled ? 0 : 1) && stage.faults == [])
  }

  @Test("9, 10 and 11: an empty block completes, an immediate end counts, and a weakly held context still exists")
  func ends() {
    let (empty, emptyEnded) = run { context in
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
      UIView.animate(withDuration: 0.5) {
      } completion: {
        context.completeTransition($0)
      }
    }
    #expect(emptyEnded == [true] && empty.container.selectedIndex == 1 && empty.faults == [])
    empty.tearDown()
    let (atOnce, atOnceEnded) = run { context in
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
      context.completeTransition(true)
    }
    #expect(atOnceEnded == [true] && atOnce.container.selectedIndex == 1 && atOnce.faults == [])
    atOnce.tearDown()
    let (weakly, weaklyEnded) = run { context in
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(withDuration: 0.5) {
        to.alpha = 1
      } completion: { [weak context] _ in
        context?.completeTransition(true)
      }
    }
    #expect(weaklyEnded == [true] && weakly.container.selectedIndex == 1 && weakly.faults == [])
  }

  @Test("12: an image context renders a page, and a layer shows a cropped part of it")
  func pictures() {
    var sizes: [CGSize] = []
    let (stage, ended) = run { context in
      guard let from = context.view(forKey: .from) else { return }
      UIGraphicsBeginImageContextWithOptions(from.bounds.size, true, UIScreen.main.scale)
      if let current = UIGraphicsGetCurrentContext() { from.layer.render(in: current) }
      let image = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
      let half = image?.cgImage?.cropping(
        to: CGRect(x: 0, y: 0, width: from.bounds.width * UIScreen.main.scale, height: 100 * UIScreen.main.scale))
      let strip = CALayer()
      strip.contents = half
      strip.frame = CGRect(x: 0, y: 0, width: from.bounds.width, height: 100)
      context.containerView.layer.addSublayer(strip)
      sizes = [image?.size ?? .zero, CGSize(width: half?.width ?? 0, height: half?.height ?? 0)]
      Self.fade(context) { strip.removeFromSuperlayer() }
    }
    let scale = UIScreen.main.scale
    #expect(sizes == [stage.pageArea.bounds.size, CGSize(width: stage.width * scale, height: 100 * scale)])
    #expect(ended == [true] && stage.faults == [])
  }

  @Test("17: a drag scrubs view animations and layer animations together")
  func scrubbed() {
    let stage = ContainerStage()
    stage.animator = ScriptedAnimator { context in
      guard let to = context.view(forKey: .to) else { return }
      let move = CABasicAnimation(keyPath: "transform.translation.y")
      (move.fromValue, move.toValue, move.duration) = (100, 0, 0.5)
      to.layer.add(move, forKey: nil)
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        to.alpha = 1
      } completion: { _ in
        to.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    stage.drag(toPageAt: 1, progress: 0.5)
    let layer = stage.pages[1].view.layer.presentation()
    let alpha = CGFloat(layer?.opacity ?? 0)
    let y = layer?.transform.m42 ?? 0
    #expect(alpha > 0.3 && alpha < 0.7 && abs(y - 100 * (1 - alpha)) < 0.5)
    stage.lift()
    stage.finish()
    #expect(stage.faults == [])
  }

  @Test("19: a view transition can exchange the pages", arguments: [false, true])
  func viewTransition(isThere: Bool) {
    let (stage, ended) = run { context in
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
      if isThere { context.containerView.addSubview(to) }
      UIView.transition(from: from, to: to, duration: 0.5, options: .transitionFlipFromLeft) { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    #expect(ended == [true] && stage.container.selectedIndex == 1 && stage.faults == [])
  }
}

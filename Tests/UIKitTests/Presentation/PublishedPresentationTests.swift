import QuartzCore
import Stage
import Testing
import UIKit

@Suite("Published animators in a presentation", .serialized) @MainActor struct PublishedPresentationTests {
  private typealias Context = any UIViewControllerContextTransitioning

  private static func fade(_ context: Context, in seconds: TimeInterval = 0.5) {
    guard let to = context.view(forKey: .to) else { return }
    context.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(withDuration: seconds) {
      to.alpha = 1
    } completion: {
      context.completeTransition($0)
    }
  }

  @Test("2, 3 and 6: both ways to access the views give the same ones, in a window and at their final size")
  func views() {
    var answers: [Bool] = []
    let scene = PublishedPresentation { context in
      let (from, to) = (context.viewController(forKey: .from), context.viewController(forKey: .to))
      answers = [
        context.view(forKey: .from) === from?.view, context.view(forKey: .to) === to?.view,
        context.containerView.window?.screen === UIScreen.main,
        to?.view.bounds.size == UIScreen.main.bounds.size,
        to.map { context.finalFrame(for: $0) } == context.containerView.bounds,
        context.containerView.window?.bounds == UIScreen.main.bounds,
      ]
      // The outgoing view is added again, and the incoming one below it.
      context.containerView.addSubview(from!.view)
      context.containerView.insertSubview(to!.view, belowSubview: from!.view)
      UIView.animate(withDuration: 0.3) {
        from!.view.alpha = 0
      } completion: { _ in
        from!.view.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    scene.start()
    scene.finish()
    #expect(answers == Array(repeating: true, count: 6))
    #expect(scene.ended == [true] && scene.to.view.window != nil && scene.from.view.window == nil)
    scene.from.dismiss(animated: false)
    scene.stage.frame()
    #expect(scene.from.view.window != nil && scene.from.view.alpha == 1 && scene.stage.issues == [])
  }

  @Test("4: the outgoing view may be removed before anything is animated")
  func removed() {
    let scene = PublishedPresentation { context in
      context.view(forKey: .from)?.removeFromSuperview()
      Self.fade(context)
    }
    scene.start()
    scene.finish()
    #expect(scene.ended == [true] && scene.to.view.window != nil)
    scene.from.dismiss(animated: false)
    scene.stage.frame()
    #expect(scene.from.view.window === scene.stage.window && scene.stage.issues == [])
  }

  @Test("5: an animator may restore hidden, masked or transformed views after completeTransition")
  func restored() {
    let scene = PublishedPresentation { context in
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
        let picture = from.snapshotView(afterScreenUpdates: false)
      else { return }
      for view in [to, picture] { context.containerView.addSubview(view) }
      from.isHidden = true
      (to.layer.mask, to.layer.shadowOpacity) = (CALayer(), 1)
      UIView.animate(withDuration: 0.3) {
        picture.alpha = 0
      } completion: { _ in
        context.completeTransition(true)
        from.isHidden = false
        (to.layer.mask, to.layer.shadowOpacity, to.transform) = (nil, 0, .identity)
        picture.removeFromSuperview()
      }
    }
    scene.start()
    scene.finish()
    #expect(scene.ended == [true] && scene.to.view.superview?.subviews.count == 1)
    let pixel = scene.stage.image().pixel(x: 100, y: 100)
    #expect([pixel.r, pixel.g, pixel.b] == [0, 0, 255])
  }

  @Test("8: an animation that is its own delegate reports its end once, and its copy keeps its class")
  func selfReporting() {
    var reports: [Bool] = []
    var copied: CAAnimation?
    let scene = PublishedPresentation { context in
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      let mask = CAShapeLayer()
      let (small, large) = (
        UIBezierPath(ovalIn: CGRect(x: 190, y: 400, width: 10, height: 10)).cgPath,
        UIBezierPath(ovalIn: CGRect(x: -400, y: -200, width: 1200, height: 1200)).cgPath
      )
      mask.path = large
      to.layer.mask = mask
      let animation = SelfReportingAnimation(keyPath: "path", from: small, to: large, duration: 0.4) {
        reports.append($0)
        to.layer.mask = nil
        context.completeTransition(!context.transitionWasCancelled)
      }
      mask.add(animation, forKey: "reveal")
      copied = mask.animation(forKey: "reveal")
    }
    scene.start()
    scene.stage.run(for: 0.2)
    // 13: the mask's path is halfway.
    let (inside, outside) = (scene.stage.image().pixel(x: 195, y: 405), scene.stage.image().pixel(x: 2, y: 2))
    #expect(inside.b == 255 && outside.b == 0)
    scene.finish()
    #expect(reports == [true] && scene.ended == [true] && copied is SelfReportingAnimation)
  }

  @Test("8 and 9: the ends of two hundred animations are all reported; an empty block completes")
  func counters() {
    var count = 0
    let scene = PublishedPresentation { context in
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      for index in 0..<200 {
        let piece = UIView(frame: CGRect(x: index, y: 0, width: 1, height: 9))
        to.addSubview(piece)
        UIView.animate(withDuration: 0.1 + Double(index) / 1000) {
          piece.alpha = 0
        } completion: { _ in
          piece.removeFromSuperview()
          count += 1
          if count == 200 {
            UIView.animate(withDuration: 0.2) {
            } completion: {
              context.completeTransition($0)
            }
          }
        }
      }
    }
    scene.start()
    scene.finish()
    #expect(count == 200 && scene.ended == [true] && scene.to.view.subviews.isEmpty)
  }

  @Test("10: an animator may complete inside animateTransition")
  func atOnce() {
    let scene = PublishedPresentation { context in
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
      context.completeTransition(true)
    }
    scene.start()
    scene.finish()
    #expect(scene.ended == [true] && scene.to.view.window != nil && !scene.to.isBeingPresented)
  }

  @Test("11: an animator that keeps the context weakly still has it at the end")
  func weakly() {
    final class Keeper { weak var context: (any UIViewControllerContextTransitioning)? }
    let keeper = Keeper()
    let scene = PublishedPresentation { context in
      keeper.context = context
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(withDuration: 0.3) {
        to.alpha = 1
      } completion: { _ in
        keeper.context?.completeTransition(true)
      }
    }
    scene.start()
    scene.finish()
    #expect(scene.ended == [true])
  }

  @Test("12: snapshots of views on and off screen, of a part, of a snapshot, and of layers are real pixels")
  func snapshots() {
    var greens: [Bool] = []
    let scene = PublishedPresentation { context in
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
      let views = [
        from.snapshotView(afterScreenUpdates: false), to.snapshotView(afterScreenUpdates: true),
        from.resizableSnapshotView(
          from: CGRect(x: 10, y: 10, width: 20, height: 20), afterScreenUpdates: false, withCapInsets: .zero),
        to.snapshotView(afterScreenUpdates: true)?.snapshotView(afterScreenUpdates: true),
      ]
      for (view, isFrom) in zip(views, [true, false, true, false]) {
        let contents: Any? = view?.layer.contents
        let pixel = (contents as? CGImage)?.pixel(x: 5, y: 5)
        greens.append(isFrom ? pixel?.r == 255 && pixel?.b == 0 : pixel?.b == 255 && pixel?.r == 0)
      }
      Self.fade(context)
    }
    scene.start()
    scene.finish()
    #expect(greens == [true, true, true, true] && scene.ended == [true] && scene.stage.issues == [])
  }

  @Test("17: a percentage scrubs view and layer animations together, forward and back to a cancellation")
  func scrubbing() {
    var shown: [[Int]] = []
    let scene = PublishedPresentation { context in
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      let move = CABasicAnimation(keyPath: "transform.translation.x")
      (move.fromValue, move.toValue, move.duration) = (200, 0, 1)
      to.layer.add(move, forKey: nil)
      to.alpha = 0
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        to.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    let interaction = UIPercentDrivenInteractiveTransition()
    scene.interaction = interaction
    scene.start()
    for percent in [0, 0.25, 0.5, 0.75, 0.25] {
      interaction.update(percent)
      scene.stage.frame()
      let layer = scene.to.view.layer.presentation()
      let x = layer?.transform.m41 ?? -1
      shown.append([Int((layer?.opacity ?? -1) * 100 + 0.5), Int(x + 0.5)])
    }
    // The percentage applies to the animator's duration of half a second; its animations take one second.
    #expect(shown == [[0, 200], [13, 175], [25, 150], [38, 125], [13, 175]])
    interaction.cancel()
    scene.finish()
    #expect(scene.ended == [false] && scene.to.view.window == nil && scene.from.view.window != nil)
  }

  @Test("14 and 15: values of all types animate; a view's layer animates only in a block, another layer implicitly")
  func values() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let (view, own) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), CALayer())
    stage.window.addSubview(view)
    view.layer.addSublayer(own)
    stage.frame()
    let ends: [(keyPath: String, value: Any, read: String, shown: CGFloat)] = [
      ("opacity", 0.5, "opacity", 0.5), ("opacity", NSNumber(value: 0.25), "opacity", 0.25),
      ("opacity", CGFloat(0.75), "opacity", 0.75),
      ("position", NSValue(cgPoint: CGPoint(x: 9, y: 8)), "position.x", 9),
      ("position", CGPoint(x: 7, y: 8), "position.x", 7), ("position.y", 3, "position.y", 3),
      ("transform", NSValue(caTransform3D: CATransform3DMakeScale(2, 2, 1)), "transform.scale.x", 2),
      ("transform", CATransform3DMakeScale(3, 3, 1), "transform.scale.x", 3),
      ("bounds", NSValue(cgRect: CGRect(x: 0, y: 0, width: 5, height: 6)), "bounds.size.width", 5),
      ("cornerRadius", 4, "cornerRadius", 4),
    ]
    for (keyPath, value, read, expected) in ends {
      let animation = CABasicAnimation(keyPath: keyPath)
      (animation.fromValue, animation.toValue, animation.duration) = (value, value, 1)
      own.add(animation, forKey: "value")
      stage.frame()
      stage.frame()
      let shown: Any? = own.presentation()?.value(forKeyPath: read)
      let number =
        (shown as? CGFloat) ?? (shown as? Float).map { CGFloat($0) } ?? (shown as? Double).map { CGFloat($0) }
      #expect(number == expected, "\(keyPath) by \(type(of: value))")
    }
    own.removeAllAnimations()
    stage.frame()
    view.layer.opacity = 0.5
    own.opacity = 0.5
    stage.frame()
    #expect(view.layer.animationKeys() == nil && own.animationKeys() == ["opacity"])
    UIView.animate(withDuration: 1) {
      view.layer.transform = CATransform3DMakeScale(2, 2, 1)
      view.layer.position = CGPoint(x: 50, y: 50)
      view.layer.shadowOpacity = 1
    }
    #expect(view.layer.animationKeys()?.count == 3)
  }

  @Test("16: a single-sided layer is invisible from behind, also at a rotation of exactly half a circle")
  func perspective() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let (front, back) = (UIView(frame: stage.window.bounds), UIView(frame: stage.window.bounds))
    (front.backgroundColor, back.backgroundColor) = (.red, .blue)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    stage.window.layer.sublayerTransform = perspective
    for view in [back, front] {
      view.layer.isDoubleSided = false
      stage.window.addSubview(view)
    }
    back.layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    stage.frame()
    #expect(stage.image().pixel(x: 50, y: 50).r == 255)
    front.layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    back.layer.transform = CATransform3DMakeRotation(2 * .pi, 0, 1, 0)
    stage.frame()
    #expect(stage.image().pixel(x: 50, y: 50).b == 255 && stage.image().pixel(x: 50, y: 50).r == 0)
    front.layer.transform = CATransform3DIdentity
    (back.layer.zPosition, front.layer.zPosition) = (10, 0)
    stage.frame()
    #expect(stage.image().pixel(x: 50, y: 50).b == 255)
  }

  @Test(
    "19: a view transition replaces one view with another, also if that is already in the container",
    arguments: [UIView.AnimationOptions.transitionFlipFromLeft, .transitionCurlUp, .transitionCrossDissolve],
    [false, true])
  func viewTransitions(_ options: UIView.AnimationOptions, isThere: Bool) {
    let scene = PublishedPresentation { context in
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
      if isThere { context.containerView.addSubview(to) }
      UIView.transition(from: from, to: to, duration: 0.4, options: options) { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    scene.start()
    scene.finish()
    #expect(scene.ended == [true] && scene.to.view.window != nil && scene.from.view.window == nil)
    scene.from.dismiss(animated: false)
    scene.stage.frame()
    #expect(scene.from.view.window != nil)
  }
}

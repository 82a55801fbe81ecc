import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

final class MovingSpinner: UIView {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .curveLinear]) { self.alpha = 0 }
  }
}

@MainActor @Suite("Unusual pages and animations", .serialized) struct UnusualPageTests {
  @Test("a view animation that a page starts when it enters the window runs")
  func startedInWindow() {
    let stage = ContainerStage { title in
      let page = ClosurePage()
      if title == "B" {
        page.onLoad = { [unowned page] in
          page.view.addSubview(MovingSpinner(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
        }
      }
      return page
    }
    stage.tap(tab: 1)
    stage.run(for: 0.2)
    #expect(stage.pages[1].view.subviews[0].layer.animationKeys() != nil)
    let other = ContainerStage { title in
      let page = ClosurePage()
      if title == "B" {
        page.onLoad = { [unowned page] in
          page.view.addSubview(MovingSpinner(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
        }
      }
      return page
    }
    other.container.selectedIndex = 1
    other.run(for: 0.2)
    #expect(other.pages[1].view.subviews[0].layer.animationKeys() != nil)
  }

  @Test("animations that a page starts in viewDidAppear run", arguments: [true, false])
  func didAppear(_ implicit: Bool) {
    let stage = ContainerStage { _ in ClosurePage() }
    let ring = CALayer()
    stage.closurePage(1).onLoad = { [unowned p = stage.closurePage(1)] in p.view.layer.addSublayer(ring) }
    stage.closurePage(1).onDidAppear = { [unowned p = stage.closurePage(1)] in
      if implicit { ring.opacity = 0.2 } else { UIView.animate(withDuration: 1) { p.view.alpha = 0.5 } }
    }
    stage.tap(tab: 1)
    stage.finish()
    if implicit {
      #expect(ring.animationKeys() == ["opacity"])
    } else {
      #expect(stage.pages[1].view.layer.animationKeys() != nil)
    }
  }

  @Test("a spinner continues evenly while a finished drag waits for its animator", arguments: Contract.orders)
  func lateAnimator(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order) { _ in SpinPage() }
    var kept: (any UIViewControllerContextTransitioning)?
    stage.animator = ScriptedAnimator { context in
      kept = context
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(withDuration: 0.5) { to.alpha = 1 }
    }
    let turns = stage.turns(of: (stage.pages[0] as! SpinPage).spinner.layer) {
      stage.drag(by: -300)
      stage.run(for: 2)
    }
    let bad = turns.enumerated().filter { abs($0.element - 1 / 120) > 1e-6 }
    #expect(bad.isEmpty)
    kept?.completeTransition(true)
    #expect(stage.containerFaults == [])
  }

  @Test("a page that pauses its own spinner keeps the spinner's time")
  func ownPause() {
    final class Pausing: UIViewController {
      let spinner = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        view.addSubview(spinner)
        SpinPage.spin(spinner.layer)
        let layer = spinner.layer
        guard layer.speed == 0 else { return }
        let paused = layer.timeOffset
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        let layer = spinner.layer
        let t = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = t
      }
    }
    let stage = ContainerStage { _ in Pausing() }
    stage.drag(by: -150)
    stage.finish()
    let layer = (stage.pages[0] as! Pausing).spinner.layer
    #expect(layer.timeOffset == 0)
  }

  @Test("pages stay together after several touches in the frame in which a drag begins", arguments: Contract.orders)
  func manyTouches(_ order: Stage.CompletionOrder) {
    for distance in [-150.0, -300] {
      let stage = ContainerStage(completions: order)
      stage.drag(
        from: CGPoint(x: 380, y: 300), to: CGPoint(x: 380 + distance, y: 300), duration: 0.1, steps: 60, hold: 0.3)
      var positions: [(CGFloat, CGFloat)] = []
      stage.onFrame = { _ in
        if stage.pages[1].viewIfLoaded?.window != nil, stage.pages[0].viewIfLoaded?.window != nil {
          positions.append((stage.shownX(0), stage.shownX(1)))
        }
      }
      stage.run(for: 0.3)
      stage.finish()
      stage.run(for: 0.1)
      for p in positions { #expect(abs(p.1 - p.0 - 390) < 1e-6) }
      if distance == -150 {
        #expect(positions.suffix(3).allSatisfy { abs($0.0) < 2 })
      } else {
        #expect(positions.last!.0 < -388)
      }
      #expect(stage.faults == [])
    }
  }

  @Test("basic animations that do not fill move without a jump after several touches", arguments: Contract.orders)
  func manyTouchesBasic(_ order: Stage.CompletionOrder) {
    for distance in [-150.0, -300] {
      let stage = ContainerStage(completions: order)
      stage.animator = basic()
      stage.drag(
        from: CGPoint(x: 380, y: 300), to: CGPoint(x: 380 + distance, y: 300), duration: 0.1, steps: 60, hold: 0.3)
      var positions: [CGFloat] = []
      stage.onFrame = { _ in if stage.pages[0].viewIfLoaded?.window != nil { positions.append(stage.shownX(0)) } }
      stage.finish()
      stage.run(for: 0.1)
      for (a, b) in zip(positions, positions.dropFirst()) { #expect(abs(a - b) < 150) }
      #expect(stage.faults == [])
    }
  }

  /// Sets the model to its end at once, and adds a basic animation from the start, as textbooks do.
  func basic(delay: Double = 0, key: String? = "move", forwards: Bool = false, duration: Double = 0.5)
    -> ScriptedAnimator
  {
    ScriptedAnimator { context in
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      let width = context.containerView.bounds.width
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      CATransaction.setCompletionBlock {
        from.layer.transform = CATransform3DIdentity
        context.completeTransition(!context.transitionWasCancelled)
      }
      for (layer, a, b) in [(from.layer, 0.0, -width), (to.layer, width, 0.0)] {
        let move = CABasicAnimation(keyPath: "transform.translation.x")
        move.fromValue = a
        move.toValue = b
        move.duration = duration
        if forwards {
          move.isRemovedOnCompletion = false; move.fillMode = .forwards
        } else if layer === from.layer {
          layer.transform = CATransform3DMakeTranslation(b, 0, 0)
        }
        layer.add(move, forKey: key)
      }
      CATransaction.commit()
    }
  }

  @Test(
    "a transition with basic animations that starts between two frames reverses without a jump",
    arguments: Contract.orders)
  func turnedBasic(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    stage.animator = basic()
    stage.container.selectViewController(stage.pages[1], animated: true)  // outside a frame: the commit comes later
    stage.run(for: 0.15)
    var positions: [CGFloat] = []
    stage.onFrame = { _ in positions.append(stage.shownX(0)) }
    stage.container.selectViewController(stage.pages[0], animated: true)
    stage.finish()
    stage.run(for: 0.1)
    for (a, b) in zip(positions, positions.dropFirst()) { #expect(b >= a - 1) }
    #expect(positions.last == 0)
    #expect(stage.faults == [])
  }

  @Test("basic animations without a key can be dragged", arguments: [-150.0, -300])
  func nilKey(_ distance: Double) {
    for order in Contract.orders {
      let stage = ContainerStage(completions: order)
      stage.animator = basic(key: nil)
      var positions: [CGFloat] = []
      stage.onFrame = { _ in if stage.pages[0].viewIfLoaded?.window != nil { positions.append(stage.shownX(0)) } }
      stage.drag(by: distance)
      stage.finish()
      stage.run(for: 1)
      if distance == -150 {
        let tail = positions.drop { $0 > -100 }
        for (a, b) in zip(tail, tail.dropFirst()) where a > -125 { #expect(b >= a - 20) }
      }
      #expect(stage.faults == [])
    }
  }

  @Test("basic animations with a key that fill forwards move without a jump", arguments: [-150.0, -300])
  func forwards(_ distance: Double) {
    for order in Contract.orders {
      for late in [false, true] {
        let stage = ContainerStage(completions: order)
        let animator = basic(forwards: true)
        stage.animator = animator
        if late {
          animator.body = { context in
            guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
            context.containerView.addSubview(to)
            for (layer, a, b) in [(from.layer, 0.0, -390.0), (to.layer, 390.0, 0.0)] {
              let move = CABasicAnimation(keyPath: "transform.translation.x")
              move.fromValue = a
              move.toValue = b
              move.duration = 0.5
              move.isRemovedOnCompletion = false
              move.fillMode = .forwards
              layer.add(move, forKey: "move")
            }
            // The animator reports by its own timer.
            stage.schedule(time: stage.time + 2.0) {
              context.completeTransition(!context.transitionWasCancelled)
            }
          }
        }
        var positions: [CGFloat] = []
        stage.onFrame = { _ in if stage.pages[0].viewIfLoaded?.window != nil { positions.append(stage.shownX(0)) } }
        stage.drag(by: distance)
        stage.finish()
        stage.run(for: 0.2)
        for (a, b) in zip(positions, positions.dropFirst()) { #expect(abs(a - b) < 150) }
        #expect(stage.containerFaults == [])
        for i in 0..<2 {
          #expect(stage.pages[i].view.layer.animationKeys() == nil);
          #expect(CATransform3DIsIdentity(stage.pages[i].view.layer.transform))
        }
      }
    }
  }

  @Test("a subview that an animator fades in is opaque again after a cancel")
  func subview() {
    let stage = ContainerStage { _ in ClosurePage() }
    let label = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.closurePage(1).onLoad = { [unowned p = stage.closurePage(1)] in p.view.addSubview(label) }
    stage.animator = ScriptedAnimator { context in
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      label.alpha = 0
      UIView.animate(
        withDuration: 0.5, animations: { label.alpha = 1 },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
    stage.drag(by: -150)
    stage.finish()
    #expect(label.alpha == 1)
    stage.animator = nil
    stage.container.selectedIndex = 1
    #expect(label.alpha == 1)
  }

  @Test("a page that scrolls during the transition keeps its content offset", arguments: [-150.0, -300])
  func scrolls(_ distance: Double) {
    let stage = ContainerStage()
    stage.drag(by: distance)
    stage.run(for: 0.4)
    stage.pages[0].view.bounds.origin.y = 40
    stage.pages[1].view.bounds.origin.y = 60
    stage.finish()
    #expect(stage.pages[0].view.bounds.origin.y == 40)
    #expect(stage.pages[1].view.bounds.origin.y == 60)
  }

  @Test("an invalid duration causes no invalid time or progress")
  func nan() {
    for duration in [Double.nan, .infinity, -1, 0] {
      let stage = ContainerStage()
      let animator = ScriptedAnimator.fade { _ in true }
      animator.duration = duration
      stage.animator = animator
      for d in [-150.0, -300] {
        stage.drag(by: d)
        stage.run(for: 0.35)
        if let t = stage.container.transition {
          #expect(!stage.pageArea.layer.timeOffset.isNaN && !t.percentComplete.isNaN, "\(duration)")
        }
        stage.run(for: 3)
        #expect(stage.containerFaults == [], "\(duration) \(d)")
      }
      #expect(stage.container.selectedIndex == 1)
    }
  }

  @Test("a percentage that is not a number moves nothing, and there is a log message")
  func nanPercent() {
    let stage = ContainerStage()
    var context: (any UIViewControllerContextTransitioning)?
    let animator = ScriptedAnimator.fade { _ in true }
    let body = animator.body
    animator.body = {
      context = $0; body($0)
    }
    stage.animator = animator
    stage.drag(by: -150, release: false)
    stage.run(for: 0.4)
    let offset = stage.pageArea.layer.timeOffset
    let lines = Misuse.messages(during: { context?.updateInteractiveTransition(.nan) })
    #expect(stage.pageArea.layer.timeOffset == offset && offset.isFinite)
    #expect(lines.count == 1 && lines[0].contains("passed NaN as the progress of a transition"))
    stage.touch(.ended, at: CGPoint(x: 230, y: 300))
    stage.run(for: 3)
    #expect(stage.faults == [])
  }

  @Test("a selection inside an animation of the app's takes its usual time")
  func insideAnimation() {
    let stage = ContainerStage()
    stage.schedule {
      UIView.animate(withDuration: 3) { stage.container.selectViewController(stage.pages[1], animated: true) }
    }
    var positions: [CGFloat] = []
    stage.onFrame = { _ in positions.append(stage.shownX(0)) }
    stage.run(for: 1.3)
    #expect(stage.container.transition == nil)
    stage.finish()
    #expect(stage.faults == [])
  }

  @Test("animations with delays and several durations move without a jump", arguments: [-150.0, -300])
  func several(_ distance: Double) {
    for order in Contract.orders {
      let stage = ContainerStage(completions: order)
      let animator = ScriptedAnimator { context in
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
        context.containerView.addSubview(to)
        to.alpha = 0
        UIView.animate(withDuration: 0.3, delay: 0.2, options: [.curveLinear], animations: { to.alpha = 1 })
        UIView.animate(
          withDuration: 0.5, delay: 0.1, options: [.curveLinear],
          animations: { from.transform = CGAffineTransform(translationX: -390, y: 0) },
          completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
      }
      animator.duration = 0.6
      stage.animator = animator
      var positions: [CGFloat] = []
      var alphas: [Float] = []
      stage.onFrame = { _ in
        if stage.pages[0].viewIfLoaded?.window != nil { positions.append(stage.shownX(0)) }
        if stage.pages[1].viewIfLoaded?.window != nil {
          alphas.append(stage.pages[1].view.layer.presentation()?.opacity ?? -1)
        }
      }
      stage.drag(by: distance)
      stage.finish()
      stage.run(for: 0.2)
      for (a, b) in zip(positions, positions.dropFirst()) { #expect(abs(a - b) < 130) }
      for (a, b) in zip(alphas, alphas.dropFirst()) { #expect(abs(a - b) < 0.35) }
      #expect(stage.faults == [])
    }
  }

  @Test("a drag restores an inner container that was in a transition", arguments: [-150.0, -300])
  func nested(_ distance: Double) {
    var inner: ContainerViewController!
    let stage = ContainerStage { title in
      if title == "A" { inner = ContainerViewController(viewControllers: [SpinPage(), SpinPage()]); return inner }
      return UIViewController()
    }
    inner.selectViewController(inner.viewControllers[1], animated: true)
    stage.run(for: 0.1)
    stage.drag(by: distance)
    stage.run(for: 5)
    #expect(stage.faults == [])
    let l = inner.transitionContainerView.layer
    #expect(l.speed == 1 && l.timeOffset == 0 && inner.transition == nil)
    for p in inner.viewControllers { if let l = p.viewIfLoaded?.layer { #expect(l.timeOffset == 0) } }
  }

  @Test("a spinner with a layer speed of its own continues evenly", arguments: [-150.0, -300])
  func speed(_ d: Double) {
    let stage = ContainerStage { _ in
      let p = SpinPage(); p.layerSpeed = 2; return p
    }
    let turns = stage.turns(of: (stage.pages[0] as! SpinPage).spinner.layer) {
      stage.drag(by: d); stage.run(for: 0.6); if d == -150 { stage.finish() }
    }
    for t in turns.dropLast(2) { #expect(abs(t - 1 / 60) < 1e-6) }
  }
}

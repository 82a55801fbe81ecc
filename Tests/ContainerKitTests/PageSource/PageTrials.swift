import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

final class MovingSpinner: UIView {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .curveLinear]) { self.alpha = 0 }
  }
}

final class SpinPage: UIViewController {
  enum How { case load, willAppear, willDisappear, root, laterRoot }
  let spinner = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
  var layerSpeed: Float = 1
  static func spin(_ layer: CALayer) {
    guard layer.animation(forKey: "spin") == nil else { return }
    let spin = CABasicAnimation(keyPath: "transform.rotation.z")
    spin.fromValue = 0
    spin.toValue = 2 * Double.pi
    spin.duration = 2
    spin.repeatCount = .infinity
    layer.add(spin, forKey: "spin")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.addSubview(spinner)
    spinner.layer.speed = layerSpeed
    Self.spin(spinner.layer)
  }
}

@MainActor @Suite("Unusual pages and animations", .serialized) struct PageTrials {
  func turns(_ rig: Rig, _ layer: CALayer, during body: () -> Void) -> [Double] {
    var angles: [Double] = []
    rig.stage.onFrame = { _ in
      guard let p = layer.presentation() else { return angles.append(.nan) }
      angles.append(atan2(p.transform.m12, p.transform.m11) / (2 * .pi))
    }
    body()
    return zip(angles, angles.dropFirst()).map { b, a in
      let d = a - b
      return d - d.rounded(.down)
    }
  }

  @Test("a view animation that a page starts when it enters the window runs")
  func startedInWindow() {
    let rig = Rig { title in
      let page = NotifiedPage()
      if title == "B" {
        page.onLoad = { [unowned page] in
          page.view.addSubview(MovingSpinner(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
        }
      }
      return page
    }
    rig.tapTab(1)
    rig.stage.run(for: 0.2)
    #expect(rig.page(1).view.subviews[0].layer.animationKeys() != nil)
    let rig2 = Rig { title in
      let page = NotifiedPage()
      if title == "B" {
        page.onLoad = { [unowned page] in
          page.view.addSubview(MovingSpinner(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
        }
      }
      return page
    }
    rig2.container.selectedIndex = 1
    rig2.stage.run(for: 0.2)
    #expect(rig2.page(1).view.subviews[0].layer.animationKeys() != nil)
  }

  @Test("animations that a page starts in viewDidAppear run", arguments: [true, false])
  func didAppear(_ implicit: Bool) {
    let rig = Rig { _ in NotifiedPage() }
    let ring = CALayer()
    notified(rig, 1).onLoad = { [unowned p = notified(rig, 1)] in p.view.layer.addSublayer(ring) }
    notified(rig, 1).onDidAppear = { [unowned p = notified(rig, 1)] in
      if implicit { ring.opacity = 0.2 } else { UIView.animate(withDuration: 1) { p.view.alpha = 0.5 } }
    }
    rig.tapTab(1)
    rig.finish()
    if implicit {
      #expect(ring.animationKeys() == ["opacity"])
    } else {
      #expect(rig.page(1).view.layer.animationKeys() != nil)
    }
  }

  @Test("a spinner continues evenly while a finished drag waits for its animator", arguments: Contract.orders)
  func lateAnimator(_ order: EndReports) {
    let rig = Rig(endReports: order) { _ in SpinPage() }
    var kept: (any UIViewControllerContextTransitioning)?
    rig.delegate.animator = ScriptedAnimator { context in
      kept = context
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(withDuration: 0.5) { to.alpha = 1 }
    }
    let turns = turns(rig, (rig.page(0) as! SpinPage).spinner.layer) {
      rig.drag(by: -300)
      rig.stage.run(for: 2)
    }
    let bad = turns.enumerated().filter { abs($0.element - 1 / 120) > 1e-6 }
    #expect(bad.isEmpty)
    kept?.completeTransition(true)
    #expect(rig.containerFaults == [])
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
    let rig = Rig { _ in Pausing() }
    rig.drag(by: -150)
    rig.finish()
    let layer = (rig.page(0) as! Pausing).spinner.layer
    #expect(layer.timeOffset == 0)
  }

  @Test("pages stay together after several touches in the frame in which a drag begins", arguments: Contract.orders)
  func manyTouches(_ order: EndReports) {
    for distance in [-150.0, -300] {
      let rig = Rig(endReports: order)
      rig.stage.drag(
        from: CGPoint(x: 380, y: 300), to: CGPoint(x: 380 + distance, y: 300), duration: 0.1, steps: 60, hold: 0.3)
      var positions: [(CGFloat, CGFloat)] = []
      rig.stage.onFrame = { _ in
        if rig.page(1).viewIfLoaded?.window != nil, rig.page(0).viewIfLoaded?.window != nil {
          positions.append((rig.shownX(0), rig.shownX(1)))
        }
      }
      rig.stage.run(for: 0.3)
      rig.finish()
      rig.stage.run(for: 0.1)
      for p in positions { #expect(abs(p.1 - p.0 - 406) < 1e-6) }
      if distance == -150 {
        #expect(positions.suffix(3).allSatisfy { abs($0.0) < 2 })
      } else {
        #expect(positions.last!.0 < -404)
      }
      #expect(rig.faults == [])
    }
  }

  @Test("basic animations that do not fill move without a jump after several touches", arguments: Contract.orders)
  func manyTouchesBasic(_ order: EndReports) {
    for distance in [-150.0, -300] {
      let rig = Rig(endReports: order)
      rig.delegate.animator = basic()
      rig.stage.drag(
        from: CGPoint(x: 380, y: 300), to: CGPoint(x: 380 + distance, y: 300), duration: 0.1, steps: 60, hold: 0.3)
      var positions: [CGFloat] = []
      rig.stage.onFrame = { _ in if rig.page(0).viewIfLoaded?.window != nil { positions.append(rig.shownX(0)) } }
      rig.finish()
      rig.stage.run(for: 0.1)
      for (a, b) in zip(positions, positions.dropFirst()) { #expect(abs(a - b) < 150) }
      #expect(rig.faults == [])
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
  func turnedBasic(_ order: EndReports) {
    let rig = Rig(endReports: order)
    rig.delegate.animator = basic()
    rig.container.selectViewController(rig.page(1), animated: true)  // outside a frame: the commit comes later
    rig.stage.run(for: 0.15)
    var positions: [CGFloat] = []
    rig.stage.onFrame = { _ in positions.append(rig.shownX(0)) }
    rig.container.selectViewController(rig.page(0), animated: true)
    rig.finish()
    rig.stage.run(for: 0.1)
    for (a, b) in zip(positions, positions.dropFirst()) { #expect(b >= a - 1) }
    #expect(positions.last == 0)
    #expect(rig.faults == [])
  }

  @Test("basic animations without a key can be dragged", arguments: [-150.0, -300])
  func nilKey(_ distance: Double) {
    for order in Contract.orders {
      let rig = Rig(endReports: order)
      rig.delegate.animator = basic(key: nil)
      var positions: [CGFloat] = []
      rig.stage.onFrame = { _ in if rig.page(0).viewIfLoaded?.window != nil { positions.append(rig.shownX(0)) } }
      rig.drag(by: distance)
      rig.finish()
      rig.stage.run(for: 1)
      if distance == -150 {
        let tail = positions.drop { $0 > -100 }
        for (a, b) in zip(tail, tail.dropFirst()) where a > -125 { #expect(b >= a - 20) }
      }
      #expect(rig.faults == [])
    }
  }

  @Test("basic animations with a key that fill forwards move without a jump", arguments: [-150.0, -300])
  func forwards(_ distance: Double) {
    for order in Contract.orders {
      for late in [false, true] {
        let rig = Rig(endReports: order)
        let animator = basic(forwards: true)
        rig.delegate.animator = animator
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
            rig.stage.schedule(time: rig.stage.time + 2.0) {
              context.completeTransition(!context.transitionWasCancelled)
            }
          }
        }
        var positions: [CGFloat] = []
        rig.stage.onFrame = { _ in if rig.page(0).viewIfLoaded?.window != nil { positions.append(rig.shownX(0)) } }
        rig.drag(by: distance)
        rig.finish()
        rig.stage.run(for: 0.2)
        for (a, b) in zip(positions, positions.dropFirst()) { #expect(abs(a - b) < 150) }
        #expect(rig.containerFaults == [])
        for i in 0..<2 {
          #expect(rig.page(i).view.layer.animationKeys() == nil);
          #expect(CATransform3DIsIdentity(rig.page(i).view.layer.transform))
        }
      }
    }
  }

  @Test("a subview that an animator fades in is opaque again after a cancel")
  func subview() {
    let rig = Rig { _ in NotifiedPage() }
    let label = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    notified(rig, 1).onLoad = { [unowned p = notified(rig, 1)] in p.view.addSubview(label) }
    rig.delegate.animator = ScriptedAnimator { context in
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      label.alpha = 0
      UIView.animate(
        withDuration: 0.5, animations: { label.alpha = 1 },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
    rig.drag(by: -150)
    rig.finish()
    #expect(label.alpha == 1)
    rig.delegate.animator = nil
    rig.container.selectedIndex = 1
    #expect(label.alpha == 1)
  }

  @Test("a page that scrolls during the transition keeps its content offset", arguments: [-150.0, -300])
  func scrolls(_ distance: Double) {
    let rig = Rig()
    rig.drag(by: distance)
    rig.stage.run(for: 0.4)
    rig.page(0).view.bounds.origin.y = 40
    rig.page(1).view.bounds.origin.y = 60
    rig.finish()
    #expect(rig.page(0).view.bounds.origin.y == 40)
    #expect(rig.page(1).view.bounds.origin.y == 60)
  }

  @Test("an invalid duration causes no invalid time or progress")
  func nan() {
    for duration in [Double.nan, .infinity, -1, 0] {
      let rig = Rig()
      let animator = ScriptedAnimator.fade { _ in true }
      animator.duration = duration
      rig.delegate.animator = animator
      for d in [-150.0, -300] {
        rig.drag(by: d)
        rig.stage.run(for: 0.35)
        if let t = rig.container.transition {
          #expect(!rig.pageArea.layer.timeOffset.isNaN && !t.percentComplete.isNaN, "\(duration)")
        }
        rig.stage.run(for: 3)
        #expect(rig.containerFaults == [], "\(duration) \(d)")
      }
      #expect(rig.container.selectedIndex == 1)
    }
  }

  @Test("a percentage that is not a number moves nothing, and there is a log message")
  func nanPercent() {
    let rig = Rig()
    var context: (any UIViewControllerContextTransitioning)?
    let animator = ScriptedAnimator.fade { _ in true }
    let body = animator.body
    animator.body = {
      context = $0; body($0)
    }
    rig.delegate.animator = animator
    rig.drag(by: -150, release: false)
    rig.stage.run(for: 0.4)
    let offset = rig.pageArea.layer.timeOffset
    let lines = Misuse.messages(during: { context?.updateInteractiveTransition(.nan) })
    #expect(rig.pageArea.layer.timeOffset == offset && offset.isFinite)
    #expect(lines.count == 1 && lines[0].contains("passed NaN as the progress of a transition"))
    rig.stage.touch(.ended, at: CGPoint(x: 230, y: 300))
    rig.stage.run(for: 3)
    #expect(rig.faults == [])
  }

  @Test("a selection inside an animation of the app's takes its usual time")
  func insideAnimation() {
    let rig = Rig()
    rig.stage.schedule {
      UIView.animate(withDuration: 3) { rig.container.selectViewController(rig.page(1), animated: true) }
    }
    var positions: [CGFloat] = []
    rig.stage.onFrame = { _ in positions.append(rig.shownX(0)) }
    rig.stage.run(for: 1.3)
    #expect(rig.container.transition == nil)
    rig.finish()
    #expect(rig.faults == [])
  }

  @Test("animations with delays and several durations move without a jump", arguments: [-150.0, -300])
  func several(_ distance: Double) {
    for order in Contract.orders {
      let rig = Rig(endReports: order)
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
      rig.delegate.animator = animator
      var positions: [CGFloat] = []
      var alphas: [Float] = []
      rig.stage.onFrame = { _ in
        if rig.page(0).viewIfLoaded?.window != nil { positions.append(rig.shownX(0)) }
        if rig.page(1).viewIfLoaded?.window != nil {
          alphas.append(rig.page(1).view.layer.presentation()?.opacity ?? -1)
        }
      }
      rig.drag(by: distance)
      rig.finish()
      rig.stage.run(for: 0.2)
      for (a, b) in zip(positions, positions.dropFirst()) { #expect(abs(a - b) < 130) }
      for (a, b) in zip(alphas, alphas.dropFirst()) { #expect(abs(a - b) < 0.35) }
      #expect(rig.faults == [])
    }
  }

  @Test("a drag restores an inner container that was in a transition", arguments: [-150.0, -300])
  func nested(_ distance: Double) {
    var inner: ContainerViewController!
    let rig = Rig { title in
      if title == "A" { inner = ContainerViewController(viewControllers: [SpinPage(), SpinPage()]); return inner }
      return UIViewController()
    }
    inner.selectViewController(inner.viewControllers[1], animated: true)
    rig.stage.run(for: 0.1)
    rig.drag(by: distance)
    rig.stage.run(for: 5)
    #expect(rig.faults == [])
    let l = inner.transitionContainerView.layer
    #expect(l.speed == 1 && l.timeOffset == 0 && inner.transition == nil)
    for p in inner.viewControllers { if let l = p.viewIfLoaded?.layer { #expect(l.timeOffset == 0) } }
  }

  @Test("a spinner with a layer speed of its own continues evenly", arguments: [-150.0, -300])
  func speed(_ d: Double) {
    let rig = Rig { _ in
      let p = SpinPage(); p.layerSpeed = 2; return p
    }
    let turns = turns(rig, (rig.page(0) as! SpinPage).spinner.layer) {
      rig.drag(by: d); rig.stage.run(for: 0.6); if d == -150 { rig.finish() }
    }
    for t in turns.dropLast(2) { #expect(abs(t - 1 / 60) < 1e-6) }
  }
}

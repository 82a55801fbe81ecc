import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("Unusual animators", .serialized) struct AnimatorTrials {
  /// Animates the translation of both layers. The outgoing model is at its end, and the incoming one at rest.
  func moves(_ make: @escaping (_ a: CGFloat, _ b: CGFloat) -> CAAnimation, key: String? = "move") -> ScriptedAnimator {
    ScriptedAnimator { context in
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      CATransaction.setCompletionBlock {
        from.layer.transform = CATransform3DIdentity
        context.completeTransition(!context.transitionWasCancelled)
      }
      from.layer.transform = CATransform3DMakeTranslation(-390, 0, 0)
      from.layer.add(make(0, -390), forKey: key)
      to.layer.add(make(390, 0), forKey: key)
      CATransaction.commit()
    }
  }

  func basic(_ duration: Double) -> (CGFloat, CGFloat) -> CAAnimation {
    { a, b in
      let move = CABasicAnimation(keyPath: "transform.translation.x")
      move.fromValue = a
      move.toValue = b
      move.duration = duration
      return move
    }
  }

  @Test("an animation without a key does not continue after a cancel")
  func nilKey() {
    let rig = Rig()
    let animator = moves(basic(3), key: nil)
    animator.duration = 3
    rig.delegate.animator = animator
    rig.drag(by: -150)
    rig.finish()
    var positions: [CGFloat] = []
    rig.stage.onFrame = { _ in positions.append(rig.shownX(0)) }
    rig.stage.run(for: 3)
    #expect(positions.allSatisfy { $0 == 0 }, "\(positions.prefix(5))")
    #expect(rig.faults == [])
  }

  @Test(
    "the page is under the finger after several touches in one frame while a transaction is open",
    arguments: Contract.orders)
  func touchesInTransaction(_ order: EndReports) {
    for custom in [false, true] {
      for distance in [-150.0, -300] {
        let rig = Rig(endReports: order)
        let deputy = RecordingDelegate()
        deputy.onWillSelect = { _ in rig.container.view.layer.zPosition = 1 }  // opens the run loop's transaction
        if custom { deputy.animator = moves(basic(0.5)) }
        rig.container.delegate = deputy
        rig.stage.drag(
          from: CGPoint(x: 380, y: 300), to: CGPoint(x: 380 + distance, y: 300), duration: 0.1, steps: 60, hold: 0.3)
        var positions: [CGFloat] = []
        rig.stage.onFrame = { _ in if rig.page(0).viewIfLoaded?.window != nil { positions.append(rig.shownX(0)) } }
        rig.stage.run(for: 0.3)
        #expect(abs(positions.last! - (distance + 10)) < 1, "\(positions.last!)")
        // The page is under the finger from the second frame of the transition on.
        let moves = positions.drop { abs($0) < 1e-9 }.map { $0 - 10 }
        let fingers = (1...6).map { CGFloat(distance) * CGFloat($0) / 6 }
        #expect(moves.prefix(3).allSatisfy { position in fingers.contains { abs($0 - position) < 1 } }, "\(positions)")
        rig.finish()
        rig.stage.run(for: 0.1)
        #expect(rig.faults == [])
      }
    }
  }

  @Test("a transition whose basic animations begin after its start reverses without a jump", arguments: Contract.orders)
  func turned(_ order: EndReports) {
    let rig = Rig(endReports: order)
    rig.delegate.animator = moves(basic(0.5))
    rig.container.view.layer.zPosition = 1  // opens the run loop's transaction, whose commit sets the begin times
    rig.container.selectViewController(rig.page(1), animated: true)
    rig.stage.run(for: 0.15)
    var positions: [CGFloat] = []
    rig.stage.onFrame = { _ in positions.append(rig.shownX(0)) }
    rig.container.selectViewController(rig.page(0), animated: true)
    rig.finish()
    rig.stage.run(for: 0.1)
    for (a, b) in zip(positions, positions.dropFirst()) { #expect(b >= a - 1) }
    #expect(rig.faults == [])
  }

  @Test("a transition that is interrupted in its second phase leaves no animation on the page")
  func secondPhase() {
    let rig = Rig()
    rig.delegate.animator = ScriptedAnimator { context in
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(
        withDuration: 0.1, animations: { to.alpha = 0.5 },
        completion: { _ in
          UIView.animate(
            withDuration: 5,
            animations: {
              to.alpha = 1; to.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            }, completion: { _ in context.completeTransition(true) })
        })
    }
    rig.tapTab(1)
    rig.stage.run(for: 0.5)
    rig.stage.window.frame.size.width += 10
    rig.stage.run(for: 0.2)
    #expect(rig.faults == [])
    #expect(rig.page(1).view.layer.animationKeys() == nil)
  }

  @Test("a grab in mid-flight does not make the pages jump", arguments: [0.05, 0.2, 0.35, 0.5, 0.8])
  func grab(_ after: Double) {
    for order in Contract.orders {
      for first in [0, 1] {
        let rig = Rig(endReports: order)
        if first == 0 {
          rig.tapTab(1); rig.stage.run(for: after)
        } else {
          rig.drag(by: -150); rig.stage.run(for: 0.5 + after)
        }
        if rig.container.transition == nil { continue }
        let before = rig.shownX(0)
        rig.stage.touch(.began, at: CGPoint(x: 200, y: 300))
        rig.stage.touch(.moved, at: CGPoint(x: 215, y: 300), time: rig.stage.nextTime + 0.02)
        var positions: [CGFloat] = []
        rig.stage.onFrame = { _ in if rig.page(0).viewIfLoaded?.window != nil { positions.append(rig.shownX(0)) } }
        rig.stage.run(for: 0.3)
        rig.stage.touch(.ended, at: CGPoint(x: 215, y: 300))
        rig.finish()
        for (a, b) in zip([before] + positions, positions) { #expect(abs(a - b) < 70, "\(after) \(first)") }
        #expect(rig.faults == [], "\(after) \(first)")
      }
    }
  }

  @Test("groups, keyframes and springs move without a jump", arguments: [-150.0, -300])
  func kinds(_ d: Double) {
    let kinds: [(CGFloat, CGFloat) -> CAAnimation] = [
      { a, b in
        let k = CAKeyframeAnimation(keyPath: "transform.translation.x")
        k.values = [a, (a + b) / 2, b]
        k.duration = 0.5
        return k
      },
      { a, b in
        let g = CAAnimationGroup()
        let move = CABasicAnimation(keyPath: "transform.translation.x")
        move.fromValue = a
        move.toValue = b
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0.9
        fade.toValue = 1
        g.animations = [move, fade]
        g.duration = 0.5
        return g
      },
      { a, b in
        let s = CASpringAnimation(keyPath: "transform.translation.x")
        s.damping = 30
        s.stiffness = 200
        s.fromValue = a
        s.toValue = b
        s.duration = s.settlingDuration
        return s
      },
    ]
    for order in Contract.orders {
      for (i, kind) in kinds.enumerated() {
        let rig = Rig(endReports: order)
        rig.delegate.animator = moves(kind)
        var positions: [CGFloat] = []
        rig.stage.onFrame = { _ in if rig.page(0).viewIfLoaded?.window != nil { positions.append(rig.shownX(0)) } }
        rig.drag(by: d)
        rig.finish()
        rig.stage.run(for: 0.1)
        for (a, b) in zip(positions, positions.dropFirst()) { #expect(abs(a - b) < 90, "\(i) \(d)") }
        #expect(rig.containerFaults == [], "\(i)")
      }
    }
  }

  @Test("an animator can complete at once under a finger", arguments: [true, false])
  func atOnce(_ answer: Bool) {
    let rig = Rig()
    rig.delegate.animator = ScriptedAnimator { $0.completeTransition(answer) }
    rig.drag(by: -300)
    rig.finish()
    rig.stage.run(for: 0.2)
    #expect(rig.containerFaults == [])
    #expect(rig.container.selectedIndex == (answer ? 1 : 0))
  }

  @Test("spinners within animated layers continue evenly")
  func nestedSpinners() {
    for d in [-150.0, -300] {
      let rig = Rig { _ in NotifiedPage() }
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      outer.addSubview(inner)
      rig.page(0).view.addSubview(outer)
      let pulse = CABasicAnimation(keyPath: "opacity")
      pulse.fromValue = 0
      pulse.toValue = 1
      pulse.duration = 3
      pulse.repeatCount = .infinity
      outer.layer.add(pulse, forKey: "pulse")
      SpinPage.spin(inner.layer)
      rig.stage.frame()
      let t = PageTrials().turns(rig, inner.layer) {
        rig.drag(by: d); rig.stage.run(for: 0.7)
      }
      for x in t { #expect(abs(x - 1 / 120) < 1e-6) }
    }
  }

  @Test("a selection from any callback follows the current one")
  func callbacks() {
    for position in 0..<6 {
      let rig = Rig { _ in NotifiedPage() }
      let deputy = RecordingDelegate()
      rig.container.delegate = deputy
      var answers: [ContainerSelectionOutcome] = []
      var done = false
      let again = {
        if !done { done = true; rig.container.selectViewController(rig.page(2), animated: true) { answers.append($0) } }
      }
      switch position {
      case 0: deputy.onWillSelect = { _ in again() }
      case 1: deputy.onDidSelect = { _ in again() }
      case 2: notified(rig, 1).onWillAppear = again
      case 3: notified(rig, 1).onDidAppear = again
      case 4: notified(rig, 0).onDidDisappear = again
      default: notified(rig, 1).onLoad = again
      }
      rig.container.selectViewController(rig.page(1), animated: true) { answers.append($0) }
      rig.stage.run(for: 4)
      #expect(rig.faults == [], "\(position)")
      #expect(answers == [.selected, .selected], "\(position)")
      #expect(rig.container.selectedIndex == 2)
    }
  }

  @Test("a container whose view is removed during a transition ends it, and is deallocated")
  func removed() {
    for held in [false, true] {
      weak var container: ContainerViewController?
      do {
        let rig = Rig()
        container = rig.container
        if held {
          rig.drag(by: -150, release: false); rig.stage.run(for: 0.4)
        } else {
          rig.tapTab(1); rig.stage.run(for: 0.2)
        }
        rig.container.view.removeFromSuperview()
        rig.stage.run(for: 1.5)
        #expect(rig.container.transition == nil, "held \(held)")
        rig.tearDown()
      }
      #expect(container == nil, "held \(held)")
    }
  }

  @Test("a container without a size can select a page")
  func noSize() {
    let rig = Rig()
    rig.stage.window.frame = .zero
    rig.stage.frame()
    rig.container.selectViewController(rig.page(1), animated: true)
    rig.stage.run(for: 3)
    #expect(rig.container.selectedIndex == 1)
    #expect(rig.faults == [])
    rig.stage.window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    rig.stage.frame()
    #expect(rig.faults == [])
  }

  @Test(
    "a transition that is sped up moves without a jump, and restores its spinner's time", arguments: Contract.orders)
  func hurried(_ order: EndReports) {
    for after in [0.05, 0.1, 0.3, 0.5, 0.9] {
      let rig = Rig(endReports: order) { _ in SpinPage() }
      rig.container.selectViewController(rig.page(1), animated: true)
      rig.stage.run(for: after)
      rig.container.selectViewController(rig.page(2), animated: true)
      var positions: [CGFloat] = []
      rig.stage.onFrame = { _ in if rig.container.selectedIndex == 0 { positions.append(rig.shownX(0)) } }
      rig.stage.run(until: { rig.container.selectedIndex == 1 })
      for (a, b) in zip(positions, positions.dropFirst()) { #expect(abs(a - b) < 70, "\(after)") }
      rig.finish()
      #expect(rig.faults == [])
      for i in 0..<3 { #expect((rig.page(i) as! SpinPage).spinner.layer.timeOffset == 0) }
    }
  }

  @Test("a drag with a duration of zero still needs half of the distance")
  func zeroDuration() {
    let rig = Rig()
    let animator = ScriptedAnimator.fade { _ in true }
    animator.duration = 0
    rig.delegate.animator = animator
    rig.drag(by: -100)
    rig.finish()
    #expect(rig.container.selectedIndex == 0)
  }

  @Test("with one child or none, taps and drags do nothing")
  func few() {
    let rig = Rig(["A"])
    rig.tapTab(0)
    rig.drag(by: -200)
    rig.stage.run(for: 1)
    #expect(rig.faults == [])
    rig.container.viewControllers = []
    rig.drag(by: -200)
    rig.stage.run(for: 1)
    #expect(rig.stage.issues == [])
  }

  @Test("with animations off a tap selects at once, and a drag causes no fault")
  func off() {
    let rig = Rig()
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    rig.tapTab(1)
    rig.stage.frame()
    #expect(rig.container.selectedIndex == 1)
    rig.drag(by: -300)
    rig.stage.run(for: 1)
    #expect(rig.faults == [])
  }

  @Test("removing the incoming child during a drag leaves the outgoing one selected")
  func mutationHeld() {
    let rig = Rig()
    rig.drag(by: -300)
    rig.stage.run(for: 0.2)
    rig.container.viewControllers.remove(at: 1)
    rig.stage.run(for: 2)
    #expect(rig.faults == [])
    #expect(rig.container.selectedViewController?.title == "A")
  }

  @Test("the context's pause, update, finish and cancel cause no fault at odd times")
  func oddContext() {
    let rig = Rig()
    var context: (any UIViewControllerContextTransitioning)!
    let animator = ScriptedAnimator.fade { _ in true }
    let body = animator.body
    animator.body = {
      context = $0; body($0)
    }
    rig.delegate.animator = animator
    rig.tapTab(1)
    rig.stage.run(for: 0.1)
    context.finishInteractiveTransition()
    context.updateInteractiveTransition(0.1)
    context.pauseInteractiveTransition()
    #expect(context.isInteractive)
    context.updateInteractiveTransition(0.8)
    rig.stage.frame()
    context.cancelInteractiveTransition()
    context.pauseInteractiveTransition()
    context.finishInteractiveTransition()
    rig.stage.frame()
    context.pauseInteractiveTransition()
    context.cancelInteractiveTransition()
    rig.finish()
    context.pauseInteractiveTransition()
    context.cancelInteractiveTransition()
    context.updateInteractiveTransition(0.3)
    rig.stage.run(for: 0.2)
    #expect(rig.containerFaults == [])
    #expect(rig.container.selectedIndex == 0)
  }

  @Test("a transition that is paused after its animations have ended still ends")
  func pausedLate() {
    let rig = Rig()
    var context: (any UIViewControllerContextTransitioning)!
    rig.delegate.animator = ScriptedAnimator { c in
      context = c
      guard let to = c.view(forKey: .to) else { return }
      c.containerView.addSubview(to)
      UIView.animate(withDuration: 0.2) { to.alpha = 0.9 }
    }
    rig.tapTab(1)
    rig.stage.run(for: 0.4)
    context.pauseInteractiveTransition()
    rig.stage.frame()
    var answer: ContainerSelectionOutcome?
    rig.container.selectViewController(rig.page(1), animated: true) { answer = $0 }
    context.completeTransition(true)
    rig.stage.run(for: 0.5)
    #expect(rig.containerFaults == [])
    #expect(answer == .selected)
    #expect(rig.container.selectedIndex == 1)
  }
}

import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("Unusual animators", .serialized) struct UnusualAnimatorTests {
  @Test("an animation without a key does not continue after a cancel")
  func nilKey() {
    let stage = ContainerStage()
    let animator = ScriptedAnimator.moves(ScriptedAnimator.basic(3), key: nil)
    animator.duration = 3
    stage.animator = animator
    stage.drag(by: -150)
    stage.finish()
    var positions: [CGFloat] = []
    stage.onFrame = { _ in positions.append(stage.shownX(0)) }
    stage.run(for: 3)
    #expect(positions.allSatisfy { $0 == 0 }, "\(positions.prefix(5))")
    #expect(stage.faults == [])
  }

  @Test(
    "the page is under the finger after several touches in one frame while a transaction is open",
    arguments: Contract.orders)
  func touchesInTransaction(_ order: Stage.CompletionOrder) {
    for custom in [false, true] {
      for distance in [-150.0, -300] {
        let stage = ContainerStage(completions: order)
        let deputy = stage.delegate
        // Opens the run loop's transaction.
        deputy.onWillSelect = { [unowned stage] _ in stage.container.view.layer.zPosition = 1 }
        if custom { deputy.animator = ScriptedAnimator.moves(ScriptedAnimator.basic(0.5)) }
        stage.drag(
          from: CGPoint(x: 380, y: 300), to: CGPoint(x: 380 + distance, y: 300), duration: 0.1, steps: 60, hold: 0.3)
        var positions: [CGFloat] = []
        stage.onFrame = { _ in if stage.pages[0].viewIfLoaded?.window != nil { positions.append(stage.shownX(0)) } }
        stage.run(for: 0.3)
        #expect(abs(positions.last! - (distance + 10)) < 1, "\(positions.last!)")
        // The page is under the finger from the second frame of the transition on.
        let moves = positions.drop { abs($0) < 1e-9 }.map { $0 - 10 }
        let fingers = (1...6).map { CGFloat(distance) * CGFloat($0) / 6 }
        #expect(moves.prefix(3).allSatisfy { position in fingers.contains { abs($0 - position) < 1 } }, "\(positions)")
        stage.finish()
        stage.run(for: 0.1)
        #expect(stage.faults == [])
      }
    }
  }

  @Test("a transition whose basic animations begin after its start reverses without a jump", arguments: Contract.orders)
  func turned(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    stage.animator = ScriptedAnimator.moves(ScriptedAnimator.basic(0.5))
    stage.container.view.layer.zPosition = 1  // opens the run loop's transaction, whose commit sets the begin times
    stage.container.selectViewController(stage.pages[1], animated: true)
    stage.run(for: 0.15)
    var positions: [CGFloat] = []
    stage.onFrame = { _ in positions.append(stage.shownX(0)) }
    stage.container.selectViewController(stage.pages[0], animated: true)
    stage.finish()
    stage.run(for: 0.1)
    for (a, b) in zip(positions, positions.dropFirst()) { #expect(b >= a - 1) }
    #expect(stage.faults == [])
  }

  @Test("a transition that is interrupted in its second phase leaves no animation on the page")
  func secondPhase() {
    let stage = ContainerStage()
    stage.animator = ScriptedAnimator { context in
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
    stage.tap(tab: 1)
    stage.run(for: 0.5)
    stage.window.frame.size.width += 10
    stage.run(for: 0.2)
    #expect(stage.faults == [])
    #expect(stage.pages[1].view.layer.animationKeys() == nil)
  }

  @Test("a grab in mid-flight does not make the pages jump", arguments: [0.05, 0.2, 0.35, 0.5, 0.8])
  func grab(_ after: Double) {
    for order in Contract.orders {
      for first in [0, 1] {
        let stage = ContainerStage(completions: order)
        if first == 0 {
          stage.tap(tab: 1); stage.run(for: after)
        } else {
          stage.drag(by: -150); stage.run(for: 0.5 + after)
        }
        if stage.container.transition == nil { continue }
        let before = stage.shownX(0)
        stage.touch(.began, at: CGPoint(x: 200, y: 300))
        stage.touch(.moved, at: CGPoint(x: 215, y: 300), time: stage.nextTime + 0.02)
        var positions: [CGFloat] = []
        stage.onFrame = { _ in if stage.pages[0].viewIfLoaded?.window != nil { positions.append(stage.shownX(0)) } }
        stage.run(for: 0.3)
        stage.touch(.ended, at: CGPoint(x: 215, y: 300))
        stage.finish()
        for (a, b) in zip([before] + positions, positions) { #expect(abs(a - b) < 70, "\(after) \(first)") }
        #expect(stage.faults == [], "\(after) \(first)")
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
        let stage = ContainerStage(completions: order)
        stage.animator = ScriptedAnimator.moves(kind)
        var positions: [CGFloat] = []
        stage.onFrame = { _ in if stage.pages[0].viewIfLoaded?.window != nil { positions.append(stage.shownX(0)) } }
        stage.drag(by: d)
        stage.finish()
        stage.run(for: 0.1)
        for (a, b) in zip(positions, positions.dropFirst()) { #expect(abs(a - b) < 90, "\(i) \(d)") }
        #expect(stage.containerFaults == [], "\(i)")
      }
    }
  }

  @Test("an animator can complete at once under a finger", arguments: [true, false])
  func atOnce(_ answer: Bool) {
    let stage = ContainerStage()
    stage.animator = ScriptedAnimator { $0.completeTransition(answer) }
    stage.drag(by: -300)
    stage.finish()
    stage.run(for: 0.2)
    #expect(stage.containerFaults == [])
    #expect(stage.container.selectedIndex == (answer ? 1 : 0))
  }

  @Test("spinners within animated layers continue evenly")
  func nestedSpinners() {
    for d in [-150.0, -300] {
      let stage = ContainerStage { _ in ClosurePage() }
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      outer.addSubview(inner)
      stage.pages[0].view.addSubview(outer)
      let pulse = CABasicAnimation(keyPath: "opacity")
      pulse.fromValue = 0
      pulse.toValue = 1
      pulse.duration = 3
      pulse.repeatCount = .infinity
      outer.layer.add(pulse, forKey: "pulse")
      SpinPage.spin(inner.layer)
      stage.frame()
      let t = stage.turns(of: inner.layer) {
        stage.drag(by: d); stage.run(for: 0.7)
      }
      for x in t { #expect(abs(x - 1 / 120) < 1e-6) }
    }
  }

  @Test("a selection from any callback follows the current one")
  func callbacks() {
    for position in 0..<6 {
      let stage = ContainerStage { _ in ClosurePage() }
      let deputy = stage.delegate
      var answers: [ContainerSelectionOutcome] = []
      var done = false
      let again = {
        if !done {
          done = true; stage.container.selectViewController(stage.pages[2], animated: true) { answers.append($0) }
        }
      }
      switch position {
      case 0: deputy.onWillSelect = { _ in again() }
      case 1: deputy.onDidSelect = { _ in again() }
      case 2: stage.closurePage(1).onWillAppear = again
      case 3: stage.closurePage(1).onDidAppear = again
      case 4: stage.closurePage(0).onDidDisappear = again
      default: stage.closurePage(1).onLoad = again
      }
      stage.container.selectViewController(stage.pages[1], animated: true) { answers.append($0) }
      stage.run(for: 4)
      #expect(stage.faults == [], "\(position)")
      #expect(answers == [.selected, .selected], "\(position)")
      #expect(stage.container.selectedIndex == 2)
    }
  }

  @Test("a container whose view is removed during a transition ends it, and is deallocated")
  func removed() {
    for held in [false, true] {
      weak var container: ContainerViewController?
      do {
        let stage = ContainerStage()
        container = stage.container
        if held {
          stage.drag(by: -150, release: false); stage.run(for: 0.4)
        } else {
          stage.tap(tab: 1); stage.run(for: 0.2)
        }
        stage.container.view.removeFromSuperview()
        stage.run(for: 1.5)
        #expect(stage.container.transition == nil, "held \(held)")
        stage.tearDown()
      }
      #expect(container == nil, "held \(held)")
    }
  }

  @Test("a container without a size can select a page")
  func noSize() {
    let stage = ContainerStage()
    stage.window.frame = .zero
    stage.frame()
    stage.container.selectViewController(stage.pages[1], animated: true)
    stage.run(for: 3)
    #expect(stage.container.selectedIndex == 1)
    #expect(stage.faults == [])
    stage.window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    stage.frame()
    #expect(stage.faults == [])
  }

  @Test(
    "a transition that is sped up moves without a jump, and restores its spinner's time", arguments: Contract.orders)
  func hurried(_ order: Stage.CompletionOrder) {
    for after in [0.05, 0.1, 0.3, 0.5, 0.9] {
      let stage = ContainerStage(completions: order) { _ in SpinPage() }
      stage.container.selectViewController(stage.pages[1], animated: true)
      stage.run(for: after)
      stage.container.selectViewController(stage.pages[2], animated: true)
      var positions: [CGFloat] = []
      stage.onFrame = { _ in if stage.container.selectedIndex == 0 { positions.append(stage.shownX(0)) } }
      stage.run(until: { stage.container.selectedIndex == 1 })
      for (a, b) in zip(positions, positions.dropFirst()) { #expect(abs(a - b) < 70, "\(after)") }
      stage.finish()
      #expect(stage.faults == [])
      for i in 0..<3 { #expect((stage.pages[i] as! SpinPage).spinner.layer.timeOffset == 0) }
    }
  }

  @Test("a drag with a duration of zero still needs half of the distance")
  func zeroDuration() {
    let stage = ContainerStage()
    let animator = ScriptedAnimator.fade { _ in true }
    animator.duration = 0
    stage.animator = animator
    stage.drag(by: -100)
    stage.finish()
    #expect(stage.container.selectedIndex == 0)
  }

  @Test("with one child or none, taps and drags do nothing")
  func few() {
    let stage = ContainerStage(["A"])
    stage.tap(tab: 0)
    stage.drag(by: -200)
    stage.run(for: 1)
    #expect(stage.faults == [])
    stage.container.viewControllers = []
    stage.drag(by: -200)
    stage.run(for: 1)
    #expect(stage.issues == [])
  }

  @Test("with animations off a tap selects at once, and a drag causes no fault")
  func off() {
    let stage = ContainerStage()
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    stage.tap(tab: 1)
    stage.frame()
    #expect(stage.container.selectedIndex == 1)
    stage.drag(by: -300)
    stage.run(for: 1)
    #expect(stage.faults == [])
  }

  @Test("removing the incoming child during a drag leaves the outgoing one selected")
  func mutationHeld() {
    let stage = ContainerStage()
    stage.drag(by: -300)
    stage.run(for: 0.2)
    stage.container.viewControllers.remove(at: 1)
    stage.run(for: 2)
    #expect(stage.faults == [])
    #expect(stage.container.selectedViewController?.title == "A")
  }

  @Test("the context's pause, update, finish and cancel cause no fault at odd times")
  func oddContext() {
    let stage = ContainerStage()
    var context: (any UIViewControllerContextTransitioning)!
    let animator = ScriptedAnimator.fade { _ in true }
    let body = animator.body
    animator.body = {
      context = $0; body($0)
    }
    stage.animator = animator
    stage.tap(tab: 1)
    stage.run(for: 0.1)
    context.finishInteractiveTransition()
    context.updateInteractiveTransition(0.1)
    context.pauseInteractiveTransition()
    #expect(context.isInteractive)
    context.updateInteractiveTransition(0.8)
    stage.frame()
    context.cancelInteractiveTransition()
    context.pauseInteractiveTransition()
    context.finishInteractiveTransition()
    stage.frame()
    context.pauseInteractiveTransition()
    context.cancelInteractiveTransition()
    stage.finish()
    context.pauseInteractiveTransition()
    context.cancelInteractiveTransition()
    context.updateInteractiveTransition(0.3)
    stage.run(for: 0.2)
    #expect(stage.containerFaults == [])
    #expect(stage.container.selectedIndex == 0)
  }

  @Test("a transition that is paused after its animations have ended still ends")
  func pausedLate() {
    let stage = ContainerStage()
    var context: (any UIViewControllerContextTransitioning)!
    stage.animator = ScriptedAnimator { c in
      context = c
      guard let to = c.view(forKey: .to) else { return }
      c.containerView.addSubview(to)
      UIView.animate(withDuration: 0.2) { to.alpha = 0.9 }
    }
    stage.tap(tab: 1)
    stage.run(for: 0.4)
    context.pauseInteractiveTransition()
    stage.frame()
    var answer: ContainerSelectionOutcome?
    stage.container.selectViewController(stage.pages[1], animated: true) { answer = $0 }
    context.completeTransition(true)
    stage.run(for: 0.5)
    #expect(stage.containerFaults == [])
    #expect(answer == .selected)
    #expect(stage.container.selectedIndex == 1)
  }

  @Test(
    "a completion that restores pages after its transition has ended does not move those of the next one",
    arguments: Contract.orders)
  func stale(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    stage.container.selectedIndex = 1
    stage.animator = ScriptedAnimator.tidySlide()
    stage.touch(.began, at: CGPoint(x: 200, y: 300))
    stage.frame()
    var positions: [CGFloat] = []
    for x: CGFloat in [180, 150, 120, 150, 200, 240, 280, 320] {
      stage.touch(.moved, at: CGPoint(x: x, y: 300))
      stage.frame()
      positions.append((stage.shownX(1) * 100).rounded() / 100)
    }
    // The frame in which the other transition begins shows its start.
    #expect(positions == [0, -30, -60, -30, 0, 60, 100, 140])
    stage.touch(.cancelled, at: CGPoint(x: 320, y: 300))
    stage.finish()
    #expect(stage.container.selectedIndex == 1)
    #expect(stage.faults == [])
  }
}

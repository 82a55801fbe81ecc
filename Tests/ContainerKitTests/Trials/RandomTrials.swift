import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

struct Dice: RandomNumberGenerator {
  var s: UInt64;
  mutating func next() -> UInt64 { s = s &* 6364136223846793005 &+ 1442695040888963407; return s ^ (s >> 33) }
}

@MainActor @Suite("Anything at any time", .serialized) struct RandomTrials {
  @Test("whatever comes, everything is answered once and in its place", arguments: 0..<60)
  func fuzz(_ seed: Int) {
    var dice = Dice(s: UInt64(seed) &* 7919 &+ 13)
    for _ in 0..<8 { _ = dice.next() }
    let order = Contract.orders[Int.random(in: 0...1, using: &dice)]
    let rig = Rig(endReports: order) { _ in SpinPage() }
    let spare = SpinPage(); spare.title = "E"
    switch Int.random(in: 0...4, using: &dice) {
    case 0: rig.delegate.animator = ScriptedAnimator.fade { _ in true }
    case 1: rig.delegate.animator = ScriptedAnimator.fade { !$0.transitionWasCancelled }
    case 2: rig.delegate.animator = PageTrials().basic()
    default: break
    }
    var asked = 0
    var answers: [Int: Int] = [:]
    var log: [String] = []
    let y: CGFloat = 300
    var down = false
    for _ in 0..<12 {
      let n = rig.container.viewControllers.count
      switch Int.random(in: 0...11, using: &dice) {
      case 0, 1, 2:
        let i = Int.random(in: 0..<n, using: &dice)
        let id = asked; asked += 1
        log.append("select \(i)")
        rig.container.select(rig.page(i), animated: Int.random(in: 0...3, using: &dice) > 0) { _ in
          answers[id, default: 0] += 1
        }
      case 3:
        let i = Int.random(in: 0..<n, using: &dice); log.append("tap \(i)")
        if !down { rig.tapTab(i) }
      case 4, 5, 6:
        if !down {
          let x: CGFloat = Bool.random(using: &dice) ? 370 : 20
          let d: CGFloat = CGFloat(Int.random(in: 30...340, using: &dice)) * (x > 200 ? -1 : 1)
          let rel = Int.random(in: 0...3, using: &dice) > 0
          log.append("drag \(d) \(rel)")
          rig.stage.drag(
            from: CGPoint(x: x, y: y), to: CGPoint(x: x + d, y: y), duration: 0.2, steps: 30, hold: 0.1, release: rel)
          down = !rel
          if rel == false { rig.stage.run(for: 0.25) }
        } else {
          log.append("up"); down = false
          rig.stage.touch(Bool.random(using: &dice) ? .ended : .cancelled, CGPoint(x: 200, y: y))
        }
      case 7:
        var v = rig.container.viewControllers
        if v.contains(where: { $0 === spare }) { v.removeAll { $0 === spare } } else { v.insert(spare, at: 1) }
        log.append("toggle"); rig.container.setViewControllers(v, animated: Bool.random(using: &dice))
      case 8:
        log.append("reverse"); rig.container.viewControllers.reverse()
      case 9:
        log.append("resize"); rig.stage.window.frame.size.width = [390, 500][Int.random(in: 0...1, using: &dice)]
      case 10:
        log.append("away")
        let c = rig.container
        rig.stage.window.rootViewController = UIViewController()
        rig.stage.run(for: 0.05)
        rig.stage.window.rootViewController = c
      default: log.append("wait"); rig.stage.run(for: 0.6)
      }
      let f = Int.random(in: 0...20, using: &dice)
      for _ in 0..<f { rig.stage.frame() }
      log.append("+\(f)")
    }
    if down { rig.stage.touch(.ended, CGPoint(x: 200, y: y)) }
    rig.stage.run(for: 6)
    let faults = rig.faults
    #expect(faults == [], "\(seed) \(log)")
    #expect(answers.count == asked && answers.values.allSatisfy { $0 == 1 }, "\(seed) \(log)")
    var up: [String: Bool] = ["A": true]
    for call in rig.calls {
      let p = call.split(separator: " ").map(String.init)
      guard p.count == 2, p[1] != "container" else { continue }
      if p[0] == "viewDidAppear" { up[p[1]] = true }
      if p[0] == "viewDidDisappear" { up[p[1]] = false }
    }
    for page in rig.container.viewControllers {
      #expect(
        (up[page.title!] ?? false) == (page === rig.container.selectedViewController), "\(page.title!) \(seed) \(log)")
      if let l = (page as! SpinPage).viewIfLoaded?.layer {
        #expect(l.animationKeys() == nil, "\(seed) \(log)");
        #expect((page as! SpinPage).spinner.layer.timeOffset == 0, "\(seed)")
      }
    }
  }
}

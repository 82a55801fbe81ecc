import Foundation
import Stage
import Testing
import UIKit

/// Randomized drags, sets, sizes and removals. `PAGE_TRIALS` sets the number; the default is 20.
@MainActor @Suite("A page view controller, randomized", .serialized) struct PageTrials {
  /// One page view controller, and a finger.
  @MainActor private final class Trial {
    let scene: PagesScene
    var dice: Dice
    var finger: CGFloat?
    var notified: [String] = []
    /// The number of sets that have not completed.
    var pending = 0
    let elsewhere = UIViewController()
    /// The name of the page that is shown first.
    let first: String

    init(_ seed: UInt64) {
      dice = Dice(seed: seed)
      scene = PagesScene(
        options: seed % 3 == 0 ? [.interPageSpacing: 20] : nil, first: Int(seed % 4), dots: seed % 5 == 0,
        mirrored: seed % 7 == 0, endReports: seed % 2 == 0 ? .afterFrame : .beforeFrame)
      first = scene.source.pages[Int(seed % 4)].name
    }

    func step() {
      switch Int.random(in: 0..<10, using: &dice) {
      case 0...3: moveFinger()
      case 4...5: set()
      case 6:
        tell("size") { scene.stage.resize(to: CGSize(width: [400, 500].randomElement(using: &dice)!, height: 600)) }
      case 7: tell("leave or come") { leaveOrCome() }
      default: break
      }
      let time = Double.random(in: 0...0.25, using: &dice)
      notified.append("\(Int(time * 1000)) ms")
      scene.stage.run(for: time)
    }

    private func tell(_ text: String, _ action: () -> Void) {
      notified.append(text)
      action()
    }

    private func moveFinger() {
      let x = CGFloat(Int.random(in: 10...390, using: &dice))
      switch finger {
      case nil:
        notified.append("down \(x)")
        scene.stage.touch(.began, at: CGPoint(x: x, y: 300))
        finger = x
      case let old? where Int.random(in: 0..<3, using: &dice) > 0:
        notified.append("move \(x)")
        for step in 1...4 {
          scene.stage.touch(.moved, at: CGPoint(x: old + (x - old) * CGFloat(step) / 4, y: 300))
          scene.stage.frame()
        }
        finger = x
      case let old?:
        notified.append("up")
        scene.stage.touch(.ended, at: CGPoint(x: old, y: 300))
        finger = nil
      }
    }

    private func set() {
      guard let page = scene.source.pages.randomElement(using: &dice) else { return }
      let (animated, isForward) = (dice.chance(50), dice.chance(50))
      notified.append("set \(page.name)\(animated ? " animated" : "")")
      pending += 1
      scene.pager.setViewControllers([page], direction: isForward ? .forward : .reverse, animated: animated) {
        [weak self] _ in self?.pending -= 1
      }
    }

    private func leaveOrCome() {
      let window = scene.stage.window
      window.rootViewController = window.rootViewController === scene.pager ? elsewhere : scene.pager
    }

    /// Ends the trial, and returns the faults once everything is at rest.
    func end() -> [String] {
      if let finger { scene.stage.touch(.ended, at: CGPoint(x: finger, y: 300)) }
      if scene.stage.window.rootViewController !== scene.pager { leaveOrCome() }
      scene.stage.settle()
      var faults = scene.faults + unbalanced(scene.log.take())
      if pending != 0 { faults.append("\(pending) sets have not completed") }
      return faults
    }

    /// Returns the appearance calls that are out of order, and the finger's transitions that did not end.
    private func unbalanced(_ lines: [String]) -> [String] {
      var watch = AppearanceWatch()
      for name in ["viewWillAppear", "viewDidAppear"] { _ = watch.received(name, first) }
      var faults: [String] = []
      var open = 0
      for line in lines {
        if line.hasPrefix("will to") { open += 1 }
        if line.hasPrefix("did ") { open -= 1 }
        if open < 0 || open > 1 { faults.append("\(open) transitions after \(line)") }
        let words = line.split(separator: " ")[0].split(separator: ".")
        guard words.count == 2, line.contains("ppear") else { continue }
        let call = "view" + words[1].prefix(1).uppercased() + words[1].dropFirst()
        if let fault = watch.received(call, String(words[0])) { faults.append(fault) }
      }
      let seen = scene.pager.viewControllers?.compactMap { ($0 as? LoggedController)?.name } ?? []
      if open != 0 { faults.append("a transition has not ended") }
      if watch.seen.keys.sorted() != seen { faults.append("seen: \(watch.seen)") }
      return faults
    }
  }

  @Test("ends with one visible page and balanced appearance calls", arguments: [0, 1])
  func all(_ part: UInt64) {
    let count = UInt64(ProcessInfo.processInfo.environment["PAGE_TRIALS"] ?? "") ?? 20
    for seed in stride(from: 1 + part, through: count, by: 2) {
      let trial = Trial(seed)
      for _ in 0..<40 { trial.step() }
      let faults = trial.end()
      #expect(faults == [], "seed \(seed): \(trial.notified.joined(separator: "; "))")
    }
  }
}

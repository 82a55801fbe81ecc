import Foundation
import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// Randomized drags, transitions, pushes, pops and taps. `NEIGHBOR_TRIALS` sets the number for each arrangement; the
/// default is 12.
@MainActor @Suite("Randomized trials of nested containers and UIKit controllers", .serialized) struct NeighborTrials {
  private typealias Kit = Neighbors

  enum Arrangement: CaseIterable { case alone, inNavigation, inTabs, inContainer }

  /// An arrangement of controllers, and a finger.
  @MainActor private final class Trial {
    let navigation = Neighbors.navigation("N", Neighbors.page("R"))
    let tabs = Neighbors.tabs("T", Neighbors.page("a"), Neighbors.page("b"))
    let outerNavigation = Neighbors.navigation("M")
    let container: ContainerViewController
    let deputy = InTabBarTests.AnsweringDelegate()
    let kit: Neighbors
    var dice: Dice
    var count = 0
    var finger: CGPoint?
    var notified: [String] = []

    init(_ arrangement: Arrangement, _ seed: UInt64) {
      dice = Dice(seed: seed)
      container = Neighbors.container([Neighbors.page("A"), navigation, tabs])
      let root: UIViewController
      switch arrangement {
      case .alone: root = container
      case .inNavigation:
        outerNavigation.viewControllers = [Neighbors.page("Z"), container]
        root = outerNavigation
      case .inTabs: root = Neighbors.tabs("U", container, Neighbors.page("V"))
      case .inContainer: root = Neighbors.container([Neighbors.page("Y"), container, Neighbors.page("X")], "outer")
      }
      kit = Neighbors(root, seed % 2 == 0 ? .afterFrame : .beforeFrame)
    }

    func pick(_ count: Int) -> Int { dice.pick(below: count) }
    func chance() -> Bool { pick(2) == 0 }

    func page() -> UIViewController {
      count += 1
      return Neighbors.page("P\(count)")
    }

    func step() {
      switch pick(10) {
      case 0...2: finger == nil ? press() : (chance() ? move() : lift())
      case 3: select(in: container)
      case 4: change(navigation)
      case 5: tabs.selectedIndex = pick(2)
      case 6: tabs.delegate = chance() ? deputy : nil
      case 7: changeAround()
      default: move()
      }
      for _ in 0..<[0, 1, 3, 8, 30][pick(5)] { kit.stage.frame() }
    }

    func select(in container: ContainerViewController) {
      let (index, animated) = (pick(3), pick(4) > 0)
      notified.append("select \(index) of \(container.title ?? "") \(animated)")
      container.selectViewController(container.viewControllers[index], animated: animated, completion: nil)
    }

    func change(_ navigation: UINavigationController) {
      let (kind, animated) = (pick(4), chance())
      notified.append("change \(kind) of \(navigation.title ?? "") \(animated)")
      switch kind {
      case 0, 1: navigation.pushViewController(page(), animated: animated)
      case 2: navigation.popViewController(animated: animated)
      default: navigation.popToRootViewController(animated: animated)
      }
    }

    func changeAround() {
      switch kit.root {
      case let outer as ContainerViewController where outer !== container: select(in: outer)
      case let outer as UITabBarController: outer.selectedIndex = pick(2)
      case let outer as UINavigationController:
        if container.parent == nil {
          notified.append("push the container")
          outer.pushViewController(container, animated: chance())
        } else {
          change(outer)
        }
      default: select(in: container)
      }
    }

    func press() {
      let position = CGPoint(x: [2, 60, 200, 330, 388][pick(5)], y: 400)
      notified.append("press \(position.x)")
      finger = position
      kit.stage.touch(.began, at: position)
      kit.stage.frame()
      move()
    }

    func move() {
      guard let position = finger else { return }
      let x = min(max(position.x + [-200, -90, -30, 30, 90, 200][pick(6)], 1), 389)
      notified.append("move \(x)")
      for part in 1...4 {
        kit.stage.touch(.moved, at: CGPoint(x: position.x + (x - position.x) * CGFloat(part) / 4, y: 400))
        kit.stage.frame()
      }
      finger?.x = x
    }

    func lift() {
      guard let position = finger else { return }
      notified.append("lift")
      kit.stage.touch(pick(5) == 0 ? .cancelled : .ended, at: position)
      kit.stage.frame()
      finger = nil
    }

    func run() -> [String] {
      for _ in 0..<25 { step() }
      lift()
      kit.stage.run(for: 2)
      let isSettled = kit.stage.settle()
      return kit.faults + (isSettled ? [] : ["something never stops moving"])
    }
  }

  @Test("all calls are balanced, and at rest everything is in its place", arguments: Arrangement.allCases)
  func trials(_ arrangement: Arrangement) {
    let count = ProcessInfo.processInfo.environment["NEIGHBOR_TRIALS"].flatMap { UInt64($0) } ?? 12
    for seed in 1...count {
      let trial = Trial(arrangement, seed)
      let faults = trial.run()
      #expect(faults == [], "seed \(seed): \(trial.notified.joined(separator: "; "))")
      if !faults.isEmpty { return }
    }
  }
}

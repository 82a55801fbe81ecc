import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

/// Randomized events in containers whose pages are made when they are needed.
@MainActor @Suite("Random events with pages on demand", .serialized) struct PageSupplyTrials {
  private final class Source: ContainerPageSource {
    var count: Int?
    var live: [() -> UIViewController?] = []

    func page(_ step: ContainerPageStep, from identifier: AnyHashable) -> AnyHashable? {
      guard let here = identifier.base as? Int else { return nil }
      let there = step == .next ? here + 1 : here - 1
      return count.map { (there + $0) % $0 } ?? there
    }

    func isPage(_ first: AnyHashable, before second: AnyHashable) -> Bool {
      (first.base as? Int ?? 0) < (second.base as? Int ?? 0)
    }

    func viewController(for identifier: AnyHashable) -> UIViewController? {
      let page = UIViewController()
      page.title = "\(identifier)"
      live.removeAll { $0() == nil }
      live.append { [weak page] in page }
      return page
    }

    var liveCount: Int { live.count { $0() != nil } }
  }

  private static func run(_ rig: Rig, seed: UInt64, events: Int, act: (Int) -> Void, check: (String) -> Void) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func random(_ count: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(count))
    }
    var x: CGFloat = 200
    var isDown = false
    for event in 0..<events {
      let kind = random(12)
      switch kind {
      case 0, 1, 2, 3, 4:
        if !isDown { rig.stage.touch(.began, at: CGPoint(x: 200, y: 300)) }
        if !isDown { (x, isDown) = (200, true) }
        for _ in 0..<3 {
          x += CGFloat(random(121)) - 60
          rig.stage.touch(.moved, at: CGPoint(x: x, y: 300))
          rig.stage.frame()
        }
      case 5, 6:
        if isDown { rig.stage.touch(random(4) == 0 ? .cancelled : .ended, at: CGPoint(x: x, y: 300)) }
        isDown = false
        rig.stage.frame()
      case 7: rig.stage.run(for: 0.05 * Double(random(8)))
      default: act(random(1000))
      }
      if !isDown, rig.container.transition == nil, rig.container.pan.drag == nil, rig.stage.settledInput {
        rig.stage.frame()
        if rig.container.transition == nil, !rig.faults.isEmpty { Issue.record("event \(event): \(rig.faults)") }
      }
      check("seed \(seed), event \(event), kind \(kind)")
    }
    if isDown { rig.stage.touch(.ended, at: CGPoint(x: x, y: 300)) }
    rig.finish()
    rig.stage.run(for: 1)
    #expect(rig.faults == [], "seed \(seed)")
  }

  @Test("of a source keep at most 2 × kept + 2 pages, and leave no fault", arguments: 1...6 as ClosedRange<UInt64>)
  func source(_ seed: UInt64) {
    let rig = Rig([])
    let source = Source()
    source.count = [nil, 2, 3, 5, nil, 1][Int(seed) - 1]
    let pages = ContainerPages(rig.container, source: source, selected: 0)
    pages.keptNeighbors = Int(seed % 3)
    pages.loadsNeighbors = seed % 2 == 0
    let limit = max(2 * pages.keptNeighbors + 2, 4)
    rig.stage.run(for: 0.1)
    Self.run(rig, seed: seed, events: 400) { choice in
      let number = choice % (source.count ?? 1000)
      switch choice % 7 {
      case 0, 1, 2: pages.select(number, animated: true) { _ in }
      case 3: pages.select(number, animated: false) { _ in }
      case 4: UIApplication.shared.warnOfMemory()
      case 5: _ = rig.container.accessibilityScroll(.next)
      default: if choice > 800 { pages.reload() }
      }
    } check: { place in
      if source.liveCount > limit { Issue.record("\(source.liveCount) pages exist: \(place)") }
      let made = rig.container.viewControllers
      if let selected = rig.container.selectedViewController, !made.contains(selected) { Issue.record("\(place)") }
    }
  }

  @Test("of tabs leave no fault, and the bar has all tabs", arguments: 1...4 as ClosedRange<UInt64>)
  func tabs(_ seed: UInt64) {
    let tabs = TabRig()
    let names = ["A", "B", "C", "D", "E", "F", "G"]
    Self.run(tabs.rig, seed: seed, events: 400) { choice in
      let container = tabs.container
      switch choice % 6 {
      case 0, 1: container.selectTab(identifier: names[choice % names.count], animated: choice % 2 == 0) { _ in }
      case 2: container.setTabs(container.tabs.reversed(), animated: true)
      case 3:
        container.setTabs(names.shuffled(by: choice).prefix(1 + choice % 6).map(tabs.tab), animated: choice % 2 == 0)
      case 4: container.selectedIndex = choice % container.tabs.count
      default: _ = container.accessibilityScroll(.previous)
      }
    } check: { place in
      let container = tabs.container
      let made = container.tabs.compactMap(\.viewController)
      if made != container.viewControllers { Issue.record("\(made) are made: \(place)") }
      if container.tabBar.items.count != container.tabs.count { Issue.record("the bar has other tabs: \(place)") }
    }
  }
}

extension Array {
  /// The elements in an order that depends on a number only.
  fileprivate func shuffled(by number: Int) -> [Element] {
    let start = number % Swift.max(count, 1)
    let turned = Array(self[start...] + self[..<start])
    return number % 2 == 0 ? turned : turned.reversed()
  }
}

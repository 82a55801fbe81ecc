import ContainerKit
import UIKit

/// Compares containers of 100 and of 1,000 children.
@MainActor enum Children {
  private struct Case {
    let name: String
    /// The maximum cost of ten times the children.
    let limit: Double
    /// Prepares a container with a number of children. Returns the work to time.
    let work: (Int) -> (Int) -> Double
  }

  private static func pages(_ count: Int) -> [UIViewController] {
    (0..<count).map { index in
      let page = UIViewController()
      page.title = "\(index)"
      return page
    }
  }

  private static let cases = [
    Case(name: "made", limit: 20) { count in
      { _ in Double(ContainerViewController(viewControllers: pages(count)).viewControllers.count) }
    },
    Case(name: "a child added and removed", limit: 20) { count in
      let container = ContainerViewController(viewControllers: pages(count))
      return { _ in
        container.viewControllers.append(UIViewController())
        container.viewControllers.removeLast()
        return Double(container.selectedIndex)
      }
    },
  ]

  /// Prints the costs. Returns those that are above their limit.
  static func run() -> [String] {
    print("children                        100       1000    ratio")
    var harness = Harness()
    harness.rounds = 11
    return cases.compactMap { item in
      let rows = harness.compare([item.work(100), item.work(1000)])
      let name = item.name.padding(toLength: 26, withPad: " ", startingAt: 0)
      print("  \(name) \(rows[0].text) \(rows[1].text) \(rows[1].times)")
      return rows[1].ratio > item.limit
        ? "\(item.name): 10 times the children cost \(rows[1].times), at most \(item.limit)× allowed" : nil
    }
  }
}

import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// A controller has one parent: the last container that added it.
@MainActor @Suite("One controller in two containers", .serialized) struct SharedChildTests {
  /// Two containers side by side in a window.
  @MainActor private final class Pair {
    let left: ContainerViewController
    let right: ContainerViewController
    let kit: Neighbors

    init(_ left: [String], _ right: [String]) {
      self.left = Neighbors.container(left.map { Neighbors.page($0) }, "left")
      self.right = Neighbors.container(right.map { Neighbors.page($0) }, "right")
      let root = Neighbors.page("root")
      for (index, container) in [self.left, self.right].enumerated() {
        root.addChild(container)
        root.view.addSubview(container.view)
        container.view.frame = CGRect(x: 0, y: CGFloat(index) * 422, width: 390, height: 422)
        container.didMove(toParent: root)
      }
      kit = Neighbors(root)
    }

    func state(_ container: ContainerViewController) -> String {
      let titles = container.viewControllers.map { $0.title ?? "?" }.joined(separator: " ")
      return "\(titles), \(container.selectedViewController?.title ?? "none")"
    }

    var states: [String] { [state(left), state(right)] }

    /// The pages whose views are in the areas of the two containers.
    var shown: [[String]] {
      [left, right].map { $0.transitionContainerView.subviews.map { ($0.next as? UIViewController)?.title ?? "?" } }
    }
  }

  @Test("belongs to the second one, and the first selects the neighbor", arguments: [false, true])
  func taken(_ isShown: Bool) {
    let pair = Pair(["A", "B"], ["C"])
    let shared = pair.left.viewControllers[0]
    let lines = Misuse.messages {
      pair.right.viewControllers.append(shared)
      if isShown { pair.right.selectedIndex = 1 }
      pair.kit.stage.frame()
      #expect(pair.states == ["B, B", isShown ? "C A, A" : "C A, C"])
      pair.kit.stage.frame()
    }
    #expect(lines.count == 1)
    #expect(pair.shown == [["B"], [isShown ? "A" : "C"]])
    #expect(shared.parent === pair.right)
    for container in [pair.left, pair.right] {
      container.selectViewController(container.viewControllers[0], animated: true, completion: nil)
    }
    pair.kit.stage.settle()
    #expect(pair.shown == [["B"], ["C"]])
    #expect(pair.kit.faults == [])
  }

  @Test("can be moved to the other one and back", arguments: Contract.orders)
  func wandering(_ order: Stage.CompletionOrder) {
    let pair = Pair(["A", "S"], ["B"])
    let shared = pair.left.viewControllers[1]
    _ = Misuse.messages {
      for _ in 0..<3 {
        pair.left.selectViewController(shared, animated: true, completion: nil)
        pair.kit.stage.run(for: 0.2)
        pair.right.viewControllers.append(shared)
        pair.right.selectViewController(shared, animated: true, completion: nil)
        pair.kit.stage.run(for: 0.2)
        #expect(pair.states[0] == "A, A")
        pair.left.viewControllers.append(shared)
        pair.kit.stage.run(for: 0.1)
        #expect(pair.states == ["A S, A", "B, B"])
      }
      pair.kit.stage.settle()
    }
    #expect(pair.shown == [["A"], ["B"]])
    #expect(pair.kit.faults == [])
  }
}

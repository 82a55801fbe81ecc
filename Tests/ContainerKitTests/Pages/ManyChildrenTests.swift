import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// Counts work for 20 and for 200 children. The benchmark `children` measures the time.
@MainActor @Suite("A container of many children", .serialized) struct ManyChildrenTests {
  private struct Work: Equatable {
    /// The number of times that a child's parent was read.
    var parents = 0
    /// The number of times that a tab's color was resolved.
    var colors = 0
  }

  private final class Counter { var work = Work() }

  private final class CountingPage: UIViewController {
    let counter: Counter

    init(_ counter: Counter) {
      self.counter = counter
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var parent: UIViewController? {
      counter.work.parents += 1
      return super.parent
    }
  }

  /// Returns the work that `body` causes in a container at rest, or after `before`.
  private func work(for count: Int, before: (ContainerStage) -> Void = { _ in }, _ body: (ContainerStage) -> Void)
    -> Work
  {
    let counter = Counter()
    let stage = ContainerStage((0..<count).map { "\($0)" }) { _ in CountingPage(counter) }
    stage.container.tabBar.appearance.unselectedColor = UIColor { _ in
      counter.work.colors += 1
      return .gray
    }
    stage.run(for: 0.1)
    before(stage)
    counter.work = Work()
    body(stage)
    return counter.work
  }

  @Test("does no more work than one of few children in a frame of a transition")
  func frame() {
    let works = [20, 200].map { count in
      work(for: count) { stage in
        stage.container.selectViewController(stage.pages[1], animated: true)
        stage.run(for: 0.05)
      } _: { stage in
        for _ in 0..<10 { stage.frame() }
        #expect(stage.isInTransition)
      }
    }
    #expect(works[0].parents > 0 && works[0].colors > 0)
    #expect(works[0] == works[1])
  }

  @Test("does at most ten times the work for ten times the children when it is created or a child is added")
  func change() {
    let works = [20, 200].map { count in
      work(for: count) { stage in
        stage.container.viewControllers.append(UIViewController())
        stage.frame()
      }
    }
    #expect(works[0].parents > 0)
    #expect(works[1].parents <= 10 * works[0].parents)
    let made = [20, 200].map { count in
      let counter = Counter()
      _ = ContainerViewController(viewControllers: (0..<count).map { _ in CountingPage(counter) })
      return counter.work.parents
    }
    #expect(made[0] > 0 && made[1] <= 10 * made[0])
  }
}

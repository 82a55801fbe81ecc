import CAllocations
import ContainerKit
@_spi(Benchmark) import UIKit

/// A container of four pages in a window that is not drawn, on a clock that is moved by hand, at 60 frames a second.
@MainActor final class Transitions {
  /// A frame's cost.
  struct Frame {
    /// Blocks of memory that were asked for.
    var allocations: Int
    /// Whether the bar got another colour, whose titles are then drawn anew.
    var recolours: Bool
  }

  private let stage = BenchmarkWindow()
  private let container: ContainerViewController
  private var frames: [Frame] = []

  init() {
    container = ContainerViewController(
      viewControllers: ["One", "Two", "Three", "Four"].map { title in
        let page = UIViewController()
        page.title = title
        return page
      })
    stage.window.rootViewController = container
    frames.reserveCapacity(1000)
    run()
  }

  /// The other one of the two middle pages is selected, animated. The last frames are those of its end.
  func selection(renders: Bool = false) -> [Frame] {
    let next = container.viewControllers[container.selectedIndex == 1 ? 2 : 1]
    return run(renders: renders) { index in
      if index == 0 { container.selectViewController(next, animated: true) }
      return false
    }
  }

  /// A finger drags the second page half out to the left and back again, 4 points a frame, and lifts.
  func drag() -> [Frame] {
    container.selectedIndex = 1
    run()
    return run { index in
      let x = 300 - 4 * CGFloat(index <= 45 ? index : 90 - index)
      stage.touch(index == 0 ? .began : index == Self.lift ? .ended : .moved, at: CGPoint(x: x, y: 400))
      return index < Self.lift
    }
  }

  /// The frame in which the finger lifts.
  static let lift = 90

  /// Nothing happens, for 60 frames.
  func stillness() -> [Frame] { run { $0 < 59 } }

  /// Runs frames until nothing moves any more and `input`, which each of them begins with, answers false.
  @discardableResult
  private func run(renders: Bool = false, _ input: (_ index: Int) -> Bool = { _ in false }) -> [Frame] {
    frames.removeAll(keepingCapacity: true)
    var colors = titleColors
    var goesOn = true
    while goesOn || stage.needsFrame {
      let before = allocations_so_far()
      stage.frame(after: 1.0 / 60, renders: renders) { goesOn = input(frames.count) }
      let count = allocations_so_far() - before
      let now = titleColors
      frames.append(Frame(allocations: count, recolours: now != colors))
      colors = now
    }
    return frames
  }

  private var titleColors: [UIColor?] { container.tabBar.buttons.map { $0.titleColor(for: .normal) } }
}

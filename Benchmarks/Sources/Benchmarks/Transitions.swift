import CAllocations
@_spi(Recording) import ContainerKit
@_spi(Benchmark) import UIKit

/// A container in a window that is not drawn, with a manual clock, at 60 frames per second.
@MainActor final class Transitions {
  /// A frame's cost.
  struct Frame {
    /// The number of memory blocks that were requested.
    var allocations: Int
    /// `true` if the bar's colors changed, so that its titles are drawn again.
    var recolors: Bool
  }

  private let stage = BenchmarkWindow()
  private let container: ContainerViewController
  private var frames: [Frame] = []

  /// The index of the first one of the two middle pages.
  private let middle: Int

  /// - Parameters:
  ///   - count: The number of pages.
  ///   - setUp: Called with the container when it is in the window, to set up its bar.
  init(count: Int = 4, _ setUp: (ContainerViewController) -> Void = { _ in }) {
    container = ContainerViewController(
      viewControllers: (1...count).map { number in
        let page = UIViewController()
        page.title = "Tab \(number)"
        return page
      })
    middle = count / 2 - 1
    stage.window.rootViewController = container
    frames.reserveCapacity(1000)
    run()
    setUp(container)
    run()
    // Warm up, so that one-time allocations are not counted.
    for _ in 0..<4 {
      _ = selection()
      _ = drag()
    }
  }

  /// Selects the other one of the two middle pages with an animation. The last frames are those of its end.
  func selection(renders: Bool = false) -> [Frame] {
    let next = container.viewControllers[container.selectedIndex == middle ? middle + 1 : middle]
    return run(renders: renders) { index in
      if index == 0 { container.selectViewController(next, animated: true) }
      return false
    }
  }

  /// Drags the first one of the two middle pages halfway out to the left and back again, 4 points per frame, and lifts the finger.
  func drag() -> [Frame] {
    container.selectedIndex = middle
    run()
    return run { index in
      let x = 300 - 4 * CGFloat(index <= 45 ? index : 90 - index)
      stage.touch(index == 0 ? .began : index == Self.lift ? .ended : .moved, at: CGPoint(x: x, y: 400))
      return index < Self.lift
    }
  }

  /// Slides a finger along the tabs from the first one of the two middle pages: toward the next one and back again, 1.5 points per
  /// frame, or over the next one, and lifts it.
  func scrub(passing: Bool = false) -> [Frame] {
    container.selectedIndex = middle
    container.tabBar.allowsScrubbing = true
    run()
    let bar = container.tabBar.convert(container.tabBar.bounds, to: nil)
    let tab = bar.width / CGFloat(container.viewControllers.count)
    return run { index in
      let moved = 1.5 * CGFloat(passing || index <= 45 ? index : 90 - index)
      let x = bar.minX + tab * (CGFloat(middle) + 0.5) + moved
      stage.touch(index == 0 ? .began : index == Self.lift ? .ended : .moved, at: CGPoint(x: x, y: bar.minY + 24))
      return index < Self.lift
    }
  }

  /// Returns the frames of a drag in which only the finger moves.
  static func steady(_ drag: [Frame]) -> ArraySlice<Frame> { drag[10..<lift - 2] }

  /// The index of the frame in which the finger lifts.
  static let lift = 90

  /// Runs 60 frames in which nothing happens.
  func stillness() -> [Frame] { run { $0 < 59 } }

  /// Runs frames until nothing moves and `input`, which is called at the start of each frame, returns false.
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
      frames.append(Frame(allocations: count, recolors: now != colors))
      colors = now
    }
    return frames
  }

  private var titleColors: [UIColor] { container.viewControllers.indices.map { container.tabBar.shownColor(at: $0) } }
}

import CAllocations
import ContainerKit
@_spi(Benchmark) import UIKit

/// A container with the pages of a source, a circle of numbered pages, in a window that is not drawn. Counts what the container
/// does with them.
@MainActor final class NumberedPages: ContainerPageSource {
  /// A page that counts the pages that exist, and how often their parents are read.
  final class CountedPage: UIViewController {
    static var alive = 0
    static var mostAlive = 0
    static var parentsRead = 0

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
      Self.alive += 1
      Self.mostAlive = max(Self.mostAlive, Self.alive)
    }

    required init?(coder: NSCoder) { nil }
    isolated deinit { Self.alive -= 1 }

    override var parent: UIViewController? {
      Self.parentsRead += 1
      return super.parent
    }
  }

  /// The costs of a drag to the next page.
  struct Drag: Equatable {
    var parentsRead = 0
    var questions = 0
    var pagesMade = 0
    /// The maximum of the allocations in a frame while only the finger moves the pages, and after that while only they move.
    var underFinger = 0
    var afterwards = 0
  }

  private let count: Int
  private let stage = BenchmarkWindow()
  private let container = ContainerViewController(viewControllers: [])
  private lazy var pages = container.setPages(from: self, selected: 0, animated: false)
  private var questions = 0
  private var pagesMade = 0

  /// - Parameters:
  ///   - count: The number of pages in the circle.
  ///   - kept: `ContainerPages.keptNeighbors`.
  init(count: Int, kept: Int) {
    self.count = count
    (CountedPage.alive, CountedPage.mostAlive) = (0, 0)
    container.isTabBarHidden = true
    stage.window.rootViewController = container
    pages.keptNeighbors = kept
    runToRest()
    // Everything that is created only once.
    for _ in 0..<8 { _ = drag() }
  }

  isolated deinit { stage.window.rootViewController = nil }

  // MARK: The source

  func page(_ step: ContainerPageStep, from here: Int) -> Int? {
    questions += 1
    return (here + (step == .next ? 1 : count - 1)) % count
  }

  func isPage(_ first: Int, before second: Int) -> Bool { first < second }

  func viewController(for number: Int) -> UIViewController {
    pagesMade += 1
    return CountedPage()
  }

  // MARK: What is measured

  private var here: Int { pages.selectedIdentifier }

  /// The number of frames in which the finger moves.
  private static let lift = 14

  /// Drags to the next page, and returns what that costs.
  func drag() -> Drag {
    (CountedPage.parentsRead, questions, pagesMade) = (0, 0, 0)
    var frames: [Int] = []
    frames.reserveCapacity(100)
    while frames.count <= Self.lift || stage.needsFrame {
      let before = allocations_so_far()
      stage.frame(after: 1.0 / 60) {
        let index = frames.count
        guard index <= Self.lift else { return }
        let phase: UITouch.Phase = index == 0 ? .began : index == Self.lift ? .ended : .moved
        stage.touch(phase, at: CGPoint(x: 370 - 20 * CGFloat(index), y: 400))
      }
      frames.append(allocations_so_far() - before)
    }
    return Drag(
      parentsRead: CountedPage.parentsRead, questions: questions, pagesMade: pagesMade,
      underFinger: frames[8..<Self.lift].max() ?? 0, afterwards: frames[(Self.lift + 4)...].dropLast(3).max() ?? 0)
  }

  /// Goes through pages in all ways: most steps are at once, and one in twenty is by a finger or has requests that wait.
  func step(_ index: Int) {
    switch index % 20 {
    case 0: _ = drag()
    case 10:
      // One request waits for the transition, and others replace it.
      for distance in [1, 100, 200, 2] { pages.select((here + distance) % count, animated: true, completion: nil) }
      runToRest()
    default:
      pages.select((here + index * 7919) % count, animated: false, completion: nil)
      stage.frame(after: 1.0 / 60)
    }
  }

  private func runToRest() {
    repeat { stage.frame(after: 1.0 / 60) } while stage.needsFrame
  }
}

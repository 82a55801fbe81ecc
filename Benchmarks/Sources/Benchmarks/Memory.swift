import CAllocations
import ContainerKit
import ContainerTransitions
import QuartzCore
@_spi(Benchmark) import UIKit

/// The memory that many transitions leave behind. All have render nodes, and some are drawn.
@MainActor struct Memory {
  private static let (warmUp, count, parts) = (2000, 20_000, 4)
  /// The maximum of the bytes that a transition leaves. One that left a layer would leave several hundred.
  private static let bytesPerTransition = 2

  private let stage = BenchmarkWindow()
  private let container: ContainerViewController
  private let screen = Screen()
  private let transitions: [any ContainerPageTransition] = [
    .standard, .fade, .cube, .card(), .circle, .flip(), .zoom(), .cover(), .stack(), .push,
  ]

  private init() {
    container = ContainerViewController(viewControllers: (1...4).map(Self.page))
    stage.window.rootViewController = container
    runToRest()
  }

  private static func page(_ number: Int) -> UIViewController {
    let page = UIViewController()
    page.title = "Tab \(number)"
    page.view.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    label.text = "Page \(number)"
    page.view.addSubview(label)
    return page
  }

  /// Prints what is in use after each part. Returns what exceeds the limit.
  static func run() -> [String] {
    let memory = Memory()
    for index in 0..<warmUp { memory.transition(index) }
    print("Memory after \(warmUp) transitions, and after \(count) more")
    let before = bytes_in_use()
    print("  transitions        more bytes in use")
    for part in 1...parts {
      for index in 0..<count / parts { memory.transition(index) }
      print(
        "  \(String(part * count / parts).padding(toLength: 18, withPad: " ", startingAt: 0)) \(bytes_in_use() - before)"
      )
    }
    let more = bytes_in_use() - before
    return more <= bytesPerTransition * count
      ? [] : ["\(count) transitions leave \(more) bytes, at most \(bytesPerTransition * count) are expected"]
  }

  /// A selection, or in one of four cases a drag that is cancelled or goes on. One of forty is drawn.
  private func transition(_ index: Int) {
    container.pageTransition = transitions[index % transitions.count]
    if index % 4 == 3 {
      drag(points: index % 8 == 3 ? 60 : 220)
    } else {
      let next = (container.selectedIndex + 1 + index % 3) % container.viewControllers.count
      container.selectViewController(container.viewControllers[next], animated: true)
    }
    runToRest(into: index % 40 < 2 ? screen.context : nil)
  }

  private func drag(points: Int) {
    for index in 0...12 {
      let phase: UITouch.Phase = index == 0 ? .began : index == 12 ? .ended : .moved
      stage.frame(after: 1.0 / 60, renders: true) {
        stage.touch(phase, at: CGPoint(x: 300 - points * index / 12, y: 400))
      }
    }
  }

  private func runToRest(into context: CGContext? = nil) {
    repeat { stage.frame(after: 1.0 / 60, renders: true, into: context) } while stage.needsFrame
  }
}

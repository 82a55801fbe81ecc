import ContainerKit
@_spi(Benchmark) import UIKit

/// A container with many pages in the default bar.
@MainActor enum PageGrowth {
  static let all = [
    Growth("pages", "a frame in the middle of a transition", [10, 100, 1000, 3000]) { size in
      let (stage, container) = shown(size)
      var frames = 0
      var sum = 0.0
      for index in 1...3 {
        container.selectViewController(container.viewControllers[index], animated: true)
        for _ in 0..<3 { stage.frame(after: 1.0 / 60, renders: true) }
        // The bar's colors change in these.
        for _ in 0..<10 {
          sum += Stopwatch.time { stage.frame(after: 1.0 / 60, renders: true) }.processor
          frames += 1
        }
        while stage.needsFrame { stage.frame(after: 1.0 / 60, renders: true) }
      }
      stage.window.rootViewController = nil
      return sum / Double(frames)
    },
    Growth("pages", "pages inserted one by one, each with layout", [50, 100, 200, 400]) { size in
      let (stage, container) = shown(1)
      let time = Stopwatch.time {
        for number in 0..<size {
          container.viewControllers.append(page(number))
          container.view.layoutIfNeeded()
        }
      }
      stage.window.rootViewController = nil
      return time.processor
    },
  ]

  private static func shown(_ count: Int) -> (BenchmarkWindow, ContainerViewController) {
    let stage = BenchmarkWindow()
    let container = ContainerViewController(viewControllers: (0..<count).map(page))
    stage.window.rootViewController = container
    repeat { stage.frame(after: 1.0 / 60, renders: true) } while stage.needsFrame
    return (stage, container)
  }

  private static func page(_ number: Int) -> UIViewController {
    let page = UIViewController()
    page.title = "Tab \(number)"
    return page
  }
}

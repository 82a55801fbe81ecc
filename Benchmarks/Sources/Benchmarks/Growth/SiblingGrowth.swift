@_spi(Benchmark) import UIKit

/// Views beside views.
@MainActor enum SiblingGrowth {
  private static let sizes = [1250, 2500, 5000, 10_000]

  static let all = [
    Growth("siblings", "insert below the first, all", sizes) { size in
      let (stage, parent, views) = make(size)
      let time = Stopwatch.time {
        for view in views { parent.insertSubview(view, at: 0) }
        stage.frame(after: 1.0 / 60, renders: true)
      }
      return time.processor
    },
    Growth("siblings", "remove from the front, all", sizes) { size in
      let (stage, parent, views) = make(size)
      views.forEach(parent.addSubview)
      stage.frame(after: 1.0 / 60, renders: true)
      let time = Stopwatch.time {
        for view in views { view.removeFromSuperview() }
        stage.frame(after: 1.0 / 60, renders: true)
      }
      return time.processor
    },
    Growth("siblings", "a frame with one change", sizes) { size in
      let (stage, parent, views) = make(size)
      views.forEach(parent.addSubview)
      stage.frame(after: 1.0 / 60, renders: true)
      let time = Stopwatch.time {
        views[size / 2].center.x += 1
        stage.frame(after: 1.0 / 60, renders: true)
      }
      return time.processor
    },
  ]

  private static func make(_ count: Int) -> (BenchmarkWindow, UIView, [UIView]) {
    let stage = BenchmarkWindow()
    let parent = UIView(frame: stage.window.bounds)
    stage.window.addSubview(parent)
    stage.frame(after: 1.0 / 60, renders: true)
    let views = (0..<count).map { index in
      let view = UIView(frame: CGRect(x: index % 40 * 9, y: index / 40 % 80 * 10, width: 8, height: 8))
      view.backgroundColor = .blue
      return view
    }
    return (stage, parent, views)
  }
}

@_spi(Benchmark) import UIKit

/// Views inside views.
@MainActor enum DepthGrowth {
  private static let sizes = [125, 250, 500, 1000, 2000]

  static let all = [
    Growth("depth", "build", sizes) { size in
      let stage = BenchmarkWindow()
      return Stopwatch.time { _ = build(size, in: stage) }.processor
    },
    Growth("depth", "layout", sizes) { size in
      let stage = BenchmarkWindow()
      for view in build(size, in: stage) { view.setNeedsLayout() }
      return Stopwatch.time { stage.frame(after: 1.0 / 60) }.processor
    },
    Growth("depth", "hit", sizes) { size in
      let stage = shown(size).stage
      var hit: UIView?
      let time = Stopwatch.time { hit = stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) }.processor
      precondition(hit?.subviews.isEmpty == true, "the innermost view was not hit")
      return time
    },
    Growth("depth", "draw", sizes) { size in
      let stage = BenchmarkWindow()
      let views = build(size, in: stage)
      stage.frame(after: 1.0 / 60)
      let screen = Screen()
      return Stopwatch.time {
        views[size - 1].alpha = 0.5
        stage.frame(after: 1.0 / 60, into: screen.context)
      }.processor
    },
    Growth("depth", "release", sizes) { size in
      let (stage, views) = shown(size)
      var first: UIView? = views[0]
      first?.removeFromSuperview()
      stage.frame(after: 1.0 / 60)
      return withExtendedLifetime(stage) { Stopwatch.time { first = nil }.processor }
    },
  ]

  /// Adds views to a window, each to the one before.
  private static func build(_ count: Int, in stage: BenchmarkWindow) -> [UIView] {
    var parent: UIView = stage.window
    return (0..<count).map { _ in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      view.backgroundColor = .blue
      parent.addSubview(view)
      parent = view
      return view
    }
  }

  private static func shown(_ count: Int) -> (stage: BenchmarkWindow, views: [UIView]) {
    let stage = BenchmarkWindow()
    let views = build(count, in: stage)
    stage.frame(after: 1.0 / 60, renders: true)
    return (stage, views)
  }
}

@_spi(Benchmark) import UIKit

/// A tap with many recognizers.
@MainActor enum RecognizerGrowth {
  private static let sizes = [50, 100, 200, 400]

  static let all = [
    Growth("recognizers", "a tap on nested views, one on each", sizes) { size in
      let stage = BenchmarkWindow()
      var parent: UIView = stage.window
      for _ in 0..<size {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view.addGestureRecognizer(UITapGestureRecognizer())
        parent.addSubview(view)
        parent = view
      }
      return tap(stage)
    },
    Growth("recognizers", "a tap on a view with all", sizes) { size in
      let stage = BenchmarkWindow()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      for _ in 0..<size { view.addGestureRecognizer(UITapGestureRecognizer()) }
      stage.window.addSubview(view)
      return tap(stage)
    },
  ]

  private static func tap(_ stage: BenchmarkWindow) -> Double {
    stage.frame(after: 1.0 / 60)
    let time = Stopwatch.time {
      stage.frame(after: 1.0 / 60) { stage.touch(.began, at: CGPoint(x: 50, y: 50)) }
      stage.frame(after: 1.0 / 60) { stage.touch(.ended, at: CGPoint(x: 50, y: 50)) }
    }
    while stage.needsFrame { stage.frame(after: 1.0 / 60) }
    return time.processor
  }
}

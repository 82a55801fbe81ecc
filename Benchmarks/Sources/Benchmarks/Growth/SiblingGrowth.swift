@_spi(Benchmark) import UIKit

/// Views beside views.
@MainActor enum SiblingGrowth {
  private static let sizes = [1250, 2500, 5000, 10_000]

  static let all = [
    growth("insert below the first, all") { parent, views in
      for view in views { parent.insertSubview(view, at: 0) }
    },
    growth("remove from the front, all", shown: true) { _, views in
      for view in views { view.removeFromSuperview() }
    },
    growth("a frame with one change", shown: true) { _, views in views[views.count / 2].center.x += 1 },
  ]

  /// The growth of a change and the frame after it.
  ///
  /// - Parameters:
  ///   - shown: `true` to add the views to the parent, and to show them in a frame, before the change.
  private static func growth(
    _ name: String, shown: Bool = false, _ change: @escaping @MainActor (_ parent: UIView, _ views: [UIView]) -> Void
  ) -> Growth {
    Growth("siblings", name, sizes) { size in
      let (stage, parent, views) = make(size)
      if shown { views.forEach(parent.addSubview) }
      stage.frame(after: 1.0 / 60, renders: true)
      return Stopwatch.time {
        change(parent, views)
        stage.frame(after: 1.0 / 60, renders: true)
      }.processor
    }
  }

  private static func make(_ count: Int) -> (BenchmarkWindow, UIView, [UIView]) {
    let stage = BenchmarkWindow()
    let parent = UIView(frame: stage.window.bounds)
    stage.window.addSubview(parent)
    let views = (0..<count).map { index in
      let view = UIView(frame: CGRect(x: index % 40 * 9, y: index / 40 % 80 * 10, width: 8, height: 8))
      view.backgroundColor = .blue
      return view
    }
    return (stage, parent, views)
  }
}

@_spi(Benchmark) import UIKit

/// Labels, by the number of their characters.
@MainActor enum TextGrowth {
  private static let sizes = [29, 117, 468, 1872]

  static let all = [
    Growth("text", "a new label is measured and drawn", sizes) { size in
      let stage = BenchmarkWindow()
      turn += 1
      return Stopwatch.time { _ = label(text(size, turn), in: stage) }.processor
    },
    Growth("text", "the same text in another label", sizes) { size in
      let stage = BenchmarkWindow()
      let first = label(text(size, 0), in: stage)
      first.removeFromSuperview()
      return Stopwatch.time { _ = label(text(size, 0), in: stage) }.processor
    },
    Growth("text", "an unchanged label is drawn again", sizes) { size in
      let stage = BenchmarkWindow()
      let label = label(text(size, 0), in: stage)
      return Stopwatch.time {
        label.setNeedsDisplay()
        stage.frame(after: 1.0 / 60, renders: true)
      }.processor
    },
  ]

  private static var turn = 0

  private static func label(_ text: String, in stage: BenchmarkWindow) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = text
    label.frame = CGRect(origin: .zero, size: label.sizeThatFits(CGSize(width: 358, height: 10_000)))
    stage.window.addSubview(label)
    stage.frame(after: 1.0 / 60, renders: true)
    return label
  }

  /// Words with the number of the turn, so that a text is new in each.
  private static func text(_ count: Int, _ turn: Int) -> String {
    let words = "\(turn) A view shows what its layer has committed, and time moves it. "
    return String(String(repeating: words, count: count / words.count + 1).prefix(count))
  }
}

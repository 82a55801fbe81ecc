import Foundation

/// The table of the scenes.
enum SceneReport {
  /// The number of pixels, of 2,962,440, that may differ by more than 2 of 255. Peers that draw another picture are
  /// no measure. Pixels on edges differ by how coverage is computed.
  private static let pixelLimits = ["S5": 2_000, "S6": 6_000, "S7": 6_000, "S7r": 6_000]

  /// Prints the table, and adds to `results`. Returns what differs from the peers.
  static func run(_ scenes: [Scene], motions: Int, into results: inout [String: Any]) -> [String] {
    print("Frames of \(Scene.width)×\(Scene.height) pixels, as multiples of L, one memcpy of a frame next to each: the")
    print("median and the quarters of processor time. Last: how the peers' pictures differ from ours at most, and")
    print("in how many pixels by more than 2.")
    print(pad("", 50) + "    L/ms       ours                 pixman               cairo                differences")
    var failures: [String] = []
    for scene in scenes {
      let result = SceneRun(scene).run(motions: motions)
      print(pad("\(scene.name)  \(scene.title)", 50) + line(result))
      results[scene.name] = json(result)
      for (renderer, difference) in result.differences {
        let limit = pixelLimits[scene.name] ?? 0
        guard difference.pixels > limit else { continue }
        failures.append("\(scene.name): \(renderer) differs in \(difference.pixels) pixels, at most \(limit) expected")
      }
    }
    return failures
  }

  private static func line(_ result: SceneRun.Result) -> String {
    let copies = Spread(result.samples.values.flatMap(\.copies))
    var line = String(format: "%8.2f   ", copies.median * 1000)
    for renderer in SceneRun.Renderer.allCases {
      let text = result.samples[renderer].map { self.text(ratios($0)) } ?? "–"
      line += pad(text, 21)
    }
    for renderer in [SceneRun.Renderer.pixman, .cairo] {
      if let difference = result.differences[renderer] { line += pad("\(difference.most), \(difference.pixels)", 12) }
    }
    return line
  }

  private static func text(_ spread: Spread) -> String {
    String(format: "%6.2f (%.2f–%.2f)", spread.median, spread.lower, spread.upper)
  }

  private static func ratios(_ samples: SceneRun.Samples) -> Spread {
    Spread(zip(samples.times, samples.copies).map { $0 / $1 })
  }

  private static func json(_ result: SceneRun.Result) -> [String: Any] {
    func row(_ samples: SceneRun.Samples) -> [String: Any] {
      let ratio = ratios(samples)
      return [
        "ms": Spread(samples.times).median * 1000, "elapsed": Spread(samples.elapsed).median * 1000,
        "L": Spread(samples.copies).median * 1000, "ratio": ratio.median, "quarters": [ratio.lower, ratio.upper],
      ]
    }
    var all = result.samples[.ours].map(row) ?? [:]
    for renderer in [SceneRun.Renderer.pixman, .cairo] {
      if let samples = result.samples[renderer] { all["\(renderer)"] = row(samples) }
      if let difference = result.differences[renderer] {
        all["\(renderer)Differences"] = ["most": difference.most, "pixels": difference.pixels]
      }
    }
    return all
  }

  static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}

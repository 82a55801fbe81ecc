import Foundation

/// The table of the scenes.
enum SceneReport {
  /// The number of pixels, of 2,962,440, that may differ by more than 2 of 255. Peers that draw another picture are
  /// no measure. Pixels on edges differ by how coverage is computed.
  private static let pixelLimits = ["S5": 2_000, "S6": 6_000, "S7": 6_000, "S7r": 6_000]

  /// Prints the table, and adds to `results`. Returns what differs from the peers.
  static func run(_ scenes: [Scene], motions: Int, into results: inout [String: Any]) -> [String] {
    print("Frames of \(Scene.width)×\(Scene.height) pixels, as multiples of L, one memcpy of a frame next to each: the")
    print("median and the quarters of processor time, with one thread. Then the median of the time that passes until")
    print("our frame is drawn by one thread, and by two. Last: how the peers' pictures differ from ours at most, and")
    print("in how many pixels by more than 2.")
    let renderers = SceneRun.Renderer.allCases.map { pad("\($0)", 21) }.joined()
    print(pad("", 50) + "    L/ms       " + renderers + "1, 2 threads  differences")
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
      if result.differentFrames > 0 {
        failures.append("\(scene.name): two threads draw \(result.differentFrames) frames otherwise, none expected")
      }
    }
    return failures
  }

  private static func line(_ result: SceneRun.Result) -> String {
    let copies = Spread(result.samples.values.flatMap(\.copies).map(\.processor))
    var line = String(format: "%8.2f   ", copies.median * 1000)
    for renderer in SceneRun.Renderer.allCases {
      line += pad(result.samples[renderer].map { text($0.ratio) } ?? "–", 21)
    }
    for samples in result.threads { line += String(format: "%5.2f ", samples.elapsedRatio.median) }
    line += "  "
    for renderer in [SceneRun.Renderer.pixman, .cairo] {
      if let difference = result.differences[renderer] { line += pad("\(difference.most), \(difference.pixels)", 12) }
    }
    return line
  }

  private static func text(_ spread: Spread) -> String {
    String(format: "%6.2f (%.2f–%.2f)", spread.median, spread.lower, spread.upper)
  }

  private static func json(_ result: SceneRun.Result) -> [String: Any] {
    func row(_ samples: SceneSamples) -> [String: Any] {
      let ratio = samples.ratio
      return [
        "ms": Spread(samples.frames.map(\.processor)).median * 1000,
        "elapsed": Spread(samples.frames.map(\.elapsed)).median * 1000,
        "L": Spread(samples.copies.map(\.processor)).median * 1000, "ratio": ratio.median,
        "quarters": [ratio.lower, ratio.upper], "elapsedRatio": samples.elapsedRatio.median,
      ]
    }
    var all = result.samples[.ours].map(row) ?? [:]
    all["threads"] = Dictionary(uniqueKeysWithValues: zip(["1", "2"], result.threads.map(row)))
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

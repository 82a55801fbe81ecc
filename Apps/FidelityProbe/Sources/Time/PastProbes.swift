import UIKit

extension Probe {
  private static let end = "time-3"

  /// The value that an animation shows, and whether it ends, while its layer is frozen at or past its end.
  static var past: [Probe] {
    let positions: [(String, CFTimeInterval)] = [
      ("before", 0.999), ("at", 1), ("nanosecond-past", 1.000_000_001), ("past", 1.001), ("far-past", 5),
      ("back", -0.5),
    ]
    return positions.map { name, position in
      held(name, "a layer that is frozen at \(position) s", at: position, kept: false)
    } + [
      held("kept", "the same past the end, with isRemovedOnCompletion false and fill mode both", at: 1.5, kept: true),
      returned,
    ]
  }

  /// Adds a fade of one second to a layer that is frozen at the fade's beginning, and then moves the layer's time.
  private static func hold(_ layer: CALayer, _ log: ProbeLog, kept: Bool, _ bench: ProbeBench) async -> CFTimeInterval {
    var time: CFTimeInterval = 0
    await bench.driver.inFrame {
      time = layer.convertTime(CACurrentMediaTime(), from: nil)
      (layer.speed, layer.timeOffset) = (0, time)
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue, animation.duration) = (0.4, 0.2, 1)
      animation.delegate = AnimationLog("animation", log)
      if kept { (animation.isRemovedOnCompletion, animation.fillMode) = (false, .both) }
      layer.add(animation, forKey: "probe")
    }
    return time
  }

  private static func state(_ layer: CALayer) -> ProbeValue {
    let shown = layer.presentation()?.opacity ?? -1
    return .object([
      "opacity": .rounded(Double(shown), to: 0.01), "isThere": .bool(layer.animation(forKey: "probe") != nil),
    ])
  }

  private static func held(_ name: String, _ act: String, at position: CFTimeInterval, kept: Bool) -> Probe {
    Probe("past/\(name)", act, settles: [end]) { bench in
      let (layer, log) = (await bench.square().layer, ProbeLog())
      let time = await hold(layer, log, kept: kept, bench)
      var atOnce = ProbeValue.null
      await bench.driver.inFrame {
        layer.timeOffset = time + position
        CATransaction.flush()
        atOnce = state(layer)
      }
      await bench.driver.frames(10)
      return ProbeFinding(outcome: ["atOnce": atOnce, "later": state(layer), "log": .lines(log.lines)])
    }
  }

  private static var returned: Probe {
    Probe("past/returned", "past the end for ten frames, and back to the middle", settles: [end]) { bench in
      let (layer, log) = (await bench.square().layer, ProbeLog())
      let time = await hold(layer, log, kept: false, bench)
      await bench.driver.inFrame { layer.timeOffset = time + 2 }
      await bench.driver.frames(10)
      await bench.driver.inFrame { layer.timeOffset = time + 0.5 }
      return ProbeFinding(outcome: ["state": state(layer), "log": .lines(log.lines)])
    }
  }
}

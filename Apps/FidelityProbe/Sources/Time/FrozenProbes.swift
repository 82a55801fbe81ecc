import UIKit

extension Probe {
  private static let row = "time-4"
  private static let scrub = "time-6"

  /// The begin times of animations whose layer, or a layer above it, is frozen.
  static var frozen: [Probe] {
    [
      begin("frozen-with", "frozen in the transaction that adds the animation", settles: [row, scrub]) {
        layer, time, add in
        freeze(layer, at: time)
        add()
        return { _ in }
      },
      begin("frozen-before", "frozen in an earlier transaction", settles: [row, scrub]) { layer, time, add in
        freeze(layer, at: time)
        return { _ in add() }
      },
      begin("frozen-after", "frozen after the animation was added, before the commit", settles: [row]) {
        layer, time, add in
        add()
        freeze(layer, at: time)
        return { _ in }
      },
      begin("offset-moved", "the offset changes by 3 after adding, before the commit", settles: [row]) {
        layer, time, add in
        freeze(layer, at: time)
        add()
        layer.timeOffset = time + 3
        return { _ in }
      },
      begin("offset-moved-later", "the offset changes by 3 in a later transaction", settles: [row, scrub]) {
        layer, time, add in
        freeze(layer, at: time)
        add()
        return { layer in layer.timeOffset = time + 3 }
      },
      ahead, delay, delayBelowFrozen, belowFrozen,
    ]
  }

  private static func freeze(_ layer: CALayer, at time: CFTimeInterval) {
    (layer.speed, layer.timeOffset) = (0, time)
  }

  /// Runs `first` in a frame, and the closure that it returns in a later one. The animation is on a sublayer of the
  /// frozen layer.
  private static func begin(
    _ name: String, _ act: String, settles: [String],
    _ first: @escaping @MainActor (CALayer, CFTimeInterval, @escaping () -> Void) -> (CALayer) -> Void
  ) -> Probe {
    Probe("dating/\(name)", act, settles: settles) { bench in
      let layer = await bench.square().layer
      let below = CALayer()
      below.frame = layer.bounds
      layer.addSublayer(below)
      await bench.driver.frames(2)
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue, animation.duration) = (1, 0, 10)
      var time: CFTimeInterval = 0
      var later: (CALayer) -> Void = { _ in }
      await bench.driver.inFrame {
        time = layer.convertTime(CACurrentMediaTime(), from: nil)
        later = first(layer, time) { below.add(animation, forKey: "probe") }
      }
      await bench.driver.inFrame { later(layer) }
      await bench.driver.frames(1)
      let begin = below.animation(forKey: "probe")?.beginTime ?? -1
      let shown = below.presentation()?.opacity ?? -1
      return ProbeFinding(outcome: [
        "beginsAfterT0": .rounded(begin - time, to: 0.01), "opacity": .rounded(Double(shown), to: 0.01),
      ])
    }
  }

  private static var ahead: Probe {
    Probe(
      "dating/layer-ahead", "a layer's beginTime lies 100 seconds ahead",
      settles: ["time-10"]
    ) { bench in
      let square = await bench.square()
      square.layer.beginTime = CACurrentMediaTime() + 100
      await bench.driver.frames(3)
      let image = Picture.ofWindow(bench.window)
      bench.keep(image, as: "layer-ahead")
      return ProbeFinding(outcome: ["color": Picture.meanColor(of: image, in: square.frame)])
    }
  }

  private static var delayBelowFrozen: Probe {
    Probe(
      "dating/delay-frozen", "UIView.animate with a delay of 2 seconds below a layer that was frozen before",
      settles: ["time-11"]
    ) { bench in
      let square = await bench.square()
      let below = UIView(frame: square.bounds)
      square.addSubview(below)
      await bench.driver.frames(2)
      var time: CFTimeInterval = 0
      await bench.driver.inFrame {
        time = square.layer.convertTime(CACurrentMediaTime(), from: nil)
        freeze(square.layer, at: time)
      }
      await bench.driver.inFrame { UIView.animate(withDuration: 1, delay: 2) { below.alpha = 0 } }
      await bench.driver.frames(1)
      let begin = below.layer.animationKeys()?.first.flatMap { below.layer.animation(forKey: $0)?.beginTime } ?? -1
      return ProbeFinding(outcome: ["beginsAfterT0": .rounded(begin - time, to: 0.1)])
    }
  }

  private static var belowFrozen: Probe {
    Probe(
      "dating/added-below-frozen", "an animation that is added below a frozen layer, a fifth of a second later",
      settles: [row, scrub]
    ) { bench in
      let square = await bench.square()
      let below = UIView(frame: square.bounds)
      square.addSubview(below)
      await bench.driver.frames(2)
      await bench.driver.inFrame {
        freeze(square.layer, at: square.layer.convertTime(CACurrentMediaTime(), from: nil))
      }
      await bench.driver.inFrame {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { below.alpha = 0 }
      }
      await bench.driver.frames(12)
      let shown = below.layer.presentation()?.opacity ?? -1
      return ProbeFinding(outcome: ["opacity": .rounded(Double(shown), to: 0.1)])
    }
  }

  private static var delay: Probe {
    Probe(
      "dating/delay", "UIView.animate with a delay of 2 seconds",
      settles: ["time-11"]
    ) { bench in
      let square = await bench.square()
      var (before, atOnce) = (0.0, 0.0)
      await bench.driver.inFrame {
        before = CACurrentMediaTime()
        UIView.animate(withDuration: 1, delay: 2) { square.alpha = 0 }
        atOnce = square.layer.animationKeys()?.first.flatMap { square.layer.animation(forKey: $0)?.beginTime } ?? -1
      }
      let begin = square.layer.animationKeys()?.first.flatMap { square.layer.animation(forKey: $0)?.beginTime } ?? -1
      return ProbeFinding(
        outcome: [
          "beginsAbout2Later": .bool(abs(begin - before - 2) < 0.1), "isDatedAtOnce": .bool(atOnce != 0),
        ], measured: ["begin": .rounded(begin - before)])
    }
  }
}

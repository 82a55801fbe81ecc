import UIKit

extension Probe {
  private static let order = "time-9"
  private static let removal = "time-8"
  private static let unfinished = "view-7"
  private static let turn = "time-7"

  /// In which order animations, blocks and view completions report their end.
  static var endings: [Probe] {
    [
      ending("layer-animation", "a layer's animation in a transaction with a completion block", settles: [order]) {
        bench, log in
        let layer = await bench.square().layer
        await bench.driver.inFrame {
          transaction("block", log) { layer.add(fade(log), forKey: "probe") }
          log("committed")
        }
      },
      ending("view-animation", "a view animation in a transaction with a completion block", settles: [order]) {
        bench, log in
        let view = await bench.square()
        await bench.driver.inFrame {
          transaction("block", log) { fadeOut(view, log) }
          log("committed")
        }
      },
      ending("both", "a layer's and a view's animation that end at one time", settles: [order]) { bench, log in
        let (first, second) = (await bench.square(), await bench.square(at: CGPoint(x: 180, y: 120)))
        await bench.driver.inFrame {
          transaction("outer block", log) {
            transaction("inner block", log) { first.layer.add(fade(log), forKey: "probe") }
            fadeOut(second, log)
          }
        }
      },
      ending("implicit", "in the implicit transaction with a completion block", settles: [order]) { bench, log in
        let layer = await bench.square().layer
        await bench.driver.inFrame {
          CATransaction.setCompletionBlock { log("block") }
          layer.add(fade(log), forKey: "probe")
        }
      },
      ending("empty", "blocks without animations", settles: ["view-4"]) { bench, log in
        let view = await bench.square()
        await bench.driver.inFrame {
          transaction("block", log) {}
          log("committed")
          UIView.animate(withDuration: 0.2) {
          } completion: {
            log("view without changes \($0)")
          }
          UIView.animate(withDuration: 0) {
            view.alpha = 0.5
          } completion: {
            log("view without duration \($0)")
          }
          log("returned")
        }
      },
      ending("removed", "a layer's animation is removed in the middle", settles: [order, removal]) { bench, log in
        let layer = await bench.square().layer
        await bench.driver.inFrame { transaction("block", log) { layer.add(fade(log), forKey: "probe") } }
        await remove(bench, log) { layer.removeAnimation(forKey: "probe") }
      },
      ending("view-removed", "a view's animations are removed in the middle", settles: [unfinished, removal]) {
        bench, log in
        let view = await bench.square()
        await bench.driver.inFrame { fadeOut(view, log) }
        await remove(bench, log) { view.layer.removeAllAnimations() }
      },
      ending("left", "a view leaves the window in the middle", settles: [unfinished]) { bench, log in
        let view = await bench.square()
        view.layer.add(fade(log, lasting: 0.4), forKey: "probe")
        await bench.driver.inFrame { fadeOut(view, log) }
        await remove(bench, log) { view.removeFromSuperview() }
      },
      ending("in-completion", "a completion starts the next animation", settles: [order]) { bench, log in
        let view = await bench.square()
        await bench.driver.inFrame {
          UIView.animate(withDuration: 0.1) {
            view.alpha = 0
          } completion: { finished in
            log("first \(finished)")
            UIView.animate(withDuration: 0.1) {
              view.alpha = 1
            } completion: {
              log("second \($0)")
            }
            log("started the second")
          }
        }
      },
      reports,
    ]
  }

  private static func fade(_ log: ProbeLog, lasting duration: CFTimeInterval = 0.2) -> CAAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (1, 0, duration)
    animation.delegate = AnimationLog("animation", log)
    return animation
  }

  /// Fades a view out by an animation that reports its end.
  private static func fadeOut(_ view: UIView, _ log: ProbeLog) {
    UIView.animate(withDuration: 0.2) {
      view.alpha = 0
    } completion: {
      log("view \($0)")
    }
  }

  /// Makes changes in an explicit transaction with a completion block.
  private static func transaction(_ block: String, _ log: ProbeLog, _ changes: () -> Void) {
    CATransaction.begin()
    CATransaction.setCompletionBlock { log(block) }
    changes()
    CATransaction.commit()
  }

  /// Removes what is animated in the middle of it, in a frame.
  private static func remove(_ bench: ProbeBench, _ log: ProbeLog, _ removal: @escaping () -> Void) async {
    await bench.driver.inFrame {
      log("removing")
      removal()
      log("removed")
    }
  }

  private static func ending(
    _ name: String, _ act: String, settles: [String],
    _ body: @escaping @MainActor (ProbeBench, ProbeLog) async -> Void
  ) -> Probe {
    Probe("endings/\(name)", act, settles: settles) { bench in
      let log = ProbeLog()
      await body(bench, log)
      await bench.driver.seconds(0.6)
      return ProbeFinding(outcome: ["order": .lines(log.lines)])
    }
  }

  /// The number of frames between the first one without the animation and the report. The two race on a device.
  private static var reports: Probe {
    Probe("endings/frames", "a view animation's last frame, and its completion", settles: [turn]) { bench in
      let view = await bench.square()
      var (frame, shown, reported) = (0, -1, -1)
      var opacities: [ProbeValue] = []
      let link = FrameCallback { _ in
        frame += 1
        let opacity = view.layer.presentation()?.opacity ?? -1
        if reported < 0 { opacities.append(.rounded(Double(opacity), to: 0.01)) }
        if opacity == 0, shown < 0 { shown = frame }
      }
      UIView.animate(withDuration: 0.1, delay: 0, options: .curveLinear) {
        view.alpha = 0
      } completion: { _ in
        reported = frame
      }
      await bench.driver.seconds(0.5)
      link.invalidate()
      return ProbeFinding(
        outcome: ["isReported": .bool(reported >= 0)],
        measured: ["framesFromShownToReport": .number(Double(reported - shown)), "opacities": .list(opacities)])
    }
  }
}

import UIKit

extension Probe {
  private static let additive = "view-1"
  private static let keyframes = "view-18"
  private static let absolute = "view-19b"
  private static let nested = "view-2"

  /// The animations that each `UIView` API makes.
  static var dumps: [Probe] {
    [
      dump("alpha", settles: [additive]) { view in UIView.animate(withDuration: 1) { view.alpha = 0.25 } },
      dump("center", settles: [additive]) { view in UIView.animate(withDuration: 1) { view.center.x += 50 } },
      dump("frame", settles: [additive]) { view in
        UIView.animate(withDuration: 1) { view.frame = CGRect(x: 0, y: 100, width: 50, height: 60) }
      },
      dump("bounds", settles: [additive]) { view in
        UIView.animate(withDuration: 1) { view.bounds = CGRect(x: 5, y: 6, width: 50, height: 60) }
      },
      dump("transform", settles: [additive]) { view in
        UIView.animate(withDuration: 1) { view.transform = CGAffineTransform(translationX: 30, y: 0) }
      },
      dump("background", settles: [absolute]) { view in
        UIView.animate(withDuration: 1) { view.backgroundColor = .blue }
      },
      dump("background-twice", settles: [absolute]) { view in
        UIView.animate(withDuration: 1) { view.backgroundColor = .blue }
        UIView.animate(withDuration: 1) { view.backgroundColor = .green }
      },
      dump("twice", settles: [additive]) { view in
        UIView.animate(withDuration: 1) { view.center.x += 50 }
        UIView.animate(withDuration: 1) { view.center.x += 50 }
      },
      dump("from-current-state", settles: [additive]) { view in
        UIView.animate(withDuration: 1) { view.center.x += 50 }
        UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState) { view.center.x += 50 }
      },
      dump("options", settles: [additive]) { view in
        UIView.animate(withDuration: 1, delay: 0.5, options: [.curveEaseOut, .repeat, .autoreverse]) { view.alpha = 0 }
      },
      dump("spring", settles: [additive]) { view in
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0.5, options: []
        ) { view.center.x += 50 }
      },
      dump("nested", settles: [nested]) { view in
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          view.alpha = 0.5
          UIView.animate(withDuration: 3, delay: 0, options: .curveEaseIn) { view.center.x += 50 }
        }
      },
      dump("keyframes", settles: [keyframes]) { view in
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x += 50 }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.center.x += 50 }
        }
      },
      dump("property-animator", settles: [additive]) { view in
        UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x += 50 }.startAnimation()
      },
      dump("property-animator-spring", settles: [additive]) { view in
        UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { view.center.x += 50 }.startAnimation()
      },
      dump("property-animator-paused", settles: [additive]) { view in
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x += 50 }
        animator.fractionComplete = 0.5
        // An animator that is released while it is active stops the program.
        view.layer.setValue(animator, forKey: "probeAnimator")
      },
      dump("cross-dissolve", settles: ["view-22"]) { view in
        UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) { view.backgroundColor = .blue }
      },
      dump("flip", settles: ["view-20"]) { view in
        let other = UIView(frame: view.frame)
        UIView.transition(from: view, to: other, duration: 1, options: .transitionFlipFromLeft)
      },
      dump("implicit", settles: ["time-21"]) { view in
        view.layer.sublayers?.first?.opacity = 0.5
      },
    ]
  }

  private static func dump(_ name: String, settles: [String], _ body: @escaping @MainActor (UIView) -> Void) -> Probe {
    Probe("dump/\(name)", "the animations on a view, its sublayer and its superview", settles: settles) { bench in
      let square = await bench.square(.white)
      let view = UIView(frame: square.bounds)
      view.backgroundColor = .red
      let sublayer = CALayer()
      sublayer.frame = view.bounds
      view.layer.addSublayer(sublayer)
      square.addSubview(view)
      await bench.driver.frames(2)
      var now: CFTimeInterval = 0
      await bench.driver.inFrame {
        now = CACurrentMediaTime()
        body(view)
      }
      var outcome: [String: ProbeValue] = [:]
      for (name, layer) in [("superview", square.layer), ("view", view.layer), ("sublayer", sublayer)] {
        outcome[name] = .list(AnimationDump.all(on: layer, since: now))
      }
      if let animator = view.layer.value(forKey: "probeAnimator") as? UIViewPropertyAnimator {
        animator.stopAnimation(true)
        view.layer.setValue(nil, forKey: "probeAnimator")
      }
      return ProbeFinding(outcome: outcome)
    }
  }
}

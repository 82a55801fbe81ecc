import QuartzCore
import Testing
import UIKit

extension UIView.KeyframeAnimationOptions {
  /// The bits of the linear curve, which have no name in these options.
  fileprivate static let linearCurve = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)
}

@Suite("The keyframes of view animations:", .serialized) @MainActor struct KeyframeTests {
  private let log = Log()

  private func key(_ start: Double, _ duration: Double, _ change: @escaping () -> Void) {
    UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: duration, animations: change)
  }

  private func animation(_ key: String, on view: UIView) -> CAKeyframeAnimation? {
    view.layer.animation(forKey: key) as? CAKeyframeAnimation
  }

  @Test("a fade in the first tenth makes the animation that was observed on a device")
  func asOnDevice() throws {
    let frames = Frames()
    UIView.animateKeyframes(withDuration: 10, delay: 0, animations: { key(0, 0.1) { frames.view.alpha = 0 } })
    let made = try #require(animation("opacity", on: frames.view))
    #expect(made.keyTimes == [0, 0.1, 1] && made.values as? [CGFloat] == [1, 0, 0])
    #expect(made.calculationMode == .linear && made.fillMode == .both && made.duration == 10 && !made.isAdditive)
    #expect(made.timingFunction?.value(at: 0.3) == CAMediaTimingFunction(name: .easeInEaseOut).value(at: 0.3))
    #expect(frames.view.alpha == 0)
  }

  @Test("each property of each view has its own keyframes")
  func ofEachProperty() {
    let frames = Frames()
    let (first, second) = (frames.view, UIView())
    UIView.animateKeyframes(
      withDuration: 1, delay: 0,
      animations: {
        for (step, value) in [0.5, 0.25].enumerated() {
          key(Double(step) / 2, 0.5) {
            (first.alpha, first.layer.zPosition) = (value, 10 * value)
            (second.alpha, second.layer.zPosition) = (value / 2, 20 * value)
          }
        }
      })
    let made = [first, second].flatMap { view in
      ["opacity", "zPosition"].map { animation($0, on: view)?.values as? [CGFloat] }
    }
    #expect(made == [[1, 0.5, 0.25], [0, 5, 2.5], [1, 0.25, 0.125], [0, 10, 5]])
  }

  @Test(
    "the calculation modes have the values that were measured with Core Animation",
    arguments: [
      (UIView.KeyframeAnimationOptions.calculationModeLinear, [0.5, 0.9, 0.8, 0.7, 0.6, 0.55, 0.6, 0.65]),
      (.calculationModeDiscrete, [0, 1, 1, 1, 1, 0.5, 0.5, 0.5]),
      (.calculationModePaced, [0.085, 0.34, 0.51, 0.68, 0.85, 0.81, 0.64, 0.53]),
      (
        .calculationModeCubic,
        [0.6145833, 1.0066667, 0.9, 0.74, 0.58666664, 0.503125, 0.55833334, 0.634375]
      ),
    ])
  func modes(mode: UIView.KeyframeAnimationOptions, expected: [CGFloat]) {
    let frames = Frames()
    let view = frames.view
    view.layer.zPosition = 0
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: [mode, .linearCurve],
      animations: {
        key(0, 0.1) { view.layer.zPosition = 1 }
        key(0.1, 0.5) { view.layer.zPosition = 0.5 }
        key(0.6, 0.4) { view.layer.zPosition = 0.7 }
      })
    frames.frame(at: 0)
    let shown = frames.shown(at: [0.05, 0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 0.9]) {
      view.layer.presentation()?.zPosition ?? .nan
    }
    #expect(isClose(shown, expected, within: 1e-5), "\(shown)")
  }

  @Test("a keyframe without a duration takes effect at its start; between keyframes, a value stays")
  func jumpsAndGaps() {
    let frames = Frames()
    let view = frames.view
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: .linearCurve,
      animations: {
        key(0.25, 0) { view.center.x = 100 }
        key(0.5, 0.25) { view.center.x = 200 }
      })
    frames.frame(at: 0)
    let shown = frames.shown(at: [0.2, 0.26, 0.45, 0.625, 0.75, 0.9, 1.1]) { frames.x }
    #expect(isClose(shown, [50, 100, 100, 150, 200, 200, 200]), "\(shown)")
  }

  @Test("a keyframe without a duration at the very start takes effect at once")
  func jumpAtStart() {
    let frames = Frames()
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: .linearCurve,
      animations: {
        key(0, 0) { frames.view.center.x = 100 }
        key(0, 1) { frames.view.center.x = 200 }
      })
    frames.frame(at: 0)
    #expect(isClose(frames.shown(at: [0.01, 0.5]) { frames.x }, [101, 150]))
  }

  @Test("each property has its own keyframes, including the origin and the size of bounds, and colors")
  func properties() throws {
    let frames = Frames()
    let view = frames.view
    view.backgroundColor = .red
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: .linearCurve,
      animations: {
        key(0, 0.5) { view.bounds.size.width = 200 }
        key(0.5, 0.5) { view.backgroundColor = .blue }
      })
    #expect(view.layer.animationKeys() == ["bounds.size", "backgroundColor"])
    frames.frame(at: 0)
    frames.frame(at: 0.75)
    let shown = try #require(view.layer.presentation())
    #expect(shown.bounds.width == 200)
    #expect(shown.backgroundColor == CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
  }

  @Test("without keyframes, it is a plain block; other changes are animated over the whole duration")
  func plain() {
    let frames = Frames()
    let view = frames.view
    UIView.animateKeyframes(withDuration: 1, delay: 0, animations: { view.alpha = 0 }, completion: nil)
    #expect((view.layer.animation(forKey: "opacity") as? CABasicAnimation)?.isAdditive == true)
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: .linearCurve,
      animations: {
        view.center.x = 150
        key(0.5, 0.5) { view.alpha = 1 }
      })
    frames.frame(at: 0)
    #expect(isClose(frames.shown(at: [0.25]) { frames.x }, [75]))
    key(0, 0.5) { view.center.y = 300 }
    #expect(view.center.y == 300 && view.layer.animationKeys() == ["position", "opacity"])
  }

  @Test("inside a block, keyframes have that block's duration and curve, unless they override them")
  func inherited() throws {
    let frames = Frames()
    let (view, other) = (frames.view, UIView())
    UIView.animate(withDuration: 3, delay: 0, options: .curveLinear) {
      UIView.animateKeyframes(withDuration: 1, delay: 0, animations: { key(0, 0.5) { view.alpha = 0 } })
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedOptions],
        animations: { key(0, 0.5) { other.alpha = 0 } })
    }
    let made = try [view, other].map { try #require(animation("opacity", on: $0)) }
    #expect(made.map(\.duration) == [3, 1])
    #expect(
      made.map { $0.timingFunction?.value(at: 0.3) }
        == [.linear, .easeInEaseOut].map { CAMediaTimingFunction(name: $0).value(at: 0.3) })
  }

  @Test("a block in a keyframe is part of it and ends with the keyframes; nested keyframes are within its time")
  func nested() {
    let frames = Frames()
    let (view, log) = (frames.view, log)
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: .linearCurve,
      animations: {
        key(0.5, 0.5) {
          UIView.animate(withDuration: 9, animations: { view.alpha = 0 }, completion: { log.add("inner \($0)") })
          UIView.animateKeyframes(withDuration: 9, delay: 0, animations: { key(0.5, 0.5) { view.center.x = 150 } })
        }
      }, completion: { done in MainActor.assumeIsolated { log.add("outer \(done)") } })
    #expect(animation("opacity", on: view)?.keyTimes == [0, 0.5, 1])
    #expect(animation("position", on: view)?.keyTimes == [0, 0.75, 1])
    #expect(log.take() == [])
    frames.frame(at: 0)
    frames.frame(at: 1.01)
    #expect(log.take() == ["inner true", "outer true"])
  }

  @Test(
    "completions run after the end, at once without a change, next turn without a duration, with false if replaced",
    arguments: [EndReports.beforeFrame, .afterFrame])
  func completions(reports: EndReports) {
    let frames = Frames(endReports: reports)
    let (view, log) = (frames.view, log)
    func run(_ name: String, _ duration: TimeInterval, _ change: @escaping () -> Void) {
      UIView.animateKeyframes(
        withDuration: duration, delay: 0, animations: { key(0, 0.5, change) },
        completion: { done in MainActor.assumeIsolated { log.add("\(name) \(done)") } })
    }
    run("empty", 1) {}
    #expect(log.take() == ["empty true"])
    run("zero", 0) { view.alpha = 0.5 }
    #expect(log.take() == [] && view.layer.animationKeys() == nil)
    frames.frame(at: 0)
    #expect(log.take() == ["zero true"])
    run("first", 1) { view.alpha = 0 }
    run("second", 1) { view.alpha = 1 }
    frames.frame(at: 0)
    frames.frame(at: 0.5)
    #expect(log.take() == ["first false"])
    frames.frame(at: 1.01, present: { log.add("end shown") })
    #expect(log.take() == (reports == .beforeFrame ? ["second true", "end shown"] : ["end shown", "second true"]))
  }

  @Test("a delay, repeating, and beginFromCurrentState apply to the whole animation")
  func timing() throws {
    let frames = Frames()
    let view = frames.view
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
    frames.frame(at: 0)
    frames.frame(at: 0.5)
    UIView.animateKeyframes(
      withDuration: 1, delay: 0.25, options: [.linearCurve, .beginFromCurrentState, .repeat, .autoreverse],
      animations: { key(0, 1) { view.center.x = 200 } })
    frames.frame(at: 0.5)
    let shown = frames.shown(at: [0.5, 0.75, 1.25, 1.75, 2.25, 3.25]) { frames.x }
    #expect(isClose(shown, [100, 100, 150, 200, 150, 150]), "\(shown)")
  }
}

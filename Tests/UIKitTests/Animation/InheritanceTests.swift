import QuartzCore
import Testing
import UIKit

@Suite("Nested blocks of view animations:", .serialized) @MainActor struct InheritanceTests {
  private typealias Options = UIView.AnimationOptions

  private func made(_ view: UIView) -> CABasicAnimation? {
    view.layer.animation(forKey: "opacity") as? CABasicAnimation
  }

  /// The outer block takes 2 s, is linear, and repeats; the inner one by itself would take 1 s with ease-in.
  @Test(
    "a nested block inherits all that it does not override",
    arguments: [
      (Options.curveEaseIn, 2.0, CAMediaTimingFunctionName.linear, Float.infinity),
      (Options([.curveEaseIn, .overrideInheritedDuration]), 1, .linear, .infinity),
      (Options([.curveEaseIn, .overrideInheritedCurve]), 2, .easeIn, .infinity),
      (Options([.curveEaseIn, .overrideInheritedOptions]), 2, .easeIn, 0),
      (Options([.curveEaseIn, .overrideInheritedDuration, .overrideInheritedOptions]), 1, .easeIn, 0),
    ])
  func overriding(
    options: UIView.AnimationOptions, duration: Double, curve: CAMediaTimingFunctionName, count: Float
  ) throws {
    let frames = Frames()
    UIView.animate(withDuration: 2, delay: 0, options: [.curveLinear, .repeat]) {
      UIView.animate(withDuration: 1, delay: 0, options: options) { frames.view.alpha = 0 }
    }
    let animation = try #require(made(frames.view))
    #expect(animation.duration == duration && animation.repeatCount == count)
    #expect(animation.timingFunction?.value(at: 0.3) == CAMediaTimingFunction(name: curve).value(at: 0.3))
  }

  @Test("a block without a duration is animated in a block that has one, but not the reverse")
  func zero() throws {
    let frames = Frames()
    let other = UIView()
    UIView.animate(withDuration: 2) { UIView.animate(withDuration: 0) { frames.view.alpha = 0 } }
    #expect(made(frames.view)?.duration == 2)
    UIView.animate(withDuration: 0) { UIView.animate(withDuration: 2) { other.alpha = 0 } }
    #expect(made(other) == nil && other.alpha == 0)
  }

  @Test(
    "completions run in the order in which animations end, an inner block's separately",
    arguments: [EndReports.beforeFrame, .afterFrame])
  func order(reports: EndReports) {
    let frames = Frames(endReports: reports)
    let (log, view) = (Log(), frames.view)
    UIView.animate(
      withDuration: 1, delay: 0,
      animations: {
        UIView.animate(withDuration: 9, animations: { view.alpha = 0 }, completion: { log.add("inner \($0)") })
        UIView.animate(
          withDuration: 0.5, delay: 0, options: .overrideInheritedDuration, animations: { view.center.y = 200 },
          completion: { log.add("short \($0)") })
        UIView.animate(withDuration: 9, animations: {}, completion: { log.add("empty \($0)") })
        view.center.x = 200
      }, completion: { log.add("outer \($0)") })
    UIView.animate(withDuration: 1, animations: { view.bounds.size.width = 50 }, completion: { log.add("next \($0)") })
    #expect(log.take() == ["empty true"])
    frames.frame(at: 0)
    frames.frame(at: 0.6)
    #expect(log.take() == ["short true"])
    frames.frame(at: 1.1, present: { log.add("shown") })
    let ends = ["inner true", "outer true", "next true"]
    #expect(log.take() == (reports == .beforeFrame ? ends + ["shown"] : ["shown"] + ends))
  }

  @Test("a second color replaces the first, whose block does not finish; moves add up, and all finish")
  func replaced() {
    let frames = Frames()
    let (log, view) = (Log(), frames.view)
    view.backgroundColor = .red
    func run(_ name: String, _ options: UIView.AnimationOptions, _ change: @escaping () -> Void) {
      UIView.animate(
        withDuration: 1, delay: 0, options: options.union(.curveLinear), animations: change,
        completion: { log.add("\(name) \($0)") })
    }
    run("color", []) { view.backgroundColor = .blue }
    run("move", []) { view.center.x = 150 }
    frames.frame(at: 0)
    frames.frame(
      at: 0.5,
      input: {
        run("color 2", .beginFromCurrentState) { view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
        run("move 2", .beginFromCurrentState) { view.center.x = 50 }
      })
    #expect(view.layer.animationKeys() == ["position", "backgroundColor", "position-2"])
    #expect(view.layer.presentation()?.backgroundColor == CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
    for time in [0.6, 1.1, 1.6] { frames.frame(at: time) }
    #expect(log.take() == ["color false", "move true", "color 2 true", "move 2 true"])
  }

  @Test(
    "a spring with a perceptual duration and bounce is animated until it has settled",
    arguments: [
      (0.5, 0.0, 0.0, 157.91367041742973, 25.132741228718345), (0.5, 0.3, 1, 157.91367041742973, 17.59291886010284),
      (1, -0.5, 0, 39.47841760435743, 25.132741228718345),
    ])
  func bounce(duration: Double, bounce: Double, velocity: Double, stiffness: Double, damping: Double) throws {
    let frames = Frames()
    let log = Log()
    UIView.animate(
      springDuration: duration, bounce: bounce, initialSpringVelocity: velocity, animations: { frames.view.alpha = 0 },
      completion: { log.add("\($0)") })
    let spring = try #require(made(frames.view) as? CASpringAnimation)
    #expect(spring.mass == 1 && abs(spring.stiffness - stiffness) < 1e-9 && abs(spring.damping - damping) < 1e-9)
    #expect(spring.allowsOverdamping && spring.initialVelocity == velocity)
    #expect(spring.duration == spring.settlingDuration && spring.duration > duration)
    frames.frame(at: 0)
    frames.frame(at: spring.duration - 0.01)
    #expect(log.take() == [])
    frames.frame(at: spring.duration + 0.01)
    #expect(log.take() == ["true"])
  }

  @Test("by default, a spring takes half a second without a bounce; without a duration, it does not animate")
  func bounceDefaults() throws {
    let frames = Frames()
    UIView.animate { frames.view.alpha = 0 }
    let spring = try #require(made(frames.view) as? CASpringAnimation)
    #expect(abs(spring.stiffness - 157.91367041742973) < 1e-9)
    UIView.animate(springDuration: 0) { frames.view.center.x = 3 }
    #expect(frames.view.layer.animationKeys() == ["opacity"])
  }
}

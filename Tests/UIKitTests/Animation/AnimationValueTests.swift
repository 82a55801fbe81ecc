import QuartzCore
import Testing
import UIKit

@Suite("The values of view animations:", .serialized) @MainActor struct AnimationValueTests {
  private let frames = Frames()

  @Test("a linear move has a constant speed, and the model has its new value at once")
  func linear() {
    let view = frames.view
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
    #expect(view.center.x == 150)
    let shown = frames.shown(at: [0.25, 0.5, 0.75, 1, 1.25, 1.5]) { frames.x }
    // It begins in the frame that commits it.
    #expect(isClose(shown, [50, 75, 100, 125, 150, 150]))
  }

  @Test(
    "the four curves are Core Animation's",
    arguments: [
      (UIView.AnimationOptions.curveEaseInOut, CAMediaTimingFunctionName.easeInEaseOut),
      (.curveEaseIn, .easeIn), (.curveEaseOut, .easeOut), (.curveLinear, .linear),
    ])
  func curves(option: UIView.AnimationOptions, name: CAMediaTimingFunctionName) {
    let view = frames.view
    UIView.animate(withDuration: 1, delay: 0, options: option) { view.center.x = 150 }
    let curve = CAMediaTimingFunction(name: name)
    let shown = frames.shown(at: [0, 0.25, 0.5, 0.75]) { frames.x }
    #expect(isClose(shown, [0, 0.25, 0.5, 0.75].map { 50 + 100 * CGFloat(curve.value(at: $0)) }))
  }

  @Test("an animation is additive, from the difference to zero, and filled at both ends")
  func additive() throws {
    let view = frames.view
    UIView.animate(withDuration: 0.3) { view.center = CGPoint(x: 150, y: 50) }
    let animation = try #require(view.layer.animation(forKey: "position") as? CABasicAnimation)
    #expect(animation.isAdditive && animation.fillMode == .both && animation.duration == 0.3)
    #expect(animation.fromValue as? CGPoint == CGPoint(x: -100, y: 0))
    #expect(animation.toValue as? CGPoint == .zero)
    #expect(animation.keyPath == "position")
  }

  @Test("a second move adds to the first, which keeps running, without a jump or a stop")
  func interrupted() {
    let view = frames.view
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
    frames.frame(at: 0)
    frames.frame(
      at: 0.5,
      input: {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 50 }
      })
    #expect(view.layer.animationKeys() == ["position", "position-2"])
    let shown = frames.shown(at: [0.5, 0.75, 1, 1.25, 1.5]) { frames.x }
    #expect(isClose(shown, [100, 100, 100, 75, 50]))
  }

  @Test("bounds are animated as origin and size, each only if it changes")
  func bounds() {
    let view = frames.view
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.bounds = CGRect(x: 10, y: 0, width: 200, height: 100)
    }
    #expect(view.layer.animationKeys() == ["bounds.origin", "bounds.size"])
    frames.frame(at: 0)
    let shown = frames.shown(at: [0.5]) { view.layer.presentation()?.bounds }
    #expect(shown == [CGRect(x: 5, y: 0, width: 150, height: 100)])
    frames.frame(at: 2)
    UIView.animate(withDuration: 1) { view.bounds.size.width = 50 }
    #expect(view.layer.animationKeys() == ["bounds.size"])
  }

  @Test("a transform and an alpha value are interpolated in the same animation")
  func transformAndAlpha() throws {
    let view = frames.view
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(translationX: 100, y: 0)
      view.alpha = 0
    }
    frames.frame(at: 0)
    frames.frame(at: 0.25)
    let shown = view.layer.presentation()
    #expect(abs((shown?.transform.m41 ?? .nan) - 25) < 1e-6)
    #expect(abs((shown?.opacity ?? .nan) - 0.75) < 1e-6)
  }

  @Test("a color is animated from the old to the new one, not additively")
  func color() throws {
    let view = frames.view
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    }
    let animation = try #require(view.layer.animation(forKey: "backgroundColor") as? CABasicAnimation)
    #expect(!animation.isAdditive)
    frames.frame(at: 0)
    frames.frame(at: 0.5)
    #expect(view.layer.presentation()?.backgroundColor == CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
  }

  @Test("a delayed animation shows the old value until it begins")
  func delay() {
    let view = frames.view
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { view.center.x = 150 }
    let shown = frames.shown(at: [0.25, 0.5, 1, 1.5, 1.75]) { frames.x }
    #expect(isClose(shown, [50, 50, 100, 150, 150]))
  }

  @Test("a repeating animation starts over, or comes back if it autoreverses", arguments: [true, false])
  func repeating(reverses: Bool) {
    let view = frames.view
    let options: UIView.AnimationOptions = reverses ? [.repeat, .autoreverse, .curveLinear] : [.repeat, .curveLinear]
    UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x = 150 }
    frames.frame(at: 0)
    let shown = frames.shown(at: [0.25, 1.25, 2.25, 99.25]) { frames.x }
    #expect(isClose(shown, reverses ? [75, 125, 75, 125] : [75, 75, 75, 75]))
  }

  @Test("without repeating, an autoreversing animation comes back once, and then the new value shows")
  func autoreverse() {
    let view = frames.view
    var isDone: Bool?
    UIView.animate(
      withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear], animations: { view.center.x = 150 },
      completion: { isDone = $0 })
    frames.frame(at: 0)
    #expect(isClose(frames.shown(at: [0.5, 1, 1.5, 1.9]) { frames.x }, [100, 150, 100, 60]) && isDone == nil)
    #expect(isClose(frames.shown(at: [2.1, 2.2]) { frames.x }, [150, 150]) && isDone == true)
  }

  @Test("modifyAnimations repeats the changes in its block the given number of times")
  func modify() throws {
    let view = frames.view
    UIView.animate(withDuration: 1) {
      UIView.modifyAnimations(withRepeatCount: 2.5, autoreverses: true) { view.center.x = 150 }
      view.alpha = 0
    }
    let move = try #require(view.layer.animation(forKey: "position"))
    #expect(move.repeatCount == 2.5 && move.autoreverses)
    let fade = try #require(view.layer.animation(forKey: "opacity"))
    #expect(fade.repeatCount == 0 && !fade.autoreverses)
  }

  @Test(
    "a spring has mass 1 and the stiffness measured on iOS",
    arguments: [
      (0.35, 1.0, 0.0, 286.40942818911714), (0.6, 0.8, 0, 190.21427544499548), (0.5, 0.3, 0, 1796.8833611577954),
      (0.99, 1, 0, 80.02518243167793),
    ])
  func spring(damping: Double, duration: Double, velocity: Double, stiffness: Double) throws {
    let view = frames.view
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: velocity
    ) { view.center.x = 150 }
    let spring = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
    #expect(spring.mass == 1 && spring.initialVelocity == velocity && spring.duration == duration)
    #expect(abs(spring.stiffness - stiffness) < 1e-6 * stiffness)
    #expect(abs(spring.damping - 2 * damping * stiffness.squareRoot()) < 1e-6 * stiffness)
  }
}

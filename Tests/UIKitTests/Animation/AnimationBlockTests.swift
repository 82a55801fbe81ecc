import QuartzCore
import Testing
import UIKit

@Suite("The blocks of view animations:", .serialized) @MainActor struct AnimationBlockTests {
  private let frames = Frames()

  @Test("outside a block, nothing is animated")
  func outside() {
    let view = frames.view
    view.center.x = 150
    view.layer.opacity = 0.5
    #expect(view.layer.animationKeys() == nil)
    #expect(frames.shown(at: [0.1]) { frames.x } == [150])
  }

  @Test("a nested block has the outer one's duration and curve unless it overrides them")
  func nested() throws {
    let view = frames.view
    let other = UIView(frame: view.frame)
    let third = UIView(frame: view.frame)
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      #expect(UIView.inheritedAnimationDuration == 2)
      UIView.animate(withDuration: 1) { other.alpha = 0 }
      UIView.animate(
        withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn]
      ) { third.alpha = 0 }
      view.alpha = 0
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    let linear = CAMediaTimingFunction(name: .linear)
    let easeIn = CAMediaTimingFunction(name: .easeIn)
    let made = [view, other, third].map { $0.layer.animation(forKey: "opacity") }
    #expect(made.map { $0?.duration } == [2, 2, 1])
    #expect(
      made.map { $0?.timingFunction?.value(at: 0.3) }
        == [linear.value(at: 0.3), linear.value(at: 0.3), easeIn.value(at: 0.3)])
  }

  @Test("a plain block inside a spring is a spring unless it overrides the options")
  func nestedSpring() {
    let view = frames.view
    let other = UIView(frame: view.frame)
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedOptions) { other.alpha = 0 }
    }
    #expect(view.layer.animation(forKey: "opacity") is CASpringAnimation)
    #expect(!(other.layer.animation(forKey: "opacity") is CASpringAnimation))
  }

  @Test("performWithoutAnimation and setAnimationsEnabled turn animations off, and can be nested")
  func disabled() {
    let view = frames.view
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation {
        view.alpha = 0.5
        UIView.performWithoutAnimation {}
        #expect(!UIView.areAnimationsEnabled)
        view.center.x = 70
      }
      #expect(UIView.areAnimationsEnabled)
    }
    UIView.setAnimationsEnabled(false)
    var isDone: Bool?
    UIView.animate(withDuration: 1, animations: { view.center.x = 150 }, completion: { isDone = $0 })
    UIView.setAnimationsEnabled(true)
    #expect(view.layer.animationKeys() == nil && view.center.x == 150 && view.alpha == 0.5 && isDone == nil)
    frames.frame(at: 0.1)
    #expect(isDone == true)
  }

  @Test("layoutSubviews lays out animated views in the block; without it, subviews jump", arguments: [true, false])
  func layoutSubviews(isOn: Bool) {
    let parent = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    frames.window.addSubview(parent)
    frames.frame(at: 0.1)
    UIView.animate(withDuration: 1, delay: 0, options: isOn ? .layoutSubviews : []) {
      parent.bounds.size.width = 200
    }
    frames.frame(at: 0.1)
    #expect(parent.child.frame.width == 200)
    #expect(parent.child.layer.animationKeys() == (isOn ? ["position", "bounds.size"] : nil))
  }

  @Test("a view that has just been added is animated, too")
  func newView() {
    let new = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    frames.window.addSubview(new)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { new.center.x = 105 }
    frames.frame(at: 0)
    let shown = frames.shown(at: [0.5]) { new.layer.presentation()?.position.x ?? .nan }
    #expect(isClose(shown, [55]))
  }
}

private final class LayoutView: UIView {
  let child = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    if child.superview == nil { addSubview(child) }
    child.frame = bounds
  }
}

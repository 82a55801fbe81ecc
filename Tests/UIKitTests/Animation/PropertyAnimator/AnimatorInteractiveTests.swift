import QuartzCore
import Testing
import UIKit

/// Two pages in a container, as in an interactive transition. An animator slides one out and the other in.
@MainActor private final class Pages {
  let frames: Frames
  let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let old = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let new = UIView(frame: CGRect(x: 400, y: 0, width: 400, height: 800))
  let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut)
  private(set) var log: [String] = []

  init(_ endReports: EndReports = .afterFrame) {
    frames = Frames(endReports: endReports)
    frames.window.addSubview(container)
    container.addSubview(old)
    frames.frame(at: 0)
    let (old, new) = (old, new)
    animator.addAnimations {
      old.center.x = -200
      old.alpha = 0.5
      new.center.x = 200
    }
    animator.addCompletion { [unowned self] in note("end \($0.rawValue)") }
  }

  func note(_ line: String) { log.append(line) }

  /// Adds the new page, and starts and pauses the animator before anything is committed.
  func begin(at time: CFTimeInterval) -> [CGFloat] {
    shown(at: time) {
      container.addSubview(new)
      animator.startAnimation()
      animator.pauseAnimation()
    }
  }

  /// Returns the x coordinates at which both pages' centers are shown, and the old page's opacity.
  func shown(at time: CFTimeInterval, input: () -> Void = {}) -> [CGFloat] {
    var result: [CGFloat] = []
    frames.frame(at: time, input: input, present: { result = look })
    return result
  }

  private var look: [CGFloat] {
    let (a, b) = (old.layer.presentation(), new.layer.presentation())
    return [a?.position.x ?? .nan, b?.position.x ?? .nan, CGFloat(a?.opacity ?? .nan)]
  }

  var model: [CGFloat] { [old.center.x, new.center.x, old.alpha] }

  /// Returns the expected values at a fraction of the distance.
  static func look(at part: CGFloat) -> [CGFloat] { [200 - 400 * part, 600 - 400 * part, 1 - part / 2] }
}

@Suite("A UIViewPropertyAnimator in an interactive transition:", .serialized) @MainActor
struct AnimatorInteractiveTests {
  private static let orders = [EndReports.beforeFrame, .afterFrame]

  /// Returns the fraction of the distance that is shown. The three values must agree on it.
  private func share(_ look: [CGFloat]) -> CGFloat {
    let part = (200 - look[0]) / 400
    #expect(isClose(look, Pages.look(at: part), within: 1e-3))
    return part
  }

  @Test("started and paused in one turn, an animator is at its start, and follows the fraction frame by frame")
  func follows() {
    let pages = Pages()
    #expect(isClose(pages.begin(at: 0.1), Pages.look(at: 0)))
    #expect(pages.animator.state == .active && !pages.animator.isRunning && pages.animator.fractionComplete == 0)
    for step in 1...20 {
      let fraction = CGFloat(step <= 12 ? step : 24 - step) / 20
      let look = pages.shown(at: 0.1 + Double(step) / 60) { pages.animator.fractionComplete = fraction }
      #expect(isClose(look, Pages.look(at: fraction)))
      #expect(abs(pages.animator.fractionComplete - fraction) < 1e-9)
    }
    #expect(pages.model == [-200, 200, 0.5] && pages.log == [])
    pages.animator.stopAnimation(true)
  }

  @Test("reversed and continued with a spring, an animator goes back from the finger at its speed, without a flash")
  func cancelled() {
    for order in Self.orders {
      let pages = Pages(order)
      _ = pages.begin(at: 0)
      _ = pages.shown(at: 0.1) { pages.animator.fractionComplete = 0.4 }
      let spring = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 3, dy: 3))
      var fractions = [
        share(
          pages.shown(at: 0.2) {
            pages.animator.isReversed = true
            pages.animator.continueAnimation(withTimingParameters: spring, durationFactor: 0.8)
          })
      ]
      #expect(abs(fractions[0] - 0.4) < 1e-6)
      for frame in 1...40 { fractions.append(share(pages.shown(at: 0.2 + Double(frame) / 60))) }
      // Starts at three times the remaining distance per second, and is at rest after 0.8 of the duration.
      let curve = SpringCurve.uiKit(dampingRatio: 1, initialVelocity: 3, duration: 0.4)
      // If ended animations report after the frame, the end is shown for one more frame.
      let last = order == .beforeFrame ? 24 : 25
      let expected = (0...40).map { $0 <= last ? 0.4 * (1 - curve.value(at: Double(min($0, 24)) / 60)) : 0 }
      #expect(isClose(fractions, expected.map { CGFloat($0) }, within: 1e-6))
      #expect(pages.log == ["end 1"] && pages.animator.state == .inactive)
      #expect(isClose(pages.model, Pages.look(at: 0), within: 1e-9))
      #expect(pages.old.layer.animationKeys() == nil && pages.new.layer.animationKeys() == nil)
    }
  }

  @Test("grabbed repeatedly, an animator stays where it is, and runs to the chosen end", arguments: [true, false])
  func grabbed(finishes: Bool) {
    for order in Self.orders {
      let pages = Pages(order)
      _ = pages.begin(at: 0)
      _ = pages.shown(at: 0.1) { pages.animator.fractionComplete = 0.7 }
      let spring = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 1, dy: 1))
      let animator = pages.animator
      _ = pages.shown(at: 0.2) {
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: spring, durationFactor: 1)
      }
      var held: CGFloat = 0
      let grabbed = share(
        pages.shown(at: 0.3) {
          animator.pauseAnimation()
          animator.isReversed = false
          held = animator.fractionComplete
        })
      #expect(grabbed < 0.69 && grabbed > 0.1 && abs(held - grabbed) < 1e-4)
      #expect(abs(share(pages.shown(at: 0.5)) - grabbed) < 1e-6)
      for (step, movement) in [0.02, 0.05, -0.03].enumerated() {
        let wanted = held + CGFloat(movement)
        let look = pages.shown(at: 0.6 + Double(step) / 60) { animator.fractionComplete = wanted }
        #expect(abs(share(look) - wanted) < 1e-4)
      }
      let last = share(
        pages.shown(at: 0.7) {
          animator.isReversed = !finishes
          animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
        })
      #expect(abs(last - (held - 0.03)) < 1e-4)
      var fractions = [last]
      for frame in 1...20 { fractions.append(share(pages.shown(at: 0.7 + Double(frame) / 60))) }
      #expect(
        zip(fractions, fractions.dropFirst()).allSatisfy {
          abs($1 - $0) < 0.16 && ($1 - $0) * (finishes ? 1 : -1) > -1e-6
        })
      #expect(pages.log == [finishes ? "end 0" : "end 1"])
      #expect(isClose(pages.model, Pages.look(at: finishes ? 1 : 0), within: 1e-9))
    }
  }

  @Test("stopped and finished in one turn, an animator shows the requested position in that frame")
  func stopped() {
    for (position, expected) in [(UIViewAnimatingPosition.start, CGFloat(0)), (.end, 1), (.current, 0.4)] {
      for isCommitted in [true, false] {
        let pages = Pages()
        if isCommitted { _ = pages.begin(at: 0) }
        let look = pages.shown(at: 0.1) {
          if !isCommitted {
            pages.container.addSubview(pages.new)
            pages.animator.startAnimation()
            pages.animator.pauseAnimation()
          }
          pages.animator.fractionComplete = 0.4
          pages.animator.stopAnimation(false)
          pages.note("stopped")
          pages.animator.addCompletion { pages.note("late \($0.rawValue)") }
          pages.animator.finishAnimation(at: position)
        }
        #expect(isClose(look, Pages.look(at: expected), within: 1e-6))
        #expect(isClose(pages.shown(at: 0.2), look) && isClose(pages.model, look, within: 1e-6))
        #expect(pages.log == ["stopped", "end \(position.rawValue)", "late \(position.rawValue)"])
      }
    }
  }

  @Test("late animations, in the container or elsewhere, run along and back, and completions come in order")
  func alongside() {
    let pages = Pages()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    pages.frames.window.addSubview(bar)
    let ring = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    pages.new.addSubview(ring)
    _ = pages.begin(at: 0)
    let animator = pages.animator
    _ = pages.shown(at: 0.1) {
      animator.addAnimations { bar.alpha = 0 }
      animator.addAnimations { ring.center.x = 105 }
      animator.addCompletion { pages.note("alongside \($0.rawValue)") }
    }
    let look = { [CGFloat(bar.layer.presentation()?.opacity ?? .nan), ring.layer.presentation()?.position.x ?? .nan] }
    pages.frames.frame(at: 0.2, input: { animator.fractionComplete = 0.25 }, present: { pages.note("\(look())") })
    pages.frames.frame(
      at: 0.3,
      input: {
        animator.isReversed = true
        animator.startAnimation()
        animator.addCompletion { _ in
          pages.note("adds one")
          animator.addCompletion { _ in pages.note("never") }
        }
      })
    for frame in 1...30 { pages.frames.frame(at: 0.3 + Double(frame) / 60) }
    #expect(pages.log == ["[0.75, 30.0]", "end 1", "alongside 1", "adds one"])
    #expect(isClose(look() + [bar.alpha, ring.center.x], [1, 5, 1, 5]) && animator.state == .inactive)
  }

  @Test("the container's time has no effect if it is offset, twice as fast, or stopped during a pause")
  func containerTime() {
    for (offset, speed) in [(7.25, Float(1)), (0, 2), (3, 0)] {
      let pages = Pages()
      let layer = pages.container.layer
      layer.timeOffset = offset
      layer.speed = speed
      #expect(isClose(pages.begin(at: 0), Pages.look(at: 0)))
      for step in 1...5 {
        let fraction = CGFloat(step) / 10
        let look = pages.shown(at: Double(step) / 10) { pages.animator.fractionComplete = fraction }
        #expect(isClose(look, Pages.look(at: fraction)))
      }
      var fractions = [
        share(
          pages.shown(at: 0.6) {
            if speed == 0 {
              layer.speed = 1
              layer.timeOffset = 0
            }
            pages.animator.isReversed = true
            pages.animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
          })
      ]
      for frame in 1...20 { fractions.append(share(pages.shown(at: 0.6 + Double(frame) / 60))) }
      #expect(abs(fractions[0] - 0.5) < 1e-6 && abs(fractions[20]) < 1e-9)
      #expect(
        zip(fractions, fractions.dropFirst()).allSatisfy { $1 <= $0 + 1e-6 && $0 - $1 < 0.15 }, "\(offset), \(speed)")
      #expect(pages.log == ["end 1"])
    }
  }

  @Test(
    "held at an end, an animator does not finish; released there, it does in the next turn", arguments: [true, false])
  func atAnEnd(isReversed: Bool) {
    let pages = Pages()
    _ = pages.begin(at: 0)
    let end: CGFloat = isReversed ? 0 : 1
    let look = pages.shown(at: 0.1) { pages.animator.fractionComplete = end }
    for frame in 0...5 { #expect(isClose(pages.shown(at: 0.2 + Double(frame)), look)) }
    #expect(pages.log == [] && pages.animator.state == .active)
    for frame in 0...2 {
      #expect(
        isClose(
          pages.shown(at: 6 + Double(frame) / 60) {
            guard frame == 0 else { return }
            pages.animator.isReversed = isReversed
            pages.animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
          }, look))
    }
    #expect(pages.log == ["end \(isReversed ? 1 : 0)"] && isClose(pages.model, Pages.look(at: end), within: 1e-9))
  }
}

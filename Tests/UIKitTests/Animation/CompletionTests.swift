import QuartzCore
import Testing
import UIKit

@Suite("The completions of view animations:", .serialized) @MainActor struct CompletionTests {
  let log = Log()

  private func completion(_ name: String) -> (Bool) -> Void { { finished in log.add("\(name) \(finished)") } }

  @Test(
    "a completion runs once, after the last animation, before or after the frame that shows the end",
    arguments: [
      (EndReports.beforeFrame, ["shown 149", "a true", "shown 150", "shown 150"]),
      (EndReports.afterFrame, ["shown 149", "shown 150", "a true", "shown 150"]),
    ])
  func order(reports: EndReports, expected: [String]) {
    let frames = Frames(endReports: reports)
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: {
        frames.view.center.x = 150
        frames.view.alpha = 0
      }, completion: completion("a"))
    frames.frame(at: 0)
    for time in [0.99, 1.01, 1.02] {
      frames.frame(at: time, present: { log.add("shown \(Int(frames.x.rounded()))") })
    }
    #expect(log.take() == expected)
  }

  @Test("a block without changes completes when it returns; one without a duration, in the next turn")
  func immediate() {
    let frames = Frames()
    UIView.animate(withDuration: 1, animations: {}, completion: completion("empty"))
    UIView.animate(withDuration: 1, animations: { frames.view.alpha = 1 }, completion: completion("unchanged"))
    #expect(log.take() == ["empty true", "unchanged true"])
    UIView.animate(withDuration: 0, animations: { frames.view.alpha = 0 }, completion: completion("zero"))
    #expect(log.take() == [] && frames.view.layer.animationKeys() == nil)
    frames.frame(at: 0.1, input: { log.add("input") })
    #expect(log.take() == ["zero true", "input"])
  }

  @Test("while animations are disabled, every kind of block completes in the next turn, also if nothing has changed")
  func disabled() {
    let frames = Frames()
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1, animations: { frames.view.alpha = 0 }, completion: completion("plain"))
    UIView.animate(withDuration: 1, animations: {}, completion: completion("empty"))
    UIView.animate(
      withDuration: 1, delay: 1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      animations: { frames.view.center.x = 90 }, completion: completion("spring"))
    UIView.animateKeyframes(
      withDuration: 1, delay: 0,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { frames.view.center.x = 95 }
      }, completion: { [log] finished in MainActor.assumeIsolated { log.add("keyframes \(finished)") } })
    UIView.transition(
      with: frames.view, duration: 1, options: .transitionCrossDissolve, animations: { frames.view.alpha = 1 },
      completion: completion("transition"))
    UIView.setAnimationsEnabled(true)
    UIView.performWithoutAnimation {
      UIView.animate(withDuration: 1, animations: { frames.view.alpha = 0 }, completion: completion("without"))
    }
    #expect(log.take() == [] && frames.view.layer.animationKeys() == nil)
    #expect(frames.view.center.x == 95 && frames.view.alpha == 0)
    frames.frame(at: 0.1, input: { log.add("input") })
    let names = ["plain", "empty", "spring", "keyframes", "transition", "without"]
    #expect(log.take() == names.map { "\($0) true" } + ["input"])
  }

  @Test("animations that are removed, or whose view leaves the window, complete with false")
  func unfinished() {
    let frames = Frames()
    UIView.animate(withDuration: 1, animations: { frames.view.alpha = 0 }, completion: completion("removed"))
    frames.frame(at: 0)
    frames.view.layer.removeAllAnimations()
    frames.frame(at: 0.1)
    frames.frame(at: 0.2)
    #expect(log.take() == ["removed false"])
    UIView.animate(withDuration: 1, animations: { frames.view.alpha = 1 }, completion: completion("left"))
    frames.frame(at: 0.3)
    frames.view.removeFromSuperview()
    frames.frame(at: 0.4)
    frames.frame(at: 0.5)
    #expect(log.take() == ["left false"])
    #expect(frames.view.layer.animationKeys() == nil)
  }

  // Reports before a frame use the time offset that was committed with the previous frame.
  @Test(
    "below a frozen layer, animations follow its time offset, and end when that passes their end",
    arguments: [
      (EndReports.afterFrame, ["0.5", "0.2", "b true", "1.0", "0.5", "a true", "1.01", "1.02"]),
      (.beforeFrame, ["0.5", "0.2", "1.0", "b true", "0.5", "1.01", "a true", "1.02"]),
    ])
  func scrubbed(reports: EndReports, expected: [String]) {
    let frames = Frames(endReports: reports)
    let start = frames.window.layer.convertTime(CACurrentMediaTime(), from: nil)
    frames.window.layer.timeOffset = start
    frames.window.layer.speed = 0
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { frames.view.center.x = 150 },
      completion: completion("a"))
    UIView.animate(
      withDuration: 0.5, delay: 0.25, options: .curveLinear, animations: { frames.view.alpha = 0 },
      completion: completion("b"))
    frames.frame(at: 0)
    var shown: [CGFloat] = []
    for (index, progress) in [0.5, 0.2, 1, 0.5, 1.01, 1.02].enumerated() {
      frames.frame(
        at: Double(index + 1), input: { frames.window.layer.timeOffset = start + progress },
        present: { shown.append(frames.x) })
      log.add("\(progress)")
    }
    #expect(isClose(shown, [100, 70, 150, 100, 150, 150]))
    // An animation includes the instant of its end. The jump to 1 passed the end of b, which is over.
    #expect(log.take() == expected)
  }
}

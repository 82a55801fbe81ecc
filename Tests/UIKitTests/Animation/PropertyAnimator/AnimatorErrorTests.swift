import QuartzCore
import Testing
import UIKit

@Suite("Programmer errors with a UIViewPropertyAnimator:", .serialized) struct AnimatorErrorTests {
  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("finishing an animator that is not stopped stops the program")
  func finish() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { AnimatorScene().animator.finishAnimation(at: .end) }
    }
    #expect(text(result).contains("finishAnimationAtPosition: should only be called on a stopped animator!"))
  }

  @Test("finishing an animator in its completion stops the program")
  func finishInCompletion() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = AnimatorScene()
        scene.animator.addCompletion { _ in scene.animator.finishAnimation(at: .end) }
        scene.animator.startAnimation()
        _ = scene.shown(0, 2)
      }
    }
    #expect(text(result).contains("should only be called on a stopped animator!"))
  }

  private static let released =
    "It is an error to release a paused or stopped property animator. Property animators must either finish animating"
    + " or be explicitly stopped and finished before they can be released."

  @Test("releasing a paused animator stops the program")
  func releasePaused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { AnimatorScene().animator.pauseAnimation() }
    }
    #expect(text(result).contains(Self.released))
  }

  @Test("releasing an animator that was paused while it ran stops the program")
  func releasePausedLater() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = AnimatorScene()
        AnimatorRow.paused(scene)
        _ = scene.shown(0.6)
      }
    }
    #expect(text(result).contains(Self.released))
  }

  @Test("releasing a stopped animator stops the program")
  func releaseStopped() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = AnimatorScene()
        AnimatorRow.stopped(scene)
        _ = scene.shown(0.6)
      }
    }
    #expect(text(result).contains(Self.released))
  }

  @Test("releasing an inactive, a running or a finished animator is not an error")
  func releaseOthers() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        _ = AnimatorScene()
        AnimatorRow.run(AnimatorScene())
        weak var finished: UIViewPropertyAnimator?
        do {
          let scene = AnimatorScene()
          AnimatorRow.stopped(scene)
          scene.animator.finishAnimation(at: .current)
          _ = scene.shown(0.6)
          finished = scene.animator
        }
        precondition(finished == nil)
        exit(0)
      }
    }
  }

  @Test("stopping or continuing an inactive animator, or continuing a running one, stops the program")
  func wrongState() async {
    await #expect(processExitsWith: .failure) { await MainActor.run { AnimatorScene().animator.stopAnimation(true) } }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        AnimatorScene().animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let scene = AnimatorScene()
        AnimatorRow.run(scene)
        scene.animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
      }
    }
  }

  /// A call that a stopped animator does not accept.
  enum StoppedCall: String, CaseIterable, Codable {
    case start = "startAnimation"
    case pause = "pauseAnimation"
    case add = "addAnimations:"
    case scrub = "setFractionComplete:"
    case goOn = "continueAnimationWithTimingParameters:durationFactor:"
    case stop = "stopAnimation:"

    @MainActor func send(to animator: UIViewPropertyAnimator) {
      switch self {
      case .start: animator.startAnimation()
      case .pause: animator.pauseAnimation()
      case .add: animator.addAnimations {}
      case .scrub: animator.fractionComplete = 0.25
      case .goOn: animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
      case .stop: animator.stopAnimation(false)
      }
    }
  }

  @Test(
    "starting, pausing, scrubbing, continuing or stopping a stopped animator, or adding a block to it, stops the program",
    arguments: StoppedCall.allCases)
  func stopped(call: StoppedCall) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [call] in
      await MainActor.run {
        let scene = AnimatorScene()
        AnimatorRow.stopped(scene)
        call.send(to: scene.animator)
      }
    }
    #expect(text(result).contains("\(call.rawValue) must not be called on a property animator that is stopped"))
  }

  @Test("changing a fixed property while active, or pausing if not interruptible, stops the program")
  func properties() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let scene = AnimatorScene()
        AnimatorRow.run(scene)
        scene.animator.isUserInteractionEnabled = false
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let scene = AnimatorScene()
        AnimatorRow.run(scene)
        scene.animator.isInterruptible = false
      }
    }
    let pause = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = AnimatorScene()
        scene.animator.isInterruptible = false
        AnimatorRow.run(scene)
        scene.animator.pauseAnimation()
      }
    }
    #expect(text(pause).contains("pauseAnimation must not be called on a property animator that is not interruptible"))
  }
}

import QuartzCore
import Testing
import UIKit

@Suite("UIViewPropertyAnimator: programmer errors", .serialized) struct AnimatorErrorTests {
  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("Finishing an animator that is not stopped stops the program")
  func finish() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { AnimatorScene().animator.finishAnimation(at: .end) }
    }
    #expect(text(result).contains("finishAnimationAtPosition: should only be called on a stopped animator!"))
  }

  @Test("Finishing an animator in its completion stops the program")
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

  @Test("Releasing a paused animator stops the program")
  func releasePaused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { AnimatorScene().animator.pauseAnimation() }
    }
    #expect(text(result).contains(Self.released))
  }

  @Test("Releasing an animator that was paused while it ran stops the program")
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

  @Test("Releasing a stopped animator stops the program")
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

  @Test("Releasing an inactive or a running animator is not an error")
  func releaseOthers() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        _ = AnimatorScene()
        AnimatorRow.run(AnimatorScene())
        exit(0)
      }
    }
  }

  @Test("Stopping or continuing an inactive animator, or continuing a running one, stops the program")
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

  @Test("Starting or pausing a stopped animator, or adding a block to it, stops the program")
  func stopped() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let scene = AnimatorScene()
        AnimatorRow.stopped(scene)
        scene.animator.startAnimation()
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let scene = AnimatorScene()
        AnimatorRow.stopped(scene)
        scene.animator.pauseAnimation()
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let scene = AnimatorScene()
        AnimatorRow.stopped(scene)
        scene.animator.addAnimations {}
      }
    }
  }

  @Test("Changing a fixed property while active, or pausing if not interruptible, stops the program")
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
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let scene = AnimatorScene()
        scene.animator.isInterruptible = false
        AnimatorRow.run(scene)
        scene.animator.pauseAnimation()
      }
    }
  }
}

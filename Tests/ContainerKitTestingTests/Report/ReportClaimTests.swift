import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit

/// Tests that a report which examined nothing is not sound, and that what is printed while one is made is true.
@Suite("A report", .serialized) @MainActor struct ReportClaimTests {
  private let size = CGSize(width: 160, height: 284)

  @Test("in no controllers is not sound, and says so")
  func nothing() {
    let report = AnimatorReport(in: [], size: size, films: false) { SoundAnimator(.slide) }
    #expect(!report.isSound)
    #expect(report.description == "SoundAnimator: not examined, because no controllers are named")
  }

  @Test("says of a transition that takes no time only what was examined")
  func atOnce() {
    let report = AnimatorReport(in: [.navigation], size: size, films: false) { ImmediateAnimator() }
    #expect(report.isSound)
    #expect(
      report.runs.filter { $0.faults == nil }.map(\.name) == [
        "is grabbed and goes back", "is reversed by a selection", "the device rotates", "its controller is removed",
        "enters the background", "animations have no keys",
      ])
  }

  @Test("logs nothing about a sound animator while it is made", arguments: SoundAnimator.Technique.allCases)
  func log(_ technique: SoundAnimator.Technique) {
    let log = log { _ = AnimatorReport(underUsualConditionsIn: [.container], size: size) { SoundAnimator(technique) } }
    #expect(log == [])
  }

  @Test("logs that no finger can drive an animator that moves the pages by itself")
  func displayLink() {
    let log = log {
      _ = AnimatorReport(in: [.container], size: size, films: false) { PlantedAnimator(.movesByDisplayLink) }
    }
    #expect(
      log == [
        "ContainerKit: PlantedAnimator: starts no animation of a layer in animateTransition(using:): no finger can drive it"
      ])
  }

  private func log(during body: () -> Void) -> [String] {
    let before = Misuse.handler
    var lines: [String] = []
    Misuse.reset()
    Misuse.handler = { lines.append($0) }
    body()
    Misuse.handler = before
    Misuse.reset()
    return lines
  }
}

/// Shows the incoming page without an animation.
@MainActor final class ImmediateAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let to = context.view(forKey: .to), let page = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: page)
      context.containerView.addSubview(to)
    }
    context.completeTransition(!context.transitionWasCancelled)
  }
}

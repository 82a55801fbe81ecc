import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit

/// Tests that what is printed while a report is made is true.
@Suite("A report", .serialized) @MainActor
struct ReportClaimTests {
  private let size = CGSize(width: 160, height: 284)

  @Test("logs nothing about a sound animator while it is made", arguments: SoundAnimator.Technique.allCases)
  func log(_ technique: SoundAnimator.Technique) {
    let log = log { _ = AnimatorReport(in: [.container], size: size, films: false) { SoundAnimator(technique) } }
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

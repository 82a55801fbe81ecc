import QuartzCore
import Testing
import UIKit

@testable import ContainerKitTestSupport

/// The driver owns the time of the container view's layer. If an app restarts it, nothing visible changes.
@Suite("A container view's layer that an app restarts when it releases a transition", .serialized) @MainActor
struct RunningLayerTests {
  /// The time at which the app restarts the layer.
  enum Moment: CaseIterable { case beforeRelease, afterRelease, everyFrame }

  /// Returns the new page's alpha in each frame from the release on, or "gone" if it is not in the window.
  private func shown(_ kind: HostKind, _ scenario: Scenario, _ moment: Moment?) -> [String] {
    let hostRun = kind.run(scenario)
    let layer = hostRun.newLayer
    hostRun.stage.run(for: 0.2)
    hostRun.start()
    hostRun.stage.run(for: 0.1)
    hostRun.host.percent?.update(0.6)
    hostRun.stage.run(for: 0.1)
    func run() {
      layer.superlayer?.beginTime = CACurrentMediaTime()
      layer.superlayer?.speed = scenario == .cancelled ? -1 : 1
    }
    if moment == .beforeRelease { run() }
    hostRun.release()
    if moment == .afterRelease { run() }
    var frames: [String] = []
    hostRun.stage.onFrame = { _ in
      frames.append(hostRun.host.to.view.window == nil ? "gone" : "\((layer.presentation() ?? layer).opacity)")
    }
    for _ in 0..<40 {
      if moment == .everyFrame { run() }
      hostRun.stage.frame()
    }
    return frames
  }

  @Test("shows the same in each frame as without that", arguments: HostKind.allCases, [Scenario.cancelled, .finished])
  func runningFrames(_ kind: HostKind, _ scenario: Scenario) {
    let expected = shown(kind, scenario, nil)
    #expect(Set(expected).count > 10)
    for moment in Moment.allCases { #expect(shown(kind, scenario, moment) == expected, "\(moment)") }
  }
}

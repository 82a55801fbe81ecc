import QuartzCore
import Testing
import UIKit

/// The container view's layer is the driver's to move. An app that runs it by itself changes nothing that is shown.
@Suite("A layer that an app runs by itself when it releases a transition", .serialized) @MainActor
struct RunningLayerTests {
  /// When the app runs the layer.
  enum Moment: CaseIterable { case beforeRelease, afterRelease, everyFrame }

  /// The new page's alpha in each frame from the release on, or "gone" if it is not in the window.
  private func shown(_ kind: HostKind, _ way: Way, _ moment: Moment?) -> [String] {
    let host = kind.host(way)
    let layer: CALayer = host.new.view.layer
    host.stage.run(for: 0.2)
    host.start()
    host.stage.run(for: 0.1)
    host.update(0.6)
    host.stage.run(for: 0.1)
    func run() {
      layer.superlayer?.beginTime = CACurrentMediaTime()
      layer.superlayer?.speed = way == .cancelled ? -1 : 1
    }
    if moment == .beforeRelease { run() }
    if way == .cancelled { host.cancel() } else { host.finish() }
    if moment == .afterRelease { run() }
    var frames: [String] = []
    host.stage.onFrame = { _ in
      let isGone = host.new.view.window == nil
      frames.append(isGone ? "gone" : "\((layer.presentation() ?? layer).opacity)")
    }
    for _ in 0..<40 {
      if moment == .everyFrame { run() }
      host.stage.frame()
    }
    return frames
  }

  @Test(
    "shows in each frame what it shows otherwise", arguments: HostKind.allCases, [Way.cancelled, .finished])
  func frames(_ kind: HostKind, _ way: Way) {
    let expected = shown(kind, way, nil)
    #expect(Set(expected).count > 10)
    for moment in Moment.allCases { #expect(shown(kind, way, moment) == expected, "\(moment)") }
  }
}

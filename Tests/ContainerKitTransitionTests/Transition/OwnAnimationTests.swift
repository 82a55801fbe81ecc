import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A page's own spinner", .serialized) struct OwnAnimationTests {
  /// A page with a spinner that turns once in two seconds, starting when the page first appears.
  final class SpinnerPage: UIViewController {
    let spinner = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      view.addSubview(spinner)
      guard spinner.layer.animation(forKey: "spin") == nil else { return }
      let spin = CABasicAnimation(keyPath: "transform.rotation.z")
      spin.fromValue = 0
      spin.toValue = 2 * Double.pi
      spin.duration = 2
      spin.repeatCount = .infinity
      spinner.layer.add(spin, forKey: "spin")
    }
  }

  /// Returns the rotation in each frame, in turns. A commit within a frame must leave the rotation of the previous
  /// frame or that of the frame itself.
  private func turns(_ stage: ContainerStage, page: Int, during body: () -> Void) -> [Double] {
    var angles: [Double] = []
    var between: [Double] = []
    stage.onFrame = { [unowned stage] _ in
      guard let page = stage.pages[page] as? SpinnerPage, page.viewIfLoaded?.window != nil else { return }
      let layer = page.spinner.layer.presentation()
      let angle = layer.map { atan2($0.transform.m12, $0.transform.m11) / (2 * .pi) } ?? .nan
      guard stage.pictureKind == .frame else { return between.append(angle) }
      if let before = angles.last {
        for stray in between {
          #expect(
            [before, angle].contains { abs(Self.distance(from: $0, to: stray)) < 1e-6 }, "frame \(stage.frameIndex)")
        }
      }
      between = []
      angles.append(angle)
    }
    body()
    return zip(angles, angles.dropFirst()).map { Self.distance(from: $0, to: $1) }
  }

  /// Returns the shorter distance, in turns.
  private static func distance(from start: Double, to end: Double) -> Double { (end - start) - (end - start).rounded() }

  @Test(
    "continues evenly through a drag that is cancelled or finished", arguments: [-160.0, -300], FlashConditions.all)
  func outgoing(_ distance: Double, _ look: FlashConditions) {
    let stage = ContainerStage(look: look) { _ in SpinnerPage() }
    let turns = turns(stage, page: 0) {
      stage.drag(by: distance)
      stage.finish()
      stage.run(for: 0.3)
    }
    #expect(turns.count > 30)
    for turn in turns { #expect(abs(turn - 1 / 120) < 1e-6) }
    #expect(stage.pages[0].viewIfLoaded != nil)
    let page = stage.pages[0] as? SpinnerPage
    #expect(page?.spinner.layer.timeOffset == 0)
    #expect(page?.spinner.layer.speed == 1)
  }

  @Test(
    "starts with the incoming page and continues evenly when the layer's time is restored",
    arguments: FlashConditions.all)
  func incoming(_ look: FlashConditions) {
    let stage = ContainerStage(look: look) { _ in SpinnerPage() }
    let turns = turns(stage, page: 1) {
      stage.drag(by: -300)
      stage.finish()
      stage.run(for: 0.3)
    }
    #expect(turns.count > 30)
    for turn in turns { #expect(abs(turn - 1 / 120) < 1e-6) }
    let page = stage.pages[1] as? SpinnerPage
    #expect(page?.spinner.layer.animationKeys() == ["spin"])
  }
}

import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("A page's own spinner", .serialized) struct OwnAnimationTests {
  /// Turns once in two seconds, from when its view loads.
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

  /// How far it turns in each frame, in turns.
  private func turns(_ rig: Rig, page: Int, during body: () -> Void) -> [Double] {
    var angles: [Double] = []
    rig.stage.onFrame = { _ in
      guard let page = rig.page(page) as? SpinnerPage, page.viewIfLoaded?.window != nil else { return }
      guard let layer = page.spinner.layer.presentation() else { return angles.append(.nan) }
      angles.append(atan2(layer.transform.m12, layer.transform.m11) / (2 * .pi))
    }
    body()
    return zip(angles, angles.dropFirst()).map { before, after in
      (after - before).truncatingRemainder(dividingBy: 1) + (after < before ? 1 : 0)
    }
  }

  @Test("goes on evenly through a drag that is cancelled or finished", arguments: [-160.0, -300])
  func outgoing(_ distance: Double) {
    let rig = Rig { _ in SpinnerPage() }
    let turns = turns(rig, page: 0) {
      rig.drag(by: distance)
      rig.finish()
      rig.stage.run(for: 0.3)
    }
    #expect(turns.count > 30)
    for turn in turns { #expect(abs(turn - 1 / 120) < 1e-6) }
    #expect(rig.page(0).viewIfLoaded != nil)
    let page = rig.page(0) as? SpinnerPage
    #expect(page?.spinner.layer.timeOffset == 0)
    #expect(page?.spinner.layer.speed == 1)
  }

  @Test("begins with the incoming page and goes on evenly when time is given back")
  func incoming() {
    let rig = Rig { _ in SpinnerPage() }
    let turns = turns(rig, page: 1) {
      rig.drag(by: -300)
      rig.finish()
      rig.stage.run(for: 0.3)
    }
    #expect(turns.count > 30)
    for turn in turns { #expect(abs(turn - 1 / 120) < 1e-6) }
    let page = rig.page(1) as? SpinnerPage
    #expect(page?.spinner.layer.animationKeys() == ["spin"])
  }
}

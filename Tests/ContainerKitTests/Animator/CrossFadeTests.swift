import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("While the user wants less motion", .serialized) struct CrossFadeTests {
  private final class OpaquePage: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
    }
  }

  private static func rig(opaque: Bool = true, motion: Bool = true, fade: Bool = false) -> Rig {
    let rig = Rig(["A", "B", "C"], pages: opaque ? { _ in OpaquePage() } : nil)
    rig.stage.settings.reducesMotion = motion
    rig.stage.settings.prefersCrossFade = fade
    return rig
  }

  /// A frame of a switch from the first page to the second.
  private struct Row {
    let percent: CGFloat
    let fromAlpha: Float
    let toAlpha: Float
  }

  /// The frames while a switch runs; what moves sideways is a fault.
  private func watch(_ rig: Rig) -> () -> [Row] {
    var rows: [Row] = []
    rig.stage.onFrame = { [unowned rig] _ in
      guard let snapshot = rig.container.transitionSnapshot else { return }
      let layers = [snapshot.from, snapshot.to].map { page in page.view.layer.presentation() ?? page.view.layer }
      for layer in layers { #expect(layer.frame == rig.pageArea.bounds) }
      #expect(CATransform3DIsIdentity(rig.container.pull.view.layer.sublayerTransform))
      #expect(rig.pageArea.subviews.last === snapshot.to.view)
      rows.append(Row(percent: snapshot.percent, fromAlpha: layers[0].opacity, toAlpha: layers[1].opacity))
    }
    return { rows }
  }

  @Test("a tap fades the page in over the other, evenly, with either of the two settings", arguments: [true, false])
  func tap(motion: Bool) {
    let rig = Self.rig(motion: motion, fade: !motion)
    let rows = watch(rig)
    rig.tapTab(1)
    rig.finish()
    #expect(rows().count >= 20 && rows().contains { $0.percent > 0.4 && $0.percent < 0.6 })
    for row in rows() {
      #expect(row.fromAlpha == 1 && abs(CGFloat(row.toAlpha) - row.percent) < 1e-5)
    }
    #expect(rig.container.selectedIndex == 1 && rig.faults == [])
  }

  @Test("a page that lets the other shine through fades, and the other out")
  func clear() {
    let rig = Self.rig(opaque: false)
    let rows = watch(rig)
    rig.tapTab(1)
    rig.finish()
    #expect(rows().count > 10)
    for row in rows() { #expect(abs(row.fromAlpha + row.toAlpha - 1) < 1e-5) }
    #expect(rig.faults == [])
  }

  @Test("a drag fades with the finger, to the end and back", arguments: [-300, -100] as [CGFloat])
  func drag(points: CGFloat) throws {
    let rig = Self.rig()
    let rows = watch(rig)
    rig.drag(by: points)
    rig.stage.run(for: 0.4)
    let held = try #require(rows().last)
    // It is a pan from the first of the drag's 18 steps on that is more than 10 points away.
    let lost = -points / 18 * (10 / (-points / 18)).rounded(.up)
    #expect(abs(held.percent - (-points - lost) / rig.width) < 1e-6)
    #expect(abs(CGFloat(held.toAlpha) - held.percent) < 1e-5)
    rig.finish()
    // Held layer time stops 10 microseconds before the end.
    for row in rows() { #expect(abs(CGFloat(row.toAlpha) - row.percent) < 4e-5) }
    #expect(rig.container.selectedIndex == (points < -200 ? 1 : 0) && rig.faults == [])
  }

  @Test("a fade can be taken hold of without a jump")
  func grab() throws {
    let rig = Self.rig()
    let rows = watch(rig)
    rig.tapTab(1)
    rig.stage.run(for: 0.15)
    let before = try #require(rows().last)
    rig.stage.drag(
      from: CGPoint(x: 200, y: 300), to: CGPoint(x: 170, y: 300), duration: 0.05, steps: 3, release: false)
    rig.stage.run(for: 0.3)
    let after = try #require(rows().last)
    #expect(before.percent < 0.6 && after.percent < 1 && after.percent - before.percent < 0.3)
    rig.stage.touch(.ended, CGPoint(x: 170, y: 300))
    rig.finish()
    #expect(rig.faults == [])
  }

  @Test("the ends do not give way")
  func ends() {
    let rig = Self.rig()
    var moved = false
    rig.stage.onFrame = { [unowned rig] _ in
      if !CATransform3DIsIdentity(rig.container.pull.view.layer.sublayerTransform) { moved = true }
    }
    rig.drag(by: 200)
    rig.finish()
    #expect(!moved)
    rig.stage.settings.reducesMotion = false
    rig.drag(by: 200)
    rig.finish()
    #expect(moved && rig.container.selectedIndex == 0)
  }

  @Test("the setting of the moment a switch begins holds for it, and an animator of the app's stays")
  func moment() {
    let rig = Self.rig(motion: false)
    rig.tapTab(1)
    rig.stage.run(for: 0.1)
    rig.stage.settings.reducesMotion = true
    rig.stage.frame()
    #expect(rig.container.transition?.animator is SlideAnimator)
    rig.finish()
    rig.tapTab(2)
    rig.stage.run(for: 0.1)
    #expect(rig.container.transition?.animator is CrossFadeAnimator)
    rig.finish()
    let own = SlideAnimator()
    rig.delegate.animator = own
    rig.tapTab(1)
    rig.stage.run(for: 0.1)
    #expect(rig.container.transition?.animator === own)
    rig.finish()
    #expect(rig.faults == [])
  }
}

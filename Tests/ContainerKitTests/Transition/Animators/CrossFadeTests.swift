import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("Cross-fades for Reduce Motion", .serialized) struct CrossFadeTests {
  private static let colors: [UIColor] = [.red, .green, .blue]

  /// Makes pages with one color each, or clear pages with a square of that color in the middle.
  private static func rig(
    opaque: Bool = true, motion: Bool = true, fade: Bool = false, endReports: EndReports = .afterFrame
  ) -> Rig {
    let rig = Rig(["A", "B", "C"], endReports: endReports)
    for (index, color) in colors.enumerated() {
      let page: UIView = rig.page(index).view
      let square = UIView(frame: CGRect(x: 100, y: 200 + 30 * CGFloat(index), width: 100, height: 100))
      (opaque ? page : square).backgroundColor = color
      if !opaque { page.addSubview(square) }
    }
    rig.stage.settings.isReduceMotionEnabled = motion
    rig.stage.settings.prefersCrossFadeTransitions = fade
    rig.stage.frame()
    return rig
  }

  /// A frame of a transition from the first page to the second.
  private struct Row {
    let percent: CGFloat
    /// The opacity of the snapshot over the incoming page.
    let picture: CGFloat
  }

  /// Collects the frames of a transition. A page that moves, or has an opacity below 1, is a fault.
  private func watch(_ rig: Rig) -> () -> [Row] {
    var rows: [Row] = []
    rig.stage.onFrame = { [unowned rig] _ in
      guard let snapshot = rig.container.transitionSnapshot, let picture = rig.pageArea.subviews.last else { return }
      let (from, to): (UIView, UIView) = (snapshot.from.view, snapshot.to.view)
      for layer in [from, to].map({ $0.layer.presentation() ?? $0.layer }) {
        #expect(layer.frame == rig.pageArea.bounds && layer.opacity == 1)
      }
      #expect(CATransform3DIsIdentity(rig.pageArea.superview!.layer.sublayerTransform))
      #expect(rig.pageArea.subviews.first === from && rig.pageArea.subviews.dropLast().last === to)
      let layer = picture.layer.presentation() ?? picture.layer
      #expect(layer.frame == rig.pageArea.bounds)
      rows.append(Row(percent: snapshot.percentComplete, picture: CGFloat(layer.opacity)))
    }
    return { rows }
  }

  @Test(
    "a tap fades out a snapshot of the outgoing page over the incoming one, linearly, with either of the settings",
    arguments: [true, false])
  func tap(motion: Bool) {
    let rig = Self.rig(motion: motion, fade: !motion)
    let rows = watch(rig)
    rig.tapTab(1)
    rig.finish()
    #expect(rows().count >= 20 && rows().contains { $0.percent > 0.4 && $0.percent < 0.6 })
    for row in rows() { #expect(abs(1 - row.picture - row.percent) < 1e-5) }
    #expect(rig.container.selectedIndex == 1 && rig.faults == [])
  }

  @Test("transparent pages are blended as they look at rest, and at either end only one of them is visible")
  func clear() {
    let rig = Self.rig(opaque: false)
    /// Returns pixels in the first page's square only, in both squares, in the second one's only, and outside both.
    func pixels() -> [[UInt8]] {
      let image = rig.stage.image()
      return [(150, 210), (150, 260), (150, 320), (20, 300)].map { position in
        let pixel = image.pixel(x: position.0, y: position.1)
        return [pixel.r, pixel.g, pixel.b]
      }
    }
    let before = rig.stage.image()
    rig.stage.drag(toPageAt: 1, progress: 0)
    #expect(rig.stage.image().hasSamePixels(as: before))
    rig.stage.drag(toPageAt: 1, progress: 0.6)
    let mixed: [[UInt8]] = [[255, 153, 153], [102, 153, 0], [102, 255, 102], [255, 255, 255]]
    for (pixel, expected) in zip(pixels(), mixed) {
      for (channel, level) in zip(pixel, expected) { #expect(abs(Int(channel) - Int(level)) <= 1) }
    }
    rig.stage.drag(toPageAt: 1, progress: 1)
    let held = rig.stage.image()
    rig.stage.finishDrag()
    rig.finish()
    rig.stage.frame()
    #expect(rig.stage.image().hasSamePixels(as: held))
    #expect(rig.faults == [])
  }

  @Test("a drag drives the fade, to the end and back", arguments: [-300, -100] as [CGFloat])
  func drag(points: CGFloat) throws {
    let rig = Self.rig()
    let rows = watch(rig)
    rig.drag(by: points)
    rig.stage.run(for: 0.4)
    let held = try #require(rows().last)
    // The pan begins at the first of the drag's 18 steps that is more than 10 points away.
    let lost = -points / 18 * (10 / (-points / 18)).rounded(.up)
    #expect(abs(held.percent - (-points - lost) / rig.width) < 1e-6)
    #expect(abs(1 - held.picture - held.percent) < 1e-5)
    rig.finish()
    // Frozen layer time stops 10 microseconds before the end.
    for row in rows() { #expect(abs(1 - row.picture - row.percent) < 4e-5) }
    #expect(rig.container.selectedIndex == (points < -200 ? 1 : 0) && rig.faults == [])
  }

  @Test(
    "after a cancel the last frame shows, pixel for pixel, what was shown before the touch", arguments: Contract.orders)
  func cancel(_ order: EndReports) {
    for opaque in [true, false] {
      let rig = Self.rig(opaque: opaque, endReports: order)
      let before = rig.stage.image()
      rig.stage.drag(toPageAt: 1, progress: 0.6)
      #expect(!rig.stage.image().hasSamePixels(as: before))
      var reds: [UInt8] = []
      rig.stage.onFrame = { stage in reds.append(stage.image().pixel(x: 150, y: 210).r) }
      rig.stage.cancelDrag()
      rig.finish()
      rig.stage.frame()
      #expect(reds.count > 5 && zip(reds, reds.dropFirst()).allSatisfy { $0 <= $1 })
      #expect(rig.stage.image().hasSamePixels(as: before))
      #expect(rig.faults == [])
    }
  }

  @Test(
    "a fade dragged back past its start continues with the page on the other side, and the middle page stays visible"
  )
  func throughZero() {
    let rig = Self.rig()
    rig.container.selectedIndex = 1
    rig.stage.frame()
    var greens: [CGFloat] = []
    rig.stage.onFrame = { [unowned rig] stage in
      let percent = rig.container.transitionSnapshot?.percentComplete ?? 0
      greens.append(CGFloat(stage.image().pixel(x: 150, y: 300).g) - 255 * (1 - percent))
    }
    rig.stage.touch(.began, at: CGPoint(x: 200, y: 300))
    rig.stage.frame()
    for x in [180, 150, 100, 150, 175, 185, 250, 300] as [CGFloat] {
      rig.stage.touch(.moved, at: CGPoint(x: x, y: 300))
      rig.stage.frame()
    }
    #expect(rig.container.transitionSnapshot?.to === rig.page(0))
    rig.stage.touch(.ended, at: CGPoint(x: 300, y: 300), time: rig.stage.nextTime + 0.3)
    rig.finish()
    rig.stage.frame()
    #expect(greens.allSatisfy { abs($0) <= 2 }, "\(greens)")
    #expect(rig.faults == [])
  }

  @Test("an outgoing page that was never on screen fades out like any other, and nothing is logged")
  func neverShown() {
    let rig = Self.rig()
    rig.stage.schedule { [unowned rig] in
      CATransaction.begin()
      rig.container.selectedIndex = 1
      rig.container.selectViewController(rig.page(2), animated: true)
      CATransaction.commit()
    }
    rig.stage.frame()
    #expect(rig.container.transitionSnapshot?.to === rig.page(2))
    rig.stage.frame()
    // Between the colors of the two pages.
    let pixel = rig.stage.image().pixel(x: 150, y: 300)
    #expect(pixel.g > 200 && pixel.b > 0 && pixel.b < 60)
    rig.finish()
    #expect(rig.container.selectedIndex == 2 && rig.faults == [])
  }

  @Test("an unanimated selection during the transition leaves nothing behind")
  func jump() {
    let rig = Self.rig()
    rig.tapTab(1)
    rig.stage.run(for: 0.15)
    rig.container.selectedIndex = 2
    rig.stage.frame()
    #expect(rig.stage.image().pixel(x: 150, y: 300) == (0, 0, 255, 255))
    #expect(rig.container.selectedIndex == 2 && rig.faults == [])
  }

  @Test("a finger grabs a running fade without a jump")
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
    rig.stage.touch(.ended, at: CGPoint(x: 170, y: 300))
    rig.finish()
    #expect(rig.faults == [])
  }

  @Test("the pages do not move beyond the ends")
  func ends() {
    let rig = Self.rig()
    var moved = false
    rig.stage.onFrame = { [unowned rig] _ in
      if !CATransform3DIsIdentity(rig.pageArea.superview!.layer.sublayerTransform) { moved = true }
    }
    rig.drag(by: 200)
    rig.finish()
    #expect(!moved)
    rig.stage.settings.isReduceMotionEnabled = false
    rig.drag(by: 200)
    rig.finish()
    #expect(moved && rig.container.selectedIndex == 0)
  }

  @Test("the setting at the start of a transition applies to all of it, and an app's own animator is kept")
  func moment() {
    let rig = Self.rig(motion: false)
    rig.tapTab(1)
    rig.stage.run(for: 0.1)
    rig.stage.settings.isReduceMotionEnabled = true
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

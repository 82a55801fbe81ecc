import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("Cross-fades for Reduce Motion", .serialized) struct CrossFadeTests {
  private static let colors: [UIColor] = [.red, .green, .blue]

  /// Makes pages with one color each, or clear pages with a square of that color in the middle.
  private static func stage(
    opaque: Bool = true, motion: Bool = true, fade: Bool = false, completions: Stage.CompletionOrder = .afterFrame
  ) -> ContainerStage {
    let stage = ContainerStage(["A", "B", "C"], completions: completions)
    for (index, color) in colors.enumerated() {
      let page: UIView = stage.pages[index].view
      let square = UIView(frame: CGRect(x: 100, y: 200 + 30 * CGFloat(index), width: 100, height: 100))
      (opaque ? page : square).backgroundColor = color
      if !opaque { page.addSubview(square) }
    }
    stage.settings.isReduceMotionEnabled = motion
    stage.settings.prefersCrossFadeTransitions = fade
    stage.frame()
    return stage
  }

  /// A frame of a transition from the first page to the second.
  private struct Row {
    let percent: CGFloat
    /// The opacity of the snapshot over the incoming page.
    let picture: CGFloat
  }

  /// Collects the frames of a transition. A page that moves, or has an opacity below 1, is a fault.
  private func watch(_ stage: ContainerStage) -> () -> [Row] {
    var rows: [Row] = []
    stage.onFrame = { [unowned stage] _ in
      guard let snapshot = stage.container.transitionSnapshot, let picture = stage.pageArea.subviews.last else {
        return
      }
      let (from, to): (UIView, UIView) = (snapshot.from.view, snapshot.to.view)
      for layer in [from, to].map({ $0.layer.presentation() ?? $0.layer }) {
        #expect(layer.frame == stage.pageArea.bounds && layer.opacity == 1)
      }
      #expect(CATransform3DIsIdentity(stage.pageArea.superview!.layer.sublayerTransform))
      #expect(stage.pageArea.subviews.first === from && stage.pageArea.subviews.dropLast().last === to)
      let layer = picture.layer.presentation() ?? picture.layer
      #expect(layer.frame == stage.pageArea.bounds)
      rows.append(Row(percent: snapshot.percentComplete, picture: CGFloat(layer.opacity)))
    }
    return { rows }
  }

  @Test(
    "a tap fades out a snapshot of the outgoing page over the incoming one, linearly, with either of the settings",
    arguments: [true, false])
  func tap(motion: Bool) {
    let stage = Self.stage(motion: motion, fade: !motion)
    let rows = watch(stage)
    stage.tap(tab: 1)
    stage.finish()
    #expect(rows().count >= 20 && rows().contains { $0.percent > 0.4 && $0.percent < 0.6 })
    for row in rows() { #expect(abs(1 - row.picture - row.percent) < 1e-5) }
    #expect(stage.container.selectedIndex == 1 && stage.faults == [])
  }

  @Test("transparent pages are blended as they look at rest, and at either end only one of them is visible")
  func clear() {
    let stage = Self.stage(opaque: false)
    /// Returns pixels in the first page's square only, in both squares, in the second one's only, and outside both.
    func pixels() -> [[UInt8]] {
      let image = stage.image()
      return [(150, 210), (150, 260), (150, 320), (20, 300)].map { position in
        let pixel = image.pixel(x: position.0, y: position.1)
        return [pixel.r, pixel.g, pixel.b]
      }
    }
    let before = stage.image()
    stage.drag(toPageAt: 1, progress: 0)
    #expect(stage.image().hasSamePixels(as: before))
    stage.drag(toPageAt: 1, progress: 0.6)
    let mixed: [[UInt8]] = [[255, 153, 153], [102, 153, 0], [102, 255, 102], [255, 255, 255]]
    for (pixel, expected) in zip(pixels(), mixed) {
      for (channel, level) in zip(pixel, expected) { #expect(abs(Int(channel) - Int(level)) <= 1) }
    }
    stage.drag(toPageAt: 1, progress: 1)
    let held = stage.image()
    stage.finishDrag()
    stage.finish()
    stage.frame()
    #expect(stage.image().hasSamePixels(as: held))
    #expect(stage.faults == [])
  }

  @Test("a drag drives the fade, to the end and back", arguments: [-300, -100] as [CGFloat])
  func drag(points: CGFloat) throws {
    let stage = Self.stage()
    let rows = watch(stage)
    stage.drag(by: points)
    stage.run(for: 0.4)
    let held = try #require(rows().last)
    // The pan begins at the first of the drag's 18 steps that is more than 10 points away.
    let lost = -points / 18 * (10 / (-points / 18)).rounded(.up)
    #expect(abs(held.percent - (-points - lost) / stage.width) < 1e-6)
    #expect(abs(1 - held.picture - held.percent) < 1e-5)
    stage.finish()
    // Frozen layer time stops 10 microseconds before the end.
    for row in rows() { #expect(abs(1 - row.picture - row.percent) < 4e-5) }
    #expect(stage.container.selectedIndex == (points < -200 ? 1 : 0) && stage.faults == [])
  }

  @Test(
    "after a cancel the last frame shows, pixel for pixel, what was shown before the touch", arguments: Contract.orders)
  func cancel(_ order: Stage.CompletionOrder) {
    for opaque in [true, false] {
      let stage = Self.stage(opaque: opaque, completions: order)
      let before = stage.image()
      stage.drag(toPageAt: 1, progress: 0.6)
      #expect(!stage.image().hasSamePixels(as: before))
      var reds: [UInt8] = []
      stage.onFrame = { [unowned stage] _ in reds.append(stage.image().pixel(x: 150, y: 210).r) }
      stage.cancelDrag()
      stage.finish()
      stage.frame()
      #expect(reds.count > 5 && zip(reds, reds.dropFirst()).allSatisfy { $0 <= $1 })
      #expect(stage.image().hasSamePixels(as: before))
      #expect(stage.faults == [])
    }
  }

  @Test(
    "a fade dragged back past its start continues with the page on the other side, and the middle page stays visible"
  )
  func throughZero() {
    let stage = Self.stage()
    stage.container.selectedIndex = 1
    stage.frame()
    var greens: [CGFloat] = []
    stage.onFrame = { [unowned stage] _ in
      let percent = stage.container.transitionSnapshot?.percentComplete ?? 0
      greens.append(CGFloat(stage.image().pixel(x: 150, y: 300).g) - 255 * (1 - percent))
    }
    stage.touch(.began, at: CGPoint(x: 200, y: 300))
    stage.frame()
    for x in [180, 150, 100, 150, 175, 185, 250, 300] as [CGFloat] {
      stage.touch(.moved, at: CGPoint(x: x, y: 300))
      stage.frame()
    }
    #expect(stage.container.transitionSnapshot?.to === stage.pages[0])
    stage.touch(.ended, at: CGPoint(x: 300, y: 300), time: stage.nextTime + 0.3)
    stage.finish()
    stage.frame()
    #expect(greens.allSatisfy { abs($0) <= 2 }, "\(greens)")
    #expect(stage.faults == [])
  }

  @Test("an outgoing page that was never on screen fades out like any other, and nothing is logged")
  func neverShown() {
    let stage = Self.stage()
    stage.schedule { [unowned stage] in
      CATransaction.begin()
      stage.container.selectedIndex = 1
      stage.container.selectViewController(stage.pages[2], animated: true)
      CATransaction.commit()
    }
    stage.frame()
    #expect(stage.container.transitionSnapshot?.to === stage.pages[2])
    stage.frame()
    // Between the colors of the two pages.
    let pixel = stage.image().pixel(x: 150, y: 300)
    #expect(pixel.g > 200 && pixel.b > 0 && pixel.b < 60)
    stage.finish()
    #expect(stage.container.selectedIndex == 2 && stage.faults == [])
  }

  @Test("an unanimated selection during the transition leaves nothing behind")
  func jump() {
    let stage = Self.stage()
    stage.tap(tab: 1)
    stage.run(for: 0.15)
    stage.container.selectedIndex = 2
    stage.frame()
    #expect(stage.image().pixel(x: 150, y: 300) == (0, 0, 255, 255))
    #expect(stage.container.selectedIndex == 2 && stage.faults == [])
  }

  @Test("a finger grabs a running fade without a jump")
  func grab() throws {
    let stage = Self.stage()
    let rows = watch(stage)
    stage.tap(tab: 1)
    stage.run(for: 0.15)
    let before = try #require(rows().last)
    stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 170, y: 300), duration: 0.05, steps: 3, release: false)
    stage.run(for: 0.3)
    let after = try #require(rows().last)
    #expect(before.percent < 0.6 && after.percent < 1 && after.percent - before.percent < 0.3)
    stage.touch(.ended, at: CGPoint(x: 170, y: 300))
    stage.finish()
    #expect(stage.faults == [])
  }

  @Test("the pages do not move beyond the ends")
  func ends() {
    let stage = Self.stage()
    var moved = false
    stage.onFrame = { [unowned stage] _ in
      if !CATransform3DIsIdentity(stage.pageArea.superview!.layer.sublayerTransform) { moved = true }
    }
    stage.drag(by: 200)
    stage.finish()
    #expect(!moved)
    stage.settings.isReduceMotionEnabled = false
    stage.drag(by: 200)
    stage.finish()
    #expect(moved && stage.container.selectedIndex == 0)
  }

  @Test("the setting at the start of a transition applies to all of it, and an app's own animator is kept")
  func moment() {
    let stage = Self.stage(motion: false)
    stage.tap(tab: 1)
    stage.run(for: 0.1)
    stage.settings.isReduceMotionEnabled = true
    stage.frame()
    #expect(stage.container.transition?.animator is SlideAnimator)
    stage.finish()
    stage.tap(tab: 2)
    stage.run(for: 0.1)
    #expect(stage.container.transition?.animator is CrossFadeAnimator)
    stage.finish()
    let own = SlideAnimator()
    stage.animator = own
    stage.tap(tab: 1)
    stage.run(for: 0.1)
    #expect(stage.container.transition?.animator === own)
    stage.finish()
    #expect(stage.faults == [])
  }
}

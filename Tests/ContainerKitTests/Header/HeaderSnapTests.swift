import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("A header that snaps", .serialized) struct HeaderSnapTests {
  /// Something that stops a header on its way.
  enum Interruption: CaseIterable {
    case tap, hold, shortDrag, stop, selectAtOnce, select, cancel, rotation, leave
  }

  private func rig(reveals: Bool = false) -> HeaderRig {
    let rig = HeaderRig(rows: [300, 300, 3])
    (rig.controller.snapThreshold, rig.controller.revealsHeaderOnScroll) = (0.5, reveals)
    rig.stage.settle()
    return rig
  }

  /// Interrupts the header, and runs frames until the cause is over.
  private func interrupt(_ rig: HeaderRig, _ interruption: Interruption) {
    switch interruption {
    case .tap:
      rig.stage.touch(.began, at: CGPoint(x: 300, y: 600))
      rig.stage.run(for: 0.05)
      rig.stage.touch(.ended, at: CGPoint(x: 300, y: 600))
    case .hold:
      rig.stage.touch(.began, at: CGPoint(x: 300, y: 600))
      rig.stage.run(for: 0.6)
      rig.stage.touch(.ended, at: CGPoint(x: 300, y: 600))
    case .shortDrag: rig.pull(from: 600, by: 20, hold: 0.3)
    // On iOS a touch may stop an animated offset.
    case .stop: rig.page(0).list.setContentOffset(rig.page(0).list.contentOffset, animated: false)
    case .selectAtOnce: rig.select(1, animated: false)
    case .select: rig.select(1)
    case .cancel: rig.drag(by: -100)
    case .rotation: rig.stage.resize(to: CGSize(width: 844, height: 390))
    case .leave:
      rig.stage.window.rootViewController = UIViewController()
      rig.stage.run(for: 0.5)
      rig.stage.window.rootViewController = rig.controller
    }
  }

  @Test(
    "is at one of its ends after whatever has stopped it on its way", arguments: Interruption.allCases, [0, 2, 6, 12])
  func interrupted(_ interruption: Interruption, _ frames: Int) {
    for movement in [-60, -110] as [CGFloat] {
      let rig = rig()
      rig.pull(from: 600, by: movement, hold: 0.2)
      for _ in 0..<frames { rig.stage.frame() }
      interrupt(rig, interruption)
      #expect(rig.stage.settle())
      let height = rig.controller.headerHeight
      #expect(height == 44 || height == 200, "\(movement)")
      #expect(height == rig.expectedHeight && rig.stage.issues == [], "\(movement)")
    }
  }

  @Test("and is revealed anywhere is at one of its ends, too, without a gap", arguments: Interruption.allCases)
  func revealed(_ interruption: Interruption) {
    for movement in [70, 120] as [CGFloat] {
      let rig = rig(reveals: true)
      rig.page(0).scrolled = 2000
      rig.pull(from: 500, by: movement, hold: 0.2, release: false)
      #expect(rig.controller.headerHeight > 44 && rig.controller.headerHeight < 200)
      if interruption == .selectAtOnce || interruption == .select { interrupt(rig, interruption) }
      rig.stage.touch(.ended, at: CGPoint(x: 300, y: 500 + movement))
      rig.stage.frame()
      interrupt(rig, interruption)
      #expect(rig.stage.settle())
      let height = rig.controller.headerHeight
      #expect(height == 44 || height == 200, "\(movement)")
      #expect(rig.selected!.contentTop <= rig.barBottom && rig.stage.issues == [], "\(movement)")
    }
  }

  @Test("does so with the page that was selected while the finger was down")
  func selection() {
    let rig = rig()
    rig.pull(from: 600, by: -60, hold: 0.2, release: false)
    rig.select(1)
    rig.stage.run(for: 1)
    rig.stage.touch(.ended, at: CGPoint(x: 300, y: 540))
    #expect(rig.stage.settle())
    #expect(rig.container.selectedIndex == 1 && rig.controller.headerHeight == 200 && rig.page(1).scrolled == 0)
  }

  @Test("moves no page while another one comes in")
  func transition() {
    let rig = rig()
    rig.pull(from: 600, by: -60, hold: 0.2)
    for _ in 0..<4 { rig.stage.frame() }
    rig.select(1)
    rig.stage.frame()
    var distances: Set<CGFloat> = []
    rig.stage.onFrame = { [unowned rig] _ in
      if rig.container.transition != nil { distances.formUnion([rig.page(0).scrolled, rig.page(1).scrolled]) }
    }
    rig.stage.settle()
    #expect(distances.count == 1 && distances != [0] && rig.controller.headerHeight == 200)
  }

  @Test("snaps in one frame with Reduce Motion, and in several without", arguments: [false, true], [false, true])
  func reducedMotion(_ prefersReducedMotion: Bool, _ reveals: Bool) {
    let rig = rig(reveals: reveals)
    rig.stage.settings.isReduceMotionEnabled = prefersReducedMotion
    if reveals { rig.page(0).scrolled = 2000 }
    rig.pull(from: 500, by: reveals ? 100 : -100, hold: 0.3, release: false)
    rig.stage.touch(.ended, at: CGPoint(x: 300, y: reveals ? 600 : 400))
    var tops: Set<CGFloat> = []
    let start = rig.header.convert(rig.header.bounds, to: nil).minY
    rig.stage.onFrame = { [unowned rig] stage in tops.insert(stage.presentation(of: rig.header).frame.minY) }
    rig.stage.settle()
    rig.stage.onFrame = nil
    tops.remove(start)
    #expect(prefersReducedMotion ? tops.count == 1 : tops.count > 5, "\(tops)")
    #expect(rig.controller.headerHeight == (reveals ? 200 : 44))
  }

  @Test("leaves offsets that code has set, and runs no frames at rest")
  func code() {
    let rig = rig()
    rig.page(0).scrolled = 90
    #expect(rig.stage.settle() && rig.controller.headerHeight == 110)
    rig.select(1)
    #expect(rig.stage.settle() && rig.controller.headerHeight == 110)
    rig.pull(from: 600, by: -30, hold: 0.2)
    #expect(rig.stage.settle(limit: 2) && rig.controller.headerHeight == 44)
  }

  @Test("follows a minimum height that changes while it is collapsed", arguments: [false, true])
  func minimum(_ snaps: Bool) {
    let rig = rig()
    if !snaps { rig.controller.snapThreshold = nil }
    rig.pull(from: 600, by: -200, hold: 0.2)
    rig.page(0).scrolled = 156
    rig.stage.settle()
    #expect(rig.controller.headerHeight == 44)
    rig.controller.minimumHeaderHeight = 100
    rig.stage.settle()
    #expect(rig.controller.headerHeight == 100 && rig.page(0).scrolled == 156)
    rig.controller.minimumHeaderHeight = 0
    rig.stage.settle()
    #expect(rig.controller.headerHeight == (snaps ? 0 : 44) && rig.page(0).scrolled == (snaps ? 200 : 156))
    rig.controller.minimumHeaderHeight = 500
    rig.stage.settle()
    #expect(rig.controller.headerHeight == 200)
    rig.controller.snapThreshold = nil
    rig.controller.minimumHeaderHeight = 44
    rig.stage.settle()
    #expect(rig.controller.headerHeight == 44)
  }
}

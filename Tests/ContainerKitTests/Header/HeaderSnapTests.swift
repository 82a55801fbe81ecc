import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A header that snaps", .serialized) struct HeaderSnapTests {
  /// Something that stops a header on its way.
  enum Interruption: CaseIterable {
    case tap, hold, shortDrag, stop, selectAtOnce, select, cancel, rotation, leave
  }

  private func stage(reveals: Bool = false) -> HeaderStage {
    let stage = HeaderStage(rows: [300, 300, 3])
    (stage.controller.snapThreshold, stage.controller.revealsHeaderOnScroll) = (0.5, reveals)
    stage.settle()
    return stage
  }

  /// Interrupts the header, and runs frames until the cause is over.
  private func interrupt(_ stage: HeaderStage, _ interruption: Interruption) {
    switch interruption {
    case .tap:
      stage.touch(.began, at: CGPoint(x: 300, y: 600))
      stage.run(for: 0.05)
      stage.touch(.ended, at: CGPoint(x: 300, y: 600))
    case .hold:
      stage.touch(.began, at: CGPoint(x: 300, y: 600))
      stage.run(for: 0.6)
      stage.touch(.ended, at: CGPoint(x: 300, y: 600))
    case .shortDrag: stage.pull(from: 600, by: 20, hold: 0.3)
    // On iOS a touch may stop an animated offset.
    case .stop: stage.page(0).list.setContentOffset(stage.page(0).list.contentOffset, animated: false)
    case .selectAtOnce: stage.select(1, animated: false)
    case .select: stage.select(1)
    case .cancel: stage.dragPages(by: -100)
    case .rotation: stage.resize(to: CGSize(width: 844, height: 390))
    case .leave:
      stage.window.rootViewController = UIViewController()
      stage.run(for: 0.5)
      stage.window.rootViewController = stage.controller
    }
  }

  @Test(
    "is at one of its ends after whatever has stopped it on its way", arguments: Interruption.allCases, [0, 2, 6, 12])
  func interrupted(_ interruption: Interruption, _ frames: Int) {
    for movement in [-60, -110] as [CGFloat] {
      let stage = stage()
      stage.pull(from: 600, by: movement, hold: 0.2)
      for _ in 0..<frames { stage.frame() }
      interrupt(stage, interruption)
      #expect(stage.settle())
      let height = stage.controller.headerHeight
      #expect(height == 44 || height == 200, "\(movement)")
      #expect(height == stage.expectedHeight && stage.issues == [], "\(movement)")
    }
  }

  @Test("and is revealed anywhere is at one of its ends, too, without a gap", arguments: Interruption.allCases)
  func revealed(_ interruption: Interruption) {
    for movement in [70, 120] as [CGFloat] {
      let stage = stage(reveals: true)
      stage.page(0).scrolled = 2000
      stage.pull(from: 500, by: movement, hold: 0.2, release: false)
      #expect(stage.controller.headerHeight > 44 && stage.controller.headerHeight < 200)
      if interruption == .selectAtOnce || interruption == .select { interrupt(stage, interruption) }
      stage.touch(.ended, at: CGPoint(x: 300, y: 500 + movement))
      stage.frame()
      interrupt(stage, interruption)
      #expect(stage.settle())
      let height = stage.controller.headerHeight
      #expect(height == 44 || height == 200, "\(movement)")
      #expect(stage.selected!.contentTop <= stage.barBottom && stage.issues == [], "\(movement)")
    }
  }

  @Test("does so with the page that was selected while the finger was down")
  func selection() {
    let stage = stage()
    stage.pull(from: 600, by: -60, hold: 0.2, release: false)
    stage.select(1)
    stage.run(for: 1)
    stage.touch(.ended, at: CGPoint(x: 300, y: 540))
    #expect(stage.settle())
    #expect(stage.container.selectedIndex == 1 && stage.controller.headerHeight == 200 && stage.page(1).scrolled == 0)
  }

  @Test("moves no page while another one comes in")
  func transition() {
    let stage = stage()
    stage.pull(from: 600, by: -60, hold: 0.2)
    for _ in 0..<4 { stage.frame() }
    stage.select(1)
    stage.frame()
    var distances: Set<CGFloat> = []
    stage.onFrame = { [unowned stage] _ in
      if stage.container.transition != nil { distances.formUnion([stage.page(0).scrolled, stage.page(1).scrolled]) }
    }
    stage.settle()
    #expect(distances.count == 1 && distances != [0] && stage.controller.headerHeight == 200)
  }

  @Test("snaps in one frame with Reduce Motion, and in several without", arguments: [false, true], [false, true])
  func reducedMotion(_ prefersReducedMotion: Bool, _ reveals: Bool) {
    let stage = stage(reveals: reveals)
    stage.settings.isReduceMotionEnabled = prefersReducedMotion
    if reveals { stage.page(0).scrolled = 2000 }
    stage.pull(from: 500, by: reveals ? 100 : -100, hold: 0.3, release: false)
    stage.touch(.ended, at: CGPoint(x: 300, y: reveals ? 600 : 400))
    var tops: Set<CGFloat> = []
    let start = stage.header.convert(stage.header.bounds, to: nil).minY
    stage.onFrame = { [unowned stage] _ in tops.insert(stage.presentation(of: stage.header).frame.minY) }
    stage.settle()
    stage.onFrame = nil
    tops.remove(start)
    #expect(prefersReducedMotion ? tops.count == 1 : tops.count > 5, "\(tops)")
    #expect(stage.controller.headerHeight == (reveals ? 200 : 44))
  }

  @Test("leaves offsets that code has set, and runs no frames at rest")
  func code() {
    let stage = stage()
    stage.page(0).scrolled = 90
    #expect(stage.settle() && stage.controller.headerHeight == 110)
    stage.select(1)
    #expect(stage.settle() && stage.controller.headerHeight == 110)
    stage.pull(from: 600, by: -30, hold: 0.2)
    #expect(stage.settle(limit: 2) && stage.controller.headerHeight == 44)
  }

  @Test("follows a minimum height that changes while it is collapsed", arguments: [false, true])
  func minimum(_ snaps: Bool) {
    let stage = stage()
    if !snaps { stage.controller.snapThreshold = nil }
    stage.pull(from: 600, by: -200, hold: 0.2)
    stage.page(0).scrolled = 156
    stage.settle()
    #expect(stage.controller.headerHeight == 44)
    stage.controller.minimumHeaderHeight = 100
    stage.settle()
    #expect(stage.controller.headerHeight == 100 && stage.page(0).scrolled == 156)
    stage.controller.minimumHeaderHeight = 0
    stage.settle()
    #expect(stage.controller.headerHeight == (snaps ? 0 : 44) && stage.page(0).scrolled == (snaps ? 200 : 156))
    stage.controller.minimumHeaderHeight = 500
    stage.settle()
    #expect(stage.controller.headerHeight == 200)
    stage.controller.snapThreshold = nil
    stage.controller.minimumHeaderHeight = 44
    stage.settle()
    #expect(stage.controller.headerHeight == 44)
  }
}

import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A collapsing header of any size", .serialized) struct HeaderSizeTests {
  @Test("collapses if it is higher than the screen, also by a finger on it, beside a page of 3 rows")
  func tall() {
    let stage = HeaderStage(rows: [300, 3], height: 1500)
    #expect(stage.controller.headerHeight == 1500 && stage.barTop == 1550)
    for offset in [0, 700, 1455, 1456, 3000] as [CGFloat] {
      stage.page(0).scrolled = offset
      #expect(
        stage.controller.headerHeight == stage.expectedHeight && stage.barTop == 50 + stage.expectedHeight, "\(offset)")
    }
    stage.select(1)
    stage.finish()
    #expect(stage.controller.headerHeight == 44 && stage.page(1).scrolled == 1456)
    #expect(stage.page(1).contentTop == stage.barBottom)
    stage.page(1).scrolled = 0
    stage.pull(from: 600, by: -400, hold: 0.2)
    stage.settle()
    #expect(stage.controller.headerHeight == 1110 && stage.page(1).scrolled == 390)
    stage.dragPages(by: 300, y: 400)
    stage.finish()
    #expect(stage.container.selectedIndex == 0 && stage.page(0).scrolled == 3000 && stage.issues == [])
  }

  @Test("has no effect without a height: tabs above the pages", arguments: [0, 44])
  func empty(_ minimum: CGFloat) {
    let stage = HeaderStage(minimum: minimum, height: 0)
    (stage.controller.snapThreshold, stage.controller.revealsHeaderOnScroll) = (0.5, true)
    stage.settle()
    for offset in [0, 100, 4000, -30] as [CGFloat] {
      stage.page(0).scrolled = offset
      #expect(stage.controller.headerHeight == 0 && stage.barTop == HeaderStage.statusBar, "\(offset)")
    }
    stage.page(0).scrolled = 0
    #expect(stage.page(0).contentTop == stage.barBottom && stage.page(0).list.contentInset == .zero)
    stage.pull(from: 600, by: -100)
    stage.settle()
    stage.dragPages(by: -300)
    stage.settle()
    #expect(stage.container.selectedIndex == 1)
    #expect(stage.page(1).scrolled == 0 && stage.issues == [])
  }

  @Test(
    "that grows or shrinks while it is collapsed keeps the page where it is, and adds no gap", arguments: [120, 320])
  func resized(_ height: CGFloat) {
    let stage = HeaderStage()
    stage.page(0).scrolled = 1000
    stage.header.constraints.first { $0.firstAttribute == .height }?.constant = height
    stage.controller.view.setNeedsLayout()
    stage.settle()
    #expect(stage.controller.headerHeight == 44 && stage.barBottom > stage.page(0).contentTop)
    stage.page(0).scrolled = 0
    #expect(stage.controller.headerHeight == height && stage.page(0).contentTop == stage.barBottom)
    stage.select(1)
    stage.finish()
    stage.page(1).scrolled = height - 44
    #expect(stage.controller.headerHeight == 44 && stage.page(1).contentTop == stage.barBottom && stage.issues == [])
  }
}

@MainActor @Suite("A collapsing header without touches", .serialized) struct HeaderAccessTests {
  @Test(
    "scrolls its page and turns the pages for VoiceOver, also from the header and the tabs", arguments: [false, true])
  func voiceOver(_ isMirrored: Bool) {
    let stage = HeaderStage(isMirrored: isMirrored)
    let voice = VoiceOver(stage)
    defer { voice.stop() }
    for name in ["Follow", "Mira", "A", "A row"] {
      stage.page(0).scrolled = 0
      #expect(voice.focus(name), "\(name)")
      #expect(voice.scroll(.up), "\(name)")
      stage.settle()
      #expect(stage.controller.headerHeight == 44 && stage.page(0).scrolled > 400, "\(name)")
    }
    stage.page(0).scrolled = 0
    voice.focus("Mira")
    #expect(!voice.scroll(.down))
    #expect(voice.scroll(isMirrored ? .right : .left))
    stage.settle()
    #expect(stage.container.selectedIndex == 1)
    voice.focus("Follow")
    #expect(voice.scroll(isMirrored ? .left : .right))
    stage.settle()
    #expect(stage.container.selectedIndex == 0)
    #expect(voice.posts.filter { $0.name == "pageScrolled" }.count == 6 && stage.issues == [])
  }

  @Test("selects tabs for the keys of a hardware keyboard, and the incoming page meets the header")
  func keys() {
    let stage = HeaderStage()
    stage.page(0).scrolled = 100
    stage.press(.keyboardRightArrow)
    stage.finish()
    #expect(
      stage.container.selectedIndex == 1 && stage.page(1).contentTop == stage.barBottom && stage.page(1).scrolled == 100
    )
    stage.press(.keyboardTab, modifiers: .control)
    stage.finish()
    #expect(stage.container.selectedIndex == 2 && stage.controller.headerHeight == 100)
  }
}

import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("A collapsing header of any size", .serialized) struct HeaderSizeTests {
  @Test("collapses if it is higher than the screen, also by a finger on it, beside a page of 3 rows")
  func tall() {
    let rig = HeaderRig(rows: [300, 3], height: 1500)
    #expect(rig.controller.headerHeight == 1500 && rig.barTop == 1550)
    for offset in [0, 700, 1455, 1456, 3000] as [CGFloat] {
      rig.page(0).scrolled = offset
      #expect(rig.controller.headerHeight == rig.expectedHeight && rig.barTop == 50 + rig.expectedHeight, "\(offset)")
    }
    rig.select(1)
    rig.finish()
    #expect(rig.controller.headerHeight == 44 && rig.page(1).scrolled == 1456)
    #expect(rig.page(1).contentTop == rig.barBottom)
    rig.page(1).scrolled = 0
    rig.pull(from: 600, by: -400, hold: 0.2)
    rig.stage.settle()
    #expect(rig.controller.headerHeight == 1110 && rig.page(1).scrolled == 390)
    rig.drag(by: 300, y: 400)
    rig.finish()
    #expect(rig.container.selectedIndex == 0 && rig.page(0).scrolled == 3000 && rig.stage.issues == [])
  }

  @Test("has no effect without a height: tabs above the pages", arguments: [0, 44])
  func empty(_ minimum: CGFloat) {
    let rig = HeaderRig(minimum: minimum, height: 0)
    (rig.controller.snapThreshold, rig.controller.revealsHeaderOnScroll) = (0.5, true)
    rig.stage.settle()
    for offset in [0, 100, 4000, -30] as [CGFloat] {
      rig.page(0).scrolled = offset
      #expect(rig.controller.headerHeight == 0 && rig.barTop == HeaderRig.statusBar, "\(offset)")
    }
    rig.page(0).scrolled = 0
    #expect(rig.page(0).contentTop == rig.barBottom && rig.page(0).list.contentInset == .zero)
    rig.pull(from: 600, by: -100)
    rig.stage.settle()
    rig.drag(by: -300)
    rig.stage.settle()
    #expect(rig.container.selectedIndex == 1)
    #expect(rig.page(1).scrolled == 0 && rig.stage.issues == [])
  }

  @Test(
    "that grows or shrinks while it is collapsed keeps the page where it is, and adds no gap", arguments: [120, 320])
  func resized(_ height: CGFloat) {
    let rig = HeaderRig()
    rig.page(0).scrolled = 1000
    rig.header.constraints.first { $0.firstAttribute == .height }?.constant = height
    rig.controller.view.setNeedsLayout()
    rig.stage.settle()
    #expect(rig.controller.headerHeight == 44 && rig.barBottom > rig.page(0).contentTop)
    rig.page(0).scrolled = 0
    #expect(rig.controller.headerHeight == height && rig.page(0).contentTop == rig.barBottom)
    rig.select(1)
    rig.finish()
    rig.page(1).scrolled = height - 44
    #expect(rig.controller.headerHeight == 44 && rig.page(1).contentTop == rig.barBottom && rig.stage.issues == [])
  }
}

@MainActor @Suite("A collapsing header without touches", .serialized) struct HeaderAccessTests {
  @Test(
    "scrolls its page and turns the pages for VoiceOver, also from the header and the tabs", arguments: [false, true])
  func voiceOver(_ isMirrored: Bool) {
    let rig = HeaderRig(isMirrored: isMirrored)
    let voice = VoiceOver(rig.stage)
    defer { voice.stop() }
    for name in ["Follow", "Mira", "A", "A row"] {
      rig.page(0).scrolled = 0
      #expect(voice.focus(name), "\(name)")
      #expect(voice.scroll(.up), "\(name)")
      rig.stage.settle()
      #expect(rig.controller.headerHeight == 44 && rig.page(0).scrolled > 400, "\(name)")
    }
    rig.page(0).scrolled = 0
    voice.focus("Mira")
    #expect(!voice.scroll(.down))
    #expect(voice.scroll(isMirrored ? .right : .left))
    rig.stage.settle()
    #expect(rig.container.selectedIndex == 1)
    voice.focus("Follow")
    #expect(voice.scroll(isMirrored ? .left : .right))
    rig.stage.settle()
    #expect(rig.container.selectedIndex == 0)
    #expect(voice.posts.filter { $0.name == "pageScrolled" }.count == 6 && rig.stage.issues == [])
  }

  @Test("selects tabs for the keys of a hardware keyboard, and the incoming page meets the header")
  func keys() {
    let rig = HeaderRig()
    rig.page(0).scrolled = 100
    rig.stage.press(.keyboardRightArrow)
    rig.finish()
    #expect(rig.container.selectedIndex == 1 && rig.page(1).contentTop == rig.barBottom && rig.page(1).scrolled == 100)
    rig.stage.press(.keyboardTab, modifiers: .control)
    rig.finish()
    #expect(rig.container.selectedIndex == 2 && rig.controller.headerHeight == 100)
  }
}

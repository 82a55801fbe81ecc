import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// A recognizer that counts taps.
private final class CountingTap: UITapGestureRecognizer {
  private let onTap: () -> Void

  init(_ onTap: @escaping () -> Void) {
    self.onTap = onTap
    super.init(target: nil, action: nil)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    onTap()
  }
}

@MainActor @Suite("Touches on a collapsing header", .serialized) struct HeaderTouchTests {
  @Test(
    "scroll the page with momentum, like touches on the page, requested in JXSegmentedView#20",
    arguments: [false, true])
  func momentum(_ isOnHeader: Bool) {
    let stage = HeaderStage()
    stage.pull(from: isOnHeader ? 200 : 700, by: -100)
    #expect(stage.page(0).list.isDecelerating && stage.page(0).scrolled > 80)
    stage.settle()
    #expect(stage.page(0).scrolled > 200 && stage.controller.headerHeight == 44 && stage.issues == [])
  }

  @Test("drag in the next page, on either side", arguments: [false, true])
  func sideways(_ isMirrored: Bool) {
    let stage = HeaderStage(isMirrored: isMirrored)
    stage.dragPages(by: isMirrored ? 300 : -300, y: 200)
    stage.finish()
    #expect(stage.container.selectedIndex == 1 && stage.issues == [])
  }

  @Test("are received by its controls, and by the tabs wherever they are")
  func controls() {
    let stage = HeaderStage()
    stage.tap(at: CGPoint(x: 70, y: HeaderStage.statusBar + 42))
    stage.settle()
    #expect(stage.header.taps == 1)
    stage.page(0).scrolled = 400
    stage.tap(at: CGPoint(x: 195, y: HeaderStage.statusBar + 44 + 20))
    stage.finish()
    #expect(stage.container.selectedIndex == 1)
    // Its button is out of sight.
    stage.tap(at: CGPoint(x: 70, y: HeaderStage.statusBar + 42))
    stage.settle()
    #expect(stage.header.taps == 1)
  }

  @Test("are received by a view with a gesture recognizer in it, unless that is disabled")
  func recognizers() {
    let stage = HeaderStage()
    let label = stage.header.subviews[0]
    var taps = 0
    let recognizer = CountingTap { taps += 1 }
    label.isUserInteractionEnabled = true
    label.addGestureRecognizer(recognizer)
    for expected in [1, 1] {
      stage.tap(at: CGPoint(x: 60, y: HeaderStage.statusBar + 115))
      stage.run(for: 0.4)
      #expect(taps == expected)
      recognizer.isEnabled = false
    }
    stage.pull(from: HeaderStage.statusBar + 115, by: -60)
    #expect(stage.page(0).scrolled > 20)
  }

  @Test("do not reach the rows that it covers")
  func covered() {
    let stage = HeaderStage()
    let row = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 9000))
    var taps = 0
    row.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.page(0).list.addSubview(row)
    stage.page(0).scrolled = 400
    stage.tap(at: CGPoint(x: 300, y: HeaderStage.statusBar + 20))
    stage.run(for: 0.4)
    #expect(taps == 0)
    stage.tap(at: CGPoint(x: 300, y: 500))
    stage.run(for: 0.4)
    #expect(taps == 1)
  }

  @Test("are found by VoiceOver in the order header, tabs, page, in both layout directions", arguments: [false, true])
  func spoken(_ isMirrored: Bool) {
    let stage = HeaderStage(isMirrored: isMirrored)
    let voice = VoiceOver(stage)
    defer { voice.stop() }
    let tabs = ["A, selected, tab, 1 of 3", "B, tab, 2 of 3", "C, tab, 3 of 3"]
    #expect(voice.spoken == ["Follow, button", "Mira"] + tabs + ["A row"])
    stage.page(0).scrolled = 156
    #expect(voice.spoken == ["Follow, button", "Mira"] + tabs + ["A row"])
    stage.controller.minimumHeaderHeight = 0
    stage.settle()
    stage.page(0).scrolled = 200
    #expect(voice.spoken == tabs + ["A row"])
    stage.page(0).scrolled = 0
    #expect(voice.spoken == ["Follow, button", "Mira"] + tabs + ["A row"])
  }
}

import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

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
    "scroll the page with momentum, like touches on the page: a wish of JXSegmentedView#20", arguments: [false, true])
  func momentum(_ isOnHeader: Bool) {
    let rig = HeaderRig()
    rig.pull(from: isOnHeader ? 200 : 700, by: -100)
    #expect(rig.page(0).list.isDecelerating && rig.page(0).scrolled > 80)
    rig.stage.settle()
    #expect(rig.page(0).scrolled > 200 && rig.controller.headerHeight == 44 && rig.stage.issues == [])
  }

  @Test("drag in the next page, on either side", arguments: [false, true])
  func sideways(_ isMirrored: Bool) {
    let rig = HeaderRig(isMirrored: isMirrored)
    rig.drag(by: isMirrored ? 300 : -300, y: 200)
    rig.finish()
    #expect(rig.container.selectedIndex == 1 && rig.stage.issues == [])
  }

  @Test("are received by its controls, and by the tabs wherever they are")
  func controls() {
    let rig = HeaderRig()
    rig.stage.tap(at: CGPoint(x: 70, y: HeaderRig.statusBar + 42))
    rig.stage.settle()
    #expect(rig.header.taps == 1)
    rig.page(0).scrolled = 400
    rig.stage.tap(at: CGPoint(x: 195, y: HeaderRig.statusBar + 44 + 20))
    rig.finish()
    #expect(rig.container.selectedIndex == 1)
    // Its button is out of sight.
    rig.stage.tap(at: CGPoint(x: 70, y: HeaderRig.statusBar + 42))
    rig.stage.settle()
    #expect(rig.header.taps == 1)
  }

  @Test("are received by a view with a gesture recognizer in it, unless that is disabled")
  func recognizers() {
    let rig = HeaderRig()
    let label = rig.header.subviews[0]
    var taps = 0
    let recognizer = CountingTap { taps += 1 }
    label.isUserInteractionEnabled = true
    label.addGestureRecognizer(recognizer)
    for expected in [1, 1] {
      rig.stage.tap(at: CGPoint(x: 60, y: HeaderRig.statusBar + 115))
      rig.stage.run(for: 0.4)
      #expect(taps == expected)
      recognizer.isEnabled = false
    }
    rig.pull(from: HeaderRig.statusBar + 115, by: -60)
    #expect(rig.page(0).scrolled > 20)
  }

  @Test("do not reach the rows that it covers")
  func covered() {
    let rig = HeaderRig()
    let row = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 9000))
    var taps = 0
    row.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    rig.page(0).list.addSubview(row)
    rig.page(0).scrolled = 400
    rig.stage.tap(at: CGPoint(x: 300, y: HeaderRig.statusBar + 20))
    rig.stage.run(for: 0.4)
    #expect(taps == 0)
    rig.stage.tap(at: CGPoint(x: 300, y: 500))
    rig.stage.run(for: 0.4)
    #expect(taps == 1)
  }

  @Test("are found by VoiceOver in the order header, tabs, page, in both layout directions", arguments: [false, true])
  func spoken(_ isMirrored: Bool) {
    let rig = HeaderRig(isMirrored: isMirrored)
    let voice = VoiceOver(rig.stage)
    defer { voice.stop() }
    let tabs = ["A, selected, tab, 1 of 3", "B, tab, 2 of 3", "C, tab, 3 of 3"]
    #expect(voice.spoken == ["Follow, button", "Mira"] + tabs + ["A row"])
    rig.page(0).scrolled = 156
    #expect(voice.spoken == ["Follow, button", "Mira"] + tabs + ["A row"])
    rig.controller.minimumHeaderHeight = 0
    rig.stage.settle()
    rig.page(0).scrolled = 200
    #expect(voice.spoken == tabs + ["A row"])
    rig.page(0).scrolled = 0
    #expect(voice.spoken == ["Follow, button", "Mira"] + tabs + ["A row"])
  }
}

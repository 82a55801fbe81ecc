import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// The recipe of `CollapsingHeader.md`: a banner that becomes larger with the pull.
@MainActor @Suite("A banner that stretches", .serialized) struct HeaderStretchTests {
  @Test(
    "covers the space above the header in each frame, keeps its lower edge, and lays out no page",
    arguments: [false, true])
  func stretches(_ extends: Bool) {
    let stage = HeaderStage()
    let banner = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 120))
    stage.header.insertSubview(banner, at: 0)
    let controller = stage.controller
    controller.extendsHeaderUnderTopSafeArea = extends
    controller.allowsHeaderOverscroll = true
    controller.onHeaderHeightChange = { [weak banner, unowned controller] height in
      guard let banner else { return }
      let header = controller.headerView
      let stretch = max(0, height + header.safeAreaInsets.top - header.bounds.height)
      let scale = 1 + stretch / banner.bounds.height
      banner.transform = CGAffineTransform(translationX: 0, y: -stretch / 2).scaledBy(x: scale, y: scale)
    }
    stage.settle()
    let (top, layouts) = (extends ? 0 : HeaderStage.statusBar, stage.page(0).layouts)
    var seen: [CGFloat] = []
    stage.onFrame = { [unowned stage] _ in
      let (frame, header) = (banner.convert(banner.bounds, to: nil), stage.header.convert(stage.header.bounds, to: nil))
      seen.append(header.minY)
      #expect(abs(frame.maxY - header.minY - 120) < 0.01 && abs(frame.midX - 195) < 0.01)
      #expect(abs(frame.minY - min(top, header.minY)) < 0.01 && abs(frame.width / 390 - frame.height / 120) < 0.01)
    }
    stage.pull(from: 400, by: 250, hold: 0.1)
    stage.run(for: 1)
    stage.pull(from: 600, by: -100)
    stage.settle()
    #expect(seen.max()! > top + 60 && seen.min()! < top - 90 && Set(seen).count > 20)
    #expect(stage.page(0).layouts == layouts && stage.issues == [])
  }
}

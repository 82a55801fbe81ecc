import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKitDemo

@Suite("Channels below a collection view of titles", .serialized) @MainActor struct ChannelsTests {
  private let channels = Pages.news()
  private let page: ChannelsPage
  private let stage: Stage
  private static let size = CGSize(width: 390, height: 844)
  /// The frame of a channel at rest.
  private static let rest = CGRect(x: 0, y: 52, width: 390, height: 792)

  init() {
    page = ChannelsPage(title: "News", channels: channels)
    stage = Stage(rootViewController: page, size: Self.size)
    stage.settle()
  }

  /// Taps a title, which is in view.
  private func tap(_ index: Int) throws {
    let cell = try #require(page.strip.cellForItem(at: IndexPath(item: index, section: 0)))
    stage.tap(at: cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil))
    stage.frame()
  }

  private var shown: [String] { channels.filter { $0.viewIfLoaded?.window != nil }.compactMap(\.title) }

  private func minX(_ index: Int) -> CGFloat { stage.presentation(of: channels[index].view).frame.minX }

  @Test("move side by side frame by frame, and neither show nor load those between")
  func jump() throws {
    #expect(shown == ["Top"] && channels.map(\.isViewLoaded) == [true] + Array(repeating: false, count: 9))
    stage.removeAllCalls()
    try tap(3)
    var positions: [CGFloat] = []
    while shown.count == 2 {
      #expect(abs(minX(3) - minX(0) - 390) < 0.01 && shown == ["Top", "Business"])
      positions.append(minX(3))
      stage.frame()
    }
    #expect(positions.count > 20 && positions == positions.sorted(by: >) && positions[0] > 380 && positions.last! < 10)
    stage.settle()
    #expect(shown == ["Business"] && channels[3].view.frame == Self.rest)
    #expect(channels.map(\.isViewLoaded) == [true, false, false, true] + Array(repeating: false, count: 6))
    let calls = stage.callDescriptions.filter { $0.hasPrefix("view") }
    for call in ["viewWillAppear Business", "viewDidAppear Business", "viewWillDisappear Top", "viewDidDisappear Top"] {
      #expect(calls.filter { $0 == call }.count == 1, "\(calls)")
    }
    #expect(stage.issues == [])
  }

  @Test("come from the other side on the way back, while the strip scrolls to the title")
  func back() throws {
    try tap(4)
    stage.settle()
    let offset = page.strip.contentOffset.x
    let cell = try #require(page.strip.cellForItem(at: IndexPath(item: 4, section: 0)))
    // The title is in the middle.
    #expect(offset > 50 && abs(cell.convert(cell.bounds, to: nil).midX - 195) < 1 && cell.isSelected)
    try tap(2)
    #expect(minX(2) < -350 && minX(4) > 0)
    stage.settle()
    #expect(
      page.strip.contentOffset.x < offset && page.strip.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    #expect(shown == ["Local"] && channels[2].view.frame == Self.rest && stage.issues == [])
  }

  @Test("ignore a tap while they move, and have their place if the window's size changes then")
  func interrupted() throws {
    try tap(2)
    for _ in 0..<5 { stage.frame() }
    try tap(1)
    #expect(page.selectedIndex == 2 && shown == ["Top", "Local"])
    #expect(page.strip.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    stage.resize(to: CGSize(width: 600, height: 400))
    stage.settle()
    #expect(shown == ["Local"] && channels[2].view.frame == CGRect(x: 0, y: 52, width: 600, height: 348))
    #expect(stage.issues == [])
  }

  @Test("cross-fade in place with Reduce Motion")
  func reducedMotion() throws {
    stage.settings.isReduceMotionEnabled = true
    try tap(1)
    for _ in 0..<5 { stage.frame() }
    #expect(channels[1].view.frame == Self.rest)
    stage.settle()
    #expect(shown == ["World"] && stage.issues == [])
  }
}

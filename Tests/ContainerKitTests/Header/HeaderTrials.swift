import ContainerKitTesting
import Foundation
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A collapsing header in random events", .serialized) struct HeaderTrials {
  /// An action of the user or the app.
  private enum Event: CaseIterable {
    case scroll, fling, offset, select, selectAtOnce, drag, cancel, grab, turn, collapse, wait
    var changesPage: Bool { [.select, .selectAtOnce, .drag, .cancel, .grab, .turn].contains(self) }
  }

  /// The number of events for each seed. CONTAINERKIT_HEADER_EVENTS sets another one: 2500 make 10,000 with the four seeds.
  private static let count = ProcessInfo.processInfo.environment["CONTAINERKIT_HEADER_EVENTS"].flatMap(Int.init) ?? 50

  private let rows = [3, 300, 3, 40]

  /// Performs an event, and runs frames until everything is at rest or, after some of them, for a moment.
  private func perform(_ event: Event, _ stage: HeaderStage, _ random: inout some RandomNumberGenerator) {
    let movement = CGFloat.random(in: -350...350, using: &random)
    switch event {
    case .scroll: stage.pull(from: 500, by: movement * 0.8, hold: 0.2)
    case .fling: stage.pull(from: Bool.random(using: &random) ? 200 : 500, by: movement * 0.4)
    case .offset:
      guard let page = stage.selected else { return }
      page.scrolled = CGFloat.random(in: 0...page.end, using: &random)
    case .select: stage.select(Int.random(in: 0..<4, using: &random))
    case .selectAtOnce: stage.select(Int.random(in: 0..<4, using: &random), animated: false)
    case .drag: stage.dragPages(by: movement < 0 ? -300 : 300)
    case .cancel: stage.dragPages(by: movement < 0 ? -80 : 80)
    case .grab:
      stage.select(Int.random(in: 0..<4, using: &random))
      stage.run(for: 0.1)
      stage.dragPages(by: movement)
    case .turn:
      stage.dragPages(by: movement < 0 ? -150 : 150, release: false)
      let x: CGFloat = movement < 0 ? 220 : 170
      stage.touch(.moved, at: CGPoint(x: x - movement / 2, y: 600))
      stage.run(for: 0.1)
      stage.touch(.ended, at: CGPoint(x: x - movement / 2, y: 600))
    case .collapse:
      let isCollapsed = Bool.random(using: &random)
      stage.controller.setHeaderCollapsed(isCollapsed, animated: Int.random(in: 0..<3, using: &random) > 0)
      if Bool.random(using: &random) { stage.run(for: 0.1) }
    case .wait: stage.run(for: TimeInterval.random(in: 0...0.5, using: &random))
    }
  }

  /// Plays random events, and calls `check` with the last one, and with its number for messages, when everything is at rest.
  /// Some events follow at once; for them `check` gets no event.
  private func play(_ seed: UInt64, on stage: HeaderStage, check: (Event?, String) -> Void) {
    var random = Dice(seed: seed)
    for number in 0..<Self.count {
      let event = Event.allCases.randomElement(using: &random)!
      perform(event, stage, &random)
      let followsAtOnce = Int.random(in: 0..<4, using: &random) == 0
      if !followsAtOnce {
        stage.settle(limit: 3)
        if stage.controller.refreshControl?.isRefreshing == true {
          stage.controller.refreshControl?.endRefreshing()
          stage.settle()
        }
      }
      check(followsAtOnce ? nil : event, "seed \(seed), event \(number): \(event)")
    }
    #expect(stage.issues == [])
  }

  @Test("has a height that is a function of the selected page's offset", arguments: 0..<4)
  func heightOfOffset(_ part: UInt64) {
    let stage = HeaderStage(rows: rows)
    stage.controller.extendsHeaderUnderTopSafeArea = part.isMultiple(of: 2)
    if part > 1 { stage.controller.refreshControl = UIRefreshControl() }
    stage.settle()
    // The height at rest before an event; nil if it follows at once.
    var before: CGFloat?
    play(20_261_126 + part, on: stage) { event, number in
      let height = stage.controller.headerHeight
      if event == .collapse, stage.selected != nil {
        #expect(height == (stage.controller.isHeaderCollapsed ? 44 : stage.range + 44), "\(number)")
      }
      // Another page never expands the header.
      if let before, event?.changesPage == true { #expect(height < before + 0.01, "\(number)") }
      before = event == nil ? nil : height
      guard event != nil, let page = stage.selected else { return }
      #expect(abs(height - stage.expectedHeight) < 0.01, "\(number)")
      #expect(stage.headerBottom == HeaderStage.statusBar + height, "\(number)")
      #expect(page.contentTop <= stage.barBottom + 0.01 || page.scrolled < 0, "\(number)")
      #expect(page.end >= stage.range - 0.01, "\(number)")
    }
  }

  @Test("is between its two heights, without a gap, if it can be revealed and snaps", arguments: 0..<2)
  func revealedHeight(_ part: UInt64) {
    let stage = HeaderStage(rows: rows)
    (stage.controller.revealsHeaderOnScroll, stage.controller.snapThreshold) = (true, 0.5)
    stage.controller.allowsHeaderOverscroll = part == 1
    play(20_261_226 + part, on: stage) { event, number in
      guard event != nil, let page = stage.selected else { return }
      #expect((43.99...200.01).contains(stage.controller.headerHeight), "\(number)")
      #expect(page.contentTop <= stage.barBottom + 0.01, "\(number)")
    }
  }

  @Test("is the same over lists of 3 and of 300 rows for the same user")
  func sameOverAllLists() {
    let heights = [3, 300].map { rows -> [CGFloat] in
      var random = Dice(seed: 20_261_326)
      let stage = HeaderStage(rows: [rows, rows, rows, rows])
      return (0..<100).map { _ in
        switch Int.random(in: 0..<4, using: &random) {
        case 0: stage.select(Int.random(in: 0..<4, using: &random))
        case 1: stage.dragPages(by: Bool.random(using: &random) ? -300 : 300)
        case 2: stage.dragPages(by: Bool.random(using: &random) ? -80 : 80)
        default: stage.selected?.scrolled = CGFloat.random(in: 0...156, using: &random)
        }
        stage.settle()
        return stage.controller.headerHeight
      }
    }
    #expect(heights[0] == heights[1] && Set(heights[0]).count > 10)
  }
}

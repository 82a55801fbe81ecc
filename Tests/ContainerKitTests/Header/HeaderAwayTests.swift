import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A page below a collapsing header", .serialized) struct HeaderAwayTests {
  /// Something that changes how far a page can be scrolled.
  enum Change: CaseIterable {
    case none, lowerHeader, higherHeader, minimum, fewerRows, moreRows, rotation, rowsAndHeader
  }

  private func make(_ change: Change, in head: HeaderStage, of page: RowsPage) {
    switch change {
    case .none: break
    case .lowerHeader: head.setHeight(44)
    case .higherHeader: head.setHeight(500)
    case .minimum: head.controller.minimumHeaderHeight = 300
    case .fewerRows: page.list.contentSize.height = 60
    case .moreRows: page.list.contentSize.height += 1000
    case .rotation: head.resize(to: CGSize(width: 844, height: 390))
    case .rowsAndHeader:
      page.list.contentSize.height -= 10
      head.setHeight(360)
    }
    head.settle()
  }

  @Test(
    "is where it was after a change while it was away, and not beyond its end", arguments: Change.allCases, [3, 40])
  func away(_ change: Change, _ rows: Int) {
    for scenario in ["animated", "at once", "cancelled first", "with its window"] {
      let pages = [RowsPage("A", rows: 300), RowsPage("B", rows: rows)]
      let head = HeaderStage(pages, height: 333)
      head.show(1, animated: false)
      pages[1].scrolled = rows == 3 ? 200 : 1000
      let before = pages[1].scrolled
      head.settle()
      if scenario == "with its window" {
        head.window.rootViewController = UIViewController()
        head.settle()
        make(change, in: head, of: pages[1])
        head.window.rootViewController = head.controller
        head.settle()
      } else {
        head.show(0, animated: false)
        // Otherwise a page that comes in is scrolled to meet the header.
        pages[0].scrolled = 0
        make(change, in: head, of: pages[1])
        if scenario == "cancelled first" {
          let y: CGFloat = change == .rotation ? 350 : 700
          head.drag(from: CGPoint(x: 370, y: y), to: CGPoint(x: 270, y: y), duration: 0.3, steps: 18, hold: 0.2)
          head.settle()
          #expect(head.container.selectedIndex == 0)
        }
        head.show(1, animated: scenario == "animated")
      }
      let (scrolled, end) = (pages[1].scrolled, pages[1].end)
      // A scroll view that loses rows moves its content itself.
      let isRight = change == .fewerRows ? (0...end).contains(scrolled) : abs(scrolled - min(before, end)) < 0.01
      #expect(isRight, "\(scenario): \(scrolled) of \(end)")
      #expect(head.issues == [], "\(scenario)")
    }
  }

  @Test("rests at its end if it bounced there when another page was selected", arguments: [14, 40], [true, false])
  func bounce(_ rows: Int, _ isAnimated: Bool) {
    for frame in stride(from: 0, to: 40, by: 3) {
      let pages = [RowsPage("A", rows: rows), RowsPage("B", rows: 300)]
      let head = HeaderStage(pages)
      pages[0].scrolled = max(0, pages[0].end - 60)
      head.frame()
      head.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), duration: 0.12)
      head.run(for: 0.12 + Double(frame) / 60)
      head.show(1, animated: isAnimated)
      head.show(0, animated: isAnimated)
      #expect(pages[0].scrolled <= pages[0].end, "\(frame) frames after the finger was lifted")
    }
  }

  @Test("does not jump if a transition that begins while it bounces is cancelled", arguments: [true, false])
  func bounceAndCancel(_ endsAtOnce: Bool) {
    let pages = [RowsPage("A", rows: 40), RowsPage("B", rows: 300)]
    let head = HeaderStage(pages)
    pages[0].scrolled = pages[0].end
    head.frame()
    head.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500), duration: 0.12)
    head.run(for: 0.12)
    #expect(pages[0].scrolled > pages[0].end + 30)
    var distances: [CGFloat] = []
    head.onFrame = { _ in distances.append(pages[0].scrolled) }
    head.container.selectViewController(pages[1], animated: true)
    head.frame()
    head.container.selectViewController(pages[0], animated: true)
    if endsAtOnce {
      NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
      #expect(head.container.transitionCoordinator == nil)
    }
    #expect(pages[0].scrolled > pages[0].end + 10)
    head.settle()
    #expect(head.container.selectedIndex == 0 && pages[0].scrolled == pages[0].end)
    #expect(zip(distances, distances.dropFirst()).allSatisfy { abs($0 - $1) < 20 }, "\(distances)")
  }
}

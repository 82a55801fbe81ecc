import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKitDemo

@Suite("A transition", .serialized) @MainActor struct TransitionTests {
  static let instants: [CGFloat] = [0, 0.25, 0.5, 0.75, 1]

  @Test("matches its reference pictures at 0, 25, 50, 75 and 100 %", arguments: Row.pictured)
  func instants(_ row: Row) {
    let host = row.host()
    host.hold()
    let pictures = Self.instants.map { fraction in
      #expect(host.scrub(to: fraction))
      return host.stage.image()
    }
    expectRecorded(Strip.of(pictures), row.name)
    host.letGo(finishing: true)
    host.runToEnd()
    #expect(host.remains == [])
  }

  @Test(
    "flashes in no frame, and ends with the same picture as the change without animation", arguments: Row.all,
    Stage.CompletionOrder.allCases)
  func whole(_ row: Row, _ order: Stage.CompletionOrder) {
    let still = row.host(order)
    still.jump()
    let end = still.stage.image()
    still.stage.tearDown()
    let host = row.host(order)
    let start = host.stage.image()
    host.stage.watchForFlashes()
    host.stage.removeAllCalls()
    host.run()
    host.stage.run(for: 0.15)
    #expect(host.isUnderWay)
    #expect(PictureDifference(start, host.stage.image()) != nil)
    host.runToEnd()
    #expect(PictureDifference(end, host.stage.image()) == nil)
    #expect(host.remains == [])
    #expect(host.to.view.window != nil)
    #expect(host.appearance(of: host.to) == expected(host.to, in: host, ["viewWillAppear", "viewDidAppear"]))
    #expect(host.appearance(of: host.from) == expected(host.from, in: host, ["viewWillDisappear", "viewDidDisappear"]))
  }

  @Test(
    "flashes in no frame, and leaves no trace in the picture or in a view, when it is cancelled", arguments: Row.all,
    Stage.CompletionOrder.allCases)
  func cancelled(_ row: Row, _ order: Stage.CompletionOrder) { cancelAndRepeat(row, order, .uikit) }

  @Test(
    "does so in UIKit's controllers under ContainerKit's own interaction controller, too", arguments: Row.percentDriven)
  func cancelledByOwnDriver(_ row: Row) { cancelAndRepeat(row, .beforeFrame, .containerKit) }

  private func cancelAndRepeat(_ row: Row, _ order: Stage.CompletionOrder, _ driver: Row.Driver) {
    let host = row.host(order, driver: driver)
    let before = host.stage.image()
    host.stage.watchForFlashes()
    host.stage.removeAllCalls()
    host.hold()
    #expect(host.scrub(to: 0.6))
    #expect(PictureDifference(before, host.stage.image()) != nil)
    host.letGo(finishing: false)
    host.runToEnd()
    #expect(PictureDifference(before, host.stage.image()) == nil)
    #expect(host.remains == [])
    #expect(host.from.view.window != nil)
    #expect(
      host.appearance(of: host.to)
        == expected(host.to, in: host, ["viewWillAppear", "viewWillDisappear", "viewDidDisappear"]))
    #expect(
      host.appearance(of: host.from)
        == expected(host.from, in: host, ["viewWillDisappear", "viewWillAppear", "viewDidAppear"]))
    // The transition can be repeated.
    host.hold()
    #expect(host.scrub(to: 0.75))
    host.letGo(finishing: true)
    host.runToEnd()
    #expect(host.remains == [])
    #expect(host.to.view.window != nil)
  }

  /// Returns the calls that a page gets: none if it stays in the window below a presentation.
  private func expected(_ page: UIViewController, in host: any TransitionHost, _ calls: [String]) -> [String] {
    host.below === page ? [] : calls
  }
}

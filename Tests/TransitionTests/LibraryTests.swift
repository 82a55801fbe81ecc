import ContainerKitTesting
import ContainerTransitions
import Testing
import UIKit

@testable import ContainerKitDemo

/// A transition of the product, in a controller and a direction.
struct LibraryRow: Sendable, CustomTestStringConvertible {
  let name: String
  let transition: PageTransition
  let controller: Row.Controller
  let isBackwards: Bool

  var testDescription: String { "\(name)\(isBackwards ? "-back" : "")-\(controller.rawValue)" }

  @MainActor func host(_ order: Stage.CompletionOrder) -> any TransitionHost {
    let host = Row(transition: .product(name, isBackwards: isBackwards, transition), controller: controller).host(order)
    for page in [host.from, host.to] { page.element.containerTransitionID = "tile" }
    return host
  }

  @MainActor static let transitions: [(String, PageTransition)] = [
    ("slide", .slide()), ("slide-fading", .slide(spacing: 0).fading()), ("push", .push), ("cover", .cover()),
    ("cover-top", .cover(from: .top)), ("reveal", .reveal()), ("fade", .fade), ("zoom", .zoom()),
    ("circle", .circle), ("circle-point", .circle(from: CGPoint(x: 20, y: 30))), ("cube", .cube), ("flip", .flip()),
    ("flip-vertical", .flip(.vertical)), ("swing", .swing), ("card", .card()), ("stack", .stack()),
    ("portal", .portal), ("fold", .fold()), ("explode", .explode()),
    ("page-turn", .pageTurn), ("shared", .sharedElements), ("push-shared", .push.sharingElements()),
  ]

  @MainActor static let all: [LibraryRow] = transitions.flatMap { name, transition in
    [Row.Controller.container, .tabs, .push, .full].flatMap { controller in
      [false, true].map { LibraryRow(name: name, transition: transition, controller: controller, isBackwards: $0) }
    }
  }
}

@Suite("A transition of the library", .serialized) @MainActor
struct LibraryTests {
  @Test(
    "flashes in no frame, and ends with the same picture as the change without animation",
    arguments: await LibraryRow.all,
    Stage.CompletionOrder.allCases)
  func whole(_ row: LibraryRow, _ order: Stage.CompletionOrder) {
    let still = row.host(order)
    still.jump()
    let end = still.stage.image()
    still.stage.tearDown()
    let host = row.host(order)
    let start = host.stage.image()
    host.stage.watchForFlashes()
    host.run()
    host.stage.run(for: 0.15)
    #expect(host.isUnderWay)
    #expect(PictureDifference(start, host.stage.image()) != nil)
    host.runToEnd()
    #expect(PictureDifference(end, host.stage.image()) == nil)
    #expect(host.remains == [])
  }

  @Test(
    "flashes in no frame, and leaves no trace in the picture or in a view, when it is cancelled",
    arguments: await LibraryRow.all, Stage.CompletionOrder.allCases)
  func cancelled(_ row: LibraryRow, _ order: Stage.CompletionOrder) {
    let host = row.host(order)
    let before = host.stage.image()
    host.stage.watchForFlashes()
    host.hold()
    host.scrub(to: 0.6)
    #expect(PictureDifference(before, host.stage.image()) != nil)
    host.letGo(finishing: false)
    host.runToEnd()
    #expect(PictureDifference(before, host.stage.image()) == nil)
    #expect(host.remains == [])
    // It can be repeated.
    host.hold()
    host.scrub(to: 0.75)
    host.letGo(finishing: true)
    host.runToEnd()
    #expect(host.remains == [] && host.to.view.window != nil)
  }
}

import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("The order of calls of a transition that is interrupted", .serialized)
struct InterruptedOrderTests {
  static let tapped = ["shouldSelect B"] + Contract.asked + Contract.began + ["animateTransition B"]
  static let dragged =
    ["shouldBeginPanFrom A", "shouldSelect B"] + Contract.asked + Contract.began + [
      "startInteractiveTransition B", "animateTransition B",
    ]
  static let back = Contract.turned(from: "A", to: "B") + Contract.cancelled(from: "A", to: "B")

  private func run(_ order: EndReports, held: Bool, _ act: (Rig) -> Void) -> Rig {
    let rig = Rig(endReports: order)
    if held { rig.drag(by: -150, release: false) } else { rig.tapTab(1) }
    rig.stage.run(for: held ? 0.5 : 0.2)
    act(rig)
    rig.stage.run(for: 1.5)
    #expect(rig.faults == [])
    return rig
  }

  @Test("by the system, which cancels the touch", arguments: Contract.orders)
  func systemCancel(_ order: EndReports) {
    let rig = run(order, held: true) { $0.stage.touch(.cancelled, at: CGPoint(x: 230, y: 300)) }
    #expect(
      rig.story == Self.dragged + ["cancelInteractiveTransition B"] + Contract.turned(from: "A", to: "B")
        + ["completeTransition B"] + Contract.cancelled(from: "A", to: "B"))
  }

  @Test("by the removal of the incoming child", arguments: Contract.orders, [false, true])
  func incomingRemoved(_ order: EndReports, _ held: Bool) {
    let rig = run(order, held: held) { $0.container.viewControllers.remove(at: 1) }
    #expect(
      rig.story == (held ? Self.dragged : Self.tapped) + ["willMove B"] + Self.back + [
        "removeFromParent B", "didMove B",
      ])
    #expect(rig.container.selectedViewController?.title == "A")
  }

  @Test("by the removal of the outgoing child", arguments: Contract.orders, [false, true])
  func outgoingRemoved(_ order: EndReports, _ held: Bool) {
    let rig = run(order, held: held) { $0.container.viewControllers.remove(at: 0) }
    #expect(
      rig.story == (held ? Self.dragged : Self.tapped) + ["willMove A"] + Contract.ended(from: "A", to: "B")
        + ["removeFromParent A", "didMove A"])
    #expect(rig.container.selectedViewController?.title == "B")
  }

  @Test("by the replacement of all children", arguments: Contract.orders)
  func allReplaced(_ order: EndReports) {
    let rig = Rig(endReports: order)
    rig.container.viewControllers.removeLast(2)
    rig.calls = []
    rig.tapTab(1)
    rig.stage.run(for: 0.2)
    let new = ["X", "Y"].map { title in
      let page = UIViewController()
      page.title = title
      return page
    }
    rig.container.viewControllers = new
    rig.stage.run(for: 1.5)
    #expect(
      rig.story == Self.tapped + ["willMove A", "willMove B", "addChild container", "willMove X", "addChild container"]
        + ["willMove Y"] + Self.back + [
          "willSelect X", "viewDidLoad X", "viewWillAppear X", "viewWillDisappear A", "viewDidDisappear A",
          "viewDidAppear X", "didSelect X", "removeFromParent A", "didMove A", "removeFromParent B", "didMove B",
          "didMove X", "didMove Y",
        ])
    #expect(rig.faults == [])
  }

  @Test("by the container's disappearance: it ends before the container's children are notified")
  func disappears() {
    let rig = Rig()
    rig.tapTab(1)
    rig.stage.run(for: 0.2)
    rig.stage.window.rootViewController = UIViewController()
    rig.stage.run(for: 1.5)
    #expect(
      rig.story.filter { !$0.hasSuffix(" ?") } == Self.tapped + ["viewWillDisappear container"]
        + Contract.ended(from: "A", to: "B") + [
          "viewWillDisappear B", "viewDidDisappear container", "viewDidDisappear B",
        ])
    #expect(rig.stage.issues == [] && rig.container.transition == nil)
  }

  @Test("by the container's disappearance while a finger drives it: it is cancelled")
  func disappearsHeld() {
    let rig = Rig()
    rig.drag(by: -150, release: false)
    rig.stage.run(for: 0.5)
    rig.stage.window.rootViewController = UIViewController()
    rig.stage.run(for: 1.5)
    #expect(
      rig.story.filter { !$0.hasSuffix(" ?") } == Self.dragged + ["viewWillDisappear container"] + Self.back + [
        "viewWillDisappear A", "viewDidDisappear container", "viewDidDisappear A",
      ])
    #expect(rig.stage.issues == [] && rig.container.transition == nil)
  }

  @Test(
    "by requests for a third and a fourth page: it completes, and the last request follows", arguments: Contract.orders)
  func succession(_ order: EndReports) {
    let rig = Rig(endReports: order)
    for index in 1...3 {
      rig.container.selectViewController(rig.page(index), animated: true) {
        rig.calls.append("completion \(index) \($0)")
      }
      rig.stage.run(for: 0.1)
    }
    rig.stage.run(until: { rig.calls.last == "completion 3 selected" })
    let next = Contract.asked(to: "D") + Contract.began(from: "B", to: "D")
    #expect(
      rig.story == Contract.asked + Contract.began + ["animateTransition B", "completion 2 superseded"]
        + Contract.completed
        + ["completion 1 selected"] + next + ["animateTransition D"] + Contract.completed(from: "B", to: "D") + [
          "completion 3 selected"
        ])
    rig.stage.run(for: 0.2)
    #expect(rig.faults == [])
  }
}

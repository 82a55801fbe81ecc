import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("The first responder", .serialized) struct FirstResponderTests {
  /// A stand-in for a text field.
  final class Field: UIView {
    var log: (String) -> Void = { _ in }
    override var canBecomeFirstResponder: Bool { true }

    override func resignFirstResponder() -> Bool {
      // Animations must be enabled here, because a keyboard hides with its own animation.
      log("resign \(UIView.areAnimationsEnabled)")
      return super.resignFirstResponder()
    }
  }

  private func editing(_ order: EndReports = .afterFrame) -> (Rig, Field) {
    let rig = Rig(endReports: order)
    let field = Field(frame: CGRect(x: 0, y: 500, width: 50, height: 30))
    rig.page(0).view.addSubview(field)
    field.becomeFirstResponder()
    #expect(field.isFirstResponder)
    field.log = { rig.calls.append($0) }
    return (rig, field)
  }

  @Test("stays through a drag and its cancel, and is not asked to resign", arguments: Contract.orders)
  func cancelled(_ order: EndReports) {
    let (rig, field) = editing(order)
    var all = true
    rig.stage.onFrame = { _ in all = all && field.isFirstResponder }
    rig.drag(by: -150)
    rig.finish()
    rig.stage.run(for: 0.2)
    #expect(all && field.isFirstResponder)
    #expect(!rig.calls.contains { $0.hasPrefix("resign") })
    field.log = { _ in }
  }

  @Test("resigns once if a drag completes, before viewDidDisappear", arguments: Contract.orders)
  func committed(_ order: EndReports) {
    let (rig, field) = editing(order)
    rig.drag(by: -300, release: false)
    rig.stage.run(for: 0.6)
    #expect(field.isFirstResponder)
    rig.stage.touch(.ended, at: CGPoint(x: 80, y: 300))
    rig.finish()
    #expect(!field.isFirstResponder)
    #expect(rig.calls.suffix(6) == ["completeTransition B", "resign true"] + Contract.ended(from: "A", to: "B"))
    field.log = { _ in }
  }

  @Test("resigns at the start of a transition that no finger holds", arguments: Contract.orders)
  func tapped(_ order: EndReports) {
    let (rig, field) = editing(order)
    rig.tapTab(1)
    rig.stage.frame()
    #expect(!field.isFirstResponder && rig.stage.isInTransition)
    rig.finish()
    #expect(
      rig.calls == ["shouldSelect B"] + Contract.asked + Contract.began + ["resign true", "animateTransition B"]
        + Contract.completed)
    field.log = { _ in }
  }

  enum Return: CaseIterable { case tap, finger, removal }

  @Test(
    "is first responder again when that transition is back at its start", arguments: Return.allCases, Contract.orders)
  func turned(_ scenario: Return, _ order: EndReports) {
    let (rig, field) = editing(order)
    rig.tapTab(1)
    rig.stage.run(for: 0.1)
    #expect(!field.isFirstResponder)
    switch scenario {
    case .tap:
      rig.tapTab(0)
      rig.stage.frame()
      // The keyboard would have apps animate while the page's time runs backward.
      #expect(!field.isFirstResponder && rig.stage.isInTransition)
    case .finger:
      rig.stage.drag(from: CGPoint(x: 20, y: 300), to: CGPoint(x: 380, y: 300), duration: 0.2, hold: 0.2)
      rig.stage.run(for: 0.3)
      #expect(!field.isFirstResponder)
    case .removal:
      rig.container.viewControllers = [rig.page(0)] + rig.container.viewControllers.dropFirst(2)
      #expect(field.isFirstResponder && !rig.stage.isInTransition)
    }
    rig.finish()
    #expect(field.isFirstResponder && rig.container.selectedIndex == 0)
    field.log = { _ in }
    #expect(rig.faults == [])
  }

  @Test("does not take the focus back from a view that has become first responder meanwhile")
  func taken() {
    let (rig, field) = editing()
    let search = Field()
    rig.container.view.addSubview(search)
    rig.tapTab(1)
    rig.stage.run(for: 0.1)
    search.becomeFirstResponder()
    rig.tapTab(0)
    rig.finish()
    #expect([search.isFirstResponder, field.isFirstResponder] == [true, false])
    #expect(rig.container.selectedIndex == 0)
    field.log = { _ in }
  }

  @Test("resigns before viewDidDisappear without animation, too")
  func unanimated() {
    let (rig, field) = editing()
    rig.container.selectedIndex = 1
    #expect(
      rig.calls == [
        "willSelect B", "viewDidLoad B", "viewWillAppear B", "viewWillDisappear A", "resign true", "viewDidDisappear A",
        "viewDidAppear B", "didSelect B",
      ])
    #expect(!field.isFirstResponder)
    field.log = { _ in }
  }

  @Test("one in the incoming page stays first responder if the transition completes")
  func incoming() {
    let (rig, field) = editing()
    let other = Field(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    rig.tapTab(1)
    rig.stage.run(for: 0.1)
    rig.page(1).view.addSubview(other)
    #expect(other.becomeFirstResponder() && !field.isFirstResponder)
    rig.finish()
    #expect(other.isFirstResponder)
    field.log = { _ in }
  }
}

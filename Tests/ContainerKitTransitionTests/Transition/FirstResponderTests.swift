import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

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

  private func editing(_ order: Stage.CompletionOrder = .afterFrame) -> (ContainerStage, Field) {
    let stage = ContainerStage(completions: order)
    let field = Field(frame: CGRect(x: 0, y: 500, width: 50, height: 30))
    stage.pages[0].view.addSubview(field)
    field.becomeFirstResponder()
    #expect(field.isFirstResponder)
    field.log = { stage.record($0) }
    return (stage, field)
  }

  @Test("stays through a drag and its cancel, and is not asked to resign", arguments: Contract.orders)
  func cancelled(_ order: Stage.CompletionOrder) {
    let (stage, field) = editing(order)
    var all = true
    stage.onFrame = { _ in all = all && field.isFirstResponder }
    stage.drag(by: -150)
    stage.finish()
    stage.run(for: 0.2)
    #expect(all && field.isFirstResponder)
    #expect(!stage.callLines.contains { $0.hasPrefix("resign") })
    field.log = { _ in }
  }

  @Test("resigns once if a drag completes, before viewDidDisappear", arguments: Contract.orders)
  func committed(_ order: Stage.CompletionOrder) {
    let (stage, field) = editing(order)
    stage.drag(by: -300, release: false)
    stage.run(for: 0.6)
    #expect(field.isFirstResponder)
    stage.touch(.ended, at: CGPoint(x: 80, y: 300))
    stage.finish()
    #expect(!field.isFirstResponder)
    #expect(stage.callLines.suffix(6) == ["completeTransition B", "resign true"] + Contract.ended(from: "A", to: "B"))
    field.log = { _ in }
  }

  @Test("resigns at the start of a transition that no finger holds", arguments: Contract.orders)
  func tapped(_ order: Stage.CompletionOrder) {
    let (stage, field) = editing(order)
    stage.tap(tab: 1)
    stage.frame()
    #expect(!field.isFirstResponder && stage.isInTransition)
    stage.finish()
    #expect(
      stage.callLines == ["shouldSelect B"] + Contract.asked + Contract.began + ["resign true", "animateTransition B"]
        + Contract.completed)
    field.log = { _ in }
  }

  enum Return: CaseIterable { case tap, finger, removal }

  @Test(
    "is first responder again when that transition is back at its start", arguments: Return.allCases, Contract.orders)
  func turned(_ scenario: Return, _ order: Stage.CompletionOrder) {
    let (stage, field) = editing(order)
    stage.tap(tab: 1)
    stage.run(for: 0.1)
    #expect(!field.isFirstResponder)
    switch scenario {
    case .tap:
      stage.tap(tab: 0)
      stage.frame()
      // The keyboard would have apps animate while the page's time runs backward.
      #expect(!field.isFirstResponder && stage.isInTransition)
    case .finger:
      stage.drag(from: CGPoint(x: 20, y: 300), to: CGPoint(x: 380, y: 300), duration: 0.2, hold: 0.2)
      stage.run(for: 0.3)
      #expect(!field.isFirstResponder)
    case .removal:
      stage.container.viewControllers = [stage.pages[0]] + stage.container.viewControllers.dropFirst(2)
      #expect(field.isFirstResponder && !stage.isInTransition)
    }
    stage.finish()
    #expect(field.isFirstResponder && stage.container.selectedIndex == 0)
    field.log = { _ in }
    #expect(stage.faults == [])
  }

  @Test("does not take the focus back from a view that has become first responder meanwhile")
  func taken() {
    let (stage, field) = editing()
    let search = Field()
    stage.container.view.addSubview(search)
    stage.tap(tab: 1)
    stage.run(for: 0.1)
    search.becomeFirstResponder()
    stage.tap(tab: 0)
    stage.finish()
    #expect([search.isFirstResponder, field.isFirstResponder] == [true, false])
    #expect(stage.container.selectedIndex == 0)
    field.log = { _ in }
  }

  @Test("resigns before viewDidDisappear without animation, too")
  func unanimated() {
    let (stage, field) = editing()
    stage.container.selectedIndex = 1
    #expect(
      stage.callLines == [
        "willSelect B", "viewDidLoad B", "viewWillAppear B", "viewWillDisappear A", "resign true", "viewDidDisappear A",
        "viewDidAppear B", "didSelect B",
      ])
    #expect(!field.isFirstResponder)
    field.log = { _ in }
  }

  @Test("one in the incoming page stays first responder if the transition completes")
  func incoming() {
    let (stage, field) = editing()
    let other = Field(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.tap(tab: 1)
    stage.run(for: 0.1)
    stage.pages[1].view.addSubview(other)
    #expect(other.becomeFirstResponder() && !field.isFirstResponder)
    stage.finish()
    #expect(other.isFirstResponder)
    field.log = { _ in }
  }
}

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

  @Test("resigns once if a transition completes, before viewDidDisappear", arguments: Contract.orders, [false, true])
  func committed(_ order: EndReports, _ dragged: Bool) {
    let (rig, field) = editing(order)
    if dragged { rig.drag(by: -300, release: false) } else { rig.tapTab(1) }
    rig.stage.run(for: 0.6)
    #expect(field.isFirstResponder)
    if dragged { rig.stage.touch(.ended, at: CGPoint(x: 80, y: 300)) }
    rig.finish()
    #expect(!field.isFirstResponder)
    #expect(rig.calls.suffix(6) == ["completeTransition B", "resign true"] + Contract.ended(from: "A", to: "B"))
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

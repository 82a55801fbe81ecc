import Testing
import UIKit

@MainActor @Suite("Subclasses of NSLayoutConstraint") struct ConstraintSubclassTests {
  private final class Named: NSLayoutConstraint {
    var owner = "nobody"
    var label: String? {
      get { identifier }
      set { identifier = newValue }
    }
  }

  @Test("inherit its initializers, and are in a view's constraints")
  func subclass() {
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    let constraint = Named(
      item: view, attribute: .top, relatedBy: .equal, toItem: root, attribute: .bottom, multiplier: 2, constant: 5)
    constraint.owner = "me"
    constraint.label = "name"
    constraint.isActive = true
    #expect((root.constraints.first as? Named)?.owner == "me" && root.constraints.first?.identifier == "name")
    #expect(constraint.firstItem === view && constraint.secondItem === root)
    #expect(constraint.multiplier == 2 && constraint.constant == 5 && constraint.priority == .required)
  }

  @Test("are not needed for an empty constraint, which has no items, and cannot be activated")
  func empty() async {
    let constraint = NSLayoutConstraint()
    #expect(constraint.firstItem == nil && constraint.secondItem == nil && !constraint.isActive)
    #expect(constraint.firstAttribute == .notAnAttribute && constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.secondAnchor == nil && constraint.relation == .equal && constraint.constant == 0)
    constraint.isActive = false
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { NSLayoutConstraint().isActive = true }
    }
    #expect(errorText(result).contains("because they have no common ancestor."))
  }
}

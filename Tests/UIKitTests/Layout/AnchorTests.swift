import Testing
import UIKit

@MainActor @Suite("Anchors") struct AnchorTests {
  @Test("are equal, with equal hashes, if they are for the same attribute of the same item")
  func equality() {
    let (view, other, guide) = (UIView(), UIView(), UILayoutGuide())
    view.addLayoutGuide(guide)
    #expect(view.topAnchor == view.topAnchor && view.topAnchor.hash == view.topAnchor.hash)
    #expect(view.widthAnchor == view.widthAnchor && guide.centerXAnchor == guide.centerXAnchor)
    #expect(view.topAnchor != view.bottomAnchor && view.topAnchor != other.topAnchor)
    #expect(view.leadingAnchor != view.leftAnchor && view.topAnchor != guide.topAnchor)
    #expect(Set([view.topAnchor, view.topAnchor, other.topAnchor]).count == 2)
  }

  @Test("are equal to those that a constraint returns")
  func ofConstraints() {
    let (view, other) = (UIView(), UIView())
    let constraint = view.topAnchor.constraint(equalTo: other.bottomAnchor)
    #expect(constraint.firstAnchor.isEqual(view.topAnchor) && view.topAnchor.isEqual(constraint.firstAnchor))
    #expect(constraint.secondAnchor?.isEqual(other.bottomAnchor) == true)
    #expect(!constraint.firstAnchor.isEqual(other.topAnchor) && !constraint.firstAnchor.isEqual(view))
  }

  @Test("for distances are equal if both ends are")
  func distances() {
    let (view, other) = (UIView(), UIView())
    let distance = view.leadingAnchor.anchorWithOffset(to: other.leadingAnchor)
    #expect(distance == view.leadingAnchor.anchorWithOffset(to: other.leadingAnchor))
    #expect(distance != other.leadingAnchor.anchorWithOffset(to: view.leadingAnchor))
    #expect(distance != view.leadingAnchor.anchorWithOffset(to: other.trailingAnchor))
  }

  @Test("of a released item are not equal to those of another item")
  func gone() {
    var view: UIView? = UIView()
    let anchor = view?.topAnchor
    view = nil
    #expect(anchor != UIView().topAnchor)
  }
}

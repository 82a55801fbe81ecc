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

  @Test("are always the same object, also if a constraint returns them")
  func identity() {
    let (view, other, guide) = (UIView(), UIView(), UILayoutGuide())
    view.addLayoutGuide(guide)
    for _ in 0..<2 {
      #expect(view.leadingAnchor === view.leadingAnchor && view.trailingAnchor === view.trailingAnchor)
      #expect(view.leftAnchor === view.leftAnchor && view.rightAnchor === view.rightAnchor)
      #expect(view.topAnchor === view.topAnchor && view.bottomAnchor === view.bottomAnchor)
      #expect(view.widthAnchor === view.widthAnchor && view.heightAnchor === view.heightAnchor)
      #expect(view.centerXAnchor === view.centerXAnchor && view.centerYAnchor === view.centerYAnchor)
      #expect(view.firstBaselineAnchor === view.firstBaselineAnchor)
      #expect(view.lastBaselineAnchor === view.lastBaselineAnchor)
      #expect(guide.leadingAnchor === guide.leadingAnchor && guide.heightAnchor === guide.heightAnchor)
      #expect(view.safeAreaLayoutGuide.topAnchor === view.safeAreaLayoutGuide.topAnchor)
    }
    #expect(view.topAnchor !== view.bottomAnchor && view.topAnchor !== other.topAnchor)
    let size = view.widthAnchor.constraint(equalTo: guide.heightAnchor, multiplier: 2)
    #expect(size.firstAnchor === view.widthAnchor && size.secondAnchor === guide.heightAnchor)
    let position = NSLayoutConstraint(
      item: view, attribute: .top, relatedBy: .equal, toItem: other, attribute: .centerY, multiplier: 1, constant: 0)
    #expect(position.firstAnchor === view.topAnchor && position.secondAnchor === other.centerYAnchor)
    #expect(view.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
    // They are used like those of the properties.
    let again = position.firstAnchor.constraint(equalTo: position.firstAnchor, constant: 3)
    #expect(again.firstItem === view && again.secondAttribute == .top && again.constant == 3)
  }

  @Test("do not keep their item")
  func release() {
    weak var view: UIView?
    do {
      let item = UIView()
      view = item
      _ = item.topAnchor
    }
    #expect(view == nil)
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

import Testing
import UIKit

@Suite("Invalid constraints:") struct ConstraintRuleTests {
  private static let maker =
    "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "

  @Test("relating a position to a length stops the program")
  func pairing() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (a, b) = (UIView(), UIView())
        _ = NSLayoutConstraint(
          item: a, attribute: .left, relatedBy: .equal, toItem: b, attribute: .width, multiplier: 1, constant: 0)
      }
    }
    #expect(errorText(result).contains(Self.maker + "Invalid pairing of layout attributes"))
  }

  @MainActor @Test("relating positions along both axes is not refused before layout")
  func axes() {
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    let constraint = NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .top, multiplier: 1, constant: 0)
    constraint.isActive = true
    #expect(root.constraints == [constraint])
    constraint.isActive = false
    root.layoutIfNeeded()
  }

  @Test("relating positions along both axes stops the program in layout")
  func axesInLayout() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (root, view) = (UIView(), UIView())
        root.addSubview(view)
        NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .top, multiplier: 1, constant: 0
        ).isActive = true
        root.layoutIfNeeded()
      }
    }
    let text = errorText(result)
    #expect(
      text.contains(
        "NSInvalidLayoutConstraintException: Constraint improperly relates anchors of incompatible types: "
          + "<NSLayoutConstraint:0x"))
    #expect(text.contains(".left == UIView:0x") && text.contains(".top   (active)>"))
  }

  @Test("relating a position to a number stops the program")
  func location() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
          constant: 10)
      }
    }
    #expect(errorText(result).contains("NSLayoutConstraint for <UIView: 0x"))
    #expect(errorText(result).contains("Location attributes must be specified in pairs."))
  }

  @Test("relating views without a common ancestor stops the program")
  func ancestor() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (a, b) = (UIView(), UIView())
        a.leadingAnchor.constraint(equalTo: b.leadingAnchor).isActive = true
      }
    }
    let text = errorText(result)
    #expect(text.contains("Unable to activate constraint with anchors <NSLayoutXAxisAnchor \"UIView:0x"))
    #expect(
      text.contains("because they have no common ancestor.  Does the constraint or its anchors reference items in"))
  }

  @Test("adding a constraint to a view that does not contain its items stops the program")
  func outside() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (a, b) = (UIView(), UIView())
        a.addSubview(b)
        b.addConstraint(b.leadingAnchor.constraint(equalTo: a.leadingAnchor))
      }
    }
    #expect(errorText(result).contains("Does the constraint reference something from outside the subtree of the view?"))
  }
}

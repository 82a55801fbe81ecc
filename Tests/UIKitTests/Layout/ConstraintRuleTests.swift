import Testing
import UIKit

@Suite("What constraints do not allow") struct ConstraintRuleTests {
  private static let maker =
    "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "

  @Test("Attributes that cannot be held against one another")
  func pairing() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (a, b) = (UIView(), UIView())
        _ = NSLayoutConstraint(
          item: a, attribute: .left, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 0)
      }
    }
    #expect(errorText(result).contains(Self.maker + "Invalid pairing of layout attributes"))
  }

  @Test("A place that is a number")
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

  @Test("Views without a common ancestor")
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

  @Test("A constraint on a view that does not have its items in it")
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

  @Test("A priority that becomes required while it counts")
  func priority() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        width.priority = .defaultHigh
        width.isActive = true
        width.priority = .defaultLow
        width.priority = .required
      }
    }
    #expect(errorText(result).contains("Mutating a priority from required to not on an installed constraint"))
  }
}

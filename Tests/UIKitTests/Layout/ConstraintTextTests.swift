import Testing
import UIKit

@MainActor @Suite("The description of a constraint", .serialized) struct ConstraintTextTests {
  private let root = UIView()
  private let card = UIView()
  private let label = UILabel()
  private let other = UIView()

  init() {
    label.text = "Mix"
    for view in [card, label, other] { root.addSubview(view) }
  }

  /// The description without addresses. Its own comes first, and is checked.
  private func text(_ constraint: NSLayoutConstraint) -> String {
    let plain = constraint.description.replacingOccurrences(of: "0x[0-9a-f]+", with: "*", options: .regularExpression)
    #expect(plain.hasPrefix("<NSLayoutConstraint:* ") && constraint.debugDescription == constraint.description)
    return plain.replacingOccurrences(of: "<NSLayoutConstraint:* ", with: "").replacingOccurrences(
      of: ">$", with: "", options: .regularExpression)
  }

  private func active(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
    constraint.isActive = true
    return constraint
  }

  @Test("is an equation between attributes that are not next to each other")
  func equations() {
    let texts = [
      active(card.widthAnchor.constraint(equalToConstant: 100)),
      card.heightAnchor.constraint(lessThanOrEqualToConstant: 0.5),
      card.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.2, constant: -3),
      card.centerXAnchor.constraint(equalTo: label.centerXAnchor, constant: 7),
      card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      root.topAnchor.constraint(greaterThanOrEqualTo: card.topAnchor),
      card.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
    ].map(text)
    #expect(
      texts == [
        "UIView:*.width == 100   (active)", "UIView:*.height <= 0.5   (inactive)",
        "UIView:*.width == 0.2*UIView:*.width - 3   (inactive)",
        "UIView:*.centerX == UILabel:*'Mix'.centerX + 7   (inactive)",
        "UIView:*.trailing == UIView:*.trailing - 10   (inactive)", "UIView:*.top >= UIView:*.top   (inactive)",
        "UIView:*.bottom == UILayoutGuide:*'UIViewSafeAreaLayoutGuide'.bottom   (inactive)",
      ])
  }

  @Test("is a visual format for a gap")
  func gaps() {
    let texts = [
      active(card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4)),
      active(card.leftAnchor.constraint(equalTo: root.leftAnchor, constant: -5)),
      root.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      label.topAnchor.constraint(greaterThanOrEqualTo: card.bottomAnchor, constant: 8),
      label.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor, constant: 8),
      label.leftAnchor.constraint(equalTo: card.rightAnchor, constant: 8),
    ].map(text)
    #expect(
      texts == [
        "H:|-(4)-[UIView:*]   (active, names: '|':UIView:* )",
        "H:|-(-5)-[UIView:*](LTR)   (active, names: '|':UIView:* )",
        "H:[UIView:*]-(0)-|   (inactive, names: '|':UIView:* )", "V:[UIView:*]-(>=8)-[UILabel:*'Mix']   (inactive)",
        "UILabel:*'Mix'.top == UILayoutGuide:*'UIViewLayoutMarginsGuide'.top + 8   (inactive)",
        "H:[UIView:*]-(8)-[UILabel:*'Mix'](LTR)   (inactive)",
      ])
  }

  @Test("names views by their accessibility identifiers, and the constraint by its own")
  func names() {
    card.accessibilityIdentifier = "card"
    let width = card.widthAnchor.constraint(equalTo: card.heightAnchor)
    width.identifier = "square"
    let top = card.topAnchor.constraint(equalTo: root.topAnchor)
    #expect(
      [width, top].map(text) == [
        "'square' card.width == card.height   (inactive, names: card:* )",
        "V:|-(0)-[card]   (inactive, names: '|':UIView:*, card:* )",
      ])
  }

  @Test("shows the priority behind the equation, or in the gap")
  func priorities() {
    let constraints = [
      card.widthAnchor.constraint(equalToConstant: 44), card.topAnchor.constraint(equalTo: root.topAnchor, constant: 2),
    ]
    for constraint in constraints { constraint.priority = .defaultHigh }
    #expect(
      constraints.map(text) == [
        "UIView:*.width == 44 @750   (inactive)", "V:|-(2@750)-[UIView:*]   (inactive, names: '|':UIView:* )",
      ])
  }

  @Test("is there when the views are gone")
  func lost() {
    let constraint: NSLayoutConstraint
    do {
      let (parent, child) = (UIView(), UIView())
      parent.addSubview(child)
      constraint = child.topAnchor.constraint(equalTo: parent.topAnchor)
    }
    #expect(text(constraint) == "nil == nil   (inactive)")
  }
}

import UIKit

/// A page that is shorter than the screen.
final class AboutPage: ScrollPage {
  private static let facts: [(symbol: Symbol, color: UIColor, title: String, detail: String)] = [
    (.map, .systemRed, "Tromsø, Norway", "69° north, and mostly outdoors"),
    (.photos, .systemBlue, "One camera, two lenses", "Whatever fits under a raincoat"),
    (.mail, .systemOrange, "Prints on request", "Postcards for friends"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    let text = UILabel(
      "Landscapes between the polar circle and the first road. Joined in 2019.", .body, color: .secondaryLabel)
    let column = UIStackView(
      .vertical, spacing: 16, [UILabel("About", .title3, .bold), text] + Self.facts.map(row))
    column.setCustomSpacing(8, after: column.arrangedSubviews[0])
    column.setMargins(top: 20, sides: 20, bottom: 28)
    stack.addArrangedSubview(column)
  }

  private func row(_ fact: (symbol: Symbol, color: UIColor, title: String, detail: String)) -> UIView {
    let icon = UIImageView(image: fact.symbol.image(filled: true, side: 22, color: .white))
    icon.contentMode = .center
    icon.backgroundColor = fact.color
    icon.setSize(44, 44)
    icon.roundCorners(12)
    let texts = UIStackView(
      .vertical, spacing: 2,
      [UILabel(fact.title, .headline, .semibold), UILabel(fact.detail, .subheadline, color: .secondaryLabel)])
    return UIStackView(.horizontal, spacing: 14, alignment: .center, [icon, texts])
  }
}

import UIKit

/// A page that is shorter than the screen.
final class AboutPage: ScrollPage {
  override func viewDidLoad() {
    super.viewDidLoad()
    let texts = [
      UILabel("About", .title3, .bold),
      UILabel(
        "Landscapes between the polar circle and the first road. Prints on request, postcards for friends.", .body,
        color: .secondaryLabel),
      UILabel("Joined in 2019", .footnote, color: .secondaryLabel),
    ]
    let column = UIStackView(.vertical, spacing: 8, texts)
    column.setMargins(top: 20, sides: 20, bottom: 28)
    stack.addArrangedSubview(column)
  }
}

import UIKit

/// A page that one picture fills, with its title and a line above its lower edge.
final class CoverPage: UIViewController {
  private let cover: PictureView
  private let shade = ShadeView(
    [UIColor(white: 0, alpha: 0.25), UIColor(white: 0, alpha: 0), UIColor(white: 0, alpha: 0.7)],
    locations: [0, 0.35, 1])

  init(title: String, picture: Picture) {
    cover = PictureView(picture)
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    for part in [cover, shade] as [UIView] {
      part.frame = view.bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(part)
    }
    let text = UIStackView(
      .vertical, spacing: 4,
      [
        UILabel(title ?? "", .largeTitle, .bold, color: .white),
        UILabel(cover.picture.title, .title3, .semibold, color: .white),
        UILabel(cover.picture.place, .subheadline, color: UIColor(white: 1, alpha: 0.8)),
      ])
    text.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(text)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
      text.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
      text.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -24),
    ])
  }
}

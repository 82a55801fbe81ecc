import UIKit

/// A page that one picture fills, with the page's title and the picture's above its lower edge.
final class CoverPage: UIViewController {
  let cover: PictureView
  private let shade = ShadeView(
    [UIColor(white: 0, alpha: 0.25), UIColor(white: 0, alpha: 0), UIColor(white: 0, alpha: 0.7)],
    locations: [0, 0.35, 1])

  init(title: String? = nil, picture: Picture) {
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
        title.map { UILabel($0, .largeTitle, .bold, color: .white) },
        UILabel(cover.picture.title, .title3, .semibold, color: .white),
        UILabel(cover.picture.location, .subheadline, color: UIColor(white: 1, alpha: 0.8)),
      ].compactMap { $0 })
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

import UIKit

/// A channel: a list that scrolls vertically.
final class NewsPage: UIViewController {
  private static let count = 24
  private let color: UIColor
  private let list = UIScrollView()
  private let rows = (0..<NewsPage.count).map { _ in UIView() }
  private let titles = (0..<NewsPage.count).map { _ in UILabel() }

  init(title: String, color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.alwaysBounceVertical = true
    view.addSubview(list)
    for (index, row) in rows.enumerated() {
      row.backgroundColor = color.withAlphaComponent(index % 2 == 0 ? 0.25 : 0.15)
      titles[index].text = "\(title ?? "") \(index + 1)"
      titles[index].textColor = .black
      row.addSubview(titles[index])
      list.addSubview(row)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = list.bounds.width
    let height = (view.bounds.height / 9).rounded()
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: CGFloat(index) * height, width: width, height: height - 1)
      titles[index].font = .systemFont(ofSize: (height * 0.35).rounded())
      titles[index].frame = CGRect(x: height / 4, y: 0, width: width - height / 2, height: height - 1)
    }
    list.contentSize = CGSize(width: width, height: CGFloat(rows.count) * height)
  }
}

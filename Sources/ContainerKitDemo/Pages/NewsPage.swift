import UIKit

/// A channel: a list of headlines with pictures that scrolls vertically. Sizes are fractions of the page's, and texts follow
/// the Dynamic Type size.
final class NewsPage: UIViewController {
  private static let count = 24
  private let channel: Int
  private let list = UIScrollView()
  private let rows = (0..<NewsPage.count).map { _ in UIView() }
  private let titles = (0..<NewsPage.count).map { _ in UILabel() }
  private let details = (0..<NewsPage.count).map { _ in UILabel() }
  private lazy var pictures = (0..<Self.count).map { PictureView(.at($0 * 3 + channel * 5)) }

  private static let headlines = [
    "The path along the coast is open again", "A quiet week, and what it changed", "What the new maps leave out",
    "Rain expected, umbrellas sold out", "Five towns, one timetable", "The view from the last stop",
  ]

  init(title: String, channel: Int) {
    self.channel = channel
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    fill(with: list)
    for (index, row) in rows.enumerated() {
      titles[index].text = Self.headlines[(index + channel) % Self.headlines.count]
      titles[index].textColor = .label
      titles[index].numberOfLines = 2
      details[index].text = "\(title ?? "") · \(index + 1) h ago"
      details[index].textColor = .secondaryLabel
      let line = UIView()
      line.backgroundColor = .separator
      for part in [pictures[index], titles[index], details[index], line] { row.addSubview(part) }
      list.addSubview(row)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = list.bounds.width
    let standard = (view.bounds.height / 8).rounded()
    let (side, gap) = ((standard * 0.72).rounded(), (standard * 0.14).rounded())
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    // The texts follow the Dynamic Type size. At the accessibility sizes they are below their pictures.
    let scale = UIFontMetrics(forTextStyle: .headline).scaledValue(for: 100) / 100
    let isBelow = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let (start, top) = isBelow ? (gap, gap + side) : (side + 2 * gap, gap)
    let (titleHeight, detailHeight) = ((side * 0.66 * scale).rounded(), (side * 0.3 * scale).rounded())
    let height = max(standard, top + (side * 0.68 * scale).rounded() + detailHeight + gap)
    // Puts a part at a distance from the leading edge.
    func place(_ part: UIView, _ x: CGFloat, _ y: CGFloat, _ partWidth: CGFloat, _ partHeight: CGFloat) {
      part.frame = CGRect(x: isMirrored ? width - x - partWidth : x, y: y, width: partWidth, height: partHeight)
    }
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: CGFloat(index) * height, width: width, height: height)
      titles[index].font = .systemFont(ofSize: (standard * 0.17 * scale).rounded(), weight: .semibold)
      details[index].font = .systemFont(ofSize: (standard * 0.135 * scale).rounded())
      pictures[index].layer.cornerRadius = (side * 0.16).rounded()
      place(pictures[index], gap, gap, side, side)
      place(titles[index], start, top, width - start - gap, titleHeight)
      place(details[index], start, top + (side * 0.68 * scale).rounded(), width - start - gap, detailHeight)
      if let line = row.subviews.last { place(line, start, height - 0.5, width - start, 0.5) }
    }
    list.contentSize = CGSize(width: width, height: CGFloat(rows.count) * height)
  }

  /// Lays out the texts again in another Dynamic Type size.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    view.setNeedsLayout()
  }
}

import UIKit

/// A channel: a list of headlines with pictures that scrolls vertically. Sizes are fractions of the page's.
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
    view.backgroundColor = .systemBackground
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.alwaysBounceVertical = true
    view.addSubview(list)
    setContentScrollView(list)
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
    let height = (view.bounds.height / 8).rounded()
    let (side, gap) = ((height * 0.72).rounded(), (height * 0.14).rounded())
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    // Puts a part at a distance from the leading edge.
    func place(_ part: UIView, _ x: CGFloat, _ y: CGFloat, _ partWidth: CGFloat, _ partHeight: CGFloat) {
      part.frame = CGRect(x: isMirrored ? width - x - partWidth : x, y: y, width: partWidth, height: partHeight)
    }
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: CGFloat(index) * height, width: width, height: height)
      titles[index].font = .systemFont(ofSize: (height * 0.17).rounded(), weight: .semibold)
      details[index].font = .systemFont(ofSize: (height * 0.135).rounded())
      pictures[index].layer.cornerRadius = (side * 0.16).rounded()
      let start = side + 2 * gap
      place(pictures[index], gap, gap, side, side)
      place(titles[index], start, gap, width - start - gap, (side * 0.66).rounded())
      place(details[index], start, gap + (side * 0.68).rounded(), width - start - gap, (side * 0.3).rounded())
      if let line = row.subviews.last { place(line, start, height - 0.5, width - start, 0.5) }
    }
    list.contentSize = CGSize(width: width, height: CGFloat(rows.count) * height)
  }
}

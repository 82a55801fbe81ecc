import UIKit

// The pages of the apps. They are the same before and after a move.

/// The app's analytics: an event for everything that it notices, in order.
@MainActor enum Analytics {
  static private(set) var events: [String] = []

  static func track(_ event: String) { events.append(event) }

  static func removeEvents() -> [String] {
    defer { events = [] }
    return events
  }
}

/// The state that the app saves until its next launch.
@MainActor enum Saved {
  static var page = 0
}

/// A list that fetches its rows when it is loaded, and pushes a page for a row.
final class FeedViewController: UITableViewController {
  /// Called in each frame in which the list scrolls.
  var onScroll: ((UIScrollView) -> Void)?
  private let color: UIColor
  private let count: Int
  private var rows: [String] = []

  init(_ title: String, _ color: UIColor, count: Int = 40) {
    self.color = color
    self.count = count
    super.init(style: .plain)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    tableView.rowHeight = 60
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    fetch()
  }

  private func fetch() {
    Analytics.track("fetch \(title ?? "")")
    rows = (1...count).map { "\(title ?? "") \($0)" }
    tableView.reloadData()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Analytics.track("refresh \(title ?? "")")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Analytics.track("screen \(title ?? "")")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    Analytics.track("stop \(title ?? "")")
  }

  func scrollToTop() {
    tableView.setContentOffset(CGPoint(x: 0, y: -tableView.adjustedContentInset.top), animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.backgroundColor = .clear
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    let detail = DetailViewController(rows[indexPath.row])
    detail.hidesBottomBarWhenPushed = true
    navigationController?.pushViewController(detail, animated: true)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?(scrollView) }
}

/// A page that is pushed or presented.
final class DetailViewController: UIViewController {
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemYellow
    let label = UILabel()
    label.text = title
    label.frame = CGRect(x: 20, y: 200, width: 200, height: 30)
    view.addSubview(label)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Analytics.track("screen \(title ?? "")")
  }
}

/// A page that tells the app's analytics when it appears and disappears.
class TrackedViewController: UIViewController {
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Analytics.track("refresh \(title ?? "")")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Analytics.track("screen \(title ?? "")")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    Analytics.track("stop \(title ?? "")")
  }
}

/// A page with a color and a text.
final class CardViewController: TrackedViewController {
  private let color: UIColor

  init(_ title: String, _ color: UIColor) {
    self.color = color
    super.init(title)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    Analytics.track("fetch \(title ?? "")")
    view.backgroundColor = color
    let label = UILabel()
    label.text = title
    label.font = .systemFont(ofSize: 34)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 100),
    ])
  }
}

extension UIImage {
  /// A round icon of the app.
  static let icon: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in
    UIColor.black.setFill()
    UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 20, height: 20)).fill()
  }.withRenderingMode(.alwaysTemplate)
}

/// The header of a profile, whose name fades while it collapses.
final class ProfileHeaderView: UIView {
  private let name = UILabel()

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemGray5
    clipsToBounds = true
    name.text = "Ada"
    name.font = .systemFont(ofSize: 34)
    name.translatesAutoresizingMaskIntoConstraints = false
    addSubview(name)
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      name.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func fade(_ alpha: CGFloat) { name.alpha = alpha }
}

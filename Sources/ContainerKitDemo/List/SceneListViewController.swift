import UIKit

/// The demo's scenes, each with its title and one line on what it shows. A row shows its scene.
final class SceneListViewController: UITableViewController {
  /// A scene in the list.
  struct Row {
    let name: String
    let title: String
    let summary: String
    let make: () -> UIViewController
  }

  private let rows: [Row]
  /// The page on top of the list.
  private(set) weak var shown: UIViewController?
  /// Its name; nil while the list is visible.
  var shownName: String? { shown?.parent == nil ? nil : name }
  private var name: String?

  /// - Parameter additionalRows: Rows below the demo's scenes.
  init(additionalRows: [Row] = []) {
    rows =
      Scene.all.map { Row(name: $0.name, title: $0.title, summary: $0.summary, make: $0.make) } + additionalRows
    super.init(style: .plain)
    title = "ContainerKit"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.backgroundColor = .systemBackground
    tableView.separatorStyle = .none
    tableView.register(SceneCell.self, forCellReuseIdentifier: "row")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 84
    let header = UIStackView(
      .vertical, spacing: 4,
      [
        UILabel("ContainerKit", .largeTitle, .bold),
        UILabel("Swipe between pages with any animator. Choose a transition.", .subheadline, color: .secondaryLabel),
      ])
    header.setMargins(top: 18, sides: 20, bottom: 10)
    tableView.setHeader(header)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tableView.fitHeader()
  }

  /// The list has a title of its own, so it hides the navigation bar.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.windowScene?.title = title
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }

  /// Shows a scene in place of the visible one. Returns true if there is a scene of that name.
  func show(named name: String, animated: Bool) -> Bool {
    guard let row = rows.first(where: { $0.name == name }) else { return false }
    let page = row.make()
    page.title = row.title
    (shown, self.name) = (page, name)
    navigationController?.setViewControllers([self, page], animated: animated)
    view.window?.windowScene?.title = row.title
    return true
  }

  /// Returns to the list. It has no effect if the list is visible.
  func showList() {
    shown?.presentedViewController?.dismiss(animated: false)
    navigationController?.popToViewController(self, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let row = rows[indexPath.row]
    (cell as? SceneCell)?.show(title: row.title, summary: row.summary, picture: .at(indexPath.row * 3 + 1))
    cell.accessibilityIdentifier = row.name
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    _ = show(named: rows[indexPath.row].name, animated: true)
  }
}

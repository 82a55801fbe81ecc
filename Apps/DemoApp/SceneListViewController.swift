import SwiftUI
import UIKit

/// The demo's scenes, and the SwiftUI wrapper. A row shows its scene; the back button ends it.
final class SceneListViewController: UITableViewController {
  private struct Row {
    let name: String
    let title: String
    let make: () -> UIViewController
  }

  private let rows =
    Scene.all.map { Row(name: $0.name, title: $0.title, make: $0.make) }
    + [Row(name: "swiftui", title: "The container in SwiftUI", make: { UIHostingController(rootView: SwiftUIScene()) })]

  /// What is on top of the list.
  private(set) weak var shown: UIViewController?
  /// Its name; nil while it is the list that is seen.
  var shownName: String? { shown?.parent == nil ? nil : name }
  private var name: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "ContainerKit"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  /// Shows a scene in place of what is there; answers whether there is one of that name.
  func show(named name: String, animated: Bool) -> Bool {
    guard let row = rows.first(where: { $0.name == name }) else { return false }
    let page = row.make()
    page.title = row.title
    (shown, self.name) = (page, name)
    navigationController?.setViewControllers([self, page], animated: animated)
    return true
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = rows[indexPath.row].title
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    cell.accessibilityIdentifier = rows[indexPath.row].name
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    _ = show(named: rows[indexPath.row].name, animated: true)
  }
}

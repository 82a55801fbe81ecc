import UIKit

/// A list of colors. A tap on a row pushes the color's page.
final class ColorsViewController: UITableViewController {
  private let colors: [(name: String, color: UIColor)] = [
    ("Indigo", .systemIndigo), ("Teal", .systemTeal), ("Orange", .systemOrange), ("Pink", .systemPink),
    ("Green", .systemGreen), ("Purple", .systemPurple),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Colors"
    tableView.rowHeight = 64
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "color")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { colors.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "color", for: indexPath)
    cell.textLabel?.text = colors[indexPath.row].name
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let row = colors[indexPath.row]
    let page = UIViewController()
    page.title = row.name
    page.view.backgroundColor = row.color
    navigationController?.pushViewController(page, animated: true)
  }
}

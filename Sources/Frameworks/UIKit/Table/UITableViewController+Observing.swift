import QuartzCore

/// The class at which key paths are written for key-value observing.
@MainActor private protocol ObservableTableController: UITableViewController {}

extension UITableViewController: ObservableTableController {
  static func addTableViewControllerProperties(to properties: inout ObservableProperties) {
    (self as any ObservableTableController.Type).addProperties(to: &properties)
  }
}

extension ObservableTableController {
  fileprivate static func addProperties(to properties: inout ObservableProperties) {
    properties.addLink(\Self.tableView!, "tableView", to: UITableView.self)
  }
}

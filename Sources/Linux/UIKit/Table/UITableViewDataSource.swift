public import Foundation

/// Says what is in a table.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell of a row that comes into sight: one from `dequeueReusableCell(withIdentifier:for:)`, filled.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Optional. How many sections there are; 1 without this.
  func numberOfSections(in tableView: UITableView) -> Int

  /// Optional. The text above a section, where the delegate gives no view.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// Optional. The text below a section, where the delegate gives no view.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  /// 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// None.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// None.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}

import QuartzCore

/// The class at which key paths are written for key-value observing.
@MainActor private protocol ObservableTable: UITableView {}

extension UITableView: ObservableTable {
  static func addTableViewProperties(to properties: inout ObservableProperties) {
    (self as any ObservableTable.Type).addProperties(to: &properties)
  }
}

extension ObservableTable {
  /// Adds the delegate, a property of its own type beside the one of a scroll view.
  fileprivate static func addProperties(to properties: inout ObservableProperties) {
    properties.add([\Self.delegate: "delegate"])
  }
}

// Creates cells and headers of registered classes with an initializer that the classes need not declare `required`, as with
// Apple's UIKit. QuartzCore's `Instantiation` explains how this works.

/// Not part of Apple's API; hidden from the modules above.
@_spi(Prototype) @preconcurrency @MainActor open class TableCellPrototype: UITableViewCell {
  /// Has the slot of `UITableViewCell.init(style:reuseIdentifier:)`.
  public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  /// Required of every view; never called.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Not part of Apple's API; hidden from the modules above.
@_spi(Prototype) @preconcurrency @MainActor open class HeaderPrototype: UITableViewHeaderFooterView {
  /// Has the slot of `UITableViewHeaderFooterView.init(reuseIdentifier:)`.
  public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  /// Required of every view; never called.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor enum TableFactory {
  static func cell<Cell: UITableViewCell>(
    _ type: Cell.Type, style: UITableViewCell.CellStyle = .default, identifier: String?
  ) -> Cell {
    Instantiation.object(of: type, as: TableCellPrototype.self) { $0.init(style: style, reuseIdentifier: identifier) }
  }

  static func header<Header: UITableViewHeaderFooterView>(_ type: Header.Type, identifier: String?) -> Header {
    Instantiation.object(of: type, as: HeaderPrototype.self) { $0.init(reuseIdentifier: identifier) }
  }
}

// Creates views of registered classes with an initializer that the classes need not declare `required`, as with Apple's
// UIKit. QuartzCore's `Instantiation` explains how this works, why the prototypes are open, and why the functions are
// not optimized.

/// Not part of Apple's API; hidden from the modules above.
@_spi(Prototype) @preconcurrency @MainActor open class FramePrototype: UIView {
  /// Has the slot of `UIView.init(frame:)`.
  public required override init(frame: CGRect) { super.init(frame: frame) }
  /// Required of every view; never called.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

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

@MainActor enum ReuseFactory {
  @_optimize(none) @inline(never)
  static func view<T: UIView>(_ type: T.Type, frame: CGRect) -> T {
    unsafeDowncast(
      unsafeBitCast(type as UIView.Type, to: FramePrototype.Type.self).init(frame: frame) as UIView, to: T.self)
  }

  @_optimize(none) @inline(never)
  static func tableCell(
    _ type: UITableViewCell.Type, style: UITableViewCell.CellStyle = .default, identifier: String?
  ) -> UITableViewCell {
    unsafeBitCast(type, to: TableCellPrototype.Type.self).init(style: style, reuseIdentifier: identifier)
      as UITableViewCell
  }

  @_optimize(none) @inline(never)
  static func header(_ type: UITableViewHeaderFooterView.Type, identifier: String?) -> UITableViewHeaderFooterView {
    unsafeBitCast(type, to: HeaderPrototype.Type.self).init(reuseIdentifier: identifier) as UITableViewHeaderFooterView
  }
}

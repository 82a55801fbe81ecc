// Views of classes that are registered by value, made by an initializer that they need not declare `required`, as Apple's
// do not. QuartzCore's `Instantiation` says how it works, and why the prototypes are open and the functions not optimized.

/// Not Apple's; hidden from the modules above.
@_spi(Prototype) @preconcurrency @MainActor open class FramePrototype: UIView {
  /// In the slot of `UIView.init(frame:)`.
  public required override init(frame: CGRect) { super.init(frame: frame) }
  /// Required of every view; never called.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Not Apple's; hidden from the modules above.
@_spi(Prototype) @preconcurrency @MainActor open class TableCellPrototype: UITableViewCell {
  /// In the slot of `UITableViewCell.init(style:reuseIdentifier:)`.
  public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  /// Required of every view; never called.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Not Apple's; hidden from the modules above.
@_spi(Prototype) @preconcurrency @MainActor open class HeaderPrototype: UITableViewHeaderFooterView {
  /// In the slot of `UITableViewHeaderFooterView.init(reuseIdentifier:)`.
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
  static func tableCell(_ type: UITableViewCell.Type, identifier: String) -> UITableViewCell {
    unsafeBitCast(type, to: TableCellPrototype.Type.self).init(style: .default, reuseIdentifier: identifier)
      as UITableViewCell
  }

  @_optimize(none) @inline(never)
  static func header(_ type: UITableViewHeaderFooterView.Type, identifier: String) -> UITableViewHeaderFooterView {
    unsafeBitCast(type, to: HeaderPrototype.Type.self).init(reuseIdentifier: identifier) as UITableViewHeaderFooterView
  }
}

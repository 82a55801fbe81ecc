import QuartzCore

/// The subviews that a cell has created so far, and its insets.
@MainActor struct CellParts {
  var text: UILabel?
  var detail: UILabel?
  var image: UIImageView?
  var accessory: UIImageView?
  var selectedBackground: UIView?
  /// The gray background, if no other one is set.
  var gray: UIView?
  var lineBelow: UIView?
  var lineAbove: UIView?
  var separatorInset: UIEdgeInsets?
  var textInset: CGFloat = 16
}

/// The surroundings of a cell: its table's style and separators, and its position in the section.
struct CellSurroundings: Equatable {
  var style: UITableView.Style
  var isFirst, isLast: Bool
  /// The color of separators; nil if there are none.
  var separator: UIColor?
  var inset: UIEdgeInsets
}

extension UITableViewCell {
  func makeTextLabel() -> UILabel {
    let label = UILabel()
    if style == .value2 {
      label.font = .systemFont(ofSize: 15)
      label.textColor = tintColor
      label.textAlignment = .right
    }
    return add(label, \.text)
  }

  func makeDetailLabel() -> UILabel {
    let label = UILabel()
    switch style {
    case .subtitle: label.font = .systemFont(ofSize: 12)
    case .value1:
      label.textColor = .secondaryLabel
      label.textAlignment = .right
    default: label.font = .systemFont(ofSize: 15)
    }
    return add(label, \.detail)
  }

  func makeImageView() -> UIImageView {
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    return add(view, \.image)
  }

  private func add<View: UIView>(_ view: View, _ part: WritableKeyPath<CellParts, View?>) -> View {
    parts[keyPath: part] = view
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  // MARK: States

  func showStates(animated: Bool = false) {
    let isOn = (isSelected || isHighlighted) && selectionStyle != .none
    let background = parts.selectedBackground ?? (isOn || parts.gray != nil ? grayBackground() : nil)
    if let background, isOn, background.superview !== self {
      background.frame = bounds
      insertSubview(background, belowSubview: contentView)
      background.alpha = 1
    } else if let background, !isOn, background.superview === self {
      hide(background, animated: animated)
    }
    for view in contentView.subviews {
      switch view {
      case let label as UILabel: label.isHighlighted = isOn
      case let image as UIImageView: image.isHighlighted = isOn
      case let control as UIControl: control.isHighlighted = isOn
      default: break
      }
    }
  }

  /// Removes a background. If animated, it fades out in 0.5 s (a guess: list-43).
  private func hide(_ background: UIView, animated: Bool) {
    guard animated, window != nil else { return background.removeFromSuperview() }
    UIView.animate(withDuration: 0.5) {
      background.alpha = 0
    } completion: { [weak self] _ in
      guard let self, !(self.isSelected || self.isHighlighted) else { return background.alpha = 1 }
      background.removeFromSuperview()
      background.alpha = 1
    }
  }

  private func grayBackground() -> UIView {
    if let gray = parts.gray { return gray }
    let view = UIView(frame: bounds)
    view.backgroundColor = .systemGray4
    parts.gray = view
    return view
  }

  func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  // MARK: Surroundings

  func adopt(textInset: CGFloat) {
    guard parts.textInset != textInset else { return }
    parts.textInset = textInset
    contentView.layoutMargins = UIEdgeInsets(top: 11, left: textInset, bottom: 11, right: textInset)
    setNeedsLayout()
  }

  func show(_ new: CellSurroundings) {
    guard new != surroundings else { return }
    let isFirstTime = surroundings == nil
    surroundings = new
    if isFirstTime, backgroundColor == nil {
      backgroundColor = new.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }
    if new.style == .insetGrouped {
      layer.cornerRadius = new.isFirst || new.isLast ? 10 : 0
      layer.maskedCorners = [
        new.isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : [],
        new.isLast ? [.layerMinXMaxYCorner, .layerMaxXMaxYCorner] : [],
      ]
      clipsToBounds = true
    }
    setNeedsLayout()
  }
}

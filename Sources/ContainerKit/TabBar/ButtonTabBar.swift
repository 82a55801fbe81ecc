import UIKit

/// The container's bar: one button for each child, in the order of the children, spread evenly.
///
/// The colours of the two buttons concerned follow the progress of a switch.
@MainActor open class ButtonTabBar: UIView {
  /// Points that the bar is high, without the safe area below it.
  public static let height: CGFloat = 49

  /// The colour of the selected tab's title.
  open var selectedColor: UIColor = .systemBlue {
    didSet { show() }
  }

  /// The colour of the other titles.
  open var unselectedColor: UIColor = .systemGray {
    didSet { show() }
  }

  /// The buttons, in the order of the container's children.
  public private(set) var buttons: [UIButton] = []

  /// Called when a button is tapped, with its index.
  var onTap: ((Int) -> Void)?

  /// What the bar shows: a selected tab, and during a switch how much of it has gone over to another.
  struct Shown: Equatable {
    var selected: Int?
    var towards: Int?
    var progress: CGFloat = 0
  }

  var shown = Shown() {
    didSet { if shown != oldValue { show() } }
  }

  /// Makes a bar without buttons. The container fills it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    addSubview(line)
  }

  /// Makes a bar without buttons. The container fills it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(line)
  }

  private let line: UIView = {
    let line = UIView()
    line.backgroundColor = UIColor(white: 0, alpha: 0.2)
    line.isUserInteractionEnabled = false
    return line
  }()

  /// One button for each title. Buttons that can stay do.
  func setTitles(_ titles: [String]) {
    while buttons.count > titles.count { buttons.removeLast().removeFromSuperview() }
    while buttons.count < titles.count { addButton() }
    for (button, title) in zip(buttons, titles) where button.title(for: .normal) != title {
      button.setTitle(title, for: .normal)
    }
    setNeedsLayout()
    show()
  }

  private func addButton() {
    let button = UIButton(type: .custom)
    button.titleLabel?.font = .systemFont(ofSize: 15)
    button.addAction(
      UIAction { [weak self, unowned button] _ in
        if let index = self?.buttons.firstIndex(of: button) { self?.onTap?(index) }
      }, for: .touchUpInside)
    buttons.append(button)
    addSubview(button)
  }

  /// Lays the buttons out side by side above the safe area, the first on the side where reading begins.
  open override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
    guard !buttons.isEmpty else { return }
    let width = bounds.width / CGFloat(buttons.count)
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let place = CGFloat(mirrored ? buttons.count - 1 - index : index)
      button.frame = CGRect(x: place * width, y: 0, width: width, height: min(Self.height, bounds.height))
    }
  }

  /// The colour in which a tab's title is shown now.
  func color(at index: Int) -> UIColor {
    switch index {
    case shown.selected: selectedColor.mixed(with: unselectedColor, share: shown.towards == nil ? 0 : shown.progress)
    case shown.towards: unselectedColor.mixed(with: selectedColor, share: shown.progress)
    default: unselectedColor
    }
  }

  private func show() {
    for (index, button) in buttons.enumerated() {
      let color = color(at: index)
      if button.titleColor(for: .normal) != color { button.setTitleColor(color, for: .normal) }
      if button.isSelected != (index == shown.selected) { button.isSelected = index == shown.selected }
    }
  }
}

@_spi(Recording) extension ButtonTabBar {
  /// The colour in which a tab's title is shown now.
  public func shownColor(at index: Int) -> UIColor { color(at: index) }
}

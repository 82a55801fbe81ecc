import UIKit

/// The container's bar: one tab for each child, in the order of the children, spread evenly.
///
/// Colours, badges and the indicator follow the progress of a switch.
@MainActor open class ButtonTabBar: UIView {
  /// Points that the bar is high, without the safe area below it.
  public static let height: CGFloat = 49

  /// How the bar looks. A change is shown at once.
  open var appearance = Appearance() {
    didSet { if appearance != oldValue { appearanceDidChange(from: oldValue) } }
  }

  /// What the tabs show. Set again where one of the items has changed.
  open var items: [ContainerTabItem] = [] {
    didSet { itemsDidChange() }
  }

  /// The buttons, in the order of the items.
  public var buttons: [UIButton] { tabs }

  /// Called when a button is tapped, with its index.
  open var onSelect: ((Int) -> Void)?

  /// What the bar shows: a selected tab, and during a switch how much of it has gone over to another.
  struct Shown: Equatable {
    var selected: Int?
    var towards: Int?
    var progress: CGFloat = 0
  }

  var shown = Shown() {
    didSet { if shown != oldValue { shownDidChange(from: oldValue) } }
  }

  private(set) var tabs: [TabButton] = []
  let line = UIView()
  let indicator = UIView()

  /// Makes a bar without buttons. The container fills it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = appearance.backgroundColor
    setUp()
  }

  /// Makes a bar without buttons. The container fills it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    line.backgroundColor = appearance.lineColor
    line.isUserInteractionEnabled = false
    indicator.isUserInteractionEnabled = false
    indicator.isHidden = true
    addSubview(line)
    addSubview(indicator)
  }

  /// Buttons that can stay do.
  private func itemsDidChange() {
    let contents = items.map(\.content)
    guard contents != tabs.map(\.content) else { return }
    while tabs.count > contents.count { tabs.removeLast().removeFromSuperview() }
    while tabs.count < contents.count { addTab() }
    for (button, content) in zip(tabs, contents) { button.content = content }
    setNeedsLayout()
    showAll()
  }

  private func addTab() {
    let button = TabButton(frame: .zero)
    button.font = appearance.font
    button.addAction(
      UIAction { [weak self, unowned button] _ in
        if let index = self?.tabs.firstIndex(of: button) { self?.onSelect?(index) }
      }, for: .touchUpInside)
    tabs.append(button)
    insertSubview(button, belowSubview: indicator)
  }

  /// Lays the buttons out side by side above the safe area, the first on the side where reading begins.
  open override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
    guard !tabs.isEmpty else { return }
    let width = bounds.width / CGFloat(tabs.count)
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in tabs.enumerated() {
      let place = CGFloat(mirrored ? tabs.count - 1 - index : index)
      button.frame = CGRect(x: place * width, y: 0, width: width, height: min(Self.height, bounds.height))
    }
    placeIndicator()
  }
}

@_spi(Recording) extension ButtonTabBar {
  /// The colour in which a tab's title is shown now.
  public func shownColor(at index: Int) -> UIColor { color(at: index) }
}

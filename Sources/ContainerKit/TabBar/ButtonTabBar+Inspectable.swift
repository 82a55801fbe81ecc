import UIKit

// What is set of a bar in Interface Builder's attributes inspector, besides `selectedColor` and `unselectedColor`: each is
// a part of `appearance`, which is what code sets.
extension ButtonTabBar {
  /// What is behind the tabs: that of the appearance.
  @IBInspectable public var barColor: UIColor? {
    get { appearance.backgroundColor }
    set { appearance.backgroundColor = newValue }
  }

  /// The hairline: that of the appearance.
  @IBInspectable public var lineColor: UIColor? {
    get { appearance.lineColor }
    set { appearance.lineColor = newValue }
  }

  /// What is behind a badge's text: that of the appearance.
  @IBInspectable public var badgeColor: UIColor {
    get { appearance.badgeColor }
    set { appearance.badgeColor = newValue }
  }

  /// The colour of a badge's text: that of the appearance.
  @IBInspectable public var badgeTextColor: UIColor {
    get { appearance.badgeTextColor }
    set { appearance.badgeTextColor = newValue }
  }

  /// Points that the indicator is high; 0 where there is none. Setting it makes an indicator where there is none.
  @IBInspectable public var indicatorHeight: CGFloat {
    get { appearance.indicator?.height ?? 0 }
    set { change { $0.height = newValue } }
  }

  /// The indicator's colour; nil for that of the selected tab. Setting it makes an indicator where there is none.
  @IBInspectable public var indicatorColor: UIColor? {
    get { appearance.indicator?.color }
    set { change { $0.color = newValue } }
  }

  /// Whether the indicator is at the lower edge of the bar, and not at the one towards the pages. Setting it makes an
  /// indicator where there is none.
  @IBInspectable public var isIndicatorAtBottom: Bool {
    get { appearance.indicator?.edge == .bottom }
    set { change { $0.edge = newValue ? .bottom : .inner } }
  }

  /// Points to either side of what a tab shows: those of the appearance.
  @IBInspectable public var tabSpacing: CGFloat {
    get { appearance.spacing }
    set { appearance.spacing = newValue }
  }

  /// Points that a tab is wide at least: those of the appearance.
  @IBInspectable public var minimumTabWidth: CGFloat {
    get { appearance.minimumTabWidth }
    set { appearance.minimumTabWidth = newValue }
  }

  /// Interface Builder sets these in no order that could be relied on: none takes back what another has set.
  private func change(_ body: (inout Indicator) -> Void) {
    var indicator = appearance.indicator ?? Indicator()
    body(&indicator)
    appearance.indicator = indicator
  }
}

import UIKit

// The bar's settings in Interface Builder's attributes inspector. Each forwards to `appearance`, which is what code sets. They
// are not public: Interface Builder shows a property and sets it by its name, whatever its access level.
extension ButtonTabBar {
  /// The color of the selected tab's title in `appearance`.
  @IBInspectable var selectedColor: UIColor? {
    get { appearance.selectedColor }
    set { appearance.selectedColor = newValue }
  }

  /// The color of the other tabs' titles in `appearance`.
  @IBInspectable var unselectedColor: UIColor {
    get { appearance.unselectedColor }
    set { appearance.unselectedColor = newValue }
  }

  /// The background color of `appearance`.
  @IBInspectable var barColor: UIColor? {
    get { appearance.backgroundColor }
    set { appearance.backgroundColor = newValue }
  }

  /// A Boolean value that adds the background effect of the system's bars, glass or a material, instead of the default color. A
  /// `barColor` is in front of it.
  @IBInspectable var hasSystemBackground: Bool {
    get { appearance.backgroundEffect != nil }
    set {
      var new = appearance
      new.backgroundEffect = nil
      if newValue { new.configureWithDefaultBackground() }
      // Interface Builder may have set the color before.
      if appearance.backgroundColor != Appearance().backgroundColor { new.backgroundColor = appearance.backgroundColor }
      appearance = new
    }
  }

  /// The background color at the scroll edge of `appearance`; nil if the look does not change there.
  @IBInspectable var scrollEdgeBackgroundColor: UIColor? {
    get { appearance.scrollEdgeBackgroundColor }
    set { appearance.scrollEdgeBackgroundColor = newValue }
  }

  /// A Boolean value that makes the bar a capsule that floats above the pages.
  @IBInspectable var isFloating: Bool {
    get { appearance.floating != nil }
    set { appearance.floating = newValue ? Floating() : nil }
  }

  /// The color of a disabled tab's title in `appearance`.
  @IBInspectable var disabledColor: UIColor {
    get { appearance.disabledColor }
    set { appearance.disabledColor = newValue }
  }

  /// The hairline's color of `appearance`.
  @IBInspectable var separatorColor: UIColor? {
    get { appearance.separatorColor }
    set { appearance.separatorColor = newValue }
  }

  /// The color of the hairlines between two tabs in `appearance`.
  @IBInspectable var tabSeparatorColor: UIColor? {
    get { appearance.tabSeparatorColor }
    set { appearance.tabSeparatorColor = newValue }
  }

  /// The badges' background color of `appearance`.
  @IBInspectable var badgeColor: UIColor {
    get { appearance.badgeColor }
    set { appearance.badgeColor = newValue }
  }

  /// The badges' text color of `appearance`.
  @IBInspectable var badgeTextColor: UIColor {
    get { appearance.badgeTextColor }
    set { appearance.badgeTextColor = newValue }
  }

  /// The indicator's height, in points; 0 for the default. Setting it adds an indicator if there is none.
  @IBInspectable var indicatorHeight: CGFloat {
    get { ownIndicator?.height ?? 0 }
    set { change { $0.height = newValue } }
  }

  /// The indicator's color; nil for the selected tab's color. Setting it adds an indicator if there is none.
  @IBInspectable var indicatorColor: UIColor? {
    get { ownIndicator?.color }
    set { change { $0.color = newValue } }
  }

  /// A Boolean value that places the indicator at the lower edge of the bar, rather than at the edge that faces the
  /// pages. Setting it adds an indicator if there is none.
  @IBInspectable var isIndicatorAtBottom: Bool {
    get { ownIndicator?.edge == .bottom }
    set { change { $0.edge = newValue ? .bottom : .facingPages } }
  }

  /// A Boolean value that makes the indicator a pill behind the selected tab's title, with the standard insets and round ends,
  /// rather than a line. Setting it adds an indicator if there is none.
  @IBInspectable var isIndicatorPill: Bool {
    get { ownIndicator?.isPill ?? false }
    set {
      change { old in
        var new = newValue ? Indicator.pill() : .line()
        (new.color, new.height, new.edge) = (old.color, old.height, old.edge)
        old = new
      }
    }
  }

  /// The bar's height in `appearance`, in points. A negative number, the default, stands for nil.
  @IBInspectable var tabHeight: CGFloat {
    get { appearance.height ?? -1 }
    set { appearance.height = newValue < 0 ? nil : newValue }
  }

  /// A Boolean value that fades tabs that scroll at their ends, in `appearance`.
  @IBInspectable var fadesEnds: Bool {
    get { appearance.fadesEnds }
    set { appearance.fadesEnds = newValue }
  }

  /// The space on either side of a tab's contents in `appearance`, in points.
  @IBInspectable var tabPadding: CGFloat {
    get { appearance.tabPadding }
    set { appearance.tabPadding = newValue }
  }

  /// The minimum width of a tab in `appearance`, in points.
  @IBInspectable var minimumTabWidth: CGFloat {
    get { appearance.minimumTabWidth }
    set { appearance.minimumTabWidth = newValue }
  }

  /// The indicator, unless it is the default one.
  private var ownIndicator: Indicator? { appearance.indicator.flatMap { $0.kind == .automatic ? nil : $0 } }

  /// Changes one property of the indicator and keeps the others: Interface Builder sets them in no defined order.
  private func change(_ body: (inout Indicator) -> Void) {
    var indicator = ownIndicator ?? .line()
    body(&indicator)
    appearance.indicator = indicator
  }
}

import UIKit

extension ButtonTabBar {
  // sample: in a function (container: ContainerViewController)
  /// A shape that marks the selected tab and moves between the tabs during a transition: a line at an edge of the bar, or a
  /// pill behind the tab's contents.
  ///
  /// ```swift
  /// var line = ButtonTabBar.Indicator(height: 3)
  /// line.width = .title
  /// line.cornerRadius = 1.5
  /// line.stretches = true
  /// container.tabBar.appearance.indicator = line
  /// ```
  public struct Indicator: Equatable, Sendable {
    /// An edge of the bar, without the safe area.
    public enum Edge: Hashable, CaseIterable, Sendable {
      /// The edge that faces the pages: the upper edge of a bar at the bottom, the lower edge of a bar at the top.
      case facingPages
      /// The upper edge.
      case top
      /// The lower edge.
      case bottom
    }

    /// A width of the indicator.
    public enum Width: Hashable, Sendable {
      /// The width of the tab.
      case tab
      /// The width of the tab's title, or of its image if that is wider.
      case title
      /// A width in points, centered in the tab. Finite; a negative width is 0.
      case fixed(CGFloat)
    }

    /// The indicator's color. If it is nil, a line has the selected tab's color, and a pill has 15 percent of it, so that the
    /// title is legible on it.
    public var color: UIColor?
    /// The height of a line, in points. Not used for a pill.
    public var height: CGFloat
    /// The edge of the bar at which a line is. Not used for a pill.
    public var edge: Edge
    /// The indicator's width, before `insets`. Default: the tab's.
    public var width = Width.tab
    /// The radius of the corners, in points. A radius that does not fit becomes half the shorter side, for round ends. Default:
    /// 0.
    public var cornerRadius: CGFloat = 0
    /// A Boolean value that draws a pill behind the tab's contents instead of a line. With the width `tab`, a pill is as high
    /// as the bar without the safe area, otherwise as high as the tab's image and title. Default: false.
    public var isBehindTitle = false
    /// The insets of the indicator from the area that `width`, the bar and `isBehindTitle` give it, in points. Negative insets
    /// make it larger, but a pill stays inside its tab. For a line, the inset at its edge is its distance from that edge.
    /// Default: zero.
    public var insets = NSDirectionalEdgeInsets()
    /// A Boolean value that stretches the indicator from one tab to the other: in the first half of a transition the edge at
    /// the front moves, in the second half the edge at the back. A cancelled transition returns the same way. Default: false.
    public var stretches = false

    /// Creates a line that is as wide as a tab.
    public init(color: UIColor? = nil, height: CGFloat = 2, edge: Edge = .facingPages) {
      self.color = color
      self.height = height
      self.edge = edge
    }

    /// Returns a pill behind the tab's image and title, with round ends.
    ///
    /// - Parameters:
    ///   - color: The pill's color; nil for 15 percent of the selected tab's color.
    ///   - insets: The insets from the tab's contents, in points. Negative insets make the pill larger, up to the tab.
    public static func pill(
      color: UIColor? = nil, insets: NSDirectionalEdgeInsets = .init(top: -6, leading: -12, bottom: -6, trailing: -12)
    ) -> Indicator {
      var pill = Indicator(color: color)
      (pill.isBehindTitle, pill.width, pill.insets) = (true, .title, insets)
      pill.cornerRadius = .greatestFiniteMagnitude
      return pill
    }

    /// The names and the values of the sizes, which must be finite.
    var sizes: [(String, CGFloat)] {
      var sizes = [
        ("indicator.height", height), ("indicator.cornerRadius", cornerRadius), ("indicator.insets.top", insets.top),
        ("indicator.insets.leading", insets.leading), ("indicator.insets.bottom", insets.bottom),
        ("indicator.insets.trailing", insets.trailing),
      ]
      if case .fixed(let points) = width { sizes.append(("indicator.width", points)) }
      return sizes
    }
  }
}

import UIKit

extension ButtonTabBar {
  // sample: in a function (container: ContainerViewController)
  /// A shape that marks the selected tab and moves between the tabs during a transition: a line at an edge of the bar, or a
  /// pill behind the tab's contents.
  ///
  /// ```swift
  /// container.tabBar.appearance.indicator = .line(height: 3, width: .title)
  /// ```
  public struct Indicator: Equatable, Sendable {
    /// The shape, and when it is shown.
    enum Kind { case automatic, line, pill }

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
    /// The indicator's width, before `insets`. Default: the tab's for a line, the title's for a pill.
    public var width = Width.tab
    /// The radius of the corners, in points. A radius that does not fit becomes half the shorter side, for round ends. Default:
    /// 0.
    public var cornerRadius: CGFloat = 0
    /// The insets of the indicator from its area, in points: for a line, the bar in its width; for a pill, the tab's image and
    /// title, or with the width `tab` the tab in the height of the bar. Negative insets make it larger, but a pill stays inside
    /// its tab. The inset at a line's edge is its distance from that edge. Default: zero for a line.
    public var insets = NSDirectionalEdgeInsets()
    let kind: Kind

    init(_ kind: Kind, color: UIColor? = nil, height: CGFloat = 2, edge: Edge = .facingPages) {
      (self.kind, self.color, self.height, self.edge) = (kind, color, height, edge)
    }

    /// The default: the line of `line()` for a bar at the top and for an external one, nothing for a bar at the bottom.
    public static let automatic = Indicator(.automatic)

    /// Returns a line at an edge of the bar. While a finger drags the first or the last page beyond its end, the line moves
    /// beyond its tab in the same proportion.
    ///
    /// - Parameters:
    ///   - color: The line's color; nil for the selected tab's color.
    ///   - height: The line's height, in points. Finite.
    ///   - width: The line's width. Default: the tab's.
    ///   - edge: The edge of the bar. Default: the one that faces the pages.
    public static func line(
      color: UIColor? = nil, height: CGFloat = 2, width: Width = .tab, edge: Edge = .facingPages
    ) -> Indicator {
      var line = Indicator(.line, color: color, height: height, edge: edge)
      line.width = width
      return line
    }

    /// Returns a pill behind the tab's image and title, with round ends.
    ///
    /// - Parameters:
    ///   - color: The pill's color; nil for 15 percent of the selected tab's color.
    ///   - insets: The insets from the tab's contents, in points. Negative insets make the pill larger, up to the tab.
    public static func pill(
      color: UIColor? = nil, insets: NSDirectionalEdgeInsets = .init(top: -6, leading: -12, bottom: -6, trailing: -12)
    ) -> Indicator {
      var pill = Indicator(.pill, color: color)
      (pill.width, pill.insets) = (.title, insets)
      pill.cornerRadius = .greatestFiniteMagnitude
      return pill
    }

    var isPill: Bool { kind == .pill }

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

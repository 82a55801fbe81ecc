/// The actions of a tap on the tab that is already selected. See `ContainerViewController.reselectionActions`.
public struct ContainerReselectionActions: OptionSet, Hashable, Sendable {
  /// Pops a page that is a `UINavigationController` to its root view controller, animated.
  public static let popToRoot = ContainerReselectionActions(rawValue: 1 << 0)
  /// Scrolls the page to its top, animated, unless the tap pops.
  ///
  /// The scroll view is the one that the page names for its top edge with `setContentScrollView(_:for:)` or, as in a
  /// `UITableViewController`, its view. If the page is a navigation controller or a container without such a scroll view, its
  /// top or selected view controller is asked. No other scroll view is looked for.
  public static let scrollToTop = ContainerReselectionActions(rawValue: 1 << 1)

  /// The bits of the actions.
  public let rawValue: Int

  /// Creates a set of actions from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

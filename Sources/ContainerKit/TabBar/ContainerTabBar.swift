import UIKit

/// A view that shows a container's tabs: `ButtonTabBar`, or an app's own (`ContainerViewController.customTabBar`).
///
/// The container gives it the accessibility trait `tabBar`, unless it is an accessibility element itself: its elements are
/// then spoken as "tab, 2 of 4". The bar gives each of them the trait `selected`, where it is, and what
/// `ContainerTabItem.spokenLabel` and `spokenValue` say.
@preconcurrency @MainActor public protocol ContainerTabBar: UIView {
  /// What the tabs show, in the order of the container's children. Set by the container, again with the same objects
  /// where one of them has changed.
  var items: [ContainerTabItem] { get set }

  /// To be called where the user chooses a tab, with its index; also the selected one. Set by the container.
  var onSelect: ((Int) -> Void)? { get set }

  /// Shows a state. Called in each frame in which it is another one, and after `items` was set.
  ///
  /// - Parameters:
  ///   - selected: The tab that is selected, until a switch has ended; nil where there is none.
  ///   - towards: During a switch the tab that it goes to, also while it goes back; nil at rest.
  ///   - progress: How much of the switch is seen, from 0 to 1; 0 at rest.
  func show(selected: Int?, towards: Int?, progress: CGFloat)

  /// The bar's height in points, without the safe area below it. It must be finite and not negative. The container
  /// reads it during layout.
  var barHeight: CGFloat { get }

  /// The side of the container on which the bar is. Called by the container when the bar becomes its own, and when
  /// `tabBarPlacement` is another one. By default it does nothing: a bar that looks the same on both sides needs none.
  func placementDidChange(to placement: TabBarPlacement)
}

extension ContainerTabBar {
  /// That of a `ButtonTabBar`.
  public var barHeight: CGFloat { ButtonTabBar.height }

  /// Nothing.
  public func placementDidChange(to placement: TabBarPlacement) {}
}

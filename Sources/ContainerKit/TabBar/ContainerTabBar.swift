// The trait is a variable in the iOS 16 SDK.
@preconcurrency import UIKit

// sample: in a file
/// A view that shows a container's tabs: `ButtonTabBar`, `PageDotsBar`, or an app's own
/// (`ContainerViewController.customTabBar`).
///
/// This bar is a slider, whose thumb follows the pages. The page at which a finger leaves it is selected:
///
/// ```swift
/// final class SliderBar: UISlider, ContainerTabBar {
///   var onSelect: ((Int) -> Void)?
///   var items: [ContainerTabItem] = [] {
///     didSet { maximumValue = Float(max(items.count - 1, 0)) }
///   }
///
///   override init(frame: CGRect) {
///     super.init(frame: frame)
///     isContinuous = false
///     addAction(UIAction { [unowned self] _ in onSelect?(Int(value.rounded())) }, for: .valueChanged)
///   }
///
///   required init?(coder: NSCoder) { nil }
///
///   func update(_ state: ContainerTabBarState) {
///     let selected = Float(state.selectedIndex ?? 0)
///     let incoming = state.incomingIndex.map(Float.init) ?? selected
///     value = selected + (incoming - selected) * Float(state.progress)
///   }
/// }
/// ```
///
/// The container adds the accessibility trait `tabBar` to the bar, unless the bar is an accessibility element itself.
/// Assistive technologies then speak the bar's elements as "tab, 2 of 4". The bar adds the trait `selected` to the
/// selected tab's element, and gives each element the label and value of `ContainerTabItem.resolvedAccessibilityLabel` and
/// `resolvedAccessibilityValue`.
@preconcurrency @MainActor public protocol ContainerTabBar: UIView {
  /// The contents of the tabs, in the order of the container's children. Set by the container, again with the same
  /// objects if one of them changes.
  var items: [ContainerTabItem] { get set }

  /// Called by the bar with a tab's index when the user chooses the tab, even if it is selected already. Set by the
  /// container.
  var onSelect: ((Int) -> Void)? { get set }

  /// Called by the bar with a tab's index when a finger has rested on the tab for a while and is still down. Set by the
  /// container. The default implementation ignores it, for a bar that reports no long presses.
  ///
  /// Returns true if the app has handled the long press. Then the bar does not call `onSelect` for this touch.
  var onLongPress: ((Int) -> Bool)? { get set }

  /// Called by the bar while a finger slides along the tabs, so that the pages turn under it. Set by the container. The default
  /// implementation ignores it, for a bar along which no finger slides.
  var onScrub: ((ContainerTabScrub) -> Void)? { get set }

  /// Updates the bar to a state. Called in each frame in which the state changes, and whenever the bar has been laid out with
  /// other `items` or in another size. The first call follows the bar's first layout, so that the bar and its subviews
  /// have their frames in every call.
  ///
  /// The container follows the size of an external bar in its own layouts only. If the app resizes such a bar at
  /// other times, set what depends on the size in the bar's `layoutSubviews()`, too.
  ///
  /// - Parameter state: The selected tab, and the progress of a transition to another.
  func update(_ state: ContainerTabBarState)

  /// The bar's height, in points, without the safe area. Must be finite and not negative. The container reads it during
  /// layout. If it changes, call `setNeedsLayout()` on the bar's superview.
  var barHeight: CGFloat { get }

  /// Called by the container when it adopts the bar, and when its `tabBarPlacement` changes. The default implementation
  /// does nothing, for a bar that looks the same on both sides.
  ///
  /// - Parameter placement: The side of the container on which the bar is.
  func placementDidChange(to placement: ContainerTabBarPlacement)
}

extension ContainerTabBar {
  /// Nil. A value that is set is ignored.
  public var onLongPress: ((Int) -> Bool)? {
    get { nil }
    set {}
  }

  /// Nil. A value that is set is ignored.
  public var onScrub: ((ContainerTabScrub) -> Void)? {
    get { nil }
    set {}
  }

  /// The height of a `ButtonTabBar`.
  public var barHeight: CGFloat { ButtonTabBar.standardHeight }

  /// Does nothing.
  public func placementDidChange(to placement: ContainerTabBarPlacement) {}

  /// Makes the bar's elements tabs: "tab, 2 of 4". A bar that is an element itself is left unchanged.
  func insertTabBarTrait() {
    if !isAccessibilityElement { accessibilityTraits.insert(.tabBar) }
  }
}

extension ContainerTabBar {
  /// The height that the bar asks for, in points; the standard one if that is negative or not finite.
  var validBarHeight: CGFloat {
    let height = barHeight
    guard height.isFinite, height >= 0 else {
      assertionFailure("\(type(of: self)): barHeight \(height) must be a finite number of points, 0 or more")
      return ButtonTabBar.standardHeight
    }
    return height
  }
}

// sample: in a file
/// An event of a finger that slides along the tabs of a bar.
///
/// A bar of the app's reports it with a pan recognizer:
///
/// ```swift
/// extension ContainerTabBar {
///   func scrub(with pan: UIPanGestureRecognizer, tabWidth: CGFloat) {
///     switch pan.state {
///     case .began, .changed: onScrub?(.moved(to: pan.location(in: self).x / tabWidth - 0.5))
///     case .ended: onScrub?(.ended)
///     default: onScrub?(.cancelled)
///     }
///   }
/// }
/// ```
public enum ContainerTabScrub: Equatable, Sendable {
  /// The finger is on the bar, or has moved there. The first one begins a scrub.
  ///
  /// The position is in tabs: 0 is the middle of the first tab, 1 that of the second, and 0.25 a quarter of the way between them.
  /// One beyond the first or the last tab counts as at that tab. It must be finite: otherwise a debug build stops, and a release
  /// build ignores it.
  case moved(to: CGFloat)
  /// The finger was lifted. The nearer tab is selected.
  case ended
  /// The finger has left the bar, or the system has taken the touch. The pages go back to the one that was selected.
  case cancelled
}

/// The state of a container that its bar shows: the selected tab and, during a transition, the progress to another.
public struct ContainerTabBarState: Equatable, Sendable {
  /// The index of the selected tab, which does not change until a transition ends; nil if there is none. If the selected page
  /// is removed, it is the index of the page that is shown in its place, from then on. While a finger slides along the tabs, it is
  /// that of the page that the finger has passed last.
  public var selectedIndex: Int?
  /// During a transition, the index of the incoming page's tab, even while the transition goes back; nil at rest, if
  /// that page has been removed, and if it is selected already because the outgoing page has been.
  public var incomingIndex: Int?
  /// The visible progress of the transition, from 0 to 1; 0 at rest.
  public var progress: CGFloat

  /// Creates a state, for example to test a bar.
  public init(selectedIndex: Int? = nil, incomingIndex: Int? = nil, progress: CGFloat = 0) {
    self.selectedIndex = selectedIndex
    self.incomingIndex = incomingIndex
    self.progress = progress
  }
}

extension ContainerTabBarState {
  /// Returns the fraction to which a tab is selected, from 0 to 1.
  func fraction(at index: Int) -> CGFloat {
    switch index {
    case selectedIndex: incomingIndex == nil ? 1 : 1 - progress
    case incomingIndex: progress
    default: 0
    }
  }
}

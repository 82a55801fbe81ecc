import ContainerKit
import SwiftUI
import UIKit

/// The options of a `ContainerView` besides its pages. A nil value keeps the container's default.
struct ContainerOptions<ID: Hashable> {
  var placement: ContainerViewController.TabBarPlacement?
  var isTabBarHidden: Bool?
  var appearance: ButtonTabBar.Appearance?
  var panSettings: ContainerPanSettings?
  var animator: ((_ from: ID, _ to: ID) -> (any UIViewControllerAnimatedTransitioning)?)?
  var interactionController:
    ((any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?)?
  var shouldSelect: ((ID) -> Bool)?
  var shouldBeginPan: ((ID, CGPoint) -> Bool)?
  var panPrecedence: ((UIGestureRecognizer) -> ContainerPanPrecedence)?
  var onReselect: ((ID) -> Void)?
  var onCreate: ((ContainerViewController) -> Void)?
}

extension ContainerView {
  /// Sets the side on which the bar is.
  public func tabBarPlacement(_ placement: ContainerViewController.TabBarPlacement) -> ContainerView {
    changed { $0.placement = placement }
  }

  /// Hides the bar, or shows it. The bar slides if the transaction is animated.
  public func tabBarHidden(_ isHidden: Bool = true) -> ContainerView {
    changed { $0.isTabBarHidden = isHidden }
  }

  /// Sets the appearance of the standard bar.
  public func tabBarAppearance(_ appearance: ButtonTabBar.Appearance) -> ContainerView {
    changed { $0.appearance = appearance }
  }

  /// Sets the settings of the pan that drags pages.
  public func panSettings(_ settings: ContainerPanSettings) -> ContainerView {
    changed { $0.panSettings = settings }
  }

  /// Sets the animator of animated transitions, by a tap, a pan, or the selection.
  ///
  /// - Parameter make: Called when a transition starts, with the identities of both pages. Return nil to use the
  ///   container's own animator.
  public func animator(
    _ make: @escaping (_ from: Selection, _ to: Selection) -> (any UIViewControllerAnimatedTransitioning)?
  ) -> ContainerView {
    changed { $0.animator = make }
  }

  /// Sets the interaction controller of animated transitions. Return nil to let the container drive pans.
  public func interactionController(
    _ make:
      @escaping (any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
  ) -> ContainerView {
    changed { $0.interactionController = make }
  }

  /// Decides whether the user may select a page, by a tab, a drag, a key or an assistive technology. Not called if the
  /// selection's value changes.
  public func shouldSelect(_ isAllowed: @escaping (Selection) -> Bool) -> ContainerView {
    changed { $0.shouldSelect = isAllowed }
  }

  /// Decides whether a drag may begin on a page.
  ///
  /// - Parameter isAllowed: Called with the page's identity and the location where the touch went down, in the
  ///   coordinate space of the container's view.
  public func shouldBeginPan(
    _ isAllowed: @escaping (_ page: Selection, _ point: CGPoint) -> Bool
  ) -> ContainerView {
    changed { $0.shouldBeginPan = isAllowed }
  }

  /// Sets the order in which the container's pan and another gesture recognizer, such as a map's, get a touch.
  ///
  /// - Parameter precedence: Called with the other recognizer, as `containerViewController(_:panPrecedenceOver:)` is.
  public func panPrecedence(
    _ precedence: @escaping (UIGestureRecognizer) -> ContainerPanPrecedence
  ) -> ContainerView {
    changed { $0.panPrecedence = precedence }
  }

  /// Sets the action that is called when the selected tab is tapped again. The container then pops or scrolls the page, if it
  /// can: see `ContainerViewController.reselectionActions`, which `onCreate(_:)` can change.
  public func onReselect(_ action: @escaping (Selection) -> Void) -> ContainerView {
    changed { $0.onReselect = action }
  }

  /// Sets the action that is called once, when the container has been created. Use it for settings without a modifier,
  /// such as the app's own bar. Do not change its delegate or its children.
  public func onCreate(_ action: @escaping (ContainerViewController) -> Void) -> ContainerView {
    changed { $0.onCreate = action }
  }

  private func changed(_ change: (inout ContainerOptions<Selection>) -> Void) -> ContainerView {
    var view = self
    change(&view.options)
    return view
  }
}

import ContainerKit
import SwiftUI
import UIKit

/// What can be said of a `ContainerView` besides its pages. What is nil is left to the container.
struct ContainerOptions<ID: Hashable> {
  var placement: TabBarPlacement?
  var isTabBarHidden: Bool?
  var appearance: ButtonTabBar.Appearance?
  var interaction: InteractionSettings?
  var animator: ((_ from: ID, _ to: ID) -> (any UIViewControllerAnimatedTransitioning)?)?
  var interactionController:
    ((any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?)?
  var shouldSelect: ((ID) -> Bool)?
  var shouldBeginInteraction: ((ID, CGPoint) -> Bool)?
  var shouldYieldInteraction: ((UIGestureRecognizer) -> Bool?)?
  var onReselect: ((ID) -> Void)?
  var onMake: ((ContainerViewController) -> Void)?
}

extension ContainerView {
  /// The side on which the bar is.
  public func tabBarPlacement(_ placement: TabBarPlacement) -> ContainerView {
    changed { $0.placement = placement }
  }

  /// Whether the bar is hidden. A change slides where the transaction is animated.
  public func tabBarHidden(_ isHidden: Bool) -> ContainerView {
    changed { $0.isTabBarHidden = isHidden }
  }

  /// How the bar looks; for the container's own bar only.
  public func tabBarAppearance(_ appearance: ButtonTabBar.Appearance) -> ContainerView {
    changed { $0.appearance = appearance }
  }

  /// How a pan switches pages.
  public func interaction(_ settings: InteractionSettings) -> ContainerView {
    changed { $0.interaction = settings }
  }

  /// The animator of each animated switch, by a tap, a pan, or the selection. nil is the container's own slide.
  ///
  /// - Parameter make: Called when a switch begins, with the identities of both pages.
  public func animator(
    _ make: @escaping (_ from: Selection, _ to: Selection) -> (any UIViewControllerAnimatedTransitioning)?
  ) -> ContainerView {
    changed { $0.animator = make }
  }

  /// The interaction controller of each animated switch. nil leaves pans to the container.
  public func interactionController(
    _ make:
      @escaping (any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
  ) -> ContainerView {
    changed { $0.interactionController = make }
  }

  /// Whether a tap or a drag may switch to a page. The selection is not asked.
  public func shouldSelect(_ isAllowed: @escaping (Selection) -> Bool) -> ContainerView {
    changed { $0.shouldSelect = isAllowed }
  }

  /// Decides whether a drag may begin on a page.
  ///
  /// - Parameter isAllowed: Called with the page's identity and the location where the touch went down, in the
  ///   coordinate space of the container's view.
  public func shouldBeginInteraction(
    _ isAllowed: @escaping (_ page: Selection, _ point: CGPoint) -> Bool
  ) -> ContainerView {
    changed { $0.shouldBeginInteraction = isAllowed }
  }

  /// Decides whether a drag waits for another gesture recognizer, such as a map's.
  ///
  /// - Parameter yields: Returns true if pages are dragged only after the recognizer has failed, false if the
  ///   recognizer waits for the drag, or nil to let the container decide, as
  ///   `containerViewController(_:shouldYieldInteractionTo:)` does.
  public func shouldYieldInteraction(_ yields: @escaping (UIGestureRecognizer) -> Bool?) -> ContainerView {
    changed { $0.shouldYieldInteraction = yields }
  }

  /// Called when the selected tab is tapped again: time to scroll to the top.
  public func onReselect(_ action: @escaping (Selection) -> Void) -> ContainerView {
    changed { $0.onReselect = action }
  }

  /// Called once, with the container when it was made: for what there is no modifier for, such as a bar of the app's own.
  /// Leave its delegate and its children alone.
  public func onMake(_ action: @escaping (ContainerViewController) -> Void) -> ContainerView {
    changed { $0.onMake = action }
  }

  private func changed(_ change: (inout ContainerOptions<Selection>) -> Void) -> ContainerView {
    var view = self
    change(&view.options)
    return view
  }
}

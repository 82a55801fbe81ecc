import ContainerKit
import SwiftUI
import UIKit

/// The options of a `ContainerView` besides its pages. A nil value keeps the container's default.
struct ContainerOptions<ID: Hashable> {
  // The bar
  var placement: ContainerTabBarPlacement?
  var isTabBarHidden: Bool?
  var hiddenFraction: CGFloat?
  var appearance: ButtonTabBar.Appearance?
  var allowsTabScrubbing: Bool?
  var customTabBar: (any ContainerTabBar)?

  // Pages and transitions
  var pageSpacing: CGFloat?
  var pageTransition: (any ContainerPageTransition)?
  var panSettings: ContainerPanSettings?
  var isPanDisabled: Bool?
  var keptNeighbors: Int?
  var loadsNeighbors: Bool?
  var pageTitle: ((ID) -> String)?

  // The delegate's calls
  var animator: ((ContainerView<ID>.TransitionRequest) -> (any UIViewControllerAnimatedTransitioning)?)?
  var interactionController:
    ((any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?)?
  var onTransitionProgress: ((ContainerView<ID>.TransitionProgress) -> Void)?
  var shouldSelect: ((ID) -> Bool)?
  var shouldBeginPan: ((ID, CGPoint) -> Bool)?
  var panPrecedence: ((UIGestureRecognizer) -> ContainerPanPrecedence)?
  var reselectionActions: ((ID) -> ContainerReselectionActions)?
  var onReselect: ((ID) -> Void)?
  var onTabLongPress: ((ID) -> Bool)?
  var onCreate: ((ContainerViewController) -> Void)?
}

extension ContainerView {
  func changed(_ change: (inout ContainerOptions<Selection>) -> Void) -> ContainerView {
    var view = self
    change(&view.options)
    return view
  }
}

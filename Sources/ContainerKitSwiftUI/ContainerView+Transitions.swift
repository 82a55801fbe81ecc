import ContainerKit
import SwiftUI
import UIKit

extension ContainerView {
  /// A transition for which an animator is needed.
  public struct TransitionRequest: Equatable {
    /// The identity of the selected page.
    public let from: Selection
    /// The identity of the page that will be selected.
    public let to: Selection
    /// The source of the request. It is `code` if the selection's value has changed.
    public let source: ContainerSelectionSource
    /// The direction in the order of the pages.
    public let step: ContainerPageStep
    /// `true` if a finger drives the transition from its start. A finger can grab any transition later.
    public let isInteractive: Bool
  }

  /// The progress of a running transition.
  public struct TransitionProgress: Equatable {
    /// The identity of the outgoing page.
    public let from: Selection
    /// The identity of the incoming page.
    public let to: Selection
    /// The visible progress, from 0 to 1: the part of the animator's time that is shown.
    public let fractionComplete: CGFloat
    /// `true` while a finger or an interaction controller drives the transition.
    public let isInteractive: Bool
    /// `true` while the transition goes back to its start.
    public let isCancelled: Bool
  }

  /// Sets the transition that provides animators when `animator(_:)` doesn't, such as `.cube` of the product
  /// `ContainerTransitions`. With `.none` pages are selected at once, and a finger cannot drag them. Default: `.standard`.
  public func pageTransition(_ transition: any ContainerPageTransition) -> ContainerView {
    changed { $0.pageTransition = transition }
  }

  /// Sets the animator of animated transitions, by a tap, a pan, or the selection.
  ///
  /// - Parameter make: Called when a transition starts, with the identities of both pages and what has started it, such as for one
  ///   animator for a finger and another one for a tap. Return nil to use that of `pageTransition(_:)`.
  public func animator(
    _ make: @escaping (_ request: TransitionRequest) -> (any UIViewControllerAnimatedTransitioning)?
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

  /// Sets the action that is called in each frame of a transition in which its progress has changed. The last call of a
  /// transition has the fraction 0 or 1.
  ///
  /// State that the action sets is read in each frame. Keep it in a view beside the container, or in an object that only that view
  /// observes: if the view around the container reads it, the contents of all pages that exist are made again in each frame.
  public func onTransitionProgress(_ action: @escaping (TransitionProgress) -> Void) -> ContainerView {
    changed { $0.onTransitionProgress = action }
  }

  /// Sets the space between two pages of the default slide, in points. 0 or more and finite; otherwise a debug build stops, and
  /// a release build keeps the previous one. Default: 0.
  public func pageSpacing(_ points: CGFloat) -> ContainerView {
    changed { $0.pageSpacing = points }
  }
}

import ContainerKit
import UIKit

// sample: in a function (container: ContainerViewController)
/// A transition between two pages, made of parts that animate together.
///
/// ```swift
/// container.pageTransition = .cube
/// container.pageTransition = .slide(spacing: 0).fading()
/// ```
///
/// It also makes the animators of a navigation controller, a tab bar controller or a presentation: `animator(for:)`. There a
/// `PercentDrivenInteractiveTransition` lets a finger drive it.
///
/// If the user prefers reduced motion, the pages cross-fade instead.
@preconcurrency @MainActor public struct PageTransition: ContainerPageTransition {
  /// The progress over time of a transition that starts without a finger, also when one catches it. One that a finger starts is
  /// linear.
  public enum Timing: Hashable, Sendable {
    case linear, easeInOut, easeOut
    /// A spring with a damping ratio from 0 to 1. With 1 it does not overshoot. Changes that take a part of the time ease out.
    case spring(dampingRatio: CGFloat)
  }

  /// The duration, in seconds.
  public var duration: TimeInterval
  /// The progress over time.
  public var timing: Timing
  /// The parts, which animate together. A later part finds the pages as the earlier ones have prepared them.
  public var parts: [any PageTransitionPart]

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - timing: The progress over time.
  ///   - parts: The parts, which animate together. A transition without parts takes no time.
  public init(duration: TimeInterval = 0.4, timing: Timing = .easeInOut, _ parts: any PageTransitionPart...) {
    (self.duration, self.timing, self.parts) = (duration, timing, parts)
  }

  /// Returns a new animator for a transition in one direction.
  ///
  /// - Parameter step: `next` for a push, a presentation or a later tab, and `previous` for a pop, a dismissal or an earlier tab.
  public func animator(for step: ContainerPageStep) -> any UIViewControllerAnimatedTransitioning {
    PageTransitionAnimator(UIAccessibility.prefersReducedMotion ? .fade : self, step)
  }

  /// Returns a new animator for a transition of a container; never nil.
  public func animator(for request: ContainerTransitionRequest) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(for: request.step)
  }

  /// Returns the transition with another part, which animates together with the others.
  public func with(_ part: any PageTransitionPart) -> PageTransition {
    var transition = self
    transition.parts.append(part)
    return transition
  }

  /// Returns the transition with another duration, in seconds.
  public func duration(_ duration: TimeInterval) -> PageTransition {
    var transition = self
    transition.duration = duration
    return transition
  }

  /// Returns the transition with another progress over time.
  public func timing(_ timing: Timing) -> PageTransition {
    var transition = self
    transition.timing = timing
    return transition
  }
}

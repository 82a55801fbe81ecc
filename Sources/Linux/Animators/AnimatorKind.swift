import UIKit

/// Animators of all sorts, honest and not, by the names that a script knows them by.
package enum AnimatorKind: String, CaseIterable, Sendable {
  /// The container's own: the delegate answers nil.
  case slide
  /// `UIView.animate`, alpha.
  case fade
  /// One `CABasicAnimation` on each page's layer.
  case basic
  /// `UIView.animate` with a spring.
  case spring
  /// `UIView.animateKeyframes`.
  case keyframes
  /// A `CAAnimationGroup`.
  case group
  /// A `CATransition` on the container view's layer.
  case transition
  /// A `UIViewPropertyAnimator` that is vended by `interruptibleAnimator(using:)`.
  case interruptible
  /// A `UIViewPropertyAnimator` that is not.
  case property
  /// Animates after a delay.
  case delay
  /// Moves a snapshot in the outgoing page's place.
  case snapshot
  /// Its duration is zero; `UIView.animate` completes it.
  case zero
  /// A second animation begins when the first one has ended.
  case phases
  /// Completes inside `animateTransition(using:)`.
  case atonce
  /// Completes some frames after its animation has ended.
  case late
  /// Completes twice.
  case twice
  /// Says that it completed although it was cancelled.
  case yes
  /// Never completes.
  case never

  /// The animator that a delegate answers; nil for the container's own.
  @MainActor package func make() -> (any UIViewControllerAnimatedTransitioning)? {
    switch self {
    case .slide: nil
    case .interruptible: VendedAnimator()
    default: KindAnimator(self)
    }
  }

  /// Called with each context that an animator of these is given.
  @MainActor package static var onContext: ((any UIViewControllerContextTransitioning) -> Void)?

  /// Seconds that the animator says it takes.
  package var duration: TimeInterval {
    switch self {
    case .slide: 1
    case .zero, .atonce: 0
    default: 0.3
    }
  }

  /// How often as fast as evenly its pages move at most: distance × this / `duration` is their top speed. Nil where the
  /// animator itself lets a page jump: it completes before its animations have ended, or begins a second one.
  package var haste: Double? {
    switch self {
    case .atonce, .zero, .phases: nil
    case .slide: 6
    case .fade, .basic, .group, .transition: 1
    case .late, .twice, .yes, .never: 2
    case .delay: 4
    case .interruptible, .property, .snapshot: 2
    case .spring: 8
    case .keyframes: 4
    }
  }
}

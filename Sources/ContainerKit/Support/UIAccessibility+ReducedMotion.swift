import UIKit

extension UIAccessibility {
  /// `true` if the user currently prefers reduced motion or cross-fade transitions.
  @MainActor package static var prefersReducedMotion: Bool { isReduceMotionEnabled || prefersCrossFadeTransitions }
}

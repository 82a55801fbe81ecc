import ContainerKit
import UIKit

/// UIKit's percent driven interaction controller, or ContainerKit's, which has the same API.
@MainActor package protocol PercentDriver: UIViewControllerInteractiveTransitioning {
  var wantsInteractiveStart: Bool { get set }
  func update(_ percentComplete: CGFloat)
  func pause()
  func finish()
  func cancel()
}

extension PercentDriver {
  /// Returns this controller, ready for an animator. Outside a container, ContainerKit's class has to know it.
  func driving(_ animator: any UIViewControllerAnimatedTransitioning) -> any PercentDriver {
    (self as? PercentDrivenInteractiveTransition)?.animator = animator
    return self
  }
}

extension UIPercentDrivenInteractiveTransition: PercentDriver {}

extension PercentDrivenInteractiveTransition: PercentDriver {}

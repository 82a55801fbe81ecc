import UIKit

// Calls of optional methods: the answer is nil if the delegate does not implement them.
extension UIViewControllerTransitioningDelegate {
  package func presentingAnimator(
    of presented: UIViewController, on presenting: UIViewController, from source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    #if canImport(ObjectiveC)
      animationController?(forPresented: presented, presenting: presenting, source: source) ?? nil
    #else
      animationController(forPresented: presented, presenting: presenting, source: source)
    #endif
  }

  package func dismissingAnimator(of dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    #if canImport(ObjectiveC)
      animationController?(forDismissed: dismissed) ?? nil
    #else
      animationController(forDismissed: dismissed)
    #endif
  }

  package func presentingInteraction(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    #if canImport(ObjectiveC)
      interactionControllerForPresentation?(using: animator) ?? nil
    #else
      interactionControllerForPresentation(using: animator)
    #endif
  }

  package func dismissingInteraction(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    #if canImport(ObjectiveC)
      interactionControllerForDismissal?(using: animator) ?? nil
    #else
      interactionControllerForDismissal(using: animator)
    #endif
  }

  package func presentation(
    of presented: UIViewController, on presenting: UIViewController?, from source: UIViewController
  ) -> UIPresentationController? {
    #if canImport(ObjectiveC)
      presentationController?(forPresented: presented, presenting: presenting, source: source) ?? nil
    #else
      presentationController(forPresented: presented, presenting: presenting, source: source)
    #endif
  }
}

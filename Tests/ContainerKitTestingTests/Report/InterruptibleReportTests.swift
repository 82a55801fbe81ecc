import ContainerKitTesting
import Testing
import UIKit

@Suite("A report on an animator that vends an interruptible one", .serialized) @MainActor
struct InterruptibleReportTests {
  private let size = CGSize(width: 160, height: 284)

  private static let sentence =
    "VendingAnimator returns another object from each call of interruptibleAnimator(using:) in one transition; "
    + "UIKit expects the same one."

  @Test("finds that it is new at each call", arguments: AnimatorReport.Controller.allCases)
  func fresh(_ controller: AnimatorReport.Controller) {
    let report = AnimatorReport(in: [controller], size: size, films: false) { VendingAnimator(keeps: false) }
    #expect(report.faults.map(\.sentence) == [Self.sentence])
    #expect(report.faults.first?.runs == ["\(controller.rawValue): runs to its end"])
  }

  @Test("finds nothing if it is the same throughout a transition", arguments: AnimatorReport.Controller.allCases)
  func kept(_ controller: AnimatorReport.Controller) {
    let report = AnimatorReport(in: [controller], size: size, films: false) { VendingAnimator(keeps: true) }
    #expect(report.faults.map(\.sentence) == [])
  }
}

/// Vends a property animator: the same one throughout a transition, or another one at each call.
@MainActor final class VendingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let keeps: Bool
  private var kept: UIViewPropertyAnimator?

  init(keeps: Bool) { self.keeps = keeps }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
    if keeps, let kept { return kept }
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear)
    if let to = context.view(forKey: .to) {
      to.frame = context.viewController(forKey: .to).map { context.finalFrame(for: $0) } ?? context.containerView.bounds
      context.containerView.addSubview(to)
      to.transform = CGAffineTransform(translationX: to.bounds.width, y: 0)
      animator.addAnimations { to.transform = .identity }
    }
    animator.addCompletion { _ in
      context.view(forKey: .to)?.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
    kept = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { kept = nil }
}

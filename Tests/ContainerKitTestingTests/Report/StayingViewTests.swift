import ContainerKitTesting
import Testing
import UIKit

/// Tests what a transition leaves in views that outlive it, such as a container view that the next one uses as well.
@Suite("A report on a presentation's animator", .serialized) @MainActor struct StayingViewTests {
  private let size = CGSize(width: 160, height: 284)

  @Test(
    "finds what a cancelled dismissal leaves in the container view, which the presentation keeps",
    arguments: [
      (.leavesViewInContainer, "left views of its own in the container view."),
      (.leavesContainerColor, "left the container view's backgroundColor changed."),
      (.leavesPerspective, "left the container view's sublayerTransform changed."),
      (.leavesContainerDisabled, "left the container view's isUserInteractionEnabled changed."),
    ] as [(PlantedAnimator.Mistake, String)])
  func cancelledDismissal(_ mistake: PlantedAnimator.Mistake, _ sentence: String) {
    let report = AnimatorReport(in: [.presentation], size: size, films: false) { step in
      PlantedAnimator(step == .previous ? mistake : .hasNone)
    }
    #expect(report.faults.map(\.sentence) == ["PlantedAnimator \(sentence)"])
    #expect(report.faults.first?.runs.first == "presentation, back: is cancelled and repeated")
  }

  @Test("accepts what a presentation leaves there for its dismissal")
  func presentation() {
    let report = AnimatorReport(in: [.presentation], size: size, films: false) { step in
      PlantedAnimator(step == .next ? .leavesViewInContainer : .hasNone)
    }
    #expect(report.faults.map(\.sentence) == [])
  }

  @Test("accepts the look that a sheet keeps", arguments: SheetAnimator.Appearance.allCases)
  func sheet(_ look: SheetAnimator.Appearance) {
    let report = AnimatorReport(in: [.customPresentation], size: size, films: false) { SheetAnimator(look) }
    #expect(report.faults.map(\.sentence) == [])
  }

  @Test(
    "finds a page that stays unusable, or not at its place, also in a sheet",
    arguments: [
      (.leavesTransform, "left the incoming view's transform changed after its transition."),
      (.leavesAlpha, "left the incoming view's alpha changed after its transition."),
      (.leavesDisabledPage, "left the incoming view's isUserInteractionEnabled changed after its transition."),
    ] as [(PlantedAnimator.Mistake, String)])
  func page(_ mistake: PlantedAnimator.Mistake, _ sentence: String) {
    let report = AnimatorReport(in: [.customPresentation], size: size, films: false) { PlantedAnimator(mistake) }
    #expect(report.faults.map(\.sentence) == ["PlantedAnimator \(sentence)"])
  }

  @Test(
    "remarks that an outgoing view is removed in a cancelled transition",
    arguments: [.navigation, .tabs, .presentation] as [AnimatorReport.Controller])
  func removedOutgoingView(_ controller: AnimatorReport.Controller) {
    let report = AnimatorReport(in: [controller], size: size, films: false) { PlantedAnimator(.removesOutgoingView) }
    #expect(report.faults.map(\.sentence) == [])
    #expect(
      report.remarks.map(\.sentence) == [
        "PlantedAnimator removes the outgoing view although the transition was cancelled. Here the controller adds it "
          + "again; what iOS does is not measured.",
        "PlantedAnimator moves the pages although the user prefers reduced motion.",
      ])
  }
}

/// Moves a sheet in from below, and gives it a look that it keeps while it is presented.
@MainActor final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Appearance: String, CaseIterable, Sendable {
    case plain, mask, viewMask, corners, shadow, border, color, clips
  }

  private let look: Appearance

  init(_ look: Appearance) { self.look = look }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let sheet = context.view(forKey: .to) else { return context.completeTransition(false) }
    let box = context.containerView
    sheet.frame = box.bounds.inset(by: UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
    decorate(sheet)
    box.addSubview(sheet)
    sheet.transform = CGAffineTransform(translationX: 0, y: box.bounds.height)
    UIView.animate(withDuration: 0.3) {
      sheet.transform = .identity
    } completion: { _ in
      sheet.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func decorate(_ sheet: UIView) {
    switch look {
    case .plain: break
    case .mask:
      let mask = CAShapeLayer()
      mask.path =
        UIBezierPath(
          roundedRect: sheet.bounds, byRoundingCorners: [.topLeft, .topRight],
          cornerRadii: CGSize(width: 10, height: 10)
        ).cgPath
      sheet.layer.mask = mask
    case .viewMask:
      let mask = UIView(frame: sheet.bounds)
      mask.backgroundColor = .black
      mask.layer.cornerRadius = 10
      sheet.mask = mask
    case .corners: (sheet.layer.cornerRadius, sheet.clipsToBounds) = (10, true)
    case .shadow: (sheet.layer.shadowOpacity, sheet.layer.shadowRadius) = (0.4, 10)
    case .border: sheet.layer.borderWidth = 1
    case .color: sheet.backgroundColor = .lightGray
    case .clips: sheet.clipsToBounds = true
    }
  }
}

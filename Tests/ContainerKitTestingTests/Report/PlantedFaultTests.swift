import ContainerKitTesting
import Testing
import UIKit

/// A mistake, and the sentences of the report about it, without their subject.
private struct PlantedFault: Sendable, CustomTestStringConvertible {
  let mistake: PlantedAnimator.Mistake
  let sentences: [String]
  /// The controllers in which it is driven: the container, if that shows all of it, or else the three usual ones. With
  /// CONTAINERKIT_REPORTS=all, always those.
  let controllers: [AnimatorReport.Controller]
  /// `true` if a part of it shows only under a condition of `ReportPlan.hard`.
  let isHard: Bool
  var testDescription: String { mistake.rawValue }

  init(
    _ mistake: PlantedAnimator.Mistake, in controllers: [AnimatorReport.Controller] = [.container],
    isHard: Bool = false, _ sentences: String...
  ) {
    (self.mistake, self.sentences, self.isHard) = (mistake, sentences, isHard)
    let isInUsual = AnimatorReport.Controller.areAllTested && !controllers.contains(.customPresentation)
    self.controllers = isInUsual ? .usual : controllers
  }

  private static func wrongValue(_ value: Bool) -> String {
    "called completeTransition(\(value)), but transitionWasCancelled is \(value); "
      + "pass !transitionContext.transitionWasCancelled."
  }

  static let all: [PlantedFault] = [
    .init(.neverCompletes, "has not called completeTransition(_:) after its animations and its duration."),
    .init(.repeatsForever, "has not called completeTransition(_:) after its animations and its duration."),
    .init(.completesTwice, "called completeTransition(_:) twice in one transition."),
    .init(.completesWithTrue, wrongValue(true)),
    .init(.completesWithFalse, wrongValue(false)),
    .init(.completesWithFinished, in: .usual, wrongValue(false)),
    .init(.completesAtOnce, "left animations on the incoming view's layer after its transition."),
    .init(
      .completesHalfway, "left animations on the incoming view's layer after its transition.",
      "calls completeTransition(_:) while a finger still holds the transition."),
    .init(.completesAfterTime, "calls completeTransition(_:) while a finger still holds the transition."),
    .init(.movesByDisplayLink, "calls completeTransition(_:) while a finger still holds the transition."),
    .init(.leavesTransform, "left the incoming view's transform changed after its transition."),
    .init(.leavesAlpha, "left the incoming view's alpha changed after its transition."),
    .init(.leavesCorners, "left the incoming view's cornerRadius changed after its transition."),
    .init(.leavesMask, "left the incoming view's mask changed after its transition."),
    .init(.leavesZPosition, "left the incoming view's zPosition changed after its transition."),
    .init(.leavesAnchorPoint, "left the incoming view's anchorPoint changed after its transition."),
    .init(.leavesShadow, "left the incoming view's shadowOpacity changed after its transition."),
    .init(.leavesDisabledPage, "left the incoming view's isUserInteractionEnabled changed after its transition."),
    .init(
      .leavesSpeed, in: .usual, "left the incoming view's speed changed after its transition.",
      "is not over 10 seconds after it began."),
    .init(.leavesAnimation, in: .usual, "left animations on the incoming view's layer after its transition."),
    .init(
      .leavesOutgoingFaded, in: .usual,
      "left the outgoing view with another alpha: the page looks different when it is shown again without an animation."
    ),
    .init(.leavesOutgoingFadedAfterCancel, "left the outgoing view's alpha changed after a cancelled transition."),
    .init(
      .leavesOutgoingMovedAfterCancel, "left the outgoing view's transform changed after a cancelled transition."),
    .init(.leavesViewInContainer, "left views of its own in the container view."),
    .init(.leavesContainerColor, "left the container view's backgroundColor changed."),
    .init(.leavesPerspective, "left the container view's sublayerTransform changed."),
    .init(
      .leavesContainerDisabled, in: .usual, "left the container view's isUserInteractionEnabled changed.",
      "leaves a page that touches do not reach."),
    .init(.leavesAnimationsDisabled, "left the animations of all views disabled."),
    .init(.leavesEventsIgnored, "left the app ignoring all touches."),
    .init(.leavesCoverInWindow, "left views of its own outside the container view."),
    .init(
      .forgetsIncomingView, in: .usual, "jumps at the end of a transition.",
      "completes without the incoming view in the container view."),
    .init(
      .endsTooHigh, in: .usual, "jumps at the end of a transition.",
      "shows another picture after a rotation than the incoming page in its place.",
      "shows another picture at the end than the incoming page in its place."),
    .init(.ignoresRotation, in: .usual, "shows another picture after a rotation than the incoming page in its place."),
    .init(
      .showsIncomingViewFirst, "shows the incoming page in its place for a moment, before its animation begins."),
    .init(.removesIncomingViewBeforeItCompletes, "flashes: a frame shows something else than those around it."),
    .init(
      .forgetsModel, in: .usual, isHard: true, "flashes: a frame shows something else than those around it.",
      "jumps at the end of a transition."),
    .init(
      .takesEmptySnapshot,
      "takes a snapshot of a view that was never on screen, which is empty on iOS: pass true for afterScreenUpdates."),
    .init(.keepsPages, "keeps the pages in memory after the transition, or what it has started does."),
    .init(
      .movesPresentingView, in: [.customPresentation],
      "moved the view below the presentation to another superview, and left it there."),
    .init(.removesOutgoingView, in: .usual),
    .init(.removesOutgoingViewLater, in: [.navigation], "jumps at the end of a transition."),
    .init(.leavesViewInWindow, in: .usual, "left views of its own outside the container view."),
    .init(.hasNone, in: .usual),
  ]
}

@Suite("A report on a faulty animator", .serialized) @MainActor struct PlantedFaultTests {
  @Test("says what is wrong, and nothing else", arguments: PlantedFault.all)
  private func faults(_ fault: PlantedFault) {
    let size = CGSize(width: 160, height: 284)
    let report =
      fault.isHard || AnimatorReport.Controller.areAllTested
      ? AnimatorReport(in: fault.controllers, size: size, films: false) { PlantedAnimator(fault.mistake) }
      : AnimatorReport(underUsualConditionsIn: fault.controllers, size: size) { PlantedAnimator(fault.mistake) }
    #expect(report.faults.map(\.sentence) == fault.sentences.map { "PlantedAnimator \($0)" })
  }

  @Test("is tested with each mistake")
  func complete() {
    #expect(PlantedFault.all.map(\.mistake) == PlantedAnimator.Mistake.allCases)
  }
}

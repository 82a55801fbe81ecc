import ContainerKit
import ContainerKitTesting
import ContainerTransitions
import Testing
import UIKit

/// A finger drives the animator by `pageTransitions` or `modalPageTransition` of each controller.
@Suite("A report on an animator in the controllers of one line", .serialized) @MainActor struct LineReportTests {
  private func report(
    in controllers: [AnimatorReport.Controller] = [.navigation, .tabs, .presentation],
    _ animator: @escaping @MainActor (ContainerPageStep) -> any UIViewControllerAnimatedTransitioning
  ) -> AnimatorReport {
    AnimatorReport(
      pages: { TilePage.pair() }, in: controllers, size: Strip.size,
      host: { LineHost($0, $1) }, animator: animator)
  }

  /// One with depth, one that draws pictures, and one that moves elements.
  private static let names = ["cube", "fold", "push-shared"]
  /// Each in one controller; with CONTAINERKIT_REPORTS=all in all of them.
  private static let pairs: [(String, AnimatorReport.Controller)] = {
    let controllers: [AnimatorReport.Controller] = [.navigation, .tabs, .presentation]
    guard ProcessInfo.processInfo.environment["CONTAINERKIT_REPORTS"] == "all" else {
      return Array(zip(names, controllers))
    }
    return names.flatMap { name in controllers.map { (name, $0) } }
  }()

  @Test("finds no faults in ready transitions", arguments: await pairs)
  func ready(_ name: String, _ controller: AnimatorReport.Controller) throws {
    let form = try #require(TestedTransition.forms.first { $0.name == name })
    let report = report(in: [controller]) { step in form.transition(nil).animator(for: step) }
    #expect(report.isSound, "\(report)")
    let grabs = report.runs.filter { $0.name.contains("grab") }
    #expect(grabs.count == 2 && grabs.allSatisfy { $0.faults == [] }, "\(grabs)")
  }

  @Test("finds no faults in an animator as in an article")
  func plain() {
    let report = report { _ in PlainAnimator() }
    #expect(report.isSound, "\(report)")
  }

  @Test("finds an animator that never completes")
  func endless() {
    let report = report { _ in PlainAnimator(.neverCompletes) }
    #expect(
      report.faults.map(\.sentence) == [
        "PlainAnimator has not called completeTransition(_:) after its animations and its duration.",
        "PlainAnimator keeps the pages in memory after the transition, or what it has started does.",
      ])
    #expect(controllers(withFault: 1, in: report) == controllers)
  }

  /// A dismissal has to restore the presenting page, so that is a remark there.
  @Test("finds an animator that leaves the outgoing page changed")
  func changed() {
    let report = report { _ in PlainAnimator(.leavesAlpha) }
    #expect(
      report.faults.map(\.sentence) == [
        "PlainAnimator left the outgoing view with another alpha: the page looks different when it is shown again "
          + "without an animation."
      ])
    #expect(controllers(withFault: 1, in: report) == Array(controllers.prefix(4)))
    #expect(
      report.remarks.map(\.sentence).contains(
        "PlainAnimator left the outgoing view's alpha changed, which the dismissal has to restore."))
  }

  private let controllers = ["navigation controller", "tab bar controller", "presentation"].flatMap {
    [$0, "\($0), back"]
  }

  private func controllers(withFault number: Int, in report: AnimatorReport) -> [String] {
    controllers.filter { name in
      report.runs.contains { $0.controller == name && $0.faults?.contains(number) == true }
    }
  }
}

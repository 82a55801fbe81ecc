import UIKit

/// The subject of a report: an animator between two pages.
@MainActor struct ReportSubject {
  let pages: @MainActor () -> [UIViewController]
  let steps: [ContainerPageStep]
  let size: CGSize
  /// Creates a controller with a transition.
  var makeHost: @MainActor (HostedTransition, AnimatorReport.Controller) -> any TransitionHost = makeController
  let animator: @MainActor (ContainerPageStep) -> any UIViewControllerAnimatedTransitioning

  /// Returns a controller with the two pages, on a stage of its own.
  ///
  /// - Parameter control: The animator to use instead of the examined one.
  func host(
    in examined: ReportedTransition, completions: Stage.CompletionOrder = .afterFrame,
    conditions: StageConditions = StageConditions(), control: ControlAnimator? = nil
  ) -> any TransitionHost {
    var hosted = HostedTransition(isBackwards: examined.step == .previous, pages: pages) { [animator] _, _ in
      control ?? animator(examined.step)
    }
    (hosted.size, hosted.completions, hosted.conditions) = (size, completions, conditions)
    hosted.showsTabBar = false
    return makeHost(hosted, examined.controller)
  }

  private static func makeController(
    _ hosted: HostedTransition, _ controller: AnimatorReport.Controller
  ) -> any TransitionHost {
    switch controller {
    case .container: ContainerTransitionHost(hosted)
    case .navigation: NavigationHost(hosted)
    case .tabs: TabHost(hosted)
    case .presentation: ModalHost(hosted, style: .fullScreen)
    case .customPresentation: ModalHost(hosted, style: .custom)
    }
  }
}

/// A controller, and the direction of the transition in it.
struct ReportedTransition {
  let controller: AnimatorReport.Controller
  let step: ContainerPageStep

  var name: String { step == .next ? controller.rawValue : "\(controller.rawValue), back" }
  /// `true` for a presentation, whose container view belongs to it alone.
  var isPresentation: Bool { controller == .presentation || controller == .customPresentation }
}

extension PlainPage {
  /// Two pages.
  static var pair: [UIViewController] {
    ["A", "B"].enumerated().map { PlainPage(title: $0.element, number: $0.offset) }
  }
}

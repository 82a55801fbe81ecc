import UIKit

/// The subject of a report: an animator between two pages.
@MainActor struct ReportSubject {
  let pages: @MainActor () -> [UIViewController]
  let steps: [ContainerPageStep]
  let size: CGSize
  /// Creates the interaction controller in UIKit's controllers.
  var makeDriver: @MainActor () -> any PercentDriver = { UIPercentDrivenInteractiveTransition() }
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
    (hosted.makeDriver, hosted.showsTabBar) = (makeDriver, false)
    switch examined.controller {
    case .container: return ContainerTransitionHost(hosted)
    case .navigation: return NavigationHost(hosted)
    case .tabs: return TabHost(hosted)
    case .presentation: return ModalHost(hosted, style: .fullScreen)
    case .customPresentation: return ModalHost(hosted, style: .custom)
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

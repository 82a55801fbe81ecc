import ContainerKit
import ContainerKitTesting
import ContainerTransitions
import Testing
import UIKit

/// A transition in a controller: a row of the table.
struct Row: Sendable, CustomTestStringConvertible {
  enum Controller: String, Sendable {
    case container
    /// Presented, so that the page below stays.
    case modal
    /// Presented so that it replaces the page below.
    case full
    case tabs
    /// Pushed, or popped if it leads back.
    case push

    @MainActor func host(_ hosted: HostedTransition) -> any TransitionHost {
      switch self {
      case .container: ContainerTransitionHost(hosted)
      case .modal: ModalHost(hosted, style: .custom)
      case .full: ModalHost(hosted, style: .fullScreen)
      case .tabs: TabHost(hosted)
      case .push: NavigationHost(hosted)
      }
    }
  }

  enum Driver: Sendable, CaseIterable { case uikit, containerKit }

  let transition: TestedTransition
  let controller: Controller

  /// The name of the reference picture, and of the test case.
  var name: String { "\(transition.name)-\(controller.rawValue)" }
  var testDescription: String { name }

  /// - Parameter driver: The class of the interaction controller in UIKit's controllers.
  @MainActor func host(_ order: Stage.CompletionOrder = .afterFrame, driver: Driver = .uikit) -> any TransitionHost {
    var hosted = HostedTransition(isBackwards: transition.isBackwards, pages: transition.pages) { [transition] in
      transition.animator($0 as? TilePage, $1 as? TilePage)
    }
    (hosted.size, hosted.completions) = (Strip.size, order)
    if driver == .containerKit { hosted.makeDriver = { PercentDrivenInteractiveTransition() } }
    return controller.host(hosted)
  }

  /// Every transition of the library in four controllers, and those of interest elsewhere.
  static let all: [Row] =
    TestedTransition.library.flatMap { transition in
      [Controller.container, .tabs, .push, .full].map { Row(transition: transition, controller: $0) }
    } + others

  /// Those in which UIKit's controllers ask for an interaction controller.
  static let percentDriven = all.filter { $0.controller != .container }

  /// Those with reference pictures: in the container in both directions, and forward in one other controller.
  static let pictured: [Row] =
    TestedTransition.library.map { Row(transition: $0, controller: .container) }
    + TestedTransition.library.filter { !$0.isBackwards }.enumerated().map { index, transition in
      Row(transition: transition, controller: [.full, .tabs, .push][index % 3])
    } + others

  private static let others: [Row] = {
    let alongside = TestedTransition(name: "alongside", isBackwards: false, movesAlongside: true) { _, _ in nil }
    // Has an animator, because UIKit's own controllers request an interaction controller only then.
    let coverAlongside = TestedTransition("cover-alongside", movesAlongside: true) { _ in .cover() }
    func bounce(isBackwards: Bool) -> TestedTransition {
      TestedTransition("bounce", isBackwards: isBackwards) { _ in .cover().timing(.spring(dampingRatio: 0.6)) }
    }
    return [
      Row(transition: alongside, controller: .container), Row(transition: coverAlongside, controller: .tabs),
      Row(transition: coverAlongside, controller: .push), Row(transition: coverAlongside, controller: .modal),
      Row(transition: bounce(isBackwards: false), controller: .modal),
      Row(transition: bounce(isBackwards: true), controller: .modal),
    ]
  }()
}

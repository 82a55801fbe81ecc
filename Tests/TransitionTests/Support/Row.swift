import ContainerKitTesting
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
  }

  let transition: DemoTransition
  let controller: Controller

  /// The name of the reference picture, and of the test case.
  var name: String { "\(transition.name)-\(controller.rawValue)" }
  var testDescription: String { name }

  @MainActor func host(_ order: Stage.CompletionOrder = .afterFrame) -> any TransitionHost {
    switch controller {
    case .container: ContainerHost(transition, order)
    case .modal: ModalHost(transition, style: .custom, order)
    case .full: ModalHost(transition, style: .fullScreen, order)
    case .tabs: TabHost(transition, order)
    case .push: NavigationHost(transition, order)
    }
  }

  /// Every transition in the container, and in the controllers for which it was made.
  static let all: [Row] =
    [
      .shrink, .bounce, .drop, .side, .sideBack, .fading, .fadingBack, .curtain, .morph, .reveal, .revealBack, .bubble,
      .bubbleBack, .move, .flip, .cube, .cubeBack, .parallax, .parallaxBack, .fold, .foldBack, .explode, .stack,
      .stackBack, .portal,
      .book, .bookBack, .turn, .alongside,
    ].map { Row(transition: $0, controller: .container) }
    + [.bounce, .drop, .bubble, .bubbleBack, .bounceAlongside].map { Row(transition: $0, controller: .modal) }
    + [.shrink, .flip, .move, .stack, .stackBack, .portal, .turn].map { Row(transition: $0, controller: .full) }
    + [.side, .sideBack, .fading, .fadingBack, .cube, .cubeBack, .explode, .bounceAlongside].map {
      Row(transition: $0, controller: .tabs)
    }
    + [
      .shrink, .curtain, .morph, .reveal, .revealBack, .move, .flip, .cube, .parallax, .parallaxBack, .fold,
      .foldBack, .book, .bookBack, .turn, .bounceAlongside,
    ].map { Row(transition: $0, controller: .push) }
}

import UIKit

/// A transition for which the container's delegate provides an animator.
public struct ContainerTransitionRequest {
  /// The selected child.
  public let from: UIViewController
  /// The child that will be selected.
  public let to: UIViewController
  /// The source of the request.
  public let source: ContainerSelectionSource
  /// The direction in the order of the tabs. If a request wraps around, as Control-Tab does, it is the direction of the request.
  public let step: ContainerPageStep
  /// `true` if a finger drives the transition from its start. A finger can grab any transition later.
  public let isInteractive: Bool

  /// Creates a request, for tests of a delegate.
  public init(
    from: UIViewController, to: UIViewController, source: ContainerSelectionSource, step: ContainerPageStep,
    isInteractive: Bool
  ) {
    (self.from, self.to, self.source, self.step, self.isInteractive) = (from, to, source, step, isInteractive)
  }
}

extension ContainerTransitionRequest: Equatable {
  /// Returns true if the pages are the same objects and everything else is equal.
  public static func == (one: Self, other: Self) -> Bool {
    one.from === other.from && one.to === other.to && one.source == other.source && one.step == other.step
      && one.isInteractive == other.isInteractive
  }
}

/// The step from a page to one beside it, in the order of the tabs.
public enum ContainerPageStep: Hashable, Sendable, CaseIterable {
  case next, previous
}

extension ContainerPageStep {
  /// Creates the step to the page on one side.
  ///
  /// - Parameter isMirrored: `true` in a right-to-left layout, in which the next page is on the left.
  init(toTheRight isRight: Bool, isMirrored: Bool) { self = isRight != isMirrored ? .next : .previous }

  var opposite: ContainerPageStep { self == .next ? .previous : .next }

  /// Returns true if the step leads to the right.
  func isToTheRight(isMirrored: Bool) -> Bool { self == ContainerPageStep(toTheRight: true, isMirrored: isMirrored) }
}

/// The source of a selection: what last decided it.
///
/// A transition has the source that last decided its direction. If a finger grabs the transition that a tap started,
/// and completes it, the source is `pan`. A request that waits for a running transition has its own source.
public enum ContainerSelectionSource: Hashable, Sendable, CaseIterable {
  /// The user chose a tab in the bar, by a touch or by an assistive technology.
  case tab
  /// The user slid a finger along the tabs (`ButtonTabBar.allowsScrubbing`).
  case tabScrub
  /// The user dragged the page.
  case pan
  /// The user pressed a key on a hardware keyboard (`keyCommands`).
  case keyboard
  /// An assistive technology scrolled the pages, such as VoiceOver's three-finger swipe (`accessibilityScroll(_:)`).
  case accessibility
  /// The app set the selection or changed the children.
  ///
  /// This includes a transition that the app started and drives by an interaction controller of its own.
  /// Removing the selected child from `viewControllers` counts as code, too.
  case code
}

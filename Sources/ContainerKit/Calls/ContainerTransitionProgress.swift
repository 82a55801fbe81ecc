import UIKit

/// The progress of a running transition.
public struct ContainerTransitionProgress: Sendable {
  /// The outgoing child.
  public let from: UIViewController
  /// The incoming child.
  public let to: UIViewController
  /// The visible progress, from 0 to 1.
  ///
  /// It is the part of the animator's time that is shown, not the part of the distance that a page moves: an animator may move
  /// a page along any curve. In the container's own slide it is both.
  public let fractionComplete: CGFloat
  /// `true` while a finger or an interaction controller drives the transition.
  public let isInteractive: Bool
  /// `true` while the transition goes back to its start.
  public let isCancelled: Bool

  /// Creates a progress, for tests of a delegate.
  public init(
    from: UIViewController, to: UIViewController, fractionComplete: CGFloat, isInteractive: Bool = false,
    isCancelled: Bool = false
  ) {
    (self.from, self.to, self.fractionComplete) = (from, to, fractionComplete)
    (self.isInteractive, self.isCancelled) = (isInteractive, isCancelled)
  }
}

extension ContainerTransitionProgress {
  /// The page that decides the status bar style and the home indicator: the one that the transition heads for or, while it is
  /// interactive, the nearer one.
  var styleSource: UIViewController {
    if isInteractive { return fractionComplete < 0.5 ? from : to }
    return isCancelled ? from : to
  }
}

extension ContainerTransitionProgress: Equatable {
  /// Returns true if the children are the same objects and everything else is equal.
  public static func == (one: Self, other: Self) -> Bool {
    one.from === other.from && one.to === other.to && one.fractionComplete == other.fractionComplete
      && one.isInteractive == other.isInteractive && one.isCancelled == other.isCancelled
  }
}

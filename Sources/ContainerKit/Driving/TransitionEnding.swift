import UIKit

/// Brings a transition to rest at its end or its start.
@MainActor protocol TransitionEnding: AnyObject {
  /// `true` once the models have their values at the start again. Nothing is animated then, and the views
  /// are restored when the transition ends.
  var hasRestoredStart: Bool { get }

  /// Performs a stage of the completion.
  func enter(_ stage: CompletionStage)

  /// `true` if a layer still shows its old appearance after the model was restored.
  var holdsOldAppearance: Bool { get }

  /// Jumps to the end or the start in this call, and stops animating.
  func jump(toEnd: Bool)

  /// Removes the transition's animations, and restores what was changed to drive them. Call this once, in a transaction
  /// without actions.
  ///
  /// - Parameter removePage: Removes the page that is not shown any more. It is called when the animations have been
  ///   removed.
  func end(_ end: TransitionEnd, removePage: () -> Void)

  /// `true` if an animation that is over is still on its layer. For the self-check.
  var hasEndedAnimation: Bool { get }
}

/// The outcome of a transition.
@MainActor struct TransitionEnd {
  let isCompleted: Bool
  /// `true` if the transition ends before it has arrived.
  let isCutShort: Bool
  let outgoing: UIView?
  let incoming: UIView?

  var pages: [UIView] { [outgoing, incoming].compactMap { $0 } }
}

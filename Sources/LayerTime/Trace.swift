import QuartzCore

/// Reports what the frameworks and the container do, for recorders, films and audits.
///
///     Trace.receive?(.feedback("selectionChanged"))
///
/// An event costs nothing if nothing receives it. The receiver is one; on Linux it has a list of listeners (`Trace.listeners`).
///
/// It does not report what is written to layers (`LayerWrites`), because QuartzCore has no main actor, and each write would pay for it.
/// Mistakes of a program have a handler (`RuntimeIssues`), because they are printed when nobody listens.
@MainActor package enum Trace {
  package enum Event {
    /// UIKit is about to call a view controller, or one that contains others. The name is Apple's base name, such as
    /// `viewWillAppear`, or `didMove` for `didMove(toParent:)`. The controller is the one that is called: for `addChild`
    /// the parent, for `removeFromParent` the child.
    case controllerCall(_ name: String, _ controller: AnyObject)
    /// Feedback was prepared or played: `selectionChanged`, `impactOccurred light 1.0`, `notificationOccurred success`, or `prepare`
    /// with the generator's kind.
    case feedback(_ call: String)
    /// A transition of UIKit's own calls its animator or interaction controller, or these call its context. The name is
    /// Apple's base name, such as `animateTransition`; the controller is the incoming one.
    case transitionCall(_ name: String, incoming: AnyObject)
    /// A step of a transition of any container. An animator may be gone when its completion block reports late.
    case step(_ step: TransitionStep, context: AnyObject, animator: AnyObject?)
    /// Code that is not an animator's begins to run, or has run.
    case otherChanges(_ source: OtherChanges, isOver: Bool)
  }

  /// Called with each event.
  package static var receive: ((Event) -> Void)?
}

/// A step of a transition, for tools that check animators.
package enum TransitionStep {
  /// The animator is about to be started. The pages' views have the state in which it finds them.
  case willStart(duration: CFTimeInterval)
  /// The animator calls `completeTransition(_:)`, perhaps not for the first time.
  case report(didComplete: Bool)
  /// The pages' views are about to be restored. They have the state in which the animator leaves them. An interrupted
  /// transition does not wait for the animator's report.
  case willRestore(completed: Bool, isInterrupted: Bool)
  case didRestore
  case ended
}

/// Marks changes to the pages of a transition that tools must not attribute to its animator.
package enum OtherChanges {
  /// A callback of the controller whose root view has this layer.
  case page(CALayer)
  /// The driver of a cancelled transition, which gives models the values that their layers show.
  case driver

  /// Runs the code.
  @MainActor package func run(_ body: () -> Void) {
    Trace.receive?(.otherChanges(self, isOver: false))
    body()
    Trace.receive?(.otherChanges(self, isOver: true))
  }
}

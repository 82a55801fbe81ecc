import UIKit

/// A controller with one transition between two pages.
@MainActor package protocol TransitionHost: AnyObject {
  var stage: Stage { get }
  /// The page that is visible before the transition. `to` is visible after it.
  var from: UIViewController { get }
  var to: UIViewController { get }
  var isUnderWay: Bool { get }
  /// The page that stays in the window below the other one, and gets no appearance calls.
  var below: UIViewController? { get }
  /// The violations of the rules that hold at rest, besides those of the pages themselves.
  var faults: [String] { get }
  /// `true` if the controller lets a finger catch the running transition.
  var isGrabbable: Bool { get }

  /// Starts the transition interactively.
  func hold()
  /// Moves the transition to a position, and runs the frames that show it. Returns false if it does not follow.
  @discardableResult func scrub(to fraction: CGFloat) -> Bool
  /// Takes hold of a transition that runs by itself. Returns false if that is not possible.
  func grab() -> Bool
  /// Ends the interaction.
  func letGo(finishing: Bool)
  /// Starts the transition without interaction.
  ///
  /// - Parameter isGrabbable: `true` to call `grab()` later. UIKit's controllers get an interaction controller then.
  func run(isGrabbable: Bool)
  /// Makes the same change without animation.
  func jump()
  /// Returns to the first page of a completed transition without animation.
  func undo()
  /// Takes the pages out of the controller and the window.
  func close()
}

extension TransitionHost {
  package var below: UIViewController? { nil }

  package func run() { run(isGrabbable: false) }

  package func close() { stage.window.rootViewController = nil }

  /// Runs frames until the transition has ended, and then three more, after which its end can be judged.
  package func runToEnd() {
    stage.run(until: { !isUnderWay }, limit: 5)
    for _ in 0..<3 { stage.frame() }
  }
}

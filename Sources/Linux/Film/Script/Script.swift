import Animators
import Foundation

/// What happens to a scene's container, and when.
package struct Script: Equatable, Sendable {
  /// One line of the script. Points are in the window, from its top left.
  package enum Action: Equatable, Sendable {
    case down(CGPoint)
    case move(CGPoint)
    case up(CGPoint)
    case touchCancel
    /// Down and up at one instant.
    case tap(CGPoint)
    /// Animated selection of the child at this index.
    case select(Int)
    /// Unanimated selection.
    case jump(Int)
    case change(Change, animated: Bool)
    /// The container leaves the window: another root view controller takes its place.
    case disappear
    /// It is the window's again.
    case appear
    /// The window's width and height change places.
    case rotate
    /// The window gets this size.
    case size(CGSize)
    /// The application leaves the front.
    case background
    /// It is in front again.
    case foreground
    /// The switches from here on get animators of this kind.
    case animator(AnimatorKind)
    case bar(BarChange)
    /// What the delegate says from here on when it is asked about a switch.
    case allow(Bool)
    /// Removes the child at this index by `removeFromParent()`.
    case detach(Int)
    /// Gives the child at this index to another container, which is not on screen.
    case give(Int)
    /// Replaces the window's root view controller and puts the container back, in one call.
    case replaceRoot
    /// Presents a controller over the whole container.
    case present(animated: Bool)
    /// Dismisses that controller.
    case dismiss(animated: Bool)
    /// Gives the following transitions a percent driven transition, which lets them run until it is used, or none.
    case driver(Bool)
    /// Pauses that percent driven transition, updates it to a fraction from 0 to 1, and finishes or cancels it, in one
    /// call.
    case drive(Double, commit: Bool)
    /// The next time that this callback is called, it does this. Once.
    indirect case on(Callback, Action)
  }

  /// A change of the children.
  package enum Change: Equatable, Sendable {
    /// A new page comes to this index.
    case insert(Int)
    case remove(Int)
    /// The child at the first index goes to the second one, counted without it.
    case move(Int, Int)
    /// A new page comes in place of the child at this index.
    case replace(Int)
  }

  /// A change of where the bar is.
  package enum BarChange: Equatable, Sendable {
    case hidden(Bool, animated: Bool)
    case place(isTop: Bool)
  }

  /// A method of the delegate or of a child from which the script may call the container, or a block that runs
  /// alongside a transition.
  package enum Callback: String, CaseIterable, Sendable {
    case shouldSelect, willSelect, didSelect, didCancel, animationController, alongside
    case viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
  }

  package struct Event: Equatable, Sendable {
    /// Seconds since the film began.
    package var time: TimeInterval
    package var action: Action

    package init(time: TimeInterval, action: Action) {
      self.time = time
      self.action = action
    }
  }

  /// In order of time.
  package var events: [Event]
  /// Seconds; no frame is later.
  package var end: TimeInterval

  package init(events: [Event], end: TimeInterval) {
    self.events = events
    self.end = end
  }

  /// The number of frames of its film: frame k shows `k / fps`, and the last one is the last at or before the end (1 µs
  /// of slack).
  package func frameCount(fps: Double) -> Int {
    Int(((end + 1e-6) * fps).rounded(.down)) + 1
  }
}

/// A line of a script, or a whole file, that cannot be followed.
package struct ScriptError: Error, Equatable, Sendable, CustomStringConvertible {
  package var file: String
  /// From 1; nil where it is about the file.
  package var line: Int?
  package var expected: String

  package var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return "\(place): expected \(expected)"
  }
}

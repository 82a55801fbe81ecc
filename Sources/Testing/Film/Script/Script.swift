import ScriptAnimators
import ContainerKit
import Foundation

/// Actions on an app's window and its container, with their times.
package struct Script: Equatable, Sendable {
  /// A line of the script. Points are in the window, from its top left.
  package enum Action: Equatable, Sendable {
    case down(CGPoint)
    case move(CGPoint)
    case up(CGPoint)
    case touchCancel
    /// A second finger goes down, moves, or goes up.
    case second(SecondFinger, CGPoint)
    /// A finger that goes down and up at the same time.
    case tap(CGPoint)
    /// An animated selection of the child at this index.
    case select(Int)
    /// A selection without animation.
    case jump(Int)
    case change(Change, animated: Bool)
    /// Removes the container from the window by setting another root view controller.
    case disappear
    /// Makes the container the window's root view controller again.
    case appear
    /// Swaps the window's width and height.
    case rotate
    /// Sets the window's size.
    case size(CGSize)
    /// Moves the application to the background.
    case background
    /// Moves the application to the foreground.
    case foreground
    /// Sets the kind of animator of the following transitions.
    case animator(AnimatorKind)
    case bar(BarChange)
    /// Sets the delegate's answer to `shouldSelect` from now on.
    case allow(Bool)
    /// Removes the child at this index by `removeFromParent()`.
    case detach(Int)
    /// Gives the child at this index to another container, which is not on screen.
    case give(Int)
    /// Replaces the window's root view controller and puts the container back, in one call.
    case replaceRoot
    /// Presents a view controller over the whole container.
    case present(animated: Bool)
    /// Dismisses that view controller.
    case dismiss(animated: Bool)
    /// Presents a view controller over the context of the child at this index.
    case cover(Int, ContextStyle, animated: Bool)
    /// Dismisses what the child at this index presents.
    case uncover(Int, animated: Bool)
    /// Gives the following transitions a percent-driven transition, which lets them run until it is used, or none.
    case driver(Bool)
    /// Pauses that percent-driven transition, updates it to a fraction from 0 to 1, or to one that is not a number if it is
    /// nil, and finishes or cancels it, in one call.
    case drive(Double?, commit: Bool)
    /// Hides the window, or shows it again.
    case window(isHidden: Bool)
    /// Switches the animations of views off, or on again.
    case animations(Bool)
    /// Calls the container's `viewWillAppear(_:)` while it is in a window, out of order.
    case appearAgain
    /// Gives the child at this index another view.
    case newView(Int)
    /// Disables the tab at this index, or enables it again.
    case tab(Int, isEnabled: Bool)
    /// Performs the action once, the next time that the callback is called.
    indirect case on(Callback, Action)

    /// `true` if the action has no effect in a window without a container.
    var needsContainer: Bool {
      switch self {
      case .down, .move, .up, .touchCancel, .second, .tap, .disappear, .appear, .replaceRoot, .rotate, .size,
        .background, .foreground, .window, .animations:
        false
      case .select, .jump, .change, .animator, .bar, .allow, .detach, .give, .present, .dismiss, .cover, .uncover,
        .driver, .drive, .appearAgain, .newView, .tab, .on:
        true
      }
    }
  }

  /// An action of a second finger. The raw values are the verbs of a script.
  package enum SecondFinger: String, Equatable, Sendable {
    case down = "down2"
    case move = "move2"
    case up = "up2"
  }

  /// A change to the children.
  package enum Change: Equatable, Sendable {
    /// Inserts a new page at this index.
    case insert(Int)
    case remove(Int)
    /// Moves the child at the first index to the second one, counted without it.
    case move(Int, Int)
    /// Replaces the child at this index with a new page.
    case replace(Int)
  }

  /// A change to the bar's visibility, placement or style.
  package enum BarChange: Equatable, Sendable {
    case hidden(Bool, animated: Bool)
    case place(ContainerTabBarPlacement)
    /// The fraction of its height by which the bar is beyond its edge.
    case fraction(Double)
    case style(BarStyle)
    /// Lets a finger slide along the tabs, or not.
    case scrub(Bool)
  }

  /// The style in which a child presents over its own context.
  package enum ContextStyle: String, CaseIterable, Sendable {
    case current, over, custom
  }

  /// A method of the delegate or of a child from which the script may call the container, a block that runs alongside a
  /// transition, or a completion of that block or of a selection.
  package enum Callback: String, CaseIterable, Sendable {
    case shouldSelect, willSelect, didSelect, didCancel, animationController, transitionDidUpdate, alongside
    case viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
    case interactionController, completion, alongsideCompletion
    case willMove, didMove, viewIsAppearing, viewWillLayoutSubviews, viewDidLayoutSubviews
    case viewSafeAreaInsetsDidChange, viewWillTransition
  }

  package struct Event: Equatable, Sendable {
    /// The time since the film began, in seconds.
    package var time: TimeInterval
    package var action: Action

    package init(time: TimeInterval, action: Action) {
      self.time = time
      self.action = action
    }
  }

  /// The events, in order of time.
  package var events: [Event]
  /// The time after which there is no frame, in seconds.
  package var end: TimeInterval

  package init(events: [Event], end: TimeInterval) {
    self.events = events
    self.end = end
  }

  /// Returns the number of frames of the film. Frame k shows the time `k / fps`, and the last frame is at or before the
  /// end, with 1 µs of slack.
  package func frameCount(fps: Double) -> Int {
    Int(((end + 1e-6) * fps).rounded(.down)) + 1
  }
}

/// An error in a line of a script, or in a whole file.
package struct ScriptError: Error, Equatable, Sendable, CustomStringConvertible {
  package var file: String
  /// The number of the line, from 1; nil if the error is about the file.
  package var line: Int?
  package var expected: String

  package var description: String {
    let position = line.map { "\(file):\($0)" } ?? file
    return "\(position): expected \(expected)"
  }
}

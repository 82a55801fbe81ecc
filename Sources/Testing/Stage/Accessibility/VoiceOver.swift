import UIKit

/// A simulation of VoiceOver on a stage: the elements that it finds, the text that it speaks, and its gestures.
///
/// While an instance exists, `UIAccessibility.isVoiceOverRunning` is true. Stop it before the stage is torn down.
@preconcurrency @MainActor public final class VoiceOver {
  private let stage: Stage
  private let recorder = AccessibilityPostRecorder()

  /// The notifications that the app has posted since this instance was created, in order.
  public private(set) var posts: [AccessibilityPost] = []

  /// Turns VoiceOver on for a stage.
  public init(_ stage: Stage) {
    self.stage = stage
    Assistance.isVoiceOverRunning = true
    recorder.onPost = { [weak self] post, argument in
      self?.posts.append(post)
      self?.follow(post, argument)
    }
  }

  /// Turns VoiceOver off.
  public func stop() {
    recorder.stop()
    Assistance.isVoiceOverRunning = false
  }

  /// The elements in the window, in VoiceOver's order.
  public var elements: [AccessibleElement] { stage.accessibleElements }

  /// The spoken text of each element.
  public var spoken: [String] { elements.map(\.spoken) }

  // MARK: Focus

  /// The focused element; nil if there is none, or if it is not found any more.
  public var focus: AccessibleElement? { focused?.element }

  private var focused: AccessibilityReader.Found? {
    AccessibilityReader.read(stage.window).first { $0.object === Assistance.focused }
  }

  /// Moves the focus to the first element with a label or identifier. Returns false if there is none.
  @discardableResult public func focus(_ name: String) -> Bool {
    let found = AccessibilityReader.read(stage.window).first {
      $0.element.label == name || $0.element.identifier == name
    }
    guard let found else { return false }
    Assistance.focus(found.object)
    return true
  }

  /// Moves the focus as a notification requests: to its element, or to the first one if the screen has changed.
  private func follow(_ post: AccessibilityPost, _ argument: Any?) {
    guard post.name == "screenChanged" || post.name == "layoutChanged" else { return }
    if let object = argument as? UIResponder {
      if let found = AccessibilityReader.read(object) { Assistance.focus(found.object) }
    } else if post.name == "screenChanged", argument == nil {
      Assistance.focus(AccessibilityReader.read(stage.window).first?.object)
    }
  }

  // MARK: Gestures

  /// Double-taps: activates the focused element, or taps it in the next frame if it does not handle activation. If
  /// there is a name, moves the focus first to the element with that label or identifier. Returns false if there is no
  /// element.
  @discardableResult public func activate(_ name: String? = nil) -> Bool {
    if let name, !focus(name) { return false }
    guard let object = focused?.object else { return false }
    if !object.accessibilityActivate() {
      let origin = stage.window.frame.origin
      let point = object.accessibilityActivationPoint
      stage.tap(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    }
    return true
  }

  /// Swipes with three fingers: asks the focused element and its ancestors to scroll, until one does. Returns false if
  /// none does.
  @discardableResult public func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    chain.contains { $0.accessibilityScroll(direction) }
  }

  /// Scrubs with two fingers: asks the focused element and its ancestors to escape, until one does. Returns false if
  /// none does.
  @discardableResult public func escape() -> Bool { chain.contains { $0.accessibilityPerformEscape() } }

  /// Double-taps with two fingers: asks the focused element and its ancestors for the magic tap, until one handles it.
  /// Returns false if none does.
  @discardableResult public func magicTap() -> Bool { chain.contains { $0.accessibilityPerformMagicTap() } }

  /// Swipes up on the focused element. Returns false if it is not adjustable.
  @discardableResult public func increment() -> Bool { adjust { $0.accessibilityIncrement() } }

  /// Swipes down on the focused element. Returns false if it is not adjustable.
  @discardableResult public func decrement() -> Bool { adjust { $0.accessibilityDecrement() } }

  /// Performs one of the focused element's custom actions. Returns the action's result, or false if there is no such
  /// action.
  @discardableResult public func perform(_ action: String) -> Bool {
    let actions = focused?.object.accessibilityCustomActions ?? []
    guard let meant = actions.first(where: { $0.name == action }) else { return false }
    return meant.actionHandler?(meant) ?? false
  }

  private func adjust(_ change: (UIResponder) -> Void) -> Bool {
    guard let focused, focused.element.traits.contains(.adjustable) else { return false }
    change(focused.object)
    return true
  }

  /// The focused element (the first one if there is no focus), its container, and so on up the responder chain. Apps
  /// rely on view controllers being part of it.
  private var chain: [UIResponder] {
    let start = focused?.object ?? AccessibilityReader.read(stage.window).first?.object ?? stage.window
    return Array(
      sequence(first: start) { object in
        ((object as? UIAccessibilityElement)?.accessibilityContainer as? UIResponder) ?? object.next
      })
  }
}

extension Stage {
  /// The elements that VoiceOver finds in the stage's window, in its order.
  public var accessibleElements: [AccessibleElement] { AccessibilityReader.read(window).map(\.element) }
}

import UIKit

/// Somebody who hears a stage's window and does not see it: what VoiceOver finds, says and can do.
///
/// While there is one, `UIAccessibility.isVoiceOverRunning` is true. Stop it before the stage is torn down.
@preconcurrency @MainActor public final class VoiceOver {
  private let stage: Stage
  private let recorder = AccessibilityPostRecorder()

  /// What the app has posted since this began, in order.
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

  /// VoiceOver is turned off.
  public func stop() {
    recorder.stop()
    Assistance.isVoiceOverRunning = false
  }

  /// What is found in the window now, in order.
  public var elements: [AccessibleElement] { stage.accessibleElements }

  /// The same as lines.
  public var spoken: [String] { elements.map(\.spoken) }

  // MARK: Where it is

  /// The element that it is on, as long as that is found.
  public var focus: AccessibleElement? { focused?.element }

  private var focused: AccessibilityReader.Found? {
    AccessibilityReader.read(stage.window).first { $0.object === Assistance.focused }
  }

  /// Goes to the first element with this label or identifier; answers whether there is one.
  @discardableResult public func focus(_ name: String) -> Bool {
    let found = AccessibilityReader.read(stage.window).first {
      $0.element.label == name || $0.element.identifier == name
    }
    guard let found else { return false }
    Assistance.focus(found.object)
    return true
  }

  /// What a post asks for: an element to go to, or the first one where the screen is new.
  private func follow(_ post: AccessibilityPost, _ argument: Any?) {
    guard post.name == "screenChanged" || post.name == "layoutChanged" else { return }
    if let object = argument as? UIResponder {
      if let found = AccessibilityReader.read(object) { Assistance.focus(found.object) }
    } else if post.name == "screenChanged", argument == nil {
      Assistance.focus(AccessibilityReader.read(stage.window).first?.object)
    }
  }

  // MARK: What it does

  /// A double tap: the element that it is on does what it does, or is touched in the next frame. Goes first to the
  /// element with this label or identifier, where one is given. Answers whether there is an element.
  @discardableResult public func activate(_ name: String? = nil) -> Bool {
    if let name, !focus(name) { return false }
    guard let object = focused?.object else { return false }
    if !object.accessibilityActivate() {
      let origin = stage.window.frame.origin
      let point = object.accessibilityActivationPoint
      stage.tap(CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    }
    return true
  }

  /// A swipe of three fingers: the element and who is around it are asked to scroll, until one does. Answers whether one did.
  @discardableResult public func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    chain.contains { $0.accessibilityScroll(direction) }
  }

  /// A scrub of two fingers: the element and who is around it are asked to leave, until one does. Answers whether one did.
  @discardableResult public func escape() -> Bool { chain.contains { $0.accessibilityPerformEscape() } }

  /// A double tap of two fingers: the element and who is around it are asked, until one does something. Answers whether one did.
  @discardableResult public func magicTap() -> Bool { chain.contains { $0.accessibilityPerformMagicTap() } }

  /// A swipe up on an adjustable element; answers whether it is one.
  @discardableResult public func increment() -> Bool { adjust { $0.accessibilityIncrement() } }

  /// A swipe down on an adjustable element; answers whether it is one.
  @discardableResult public func decrement() -> Bool { adjust { $0.accessibilityDecrement() } }

  /// Does one of the element's other actions; answers whether that did something.
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

  /// The element that it is on (the first one, where it is on none), what contains it, and so on up the chain of
  /// responders. That view controllers are asked, too, is what apps rely on.
  private var chain: [UIResponder] {
    let start = focused?.object ?? AccessibilityReader.read(stage.window).first?.object ?? stage.window
    return Array(
      sequence(first: start) { object in
        ((object as? UIAccessibilityElement)?.accessibilityContainer as? UIResponder) ?? object.next
      })
  }
}

extension Stage {
  /// What VoiceOver finds in the stage's window, in its order.
  public var accessibleElements: [AccessibleElement] { AccessibilityReader.read(window).map(\.element) }
}

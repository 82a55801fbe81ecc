import UIKit

/// An element that an assistive technology finds.
public struct AccessibleElement: Equatable, Sendable {
  /// The element's `accessibilityLabel`.
  public var label: String?
  /// The element's `accessibilityValue`.
  public var value: String?
  /// The element's `accessibilityHint`.
  public var hint: String?
  /// The element's `accessibilityIdentifier`, which is never spoken.
  public var identifier: String?
  /// The element's `accessibilityTraits`.
  public var traits: UIAccessibilityTraits = .none
  /// The element's frame on the screen, in points.
  public var frame: CGRect = .zero
  /// The element's position among the tabs of a tab bar, if its container has the trait `tabBar`; nil otherwise.
  public var tab: Tab?
  /// `true` if the element is a switch, for which "on" or "off" is spoken instead of its value.
  public var isSwitch = false

  /// A position among tabs.
  public struct Tab: Equatable, Sendable {
    /// The number of the tab, starting at 1.
    public var number: Int
    /// The number of tabs.
    public var count: Int
  }
}

extension AccessibleElement {
  /// The text that VoiceOver speaks, in English: "Today, selected, tab, 1 of 4, 3 new", "Volume, 50%,
  /// adjustable".
  ///
  /// The order is Apple's: label, value, traits, hint. A tab's value, which is its badge, follows its position. The
  /// words, and the position of "selected" after the label, are guesses: ax-13.
  public var spoken: String {
    var parts = [label]
    if traits.contains(.selected) { parts.append("selected") }
    if tab == nil { parts.append(spokenValue) }
    parts += role
    if let tab { parts += ["\(tab.number) of \(tab.count)", spokenValue] }
    if traits.contains(.notEnabled) { parts.append("dimmed") }
    parts.append(hint)
    return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private var spokenValue: String? {
    guard isSwitch else { return value }
    return value == "1" ? "on" : value == "0" ? "off" : value
  }

  private static let roles: [(UIAccessibilityTraits, String)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.header, "heading"), (.searchField, "search field"),
    (.adjustable, "adjustable"),
  ]

  private var role: [String] {
    if tab != nil { return ["tab"] }
    if isSwitch { return ["switch button"] }
    return Self.roles.filter { traits.contains($0.0) }.map(\.1)
  }
}

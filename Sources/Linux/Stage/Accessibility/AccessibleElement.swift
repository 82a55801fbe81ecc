import UIKit

/// What somebody who hears the interface finds at one place of it.
public struct AccessibleElement: Equatable, Sendable {
  /// What it is: `accessibilityLabel`.
  public var label: String?
  /// What it has: `accessibilityValue`.
  public var value: String?
  /// What it does: `accessibilityHint`.
  public var hint: String?
  /// `accessibilityIdentifier`, which nobody hears.
  public var identifier: String?
  /// `accessibilityTraits`.
  public var traits: UIAccessibilityTraits = .none
  /// On the screen, in points.
  public var frame: CGRect = .zero
  /// Which one of the tabs of a tab bar it is: its container has the trait `tabBar`.
  public var tab: Tab?
  /// A switch says "on" and "off" in place of its value.
  public var isSwitch = false

  /// A place among tabs.
  public struct Tab: Equatable, Sendable {
    /// From 1.
    public var number: Int
    /// How many tabs there are.
    public var count: Int
  }
}

extension AccessibleElement {
  /// The line that VoiceOver says, in English: "Today, selected, tab, 1 of 4, 3 new items", "Volume, 50%, adjustable".
  ///
  /// The order is Apple's (label, value, traits, hint); after a tab's place its value, which is its badge. That "selected"
  /// comes behind the label, and the words, are guesses.
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

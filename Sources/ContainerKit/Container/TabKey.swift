import UIKit

/// What a combination of keys selects.
enum TabKey: Equatable {
  /// The arrows: the tab on that side of the one that is selected.
  case left, right
  /// Control-Shift-Tab and Control-Tab: the tab before or after it, and from either end round to the other.
  case previous, next
  /// Command and a digit: the tab with this index, from 0 to 8.
  case tab(Int)

  /// How a command carries it: property lists are what the system keeps of a command that it copies.
  var propertyList: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .previous: "previous"
    case .next: "next"
    case .tab(let index): "\(index)"
    }
  }

  init?(propertyList: Any?) {
    switch propertyList as? String {
    case "left": self = .left
    case "right": self = .right
    case "previous": self = .previous
    case "next": self = .next
    case let text?:
      guard let index = Int(text) else { return nil }
      self = .tab(index)
    case nil: return nil
    }
  }

  @MainActor func command(title: String = "") -> UIKeyCommand {
    let command = UIKeyCommand(
      title: title, action: ContainerViewController.keyAction, input: input, modifierFlags: modifiers,
      propertyList: propertyList, discoverabilityTitle: title.isEmpty ? nil : title)
    // The arrow says the side. Where that is to be mirrored is the container's view's matter, not the application's.
    command.allowsAutomaticMirroring = false
    return command
  }

  @MainActor private var input: String {
    switch self {
    case .left: UIKeyCommand.inputLeftArrow
    case .right: UIKeyCommand.inputRightArrow
    case .previous, .next: "\t"
    case .tab(let index): "\(index + 1)"
    }
  }

  private var modifiers: UIKeyModifierFlags {
    switch self {
    case .left, .right: []
    case .previous: [.control, .shift]
    case .next: .control
    case .tab: .command
    }
  }

  /// The index that it leads to from another; nil where there is no tab.
  func index(from current: Int, of count: Int, isMirrored: Bool) -> Int? {
    let index =
      switch self {
      case .left: isMirrored ? current + 1 : current - 1
      case .right: isMirrored ? current - 1 : current + 1
      case .previous: current == 0 ? count - 1 : current - 1
      case .next: current == count - 1 ? 0 : current + 1
      case .tab(let index): index
      }
    return (0..<count).contains(index) ? index : nil
  }
}

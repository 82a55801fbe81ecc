import UIKit

/// The tab that a key combination selects.
enum TabKey: Equatable {
  /// The arrow keys: the tab on that side of the selected tab.
  case left, right
  /// Control-Shift-Tab and Control-Tab: the previous or the next tab, wrapping around.
  case previous, next
  /// Command and a digit: the tab with this index, from 0 to 8.
  case tab(Int)

  static let all = [left, right, previous, next] + (0...8).map(tab)

  /// The key's index in `all`, as a property list, which is what the system keeps in a copy of a command.
  var propertyList: Int? { Self.all.firstIndex(of: self) }

  init?(propertyList: Any?) {
    guard let index = propertyList as? Int, Self.all.indices.contains(index) else { return nil }
    self = Self.all[index]
  }

  @MainActor func command(title: String = "") -> UIKeyCommand {
    let (input, modifiers) = combination
    let command = UIKeyCommand(
      title: title, action: ContainerViewController.keyAction, input: input, modifierFlags: modifiers,
      propertyList: propertyList, discoverabilityTitle: title.isEmpty ? nil : title)
    // The arrow stands for a side. Mirroring depends on the container's view, not on the app's layout direction.
    command.allowsAutomaticMirroring = false
    return command
  }

  @MainActor private var combination: (input: String, modifiers: UIKeyModifierFlags) {
    switch self {
    case .left: (UIKeyCommand.inputLeftArrow, [])
    case .right: (UIKeyCommand.inputRightArrow, [])
    case .previous: ("\t", [.control, .shift])
    case .next: ("\t", .control)
    case .tab(let index): ("\(index + 1)", .command)
    }
  }

  /// Returns the step that the key asks for, and whether it wraps around; nil for a key that names a tab.
  func step(isMirrored: Bool) -> (step: ContainerPageStep, wraps: Bool)? {
    switch self {
    case .left: (ContainerPageStep(toTheRight: false, isMirrored: isMirrored), false)
    case .right: (ContainerPageStep(toTheRight: true, isMirrored: isMirrored), false)
    case .previous: (.previous, true)
    case .next: (.next, true)
    case .tab: nil
    }
  }
}

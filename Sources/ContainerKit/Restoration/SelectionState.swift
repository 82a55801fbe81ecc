import UIKit

// The selection is kept as the selected child's `restorationIdentifier` or, where it has none, as its index.
extension ContainerViewController {
  /// The selection, for an app that is based on scenes: to be put into the user activity from which the system restores
  /// the scene (`addUserInfoEntries(from:)`), and given back to `restoreSelection(from:)`.
  ///
  /// One entry of strings and numbers: `ContainerKit.selection`, followed by a full stop and the container's own
  /// `restorationIdentifier` where it has one, so that several containers can share an activity; its value is the selected
  /// child's `restorationIdentifier` or, where it has none, its index. Empty where there are no children.
  public var selectionState: [String: Any] {
    switch selectionKey {
    case .identifier(let identifier): [stateKey: identifier]
    case .index(let index): [stateKey: index]
    case nil: [:]
    }
  }

  /// Selects, at once and as by `selectedIndex`, the child that was selected when the state was taken.
  ///
  /// Set the children first. An identifier that no child has, an index that is not there any more, and entries of
  /// another kind are ignored. Where several children have the identifier, it is the first.
  ///
  /// - Parameter userInfo: A dictionary with the entry of `selectionState`, as an activity's `userInfo`.
  /// - Returns: Whether the child was found.
  @discardableResult public func restoreSelection(from userInfo: [AnyHashable: Any]?) -> Bool {
    switch userInfo?[stateKey] {
    case let identifier as String: select(.identifier(identifier))
    case let index as Int: select(.index(index))
    default: false
    }
  }

  private enum SelectionKey {
    case identifier(String)
    case index(Int)
  }

  private var stateKey: String {
    "ContainerKit.selection" + (restorationIdentifier.map { "." + $0 } ?? "")
  }

  private var selectionKey: SelectionKey? {
    guard let selectedViewController else { return nil }
    return selectedViewController.restorationIdentifier.map(SelectionKey.identifier)
      ?? (viewControllers.indices.contains(selectedIndex) ? .index(selectedIndex) : nil)
  }

  private func select(_ key: SelectionKey) -> Bool {
    let index =
      switch key {
      case .identifier(let identifier): viewControllers.firstIndex { $0.restorationIdentifier == identifier }
      case .index(let index): viewControllers.indices.contains(index) ? index : nil
      }
    guard let index else { return false }
    if index != selectedIndex { selectedIndex = index }
    return true
  }

  // The coder is the container's own: no part of the key is needed.
  private static let identifierKey = "ContainerKit.selectedIdentifier"
  private static let indexKey = "ContainerKit.selectedIndex"

  func encodeSelection(with coder: NSCoder) {
    switch selectionKey {
    case .identifier(let identifier): coder.encode(identifier as NSString, forKey: Self.identifierKey)
    case .index(let index): coder.encode(NSNumber(value: index), forKey: Self.indexKey)
    case nil: break
    }
  }

  func decodeSelection(with coder: NSCoder) {
    if let identifier = coder.decodeIfPresent(NSString.self, forKey: Self.identifierKey) {
      _ = select(.identifier(identifier as String))
    } else if let number = coder.decodeIfPresent(NSNumber.self, forKey: Self.indexKey),
      let index = Int(exactly: number.doubleValue)
    {
      _ = select(.index(index))
    }
  }
}

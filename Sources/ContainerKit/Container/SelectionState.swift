import UIKit

// The selection is stored as the selected child's `restorationIdentifier` or, if it has none, as its index; with tabs or a source
// of pages, as the page's identifier there.
extension ContainerViewController {
  /// The selection, for an app with scenes. Add it to the user activity from which the system restores the scene
  /// (`addUserInfoEntries(from:)`), and pass that activity's `userInfo` to `restoreSelection(from:)`.
  ///
  /// The dictionary has one entry, a property list. Its key is `ContainerKit.selection`, followed by a period and the
  /// container's own `restorationIdentifier` if it has one, so that several containers can share an activity. Its value
  /// is the selected child's `restorationIdentifier` or, if it has none, its index. With `tabs` it is the tab's identifier, and
  /// with `ContainerPages` the page's, if that is a property list. The dictionary is empty if there are no children.
  public var selectionState: [String: Any] {
    selectionValue.map { [stateKey: $0] } ?? [:]
  }

  /// Selects the child that was selected when the state was saved, immediately, as setting `selectedIndex` does.
  ///
  /// Set the children first. A page of `tabs` or `ContainerPages` that does not exist yet is made. Unknown identifiers, indexes
  /// that are out of range, tabs that act, and entries of another type are ignored. If several children have the identifier, the
  /// first is selected.
  ///
  /// - Parameter userInfo: A dictionary with the entry of `selectionState`, such as an activity's `userInfo`.
  /// - Returns: `true` if the child was found.
  @discardableResult public func restoreSelection(from userInfo: [AnyHashable: Any]?) -> Bool {
    restore(userInfo?[stateKey])
  }

  private var stateKey: String {
    "ContainerKit.selection" + (restorationIdentifier.map { "." + $0 } ?? "")
  }

  /// A property list, for children a `String` or an `Int`; nil if there are no children.
  var selectionValue: Any? { selectedViewController.flatMap { provided.provider.savedValue(of: $0) } }

  /// Selects the page for a value, if there is one.
  func restore(_ value: Any?) -> Bool {
    guard let value, let page = provided.adopt(from: provided.provider, { $0.page(savedAs: value) }) else {
      return false
    }
    if page !== engine.reportedSelection { request(page, animated: false) }
    return true
  }
}

import UIKit

/// Passes the selected child's preferences on to the system: status bar, orientations, content size, and others.
@MainActor final class SystemPreferences {
  /// The selected child when the system last updated its preferences.
  private weak var selected: UIViewController?
  private var adoptedContentSize = CGSize.zero

  /// Makes the system read the preferences again if another child is selected. This does not happen when a transition
  /// starts, because the transition may be cancelled. Returns true if another child is selected.
  func update(_ container: UIViewController, selected: UIViewController?) -> Bool {
    guard self.selected !== selected else { return false }
    self.selected = selected
    container.setNeedsStatusBarAppearanceUpdate()
    container.setNeedsUpdateOfHomeIndicatorAutoHidden()
    container.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    container.setNeedsUpdateOfPrefersPointerLocked()
    if #available(iOS 16.0, *) { container.setNeedsUpdateOfSupportedInterfaceOrientations() }
    return true
  }

  /// Adopts the selected child's preferred content size, plus the bar. If the child has none, a size that was adopted
  /// from another child is cleared, and a size that was set from outside stays.
  func adoptContentSize(of selected: UIViewController?, barHeight: CGFloat, for container: UIViewController) {
    let wanted = selected?.preferredContentSize ?? .zero
    guard wanted != .zero || container.preferredContentSize == adoptedContentSize else { return }
    adoptedContentSize = wanted == .zero ? .zero : CGSize(width: wanted.width, height: wanted.height + barHeight)
    container.preferredContentSize = adoptedContentSize
  }
}

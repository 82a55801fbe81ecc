import UIKit

/// Passes the selected child's preferences on to the system: status bar, orientations, content size, and others.
///
/// The status bar's style and the home indicator are those of the page that a transition heads for. The other preferences wait
/// for its end, because they change sizes and insets.
@MainActor final class SystemPreferences: ContainerObserver {
  private unowned let container: ContainerViewController
  /// The selected child when the system last updated its preferences.
  private weak var selected: UIViewController?
  /// The child that a transition headed for when the system last updated the style.
  private weak var target: UIViewController?
  private var adoptedContentSize = CGSize.zero

  init(of container: ContainerViewController) { self.container = container }

  func transitionDidMove(_ progress: ContainerTransitionProgress) { updateStyle(progress.styleSource) }

  func selectionDidChange(by source: ContainerSelectionSource?) {
    update(container.engine.selected)
    updateStyle(container.engine.selected)
  }

  /// Makes the system read the status bar's style and the home indicator again if a transition heads for another child.
  private func updateStyle(_ target: UIViewController?) {
    guard self.target !== target else { return }
    self.target = target
    container.setNeedsStatusBarAppearanceUpdate()
    container.setNeedsUpdateOfHomeIndicatorAutoHidden()
  }

  /// Makes the system read the preferences again if another child is selected.
  private func update(_ selected: UIViewController?) {
    guard self.selected !== selected else { return }
    self.selected = selected
    // The status bar may be hidden now.
    container.setNeedsStatusBarAppearanceUpdate()
    container.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    container.setNeedsUpdateOfPrefersPointerLocked()
    container.setNeedsUpdateOfLaterPreferences()
    if #available(iOS 16.0, *) {
      container.setNeedsUpdateOfSupportedInterfaceOrientations()
    } else {
      UIViewController.attemptRotationToDeviceOrientation()
    }
    adoptContentSize()
  }

  /// Adopts the selected child's preferred content size, plus the bar. If the child has none, a size that was adopted
  /// from another child is cleared, and a size that was set from outside stays.
  func adoptContentSize() {
    let selected = container.engine.selected
    let barHeight = container.bar.height(over: selected)
    let wanted = selected?.preferredContentSize ?? .zero
    guard wanted != .zero || container.preferredContentSize == adoptedContentSize else { return }
    adoptedContentSize = wanted == .zero ? .zero : CGSize(width: wanted.width, height: wanted.height + barHeight)
    container.preferredContentSize = adoptedContentSize
  }
}

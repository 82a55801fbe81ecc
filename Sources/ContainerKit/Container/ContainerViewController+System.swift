import UIKit

// Requests to the system, and its notifications.
extension ContainerViewController {
  /// Called when the selected child has changed. The system reads that child's preferences again. It is not called when
  /// a transition starts, because the transition may be cancelled.
  func selectionDidChange(by source: ContainerSelectionSource?) {
    if let source { announcement.source = source }
    updateBar()
    guard shownSelection !== selectedPage else { return }
    shownSelection = selectedPage
    setNeedsStatusBarAppearanceUpdate()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    setNeedsUpdateOfPrefersPointerLocked()
    if #available(iOS 16.0, *) { setNeedsUpdateOfSupportedInterfaceOrientations() }
    takeContentSize()
  }

  /// Adopts the selected child's preferred content size, plus the bar. If the child has none, a size that was adopted
  /// from another child is cleared, and a size that was set from outside stays.
  func takeContentSize() {
    let wanted = selectedPage?.preferredContentSize ?? .zero
    guard wanted != .zero || preferredContentSize == takenContentSize else { return }
    takenContentSize =
      wanted == .zero ? .zero : CGSize(width: wanted.width, height: wanted.height + bar.height(over: selectedPage))
    preferredContentSize = takenContentSize
  }

  /// Observes the app's move to the background. A transition is ended before the system takes its snapshot.
  func watchBackground() {
    observations = [
      Observation(UIScene.didEnterBackgroundNotification) { [weak self] scene in
        guard let self, let scene, let own = viewIfLoaded?.window?.windowScene, ObjectIdentifier(own) == scene else {
          return
        }
        settleForBackground()
      },
      Observation(UIApplication.didEnterBackgroundNotification) { [weak self] _ in self?.settleForBackground() },
    ]
  }

  private func settleForBackground() {
    guard transition != nil || pull.offset != 0 else { return }
    engine.send(.interrupted)
  }
}

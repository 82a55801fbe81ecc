import UIKit

// What the container asks of the system, and hears from it.
extension ContainerViewController {
  /// Another child is the selected one: what is asked of it is asked again. Not when a switch starts, since it may come
  /// to nothing.
  func selectionDidChange() {
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

  /// The size that the selected child would like, and the bar. Where it wants none, one that another child wanted is
  /// given up, and one that was set from outside stays.
  func takeContentSize() {
    let wanted = selectedPage?.preferredContentSize ?? .zero
    guard wanted != .zero || preferredContentSize == takenContentSize else { return }
    takenContentSize =
      wanted == .zero ? .zero : CGSize(width: wanted.width, height: wanted.height + barThickness)
    preferredContentSize = takenContentSize
  }

  /// A switch is settled before the system takes the picture that it shows of an app in the background.
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
    work { interrupt() }
  }
}

import Foundation

extension UIWindowScene {
  /// Called by the host when the device rotates. The interface follows if the controllers in front in the visible
  /// windows allow it: windows change as in `UIWindow.resize(to:duration:rotation:along:)`, and a quarter turn swaps
  /// their width and height. Returns true if the interface rotates.
  /// - Parameter safeAreaInsets: The safe area insets of the windows after the rotation, or nil to keep them.
  @discardableResult package func rotate(
    to new: UIInterfaceOrientation, animated: Bool = true, safeAreaInsets: UIEdgeInsets? = nil
  ) -> Bool {
    let visible = windows.filter { !$0.isHidden }
    for window in visible { window.ask(.orientations) }
    let isAllowed = visible.allSatisfy { window in
      window.controllerInFront(for: .orientations).map {
        $0.shouldAutorotate && window.chrome.orientations.contains(new.mask)
      } ?? true
    }
    guard new != orientation, new != .unknown, isAllowed else { return false }
    turn(to: new, animated: animated, safeAreaInsets: safeAreaInsets)
    return true
  }

  /// Rotates the interface to the first supported orientation if the current one is no longer supported.
  func turnToSupported(by window: UIWindow) {
    let mask = window.chrome.orientations
    guard !mask.contains(orientation.mask) else { return }
    let candidates: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
    guard let candidate = candidates.first(where: { mask.contains($0.mask) }) else { return }
    turn(to: candidate, animated: true, safeAreaInsets: nil)
  }

  /// Rotates the interface before `controller` is presented over all of a window: to its preferred orientation, or else
  /// to one that it supports (documented; that the rotation precedes the presentation is a guess: app-17b).
  func turn(forPresented controller: UIViewController) {
    controller.modal.orientation = orientation
    defer { controller.modal.orientation = nil }
    let mask = controller.supportedInterfaceOrientations
    let preferred = controller.preferredInterfaceOrientationForPresentation
    let candidates: [UIInterfaceOrientation] = [
      preferred, orientation, .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
    guard let candidate = candidates.first(where: { mask.contains($0.mask) }), candidate != orientation else { return }
    turn(to: candidate, animated: false, safeAreaInsets: nil)
  }

  private func turn(to new: UIInterfaceOrientation, animated: Bool, safeAreaInsets: UIEdgeInsets?) {
    let (old, bar) = (orientation, UIApplication.shared.statusBarFrame)
    orientation = new
    UIDevice.current.interfaceDidTurn(in: self)
    let isOtherDirection = old.isPortrait != new.isPortrait
    for window in windows {
      let frame = window.frame
      let turned = CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width)
      window.resize(
        to: isOtherDirection ? turned : frame, duration: animated ? UIWindow.resizeDuration : 0,
        rotation: new.angle - old.angle, from: old
      ) {
        if let safeAreaInsets { window.screenSafeAreaInsets = safeAreaInsets }
      }
    }
    if UIApplication.shared.statusBarFrame != bar {
      NotificationCenter.default.post(
        name: UIApplication.didChangeStatusBarFrameNotification, object: UIApplication.shared,
        userInfo: [UIApplication.statusBarFrameUserInfoKey: NSValue(cgRect: bar)])
    }
  }
}

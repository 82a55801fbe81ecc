extension UIWindowScene {
  /// For the host: the device is turned. The interface follows if the controllers in front in the visible windows let it:
  /// each window's sides are exchanged, in the way of `UIWindow.resize(to:duration:rotation:along:)`. Answers whether
  /// it follows.
  /// - safeAreaInsets: those of the windows from then on; nil: as they are.
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

  /// An interface that may no longer stand as it does turns to the first way it may.
  func turnToSupported(by window: UIWindow) {
    let mask = window.chrome.orientations
    guard !mask.contains(orientation.mask) else { return }
    let ways: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
    guard let way = ways.first(where: { mask.contains($0.mask) }) else { return }
    turn(to: way, animated: true, safeAreaInsets: nil)
  }

  /// For a controller that is about to be presented over all of a window: the interface stands as the controller prefers,
  /// or at least in a way that it may (documented; that it has turned before the presentation begins is a guess).
  func turn(forPresented controller: UIViewController) {
    controller.modal.orientation = orientation
    defer { controller.modal.orientation = nil }
    let mask = controller.supportedInterfaceOrientations
    let preferred = controller.preferredInterfaceOrientationForPresentation
    let ways: [UIInterfaceOrientation] = [
      preferred, orientation, .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
    guard let way = ways.first(where: { mask.contains($0.mask) }), way != orientation else { return }
    turn(to: way, animated: false, safeAreaInsets: nil)
  }

  private func turn(to new: UIInterfaceOrientation, animated: Bool, safeAreaInsets: UIEdgeInsets?) {
    let old = orientation
    orientation = new
    let isOtherWay = old.isPortrait != new.isPortrait
    for window in windows {
      let frame = window.frame
      let turned = CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width)
      window.resize(
        to: isOtherWay ? turned : frame, duration: animated ? UIWindow.resizeDuration : 0,
        rotation: new.angle - old.angle
      ) {
        if let safeAreaInsets { window.screenSafeAreaInsets = safeAreaInsets }
      }
    }
  }
}

import UIKit

/// What happens around an application: its scenes come and go, the device is turned, windows get another size.
extension Stage {
  /// The scene of the stage's window.
  public var scene: UIWindowScene {
    guard let scene = window.windowScene else { preconditionFailure("a visible window has a scene") }
    return scene
  }

  /// What the shape of the screen and bars cover, in points from the window's edges.
  public var safeAreaInsets: UIEdgeInsets {
    get { window.screenSafeAreaInsets }
    set { window.screenSafeAreaInsets = newValue }
  }

  /// The scene of the stage's window, or of another one, is no longer seen; other scenes stay as they are.
  public func enterBackground(_ other: UIWindow? = nil) { ((other ?? window).windowScene ?? scene).enterBackground() }

  /// The scene is seen again and active.
  public func enterForeground(_ other: UIWindow? = nil) { ((other ?? window).windowScene ?? scene).activate() }

  /// Turns the device by now; the interface follows if it may, in an animation whose frames are still to be run.
  /// Answers whether it follows.
  @discardableResult public func rotate(
    to orientation: UIInterfaceOrientation, animated: Bool = true, safeAreaInsets: UIEdgeInsets? = nil
  ) -> Bool {
    let old = scene.interfaceOrientation
    guard scene.rotate(to: orientation, animated: animated, safeAreaInsets: safeAreaInsets) else { return false }
    if old.isPortrait != orientation.isPortrait {
      let size = UIScreen.main.bounds.size
      UIScreen.main.configure(
        bounds: CGRect(x: 0, y: 0, width: size.height, height: size.width), scale: scale)
    }
    return true
  }

  /// Gives the window another size, at once or in the way of a rotation.
  public func resize(to size: CGSize, animated: Bool = false) {
    let frame = CGRect(origin: window.frame.origin, size: size)
    window.resize(to: frame, duration: animated ? UIWindow.resizeDuration : 0)
  }

  /// A second visible window, in an active scene of its own. It is not drawn by the stage and takes no touches from it;
  /// it goes with the stage.
  package func addWindow(size: CGSize? = nil) -> UIWindow {
    let added = UIWindow(windowScene: .connected())
    added.frame.size = size ?? window.frame.size
    added.isHidden = false
    added.windowScene?.activate()
    others.append(added)
    return added
  }
}

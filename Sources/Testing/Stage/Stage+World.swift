import UIKit

// Events around an application: scenes that enter the background, rotations, and new window sizes.
extension Stage {
  /// The scene of the stage's window.
  public var scene: UIWindowScene {
    guard let scene = window.windowScene else { preconditionFailure("a visible window has a scene") }
    return scene
  }

  /// The safe area insets that the screen's shape and the system's bars cause, in points.
  public var safeAreaInsets: UIEdgeInsets {
    get { window.screenSafeAreaInsets }
    set { window.screenSafeAreaInsets = newValue }
  }

  /// Moves the scene of a window to the background. Other scenes do not change.
  ///
  /// - Parameter window: The window; nil for the stage's own.
  public func enterBackground(_ window: UIWindow? = nil) { scene(of: window).enterBackground() }

  /// Moves the scene of a window to the foreground and activates it.
  ///
  /// - Parameter window: The window; nil for the stage's own.
  public func enterForeground(_ window: UIWindow? = nil) { scene(of: window).activate() }

  private func scene(of window: UIWindow?) -> UIWindowScene { (window ?? self.window).windowScene ?? scene }

  /// Rotates the device. The interface follows if its orientations allow it, in an animation whose frames you run.
  /// Returns true if it follows.
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

  /// Changes the window's size, at once or animated like a rotation.
  public func resize(to size: CGSize, animated: Bool = false) {
    let frame = CGRect(origin: window.frame.origin, size: size)
    window.resize(to: frame, duration: animated ? UIWindow.resizeDuration : 0)
  }

  /// Adds a second visible window, in an active scene of its own. The stage does not draw it and sends it no touches.
  /// `tearDown()` removes it.
  package func addWindow(size: CGSize? = nil) -> UIWindow {
    let added = UIWindow(windowScene: .connected())
    added.frame.size = size ?? window.frame.size
    added.isHidden = false
    added.windowScene?.activate()
    others.append(added)
    return added
  }
}

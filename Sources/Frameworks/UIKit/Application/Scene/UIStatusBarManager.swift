/// The state of a scene's status bar, which the view controllers in front determine.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    super.init()
    self.scene = scene
  }

  /// The window whose view controllers are asked: the scene's key window, or else the first visible one (a
  /// guess: app-31).
  private var window: UIWindow? { scene?.keyWindow ?? scene?.windows.first { !$0.isHidden } }

  /// The status bar style that the controller in front prefers.
  open var statusBarStyle: UIStatusBarStyle { window?.chrome.statusBarStyle ?? .default }
  /// A Boolean value that indicates whether the controller in front hides the status bar.
  open var isStatusBarHidden: Bool { window?.chrome.isStatusBarHidden ?? false }
  /// The status bar's frame, in the window's coordinates. It is as wide as the window and as high as the screen's top
  /// safe area inset. Empty if that inset is 0 or the bar is hidden.
  open var statusBarFrame: CGRect {
    guard let window, !isStatusBarHidden, window.screenSafeAreaInsets.top > 0 else { return .zero }
    return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.screenSafeAreaInsets.top)
  }
}

extension UIWindowScene {
  /// The scene's status bar manager.
  public var statusBarManager: UIStatusBarManager? {
    if let statusBar { return statusBar }
    let new = UIStatusBarManager(self)
    statusBar = new
    return new
  }
}

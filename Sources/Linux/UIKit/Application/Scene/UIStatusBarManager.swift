/// How the status bar of a scene is, for the controllers in front have the say.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    super.init()
    self.scene = scene
  }

  /// The window whose controllers have the say: the scene's key window, or else the first that is visible (a guess).
  private var window: UIWindow? { scene?.keyWindow ?? scene?.windows.first { !$0.isHidden } }

  /// The colour of the bar's text that the controller in front has asked for.
  open var statusBarStyle: UIStatusBarStyle { window?.chrome.statusBarStyle ?? .default }
  /// Whether the controller in front wants no bar.
  open var isStatusBarHidden: Bool { window?.chrome.isStatusBarHidden ?? false }
  /// Where the bar is, in the window's coordinates: over all of its upper edge, as high as what the screen covers there.
  /// Empty where that is nothing, or the bar is hidden.
  open var statusBarFrame: CGRect {
    guard let window, !isStatusBarHidden, window.screenSafeAreaInsets.top > 0 else { return .zero }
    return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.screenSafeAreaInsets.top)
  }
}

extension UIWindowScene {
  /// How the status bar is.
  public var statusBarManager: UIStatusBarManager? {
    if let statusBar { return statusBar }
    let new = UIStatusBarManager(self)
    statusBar = new
    return new
  }
}

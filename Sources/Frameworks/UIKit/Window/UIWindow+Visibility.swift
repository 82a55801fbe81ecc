extension UIWindow {
  func show() {
    layer.isHidden = false
    let tree = LayerTree(root: layer)
    layerTree = tree
    UIApplication.shared.note(visible: self)
    updateTraitsBelow()
    updateSafeArea()
    NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
    guard !isHidden, let root else { return }
    let isAlone = root.presentationsAbove.isEmpty
    if isAlone { appear(root) }
    for controller in shownControllers where !controller.appearance.isAppearingOrAppeared {
      controller.beginAppearanceTransition(true, animated: false)
      controller.endAppearanceTransition()
    }
    if !isAlone { askAll() }
  }

  func hide() {
    // The calls may set another root, which disappears as well.
    while let controller = shownControllers.first(where: { $0.appearance.isAppearingOrAppeared }) {
      controller.beginAppearanceTransition(false, animated: false)
      if controller.appearance.phase == .disappearing { controller.endAppearanceTransition() }
    }
    layer.isHidden = true
    layerTree?.detach()
    layerTree = nil
    UIApplication.shared.note(hidden: self)
    NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
  }

  func replaceRoot(with new: UIViewController?) {
    guard new !== root else { return }
    let old = root
    if let old { endPresentations(of: old) }
    if let old { remove(old) }
    // The calls above may have set another root, which is replaced as well.
    guard root === old else { return replaceRoot(with: new) }
    root = new
    if let new, !isHidden { appear(new) }
  }

  /// Removes a root controller's view unless it is in another view. Without a superview, it was about to appear.
  private func remove(_ controller: UIViewController) {
    guard let view = controller.viewIfLoaded else { return }
    guard view.superview === self || view.superview == nil else { return }
    let wasVisible = controller.appearance.isAppearingOrAppeared
    if wasVisible { controller.beginAppearanceTransition(false, animated: false) }
    if view.superview === self { view.removeFromSuperview() }
    if wasVisible, controller.appearance.phase == .disappearing { controller.endAppearanceTransition() }
  }

  /// Makes the root controller's view fill the window, behind the window's other subviews.
  private func appear(_ controller: UIViewController) {
    guard !controller.appearance.isAppearingOrAppeared else { return }
    controller.beginAppearanceTransition(true, animated: false)
    // The call may have replaced the root.
    guard root === controller, controller.appearance.phase == .appearing else { return }
    if let view = controller.view, view.superview !== self {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
    }
    endAppearance(of: controller)
  }

  /// Calls a root controller's `viewDidAppear` after the first layout, as on a device, where both come with the first
  /// commit. In a window of a scene that is connecting, that is after the scene has entered the foreground.
  func endAppearance(of controller: UIViewController) {
    guard windowScene?.isConnecting != true else { return }
    controller.view?.layoutIfNeeded()
    if root === controller { askAll() }
    if controller.appearance.phase == .appearing { controller.endAppearanceTransition() }
  }

  /// Posted after a window has been shown. The object is the window.
  public class var didBecomeVisibleNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeVisibleNotification")
  }
  /// Posted after a window has been hidden. The object is the window.
  public class var didBecomeHiddenNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  }
  /// Posted after a window has become the key window. The object is the window.
  public class var didBecomeKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeKeyNotification")
  }
  /// Posted after a window has stopped being the key window. The object is the window.
  public class var didResignKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidResignKeyNotification")
  }
}

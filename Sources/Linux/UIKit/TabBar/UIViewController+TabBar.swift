extension UIViewController {
  /// The nearest tab bar controller that this controller is in; nil where there is none.
  public var tabBarController: UITabBarController? {
    var step = parent
    while let controller = step {
      if let found = controller as? UITabBarController { return found }
      step = controller.parent
    }
    return nil
  }

  /// The item, made with the controller's title when it is first asked for.
  func existingTabBarItem() -> UITabBarItem {
    if let ownTabBarItem { return ownTabBarItem }
    let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
    ownTabBarItem = item
    return item
  }

  func setTabBarItem(_ item: UITabBarItem?) {
    guard item !== ownTabBarItem else { return }
    ownTabBarItem = item
    (parent as? UITabBarController)?.itemsDidChange()
  }
}

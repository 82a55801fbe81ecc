extension UIViewController {
  /// The nearest tab bar controller that contains this controller; nil if there is none.
  public var tabBarController: UITabBarController? { nearestAncestor() }

  /// Returns the item, which is created with the controller's title when it is first needed.
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

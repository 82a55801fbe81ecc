extension UIViewController {
  var madeNavigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem(title: "")
    item.title = title
    ownNavigationItem = item
    return item
  }

  /// Calls the parent's `show(_:sender:)`, which containers override. Without a parent, presents the controller.
  func showInContainer(_ controller: UIViewController, sender: Any?) {
    if let parent { parent.show(controller, sender: sender) } else { present(controller, animated: true) }
  }
}

extension UIApplication {
  func perform(_ action: Selector, target: Any?, sender: Any?, event: UIEvent?) -> Bool {
    if let target {
      action.perform(on: target as AnyObject, with: sender, for: event)
      return true
    }
    let start = FirstResponder.current ?? (sender as? UIResponder) ?? key ?? self
    guard let found = start.target(forAction: action, withSender: sender) else { return false }
    action.perform(on: found as AnyObject, with: sender, for: event)
    return true
  }
}

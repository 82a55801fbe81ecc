extension UIViewController {
  func performNamedSegue(_ identifier: String) -> Never {
    fatalError("Receiver (\(ObjectIdentity.text(of: self))) has no segue with identifier '\(identifier)'")
  }
}

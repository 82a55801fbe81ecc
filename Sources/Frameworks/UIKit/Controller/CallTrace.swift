/// Reports the containment and appearance calls of view controllers, just before each is made.
@MainActor package enum CallTrace {
  /// Called with Apple's base name, such as `viewWillAppear`, or `didMove` for `didMove(toParent:)`, and the controller
  /// that is called: for `addChild` the parent, for `removeFromParent` the child.
  package static var observer: ((_ name: String, _ object: AnyObject) -> Void)?

  /// The calls that come with each layout, which lists of calls leave out.
  package static let layoutCalls: Set<String> = [
    "viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewSafeAreaInsetsDidChange",
    "viewWillTransition",
  ]

  static func tell(_ name: String, _ object: AnyObject) {
    observer?(name, object)
  }
}

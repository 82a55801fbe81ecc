/// Hears of the calls that the containment and appearance of view controllers make, just before each is made.
@MainActor package enum CallTrace {
  /// The name is Apple's base name: `viewWillAppear`, `didMove(toParent:)` is `didMove`. The object is the
  /// controller that is called: for `addChild` the parent, for `removeFromParent` the child.
  package static var observer: ((_ name: String, _ object: AnyObject) -> Void)?

  static func tell(_ name: String, _ object: AnyObject) {
    observer?(name, object)
  }
}

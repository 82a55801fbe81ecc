/// A transition from one view controller to another. On Apple's systems, storyboards create segues. There are no
/// storyboards here, but a segue that is created in code works.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  private let name: String?
  private let from, to: UIViewController
  private var handler: (() -> Void)?

  /// Creates a segue that is performed by a subclass's `perform()`.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (name, from, to) = (identifier, source, destination)
    super.init()
  }

  /// Creates a segue that is performed by a closure.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// The name by which `prepare(for:sender:)` identifies the segue.
  open var identifier: String? { name }
  /// The controller that the segue starts from.
  open var source: UIViewController { from }
  /// The controller that the segue leads to.
  open var destination: UIViewController { to }

  /// Shows the destination by running the segue's closure. Subclasses override this without calling super. A segue with
  /// neither is a fatal error (with UIKit's message, from memory). The caller must call the source's
  /// `prepare(for:sender:)` first. UIKit does so only for segues of a storyboard.
  open func perform() {
    guard let handler else {
      fatalError("Segues must either have a performHandler or override -perform")
    }
    handler()
  }
}

/// A passage from one view controller to another. There are no storyboards here, which make segues on Apple's systems; one
/// that is made by code works.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  private let name: String?
  private let from, to: UIViewController
  private var handler: (() -> Void)?

  /// A segue that is performed by a subclass's `perform()`.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (name, from, to) = (identifier, source, destination)
    super.init()
  }

  /// A segue that is performed by a closure.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// The name by which `prepare(for:sender:)` tells segues apart.
  open var identifier: String? { name }
  /// The controller that it starts from.
  open var source: UIViewController { from }
  /// The controller that it leads to.
  open var destination: UIViewController { to }

  /// Shows the destination: by the closure that the segue was made with. For subclasses to override, without a call of
  /// super. A segue that has no way to do it stops the program (in words that are remembered of UIKit's). Whoever calls it calls the source's
  /// `prepare(for:sender:)` before; UIKit does so only for segues of a storyboard.
  open func perform() {
    guard let handler else {
      fatalError("Segues must either have a performHandler or override -perform")
    }
    handler()
  }
}

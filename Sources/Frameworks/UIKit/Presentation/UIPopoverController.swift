/// A popover of an iPad before iOS 9. A phone cannot create one, and neither can this UIKit: code with a branch for an
/// iPad compiles, and creating a popover is a fatal error with UIKit's message. So the members are never called.
@preconcurrency @MainActor open class UIPopoverController: NSObject {
  /// Raises a fatal error, with the message of a phone.
  public init(contentViewController viewController: UIViewController) {
    fatalError(
      "-[UIPopoverController initWithContentViewController:] called when not running under UIUserInterfaceIdiomPad.")
  }

  /// The delegate.
  open weak var delegate: (any UIPopoverControllerDelegate)?
  /// The controller in the popover.
  open var contentViewController: UIViewController {
    get { absent() }
    set { absent() }
  }
  /// Sets the controller in the popover.
  open func setContentView(_ viewController: UIViewController, animated: Bool) { absent() }
  /// The size of the content.
  open var contentSize: CGSize {
    get { absent() }
    set { absent() }
  }
  /// Sets the size of the content.
  open func setContentSize(_ size: CGSize, animated: Bool) { absent() }
  /// A Boolean value that indicates whether the popover is shown.
  open var isPopoverVisible: Bool { absent() }
  /// The direction of the arrow.
  open var arrowDirection: UIPopoverArrowDirection { absent() }
  /// The views that receive touches outside the popover.
  open var passthroughViews: [UIView]?
  /// The color of the background.
  @NSCopying open var backgroundColor: UIColor?
  /// The distances to the edges of the screen.
  open var layoutMargins: UIEdgeInsets {
    get { absent() }
    set { absent() }
  }
  /// Shows the popover at a rectangle.
  open func present(
    from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) { absent() }
  /// Shows the popover at an item in a bar.
  open func present(
    from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
  ) { absent() }
  /// Dismisses the popover.
  open func dismiss(animated: Bool) { absent() }

  private func absent() -> Never { fatalError("there are no popover controllers on Linux") }
}

/// Decides whether a popover is dismissed, and is notified of it. Never called here.
@preconcurrency @MainActor public protocol UIPopoverControllerDelegate: NSObjectProtocol {
  /// Returns true to dismiss the popover after a tap outside.
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
  /// Called when the user has dismissed the popover.
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}

extension UIPopoverControllerDelegate {
  /// Returns true.
  public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool { true }
  /// Does nothing.
  public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
}

/// The directions of a popover's arrow. Bits are those of the header.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates directions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// All four directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// A registration for previews after touches with force. No device of this UIKit has such touches
/// (`forceTouchCapability` is unavailable), so the delegate is never called.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// A recognizer that other gestures can require to fail. It is disabled, and does not delay them (a
  /// guess: touch-18b).
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// The delegate of the registration, which does not retain it.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view to be touched.
  var sourceView: UIView { get }
  /// The rectangle that stays sharp while the rest is blurred, in the source view's coordinates.
  var sourceRect: CGRect { get set }
}

/// Provides the controller for a preview, and shows it after a deeper press. Never called here.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the controller to preview; nil for none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Shows the controller after a deeper press.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// A registration, which never leads to a preview.
@MainActor private final class PreviewRegistration: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  unowned let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    self.delegate = delegate
    self.sourceView = sourceView
    sourceRect = sourceView.bounds
    super.init()
    previewingGestureRecognizerForFailureRelationship.isEnabled = false
  }
}

extension UIViewController {
  /// Registers for previews from a view. There are none here, as on a phone without touches with force.
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    PreviewRegistration(delegate, sourceView)
  }

  /// Ends a registration. Nothing remains of it, because a controller does not retain its registrations.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

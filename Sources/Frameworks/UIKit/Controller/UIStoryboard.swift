public import Foundation

/// A file of view controllers, made with Xcode and compiled into an app's bundle.
///
/// There are none on Linux, because nothing compiles them. The class exists so that code that uses a storyboard, if
/// there is one, compiles. `UIViewController.storyboard` is nil, and creating a storyboard is a fatal error.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  /// Raises a fatal error, in UIKit's words: the storyboard is not in the bundle.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil ?? .main
    fatalError("Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)>")
  }

  /// Returns the storyboard's initial view controller.
  open func instantiateInitialViewController() -> UIViewController? { absent() }

  /// Returns the storyboard's initial view controller, created by a closure.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? { absent() }

  /// Returns the view controller with an identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { absent() }

  /// Returns the view controller with an identifier, created by a closure.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController { absent() }

  /// Raises a fatal error, because there is no storyboard.
  private func absent() -> Never { fatalError("there are no storyboards on Linux") }
}

public import Foundation

/// A file of view controllers, made with Xcode and compiled into an app's bundle.
///
/// There are none on Linux, where nothing compiles them: the class is here so that code compiles which uses a storyboard if
/// there is one. `UIViewController.storyboard` is nil, and making a storyboard stops the program.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  /// Stops the program, in UIKit's words: the storyboard is not in the bundle.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil ?? .main
    fatalError("Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)>")
  }

  /// The storyboard's initial view controller.
  open func instantiateInitialViewController() -> UIViewController? { absent() }

  /// The storyboard's initial view controller, made by a closure.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? { absent() }

  /// The view controller of an identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { absent() }

  /// The view controller of an identifier, made by a closure.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController { absent() }

  /// There is no storyboard to call anything on.
  private func absent() -> Never { fatalError("there are no storyboards on Linux") }
}

import UIKit

/// A view controller that is notified of `viewIsAppearing(_:)`. SDKs before iOS 17's do not declare the method,
/// although systems since iOS 13 call it. On Apple's systems it is therefore added by name when the program runs.
@MainActor open class AppearingPage: UIViewController {
  /// Called by `viewIsAppearing(_:)`.
  open func noteIsAppearing(_ animated: Bool) {}

  #if canImport(ObjectiveC)
    private static let isInstalled: Bool = {
      let name = NSSelectorFromString("viewIsAppearing:")
      guard let inherited = class_getMethodImplementation(UIViewController.self, name) else { return false }
      let block: @MainActor @convention(block) (UIViewController, ObjCBool) -> Void = { controller, animated in
        // Calls UIKit's implementation, which an override is expected to do.
        if UIViewController.instancesRespond(to: name) {
          typealias Method = @convention(c) (UIViewController, Selector, ObjCBool) -> Void
          unsafeBitCast(inherited, to: Method.self)(controller, name, animated)
        }
        (controller as? AppearingPage)?.noteIsAppearing(animated.boolValue)
      }
      return class_addMethod(
        AppearingPage.self, name, imp_implementationWithBlock(unsafeBitCast(block, to: AnyObject.self)), "v@:B")
    }()

    /// Makes a controller without a nib.
    public init() {
      _ = Self.isInstalled
      super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller from an archive.
    public required init?(coder: NSCoder) {
      _ = Self.isInstalled
      super.init(coder: coder)
    }
  #else
    /// Makes a controller without a nib.
    public init() { super.init(nibName: nil, bundle: nil) }

    /// Makes a controller from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Calls `noteIsAppearing(_:)`.
    open override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      noteIsAppearing(animated)
    }
  #endif
}

// Initializers for metatypes, which `linux-sources` writes where Swift refuses Apple's: see `NSObject.dynamicInit()`. Each
// creates an object of the class that the metatype stands for at run time, with that class's initializer of the same
// labels. A class that neither overrides nor inherits it stops the program, as on Apple's systems.

extension UIView {
  /// Creates a view with the `init(frame:)` of the metatype's class.
  public class func dynamicInit(frame: CGRect) -> Self { ReuseFactory.view(self, frame: frame) }
}

extension UITableViewCell {
  /// Creates a cell with the `init(style:reuseIdentifier:)` of the metatype's class.
  public class func dynamicInit(style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> Self {
    unsafeDowncast(ReuseFactory.tableCell(self, style: style, identifier: reuseIdentifier), to: self)
  }
}

extension UITableViewHeaderFooterView {
  /// Creates a header or footer with the `init(reuseIdentifier:)` of the metatype's class.
  public class func dynamicInit(reuseIdentifier: String?) -> Self {
    unsafeDowncast(ReuseFactory.header(self, identifier: reuseIdentifier), to: self)
  }
}

extension UIStackView {
  /// Creates a stack view with the `init(frame:)` of the metatype's class, and adds the views.
  public class func dynamicInit(arrangedSubviews views: [UIView]) -> Self {
    let stack = dynamicInit(frame: .zero)
    for view in views { stack.addArrangedSubview(view) }
    return stack
  }
}

extension UIImageView {
  /// Creates an image view with the `init(image:)` of the metatype's class.
  @_optimize(none) @inline(never)
  public class func dynamicInit(image: UIImage?) -> Self {
    let type = unsafeBitCast(self as UIImageView.Type, to: ImageMetatypePrototype.Type.self)
    return unsafeDowncast(type.init(image: image) as UIImageView, to: self)
  }
}

extension UITableView {
  /// Creates a table view with the `init(frame:style:)` of the metatype's class.
  @_optimize(none) @inline(never)
  public class func dynamicInit(frame: CGRect, style: UITableView.Style) -> Self {
    let type = unsafeBitCast(self as UITableView.Type, to: TableMetatypePrototype.Type.self)
    return unsafeDowncast(type.init(frame: frame, style: style) as UITableView, to: self)
  }
}

extension UICollectionView {
  /// Creates a collection view with the `init(frame:collectionViewLayout:)` of the metatype's class.
  @_optimize(none) @inline(never)
  public class func dynamicInit(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) -> Self {
    let type = unsafeBitCast(self as UICollectionView.Type, to: CollectionMetatypePrototype.Type.self)
    return unsafeDowncast(type.init(frame: frame, collectionViewLayout: layout) as UICollectionView, to: self)
  }
}

extension UITextView {
  /// Creates a text view with the `init(frame:textContainer:)` of the metatype's class.
  @_optimize(none) @inline(never)
  public class func dynamicInit(frame: CGRect, textContainer: NSTextContainer?) -> Self {
    let type = unsafeBitCast(self as UITextView.Type, to: TextMetatypePrototype.Type.self)
    return unsafeDowncast(type.init(frame: frame, textContainer: textContainer) as UITextView, to: self)
  }
}

extension UIVisualEffectView {
  /// Creates an effect view with the `init(effect:)` of the metatype's class.
  @_optimize(none) @inline(never)
  public class func dynamicInit(effect: UIVisualEffect?) -> Self {
    let type = unsafeBitCast(self as UIVisualEffectView.Type, to: EffectMetatypePrototype.Type.self)
    return unsafeDowncast(type.init(effect: effect) as UIVisualEffectView, to: self)
  }
}

extension UIViewController {
  /// Creates a view controller with the `init(nibName:bundle:)` of the metatype's class.
  @_optimize(none) @inline(never)
  public class func dynamicInit(nibName: String?, bundle: Bundle?) -> Self {
    let type = unsafeBitCast(self as UIViewController.Type, to: ControllerMetatypePrototype.Type.self)
    return unsafeDowncast(type.init(nibName: nibName, bundle: bundle) as UIViewController, to: self)
  }
}

extension UINavigationController {
  /// Creates a navigation controller with the `init(rootViewController:)` of the metatype's class.
  @_optimize(none) @inline(never)
  public class func dynamicInit(rootViewController: UIViewController) -> Self {
    let type = unsafeBitCast(self as UINavigationController.Type, to: NavigationMetatypePrototype.Type.self)
    return unsafeDowncast(type.init(rootViewController: rootViewController) as UINavigationController, to: self)
  }
}

extension UINavigationController {
  /// Creates a navigation controller with the `init(navigationBarClass:toolbarClass:)` of the metatype's class.
  @_optimize(none) @inline(never)
  public class func dynamicInit(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) -> Self {
    let type = unsafeBitCast(self as UINavigationController.Type, to: NavigationBarMetatypePrototype.Type.self)
    return unsafeDowncast(
      type.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass) as UINavigationController, to: self)
  }
}

extension UITableViewController {
  /// Creates a table view controller with the `init(style:)` of the metatype's class.
  @_optimize(none) @inline(never)
  public class func dynamicInit(style: UITableView.Style) -> Self {
    let type = unsafeBitCast(self as UITableViewController.Type, to: TableControllerMetatypePrototype.Type.self)
    return unsafeDowncast(type.init(style: style) as UITableViewController, to: self)
  }
}

extension UICollectionViewController {
  /// Creates a collection view controller with the `init(collectionViewLayout:)` of the metatype's class.
  @_optimize(none) @inline(never)
  public class func dynamicInit(collectionViewLayout layout: UICollectionViewLayout) -> Self {
    let type = unsafeBitCast(
      self as UICollectionViewController.Type, to: CollectionControllerMetatypePrototype.Type.self)
    return unsafeDowncast(type.init(collectionViewLayout: layout) as UICollectionViewController, to: self)
  }
}

extension UIPresentationController {
  /// Creates a presentation controller with the `init(presentedViewController:presenting:)` of the metatype's class.
  @_optimize(none) @inline(never)
  public class func dynamicInit(presentedViewController: UIViewController, presenting: UIViewController?) -> Self {
    let type = unsafeBitCast(self as UIPresentationController.Type, to: PresentationMetatypePrototype.Type.self)
    return unsafeDowncast(
      type.init(presentedViewController: presentedViewController, presenting: presenting) as UIPresentationController,
      to: self)
  }
}

extension UIGestureRecognizer {
  /// Creates a gesture recognizer with the `init(target:action:)` of the metatype's class.
  @_optimize(none) @inline(never)
  public class func dynamicInit(target: Any?, action: Selector?) -> Self {
    let type = unsafeBitCast(self as UIGestureRecognizer.Type, to: RecognizerMetatypePrototype.Type.self)
    return unsafeDowncast(type.init(target: target, action: action) as UIGestureRecognizer, to: self)
  }
}

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
    TableFactory.cell(self, style: style, identifier: reuseIdentifier)
  }
}

extension UITableViewHeaderFooterView {
  /// Creates a header or footer with the `init(reuseIdentifier:)` of the metatype's class.
  public class func dynamicInit(reuseIdentifier: String?) -> Self {
    TableFactory.header(self, identifier: reuseIdentifier)
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
  public class func dynamicInit(image: UIImage?) -> Self {
    Instantiation.object(of: self, as: ImageMetatypePrototype.self) { $0.init(image: image) }
  }
}

extension UITableView {
  /// Creates a table view with the `init(frame:style:)` of the metatype's class.
  public class func dynamicInit(frame: CGRect, style: UITableView.Style) -> Self {
    Instantiation.object(of: self, as: TableMetatypePrototype.self) { $0.init(frame: frame, style: style) }
  }
}

extension UICollectionView {
  /// Creates a collection view with the `init(frame:collectionViewLayout:)` of the metatype's class.
  public class func dynamicInit(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) -> Self {
    Instantiation.object(of: self, as: CollectionMetatypePrototype.self) {
      $0.init(frame: frame, collectionViewLayout: layout)
    }
  }
}

extension UITextView {
  /// Creates a text view with the `init(frame:textContainer:)` of the metatype's class.
  public class func dynamicInit(frame: CGRect, textContainer: NSTextContainer?) -> Self {
    Instantiation.object(of: self, as: TextMetatypePrototype.self) {
      $0.init(frame: frame, textContainer: textContainer)
    }
  }
}

extension UIVisualEffectView {
  /// Creates an effect view with the `init(effect:)` of the metatype's class.
  public class func dynamicInit(effect: UIVisualEffect?) -> Self {
    Instantiation.object(of: self, as: EffectMetatypePrototype.self) { $0.init(effect: effect) }
  }
}

extension UIViewController {
  /// Creates a view controller with the `init(nibName:bundle:)` of the metatype's class.
  public class func dynamicInit(nibName: String?, bundle: Bundle?) -> Self {
    Instantiation.object(of: self, as: ControllerMetatypePrototype.self) { $0.init(nibName: nibName, bundle: bundle) }
  }
}

extension UINavigationController {
  /// Creates a navigation controller with the `init(rootViewController:)` of the metatype's class.
  public class func dynamicInit(rootViewController: UIViewController) -> Self {
    Instantiation.object(of: self, as: NavigationMetatypePrototype.self) {
      $0.init(rootViewController: rootViewController)
    }
  }
}

extension UINavigationController {
  /// Creates a navigation controller with the `init(navigationBarClass:toolbarClass:)` of the metatype's class.
  public class func dynamicInit(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) -> Self {
    Instantiation.object(of: self, as: NavigationBarMetatypePrototype.self) {
      $0.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    }
  }
}

extension UITableViewController {
  /// Creates a table view controller with the `init(style:)` of the metatype's class.
  public class func dynamicInit(style: UITableView.Style) -> Self {
    Instantiation.object(of: self, as: TableControllerMetatypePrototype.self) { $0.init(style: style) }
  }
}

extension UICollectionViewController {
  /// Creates a collection view controller with the `init(collectionViewLayout:)` of the metatype's class.
  public class func dynamicInit(collectionViewLayout layout: UICollectionViewLayout) -> Self {
    Instantiation.object(of: self, as: CollectionControllerMetatypePrototype.self) {
      $0.init(collectionViewLayout: layout)
    }
  }
}

extension UIPresentationController {
  /// Creates a presentation controller with the `init(presentedViewController:presenting:)` of the metatype's class.
  public class func dynamicInit(presentedViewController: UIViewController, presenting: UIViewController?) -> Self {
    Instantiation.object(of: self, as: PresentationMetatypePrototype.self) {
      $0.init(presentedViewController: presentedViewController, presenting: presenting)
    }
  }
}

extension UIGestureRecognizer {
  /// Creates a gesture recognizer with the `init(target:action:)` of the metatype's class.
  public class func dynamicInit(target: Any?, action: Selector?) -> Self {
    Instantiation.object(of: self, as: RecognizerMetatypePrototype.self) { $0.init(target: target, action: action) }
  }
}

// Prototypes for initializers that are called through a metatype. QuartzCore's `Instantiation` explains how this works.
// The initializer that a prototype overrides is required in it, and has the same slot.

/// Not part of Apple's API; hidden from the modules above.
@_spi(Prototype) @preconcurrency @MainActor open class ImageMetatypePrototype: UIImageView {
  /// Has the slot of `UIImageView.init(image:)`.
  public required override init(image: UIImage?) { super.init(image: image) }
  /// Required; never called.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Not part of Apple's API; hidden from the modules above.
@_spi(Prototype) @preconcurrency @MainActor open class TableMetatypePrototype: UITableView {
  /// Has the slot of `UITableView.init(frame:style:)`.
  public required override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
  /// Required; never called.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Not part of Apple's API; hidden from the modules above.
@_spi(Prototype) @preconcurrency @MainActor open class CollectionMetatypePrototype: UICollectionView {
  /// Has the slot of `UICollectionView.init(frame:collectionViewLayout:)`.
  public required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }
  /// Required; never called.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Not part of Apple's API; hidden from the modules above.
@_spi(Prototype) @preconcurrency @MainActor open class TextMetatypePrototype: UITextView {
  /// Has the slot of `UITextView.init(frame:textContainer:)`.
  public required override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
  }
  /// Required; never called.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Not part of Apple's API; hidden from the modules above.
@_spi(Prototype) @preconcurrency @MainActor open class EffectMetatypePrototype: UIVisualEffectView {
  /// Has the slot of `UIVisualEffectView.init(effect:)`.
  public required override init(effect: UIVisualEffect?) { super.init(effect: effect) }
  /// Required; never called.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Not part of Apple's API; hidden from the modules above.
@_spi(Prototype) @preconcurrency @MainActor open class ControllerMetatypePrototype: UIViewController {
  /// Has the slot of `UIViewController.init(nibName:bundle:)`.
  public required override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  /// Required; never called.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Not part of Apple's API; hidden from the modules above.
@_spi(Prototype) @preconcurrency @MainActor open class NavigationMetatypePrototype: UINavigationController {
  /// Has the slot of `UINavigationController.init(rootViewController:)`.
  public required override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }
  /// Required; never called.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Not part of Apple's API; hidden from the modules above.
@_spi(Prototype) @preconcurrency @MainActor open class NavigationBarMetatypePrototype: UINavigationController {
  /// Has the slot of `UINavigationController.init(navigationBarClass:toolbarClass:)`.
  public required override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
  }
  /// Required; never called.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Not part of Apple's API; hidden from the modules above.
@_spi(Prototype) @preconcurrency @MainActor open class TableControllerMetatypePrototype: UITableViewController {
  /// Has the slot of `UITableViewController.init(style:)`.
  public required override init(style: UITableView.Style) { super.init(style: style) }
  /// Required; never called.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Not part of Apple's API; hidden from the modules above.
@_spi(Prototype) @preconcurrency @MainActor open class CollectionControllerMetatypePrototype: UICollectionViewController
{
  /// Has the slot of `UICollectionViewController.init(collectionViewLayout:)`.
  public required override init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(collectionViewLayout: layout)
  }
  /// Required; never called.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Not part of Apple's API; hidden from the modules above.
@_spi(Prototype) @preconcurrency @MainActor open class PresentationMetatypePrototype: UIPresentationController {
  /// Has the slot of `UIPresentationController.init(presentedViewController:presenting:)`.
  public required override init(presentedViewController: UIViewController, presenting: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presenting)
  }
}

/// Not part of Apple's API; hidden from the modules above.
@_spi(Prototype) @preconcurrency @MainActor open class RecognizerMetatypePrototype: UIGestureRecognizer {
  /// Has the slot of `UIGestureRecognizer.init(target:action:)`.
  public required override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
}

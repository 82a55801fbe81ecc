import UIKit

// Attributes and outlets that need a storyboard, which exist on Apple's platforms only. They are not public.
#if canImport(ObjectiveC)
  extension ContainerViewController {
    /// The children, as the storyboard identifiers of scenes in the container's own storyboard, separated by commas and
    /// in the order of the tabs: `Today, Search, Profile`.
    ///
    /// (The relationship segues of a tab bar controller are available to UIKit's own containers only.) The scenes are
    /// instantiated in `awakeFromNib()`. If the storyboard lacks an identifier, UIKit raises
    /// `NSInvalidArgumentException` with its name. If a name is empty, a debug build stops, and a release build has no
    /// children. Has no effect after `awakeFromNib()`.
    @IBInspectable var pageIdentifiers: String? {
      get { storyboardPages.list }
      set { storyboardPages.list = newValue ?? "" }
    }

    /// The index of the child of `pageIdentifiers` that is selected first. Default: 0. If it is out of range, a debug
    /// build stops, and a release build selects the first child. Has no effect after `awakeFromNib()`.
    @IBInspectable var initialPageIndex: Int {
      get { storyboardPages.initialIndex }
      set { storyboardPages.initialIndex = newValue }
    }

    /// The `customTabBar`, as an outlet: a view in the scene's dock whose class is `ButtonTabBar` or conforms to
    /// `ContainerTabBar`. Nil shows the standard bar. If the view is not a `ContainerTabBar`, a debug build stops, and
    /// a release build keeps the current bar.
    @IBOutlet var customTabBarView: UIView? {
      get { customTabBar }
      set {
        let bar = newValue as? any ContainerTabBar
        guard bar != nil || newValue == nil else {
          return assertionFailure("ContainerViewController: customTabBarView must be a ContainerTabBar")
        }
        customTabBar = bar
      }
    }

    /// The delegate, as an outlet: an object in the storyboard that conforms to `ContainerViewControllerDelegate`. Nil
    /// removes the delegate. If the object does not conform, a debug build stops, and a release build has no delegate.
    @IBOutlet var delegateObject: AnyObject? {
      get { delegate }
      set {
        assert(
          newValue == nil || newValue is any ContainerViewControllerDelegate,
          "ContainerViewController: delegateObject must be a ContainerViewControllerDelegate")
        delegate = newValue as? any ContainerViewControllerDelegate
      }
    }

    /// Creates the children of `pageIdentifiers`. The storyboard's attributes and outlets are set at this point.
    open override func awakeFromNib() {
      super.awakeFromNib()
      // Older SDKs declare this method without an actor, and lack `assumeIsolated`. Nibs awake on the main thread.
      perform(#selector(connectStoryboardPages))
    }

    @objc private func connectStoryboardPages() {
      loadStoryboardPages(storyboard.map { storyboard in { storyboard.instantiateViewController(withIdentifier: $0) } })
    }
  }

  extension ButtonTabBar {
    /// Shows three tabs, so that Interface Builder displays colors and sizes.
    open override func prepareForInterfaceBuilder() {
      super.prepareForInterfaceBuilder()
      perform(#selector(showExampleTabs))
    }

    @objc private func showExampleTabs() {
      items = ["First", "Second", "Third"].map { ContainerTabItem(title: $0) }
      update(ContainerTabBarState(selectedIndex: 0))
    }
  }

  extension UIViewController {
    /// The title of `containerTabItem`, for Interface Builder.
    @IBInspectable var containerTabTitle: String? {
      get { containerTabItem.title }
      set { containerTabItem.title = newValue }
    }

    /// The image of `containerTabItem`, for Interface Builder.
    @IBInspectable var containerTabImage: UIImage? {
      get { containerTabItem.image }
      set { containerTabItem.image = newValue }
    }

    /// The selected image of `containerTabItem`, for Interface Builder.
    @IBInspectable var containerTabSelectedImage: UIImage? {
      get { containerTabItem.selectedImage }
      set { containerTabItem.selectedImage = newValue }
    }
  }
#endif

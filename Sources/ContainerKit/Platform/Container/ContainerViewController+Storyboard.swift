import UIKit

// Storyboards are there on Apple's systems only.
#if canImport(ObjectiveC)
  extension ContainerViewController {
    /// The children, as the storyboard identifiers of scenes in the container's own storyboard, with commas between them
    /// and in the order of the tabs: `Today, Search, Profile`.
    ///
    /// (A relationship segue, by which a tab bar controller gets its children, can be made for UIKit's own containers
    /// only.) The scenes are instantiated in `awakeFromNib()`. An identifier that the storyboard does not have is answered
    /// by UIKit, which raises `NSInvalidArgumentException` and names it. An empty name is a mistake: a debug build stops, a
    /// release build has no children.
    @IBInspectable public var pageIdentifiers: String? {
      get { storyboardPages.list }
      set { storyboardPages.list = newValue ?? "" }
    }

    /// The index of the child of `pageIdentifiers` that is selected first. Default: 0. One that is out of range is a
    /// mistake: a debug build stops, a release build selects the first.
    @IBInspectable public var initialPageIndex: Int {
      get { storyboardPages.initialIndex }
      set { storyboardPages.initialIndex = newValue }
    }

    /// A bar from the storyboard: a view in the scene's dock, of the class `ButtonTabBar` or one of the app's own that is a
    /// `ContainerTabBar`. It becomes the `customTabBar`. Another view is a mistake: a debug build stops, a release build
    /// keeps the bar that there is.
    @IBOutlet public var tabBarView: UIView? {
      get { currentTabBar }
      set {
        guard let bar = newValue as? any ContainerTabBar else {
          return assertionFailure("ContainerViewController: tabBarView must be a ContainerTabBar")
        }
        customTabBar = bar
      }
    }

    /// The delegate, as an outlet: an object of the storyboard that is a `ContainerViewControllerDelegate`. Another object
    /// is a mistake: a debug build stops, a release build has no delegate.
    @IBOutlet public var delegateObject: AnyObject? {
      get { delegate }
      set {
        assert(
          newValue is any ContainerViewControllerDelegate,
          "ContainerViewController: delegateObject must be a ContainerViewControllerDelegate")
        delegate = newValue as? any ContainerViewControllerDelegate
      }
    }

    /// Has the children of `pageIdentifiers` made: the attributes and outlets of the storyboard are set by now.
    open override func awakeFromNib() {
      super.awakeFromNib()
      // In older SDKs this method belongs to no actor, and `assumeIsolated` is not there. Nibs awake on the main thread.
      perform(#selector(takeStoryboardPages))
    }

    @objc private func takeStoryboardPages() {
      loadStoryboardPages(storyboard.map { storyboard in { storyboard.instantiateViewController(withIdentifier: $0) } })
    }
  }

  extension ButtonTabBar {
    /// Shows three tabs, so that colours and sizes are seen in Interface Builder.
    open override func prepareForInterfaceBuilder() {
      super.prepareForInterfaceBuilder()
      perform(#selector(showExampleTabs))
    }

    @objc private func showExampleTabs() {
      items = ["First", "Second", "Third"].map { ContainerTabItem(title: $0) }
      show(selected: 0, towards: nil, progress: 0)
    }
  }

  extension UIViewController {
    /// The title of `containerTabItem`, for Interface Builder.
    @IBInspectable public var containerTabTitle: String? {
      get { containerTabItem.title }
      set { containerTabItem.title = newValue }
    }

    /// The image of `containerTabItem`, for Interface Builder.
    @IBInspectable public var containerTabImage: UIImage? {
      get { containerTabItem.image }
      set { containerTabItem.image = newValue }
    }

    /// The selected image of `containerTabItem`, for Interface Builder.
    @IBInspectable public var containerTabSelectedImage: UIImage? {
      get { containerTabItem.selectedImage }
      set { containerTabItem.selectedImage = newValue }
    }
  }
#endif

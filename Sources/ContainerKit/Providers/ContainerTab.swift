import UIKit

// sample: in a function (container: ContainerViewController)
/// A tab whose page is made when it is needed: when the tab is selected, or a finger is about to drag its page in.
///
/// ```swift
/// container.setTabs(
///   ["inbox", "archive"].map { name in
///     ContainerTab(title: name, image: UIImage(named: name), identifier: name) { UITableViewController() }
///   }, animated: false)
/// container.tab(forIdentifier: "archive")?.item.badgeValue = "3"
/// ```
///
/// A tab belongs to one container at a time, and keeps its page. If its page gets another parent, the tab makes a new one when it
/// is selected again.
@preconcurrency @MainActor open class ContainerTab {
  /// The identifier, which is unique in a container. The saved selection contains it.
  public let identifier: String
  /// The tab's page; nil until it is made.
  public private(set) var viewController: UIViewController?

  private let ownItem: ContainerTabItem
  private let provider: () -> UIViewController
  /// `true` while the provider is called.
  private var isMaking = false
  /// The tabs that include this one. A container retains those that it shows.
  private weak var tabProvider: TabProvider?

  /// Creates a tab. Its page is not made yet.
  ///
  /// - Parameters:
  ///   - title: The title; nil to use the page's, which the tab has only once that is made.
  ///   - image: The image above the title; nil for none.
  ///   - identifier: The identifier, unique in the container.
  ///   - viewControllerProvider: Makes the page. Called once, on the main thread, before the delegate's `shouldSelect` or
  ///     `shouldBeginPanFrom`. It must return a controller that no other tab has. Called again only if that controller has moved
  ///     to another parent.
  public init(
    title: String?, image: UIImage? = nil, identifier: String,
    viewControllerProvider: @escaping () -> UIViewController
  ) {
    ownItem = ContainerTabItem(title: title, image: image)
    self.identifier = identifier
    provider = viewControllerProvider
  }

  /// The contents of the tab, such as its badge. The page has the same object as its `containerTabItem` when it is made. What the
  /// provider has set on the page's item before, and this item does not have, is taken over.
  public var item: ContainerTabItem { viewController?.containerTabItem ?? ownItem }

  /// Makes the page. Returns nil inside the provider, which cannot select its own page.
  func makeViewController() -> UIViewController? {
    guard !isMaking else { return nil }
    isMaking = true
    let page = provider()
    isMaking = false
    if let item = page.containerTabItemIfSet, item !== ownItem { ownItem.adopt(item) }
    show(page)
    return page
  }

  /// Returns false if another container shows the tab.
  func canBelong(to owner: any BarOwner) -> Bool { tabProvider?.owner.map { $0 === owner } ?? true }

  /// Connects the item to the bar, which shows it before there is a page. Forgets a page that has moved to another parent.
  ///
  /// - Parameter old: The tab that had this identifier before. Its page is taken over.
  func connect(to tabProvider: TabProvider, replacing old: ContainerTab?) {
    self.tabProvider = tabProvider
    ownItem.owner = tabProvider.owner
    if let old, old !== self, viewController == nil, let page = old.viewController {
      old.forgetPage()
      show(page)
    }
    if let parent = viewController?.parent, parent !== tabProvider.owner { forgetPage() }
  }

  /// Forgets a page that has left the container.
  func forgetPage() {
    viewController = nil
    ownItem.controller = nil
  }

  private func show(_ page: UIViewController) {
    viewController = page
    page.containerTabItem = ownItem
  }
}

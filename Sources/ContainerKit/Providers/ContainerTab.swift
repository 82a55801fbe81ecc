import UIKit

// sample: in a function (container: ContainerViewController, compose: @escaping () -> Void)
/// A tab whose page is made when it is needed: when the tab is selected, or a finger is about to drag its page in. Or a tab that
/// acts: it has no page, and a tap calls its action.
///
/// ```swift
/// container.setTabs(
///   [
///     ContainerTab(title: "Inbox", identifier: "inbox") { UITableViewController() },
///     ContainerTab(title: "Compose", identifier: "compose", action: compose),
///     ContainerTab(title: "Archive", identifier: "archive") { UITableViewController() },
///   ], animated: false)
/// container.tab(forIdentifier: "archive")?.item.badgeValue = "3"
/// ```
///
/// A tab belongs to one container at a time, and keeps its page. If its page gets another parent, the tab makes a new one when it
/// is selected again.
@preconcurrency @MainActor open class ContainerTab {
  /// The identifier, which is unique in a container. The saved selection contains it.
  public let identifier: String
  /// The tab's page; nil until it is made, and for a tab that acts.
  public private(set) var viewController: UIViewController?

  private let ownItem: ContainerTabItem
  private let use: Use
  /// `true` while the provider is called.
  private var isMaking = false
  /// The tabs that include this one. A container retains those that it shows.
  private weak var tabProvider: TabProvider?

  /// The page to make, or the action to call.
  private enum Use {
    case page(() -> UIViewController)
    case action(() -> Void)
  }

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
    use = .page(viewControllerProvider)
  }

  // Disfavored, so that a trailing closure of several statements that lacks its `return` does not compile, instead of acting.
  /// Creates a tab that acts. It has no page and is never selected.
  ///
  /// Fingers, keys and VoiceOver's three-finger swipe pass over it to the page beyond, and "page 2 of 4" does not count it. Command
  /// and a digit calls the action of the tab with that number. The delegate is not asked, and a running transition goes on. Like
  /// any tab it can be disabled, have a badge, and open a menu under a resting finger; a long press without a menu is a tap.
  ///
  /// - Parameters:
  ///   - title: The title; nil for none.
  ///   - image: The image above the title; nil for none.
  ///   - identifier: The identifier, unique in the container.
  ///   - action: Called on the main thread when the user taps the tab. The tab retains it, and the container the tab.
  @_disfavoredOverload public init(
    title: String?, image: UIImage? = nil, identifier: String, action: @escaping () -> Void
  ) {
    ownItem = ContainerTabItem(title: title, image: image)
    self.identifier = identifier
    use = .action(action)
    ownItem.hasAction = true
  }

  /// The contents of the tab, such as its badge. The page has the same object as its `containerTabItem` when it is made. What the
  /// provider has set on the page's item before, and this item does not have, is taken over.
  public var item: ContainerTabItem { viewController?.containerTabItem ?? ownItem }

  /// The action; nil for a tab with a page.
  var action: (() -> Void)? {
    guard case .action(let action) = use else { return nil }
    return action
  }

  /// Makes the page. Returns nil inside the provider, which cannot select its own page, and for a tab that acts.
  func makeViewController() -> UIViewController? {
    guard case .page(let make) = use, !isMaking else { return nil }
    isMaking = true
    let page = make()
    isMaking = false
    if let item = page.containerTabItemIfSet, item !== ownItem { ownItem.adopt(item) }
    show(page)
    return page
  }

  /// Returns false if another container shows the tab.
  func canBelong(to owner: any BarOwner) -> Bool { tabProvider?.owner.map { $0 === owner } ?? true }

  /// Connects the item to the bar, which shows it before there is a page. Forgets a page that has moved to another parent.
  ///
  /// - Parameter old: The tab that had this identifier before. Its page is taken over, unless this tab acts.
  func connect(to tabProvider: TabProvider, replacing old: ContainerTab?) {
    self.tabProvider = tabProvider
    ownItem.owner = tabProvider.owner
    if action == nil, let old, old !== self, viewController == nil, let page = old.viewController {
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

import UIKit

/// A child of the container, compared by identity.
struct Page: Hashable {
  let controller: UIViewController

  init(_ controller: UIViewController) { self.controller = controller }

  /// `true` if the user can select the page.
  @MainActor var isEnabled: Bool { controller.containerTabItem.isEnabled }

  static func == (one: Page, other: Page) -> Bool { one.controller === other.controller }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(controller)) }
}

/// The children in the order of the tabs.
///
/// A lookup takes constant time, a change is linear in the number of children.
struct PageOrder: Equatable {
  let pages: [Page]
  private let indices: [Page: Int]

  /// - Parameter pages: The children, each once.
  init(_ pages: [Page] = []) {
    self.pages = pages
    indices = Dictionary(uniqueKeysWithValues: zip(pages, pages.indices))
  }

  func index(of page: Page) -> Int? { indices[page] }
  func contains(_ page: Page) -> Bool { indices[page] != nil }

  /// Returns the step that leads from one page to another. A page that was removed comes before all others.
  func step(from: Page, to: Page) -> ContainerPageStep {
    (index(of: to) ?? 0) > (index(of: from) ?? -1) ? .next : .previous
  }
}

/// The children that the app has set last, until all of its requests for that are handled.
struct PendingChildren {
  private(set) var change: (pages: [Page], fallback: Page?)?
  /// The number of requests that wait.
  private var count = 0

  func contains(_ page: Page) -> Bool { change?.pages.contains(page) == true }

  mutating func add(_ pages: [Page], fallback: Page?) {
    change = (pages, fallback)
    count += 1
  }

  /// Called when the request that has waited longest is handled.
  mutating func removeFirst() {
    count -= 1
    if count == 0 { change = nil }
  }
}

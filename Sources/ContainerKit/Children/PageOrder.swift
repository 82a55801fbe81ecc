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

/// The children in the order of the tabs, and which of them follows which.
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

  /// Returns the page to which the user's step leads from a page; nil if there is none. It is never a page whose tab is
  /// disabled.
  ///
  /// - Parameters:
  ///   - wraps: `true` if the first page follows the last one.
  ///   - skipsDisabled: `true` to skip pages whose tabs are disabled; `false` if such a page is an end.
  @MainActor func page(
    _ step: ContainerPageStep, from page: Page, wraps: Bool = false, skipsDisabled: Bool
  ) -> Page? {
    var next = neighbor(step, of: page, wraps: wraps)
    while skipsDisabled, let disabled = next, !disabled.isEnabled, disabled != page {
      next = neighbor(step, of: disabled, wraps: wraps)
    }
    return next.flatMap { $0.isEnabled ? $0 : nil }
  }

  private func neighbor(_ step: ContainerPageStep, of page: Page, wraps: Bool) -> Page? {
    guard let here = index(of: page) else { return nil }
    let there = step == .next ? here + 1 : here - 1
    if pages.indices.contains(there) { return pages[there] }
    return wraps ? pages[there < 0 ? pages.count - 1 : 0] : nil
  }

  /// Returns the step that leads from one page to another. A page that was removed comes before all others.
  func step(from: Page, to: Page) -> ContainerPageStep {
    (index(of: to) ?? 0) > (index(of: from) ?? -1) ? .next : .previous
  }
}

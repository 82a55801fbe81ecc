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

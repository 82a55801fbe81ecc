import ContainerKitTesting
import UIKit

@_spi(Recording) @testable import ContainerKit

/// A source of numbered pages, which counts those that exist. It adds `make 1` and `discard 1` to the stage's calls.
@MainActor final class NumberSource: ContainerPageSource {
  /// The number of pages; nil for no end in either direction.
  var count: Int?
  var wraps = false
  var onCall: (String) -> Void = { _ in }
  var make: (Int) -> UIViewController = { _ in UIViewController() }
  /// Returns true if there is a page with this number.
  var has: (Int) -> Bool = { _ in true }
  /// The number of times that the source was asked for a neighbor.
  var questions = 0
  private(set) var most = 0
  private var live: [Weak] = []

  private struct Weak { weak var page: UIViewController? }

  /// The number of controllers that exist.
  var liveCount: Int { live.count { $0.page != nil } }

  func page(_ step: ContainerPageStep, from here: Int) -> Int? {
    questions += 1
    let there = step == .next ? here + 1 : here - 1
    guard let count else { return there }
    if wraps { return (there + count) % count }
    return (0..<count).contains(there) ? there : nil
  }

  func isPage(_ first: Int, before second: Int) -> Bool { first < second }

  func hasPage(for number: Int) -> Bool { has(number) }

  func viewController(for number: Int) -> UIViewController {
    onCall("make \(number)")
    let page = make(number).titled("\(number)")
    live.removeAll { $0.page == nil }
    live.append(Weak(page: page))
    most = max(most, liveCount)
    return page
  }

  func willDiscard(_ viewController: UIViewController, for number: Int) {
    onCall("discard \(viewController.title ?? "?")")
  }
}

/// A container with the pages of a source.
@MainActor final class SourceStage: ContainerStage {
  let source = NumberSource()
  private(set) var collection: ContainerPages<Int>!
  /// The targets of the transitions and their steps, such as `3 next`.
  private(set) var steps: [String] = []

  init(_ count: Int? = nil, wraps: Bool = false, selected: Int = 0) {
    super.init(container: ContainerViewController(viewControllers: []))
    keepsFrames = false
    (source.count, source.wraps) = (count, wraps)
    delegate.animatorForRequest = { [weak self] request in
      self?.steps.append("\(request.to.title ?? "?") \(request.step)")
      return nil
    }
    source.onCall = { [weak self] in self?.record($0) }
    collection = container.setPages(from: source, selected: selected, animated: false)
    container.isTabBarHidden = true
    run(for: 0.1)
    removeAllCalls()
  }

  var made: [String] { container.viewControllers.map { $0.title ?? "?" } }
  var selected: String { container.selectedViewController?.title ?? "-" }
  /// Returns the calls of the source since this was called before.
  func drainSourceCalls() -> [String] { drainCalls().filter { $0.hasPrefix("make") || $0.hasPrefix("discard") } }

  /// Drags to the next page (or the previous one) and completes.
  func turn(forward: Bool = true) {
    drag(by: forward ? -300 : 300)
    finish()
  }

  func select(_ number: Int, animated: Bool = true) { collection.select(number, animated: animated) { _ in } }
}

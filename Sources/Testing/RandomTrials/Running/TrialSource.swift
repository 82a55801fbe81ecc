import ContainerKit
import Film
import UIKit

/// Pages of a trial that are those of a source: a ring of pages, or numbered pages without ends.
///
/// A line about the children changes the ring, and the source is loaded again. Without ends, it changes what is kept instead.
@MainActor final class TrialSource: ScriptPages {
  private weak var container: ContainerViewController?
  private let make: (_ name: String) -> UIViewController
  /// The names of the pages in the ring; nil for pages without ends.
  private var ring: [String]?
  private var pages: ContainerPages<String>?
  private var count = 0
  /// The pages that exist, as the source knows them.
  private var living: [String: LivingPage] = [:]
  /// The first wrong call of the source, if any.
  private var invalidCall: String?

  /// - Parameter make: Makes the page with a name. Pages that are made again have the same name.
  init(_ container: ContainerViewController, isRing: Bool, make: @escaping (String) -> UIViewController) {
    (self.container, self.make) = (container, make)
    ring = isRing ? TrialPlan.titles : nil
    pages = container.setPages(from: self, selected: ring?.first ?? "0", animated: false)
  }

  func select(_ index: Int, animated: Bool, onSelect: (String) -> ((ContainerSelectionOutcome) -> Void)?) {
    guard let pages, let name = name(index) else { return }
    pages.select(name, animated: animated, completion: onSelect(name))
  }

  /// Returns the name of the page at an index of the ring; without ends, of one that is that far from the selected page.
  private func name(_ index: Int) -> String? {
    if let ring { return ring.isEmpty ? nil : ring[min(index, ring.count - 1)] }
    return pages.flatMap { Int($0.selectedIdentifier) }.map { "\($0 + [1, -1, 2, -3, 40, -500, 7][min(index, 6)])" }
  }

  func change(_ change: Script.Change, animated: Bool) {
    guard let pages else { return }
    guard var ring else { return keepOthers(change) }
    change.apply(to: &ring) {
      count += 1
      return "New \(count)"
    }
    guard !ring.isEmpty else { return }
    self.ring = ring
    if !ring.contains(pages.selectedIdentifier) {
      pages.select(ring[0], animated: false)
    }
    pages.reload()
  }

  private func keepOthers(_ change: Script.Change) {
    guard let pages else { return }
    switch change {
    case .insert(let index): pages.keptNeighbors = index % 4
    case .remove:
      NotificationCenter.default.post(
        name: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared)
    case .move: container?.loadsNeighbors.toggle()
    case .replace: pages.reload()
    }
  }

  func item(at index: Int) -> ContainerTabItem? { nil }

  /// A description of what is wrong at any time, if anything.
  var fault: String? {
    guard let pages, let container else { return nil }
    let limit = max(2 * pages.keptNeighbors + 2, 4)
    if container.viewControllers.count > limit {
      return "\(container.viewControllers.count) pages exist with \(pages.keptNeighbors) kept neighbors"
    }
    return invalidCall
  }
}

extension TrialSource: ContainerPageSource {
  func page(_ step: ContainerPageStep, from name: String) -> String? {
    guard let ring else { return Int(name).map { "\($0 + (step == .next ? 1 : -1))" } }
    guard let index = ring.firstIndex(of: name) else { return nil }
    return ring[(index + (step == .next ? 1 : ring.count - 1)) % ring.count]
  }

  func isPage(_ first: String, before second: String) -> Bool {
    if let first = Int(first), let second = Int(second), ring == nil { return first < second }
    let positions = [first, second].map { ring?.firstIndex(of: $0) ?? .max }
    return positions[0] < positions[1]
  }

  func viewController(for name: String) -> UIViewController {
    let page = make(name)
    if let old = living[name]?.controller, container?.viewControllers.contains(old) == true {
      invalidCall = invalidCall ?? "page \(name) is made twice"
    }
    living[name] = LivingPage(controller: page)
    return page
  }

  func willDiscard(_ viewController: UIViewController, for name: String) {
    if living.removeValue(forKey: name)?.controller !== viewController {
      invalidCall = invalidCall ?? "page \(name) is discarded, and is not the one that was made"
    }
  }
}

/// A page that exists until it is discarded, or leaves by other means.
private struct LivingPage {
  weak var controller: UIViewController?
}

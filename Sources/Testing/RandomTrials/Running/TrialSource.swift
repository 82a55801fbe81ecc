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
  private var pages: ContainerPages?
  private var count = 0
  /// The pages that exist, as the source knows them.
  private var living: [AnyHashable: LivingPage] = [:]
  /// The first wrong call of the source, if any.
  private var invalidCall: String?

  /// - Parameter make: Makes the page with a name. Pages that are made again have the same name.
  init(_ container: ContainerViewController, isRing: Bool, make: @escaping (String) -> UIViewController) {
    (self.container, self.make) = (container, make)
    ring = isRing ? TrialPlan.titles : nil
    pages = ContainerPages(container, source: self, selected: ring?.first ?? "0")
  }

  func select(_ index: Int, animated: Bool, onSelect: (String) -> ((ContainerSelectionOutcome) -> Void)?) {
    guard let pages, let name = name(index) else { return }
    pages.select(name, animated: animated, completion: onSelect(name))
  }

  /// Returns the name of the page at an index of the ring; without ends, of one that is that far from the selected page.
  private func name(_ index: Int) -> String? {
    if let ring { return ring.isEmpty ? nil : ring[min(index, ring.count - 1)] }
    return number(pages?.selectedIdentifier).map { "\($0 + [1, -1, 2, -3, 40, -500, 7][min(index, 6)])" }
  }

  private func number(_ identifier: AnyHashable?) -> Int? { (identifier?.base as? String).flatMap(Int.init) }

  func change(_ change: Script.Change, animated: Bool) {
    guard let pages else { return }
    guard var ring else { return keepOthers(change) }
    change.apply(to: &ring) {
      count += 1
      return "New \(count)"
    }
    guard !ring.isEmpty else { return }
    self.ring = ring
    if let selected = pages.selectedIdentifier.base as? String, !ring.contains(selected) {
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
    case .move: pages.loadsNeighbors.toggle()
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
  func page(_ step: ContainerPageStep, from identifier: AnyHashable) -> AnyHashable? {
    guard let ring else { return number(identifier).map { "\($0 + (step == .next ? 1 : -1))" } }
    guard let name = identifier.base as? String, let index = ring.firstIndex(of: name) else { return nil }
    return ring[(index + (step == .next ? 1 : ring.count - 1)) % ring.count]
  }

  func isPage(_ first: AnyHashable, before second: AnyHashable) -> Bool {
    if let first = number(first), let second = number(second), ring == nil { return first < second }
    let positions = [first, second].map { name in ring?.firstIndex { AnyHashable($0) == name } ?? .max }
    return positions[0] < positions[1]
  }

  func viewController(for identifier: AnyHashable) -> UIViewController {
    let page = make(identifier.base as? String ?? "?")
    if let old = living[identifier]?.controller, container?.viewControllers.contains(old) == true {
      invalidCall = invalidCall ?? "page \(identifier) is made twice"
    }
    living[identifier] = LivingPage(controller: page)
    return page
  }

  func willDiscard(_ viewController: UIViewController, for identifier: AnyHashable) {
    if living.removeValue(forKey: identifier)?.controller !== viewController {
      invalidCall = invalidCall ?? "page \(identifier) is discarded, and is not the one that was made"
    }
  }
}

/// A page that exists until it is discarded, or leaves by other means.
private struct LivingPage {
  weak var controller: UIViewController?
}

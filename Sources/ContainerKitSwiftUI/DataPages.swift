import ContainerKit
import SwiftUI
import UIKit

/// The pages of a collection in a `ContainerView`. Only those near the selected one exist.
@MainActor final class DataPages<ID: Hashable>: ContainerPageSource {
  private var data: PageData<ID>
  private var environment: EnvironmentValues
  private var title: ((ID) -> String)?
  /// Nil while the collection is empty.
  private var pages: ContainerPages<ID>?
  /// The position that was found last, from which the next search starts.
  private var lastPosition = 0

  init(_ data: PageData<ID>, environment: EnvironmentValues) { (self.data, self.environment) = (data, environment) }

  /// Shows a collection in a container. Pages whose elements are still there keep their controllers, which have the state.
  ///
  /// - Parameter selection: The identity of the page to select if the container has none, or the selected one is removed.
  func show(
    _ new: PageData<ID>, in container: ContainerViewController, selection: ID, options: ContainerOptions<ID>,
    environment: EnvironmentValues
  ) {
    (self.environment, title) = (environment, options.pageTitle)
    if let pages, new.count > 0 {
      update(pages, of: container, to: new, selection: selection)
    } else {
      data = new
      pages = makePages(of: container, selection: selection)
    }
    if let count = options.keptNeighbors, pages?.keptNeighbors != count { pages?.keptNeighbors = count }
  }

  func select(_ id: ID, animated: Bool, completion: @escaping (ContainerSelectionOutcome) -> Void) {
    guard let pages, position(of: id) != nil else { return completion(.cancelled) }
    pages.select(id, animated: animated, completion: completion)
  }

  /// Shows the collection in place of all children so far. Returns nil if it is empty.
  private func makePages(of container: ContainerViewController, selection: ID) -> ContainerPages<ID>? {
    guard data.count > 0 else {
      if !container.viewControllers.isEmpty { container.viewControllers = [] }
      return nil
    }
    let selected = position(of: selection) == nil ? data.id(0) : selection
    return container.setPages(from: self, selected: selected, animated: false)
  }

  private func update(
    _ pages: ContainerPages<ID>, of container: ContainerViewController, to new: PageData<ID>, selection: ID
  ) {
    let hosts = container.viewControllers.compactMap { $0 as? PageHost<ID> }
    let before = surroundings(of: hosts)
    let selected = pages.selectedIdentifier
    let oldPosition = position(of: selected) ?? 0
    data = new
    for host in hosts { if let position = position(of: host.id) { show(position, in: host) } }
    guard surroundings(of: hosts) != before else { return }
    if position(of: selected) == nil {
      let replacement = position(of: selection) == nil ? data.id(min(oldPosition, data.count - 1)) : selection
      pages.select(replacement, animated: false) { _ in }
    }
    pages.reload { position(of: $0) != nil }
  }

  private func show(_ position: Int, in host: PageHost<ID>) {
    host.show(data.content(position), environment: environment)
    if let title { host.title = title(host.id) }
  }

  // MARK: The order

  /// Returns the identities before, of and after each page that exists, in their order. Pages that are gone are left out.
  private func surroundings(of hosts: [PageHost<ID>]) -> [[ID?]] {
    hosts.compactMap { position(of: $0.id) }.sorted().map { position in
      (position - 1...position + 1).map { id(at: $0) }
    }
  }

  private func id(at position: Int) -> ID? { (0..<data.count).contains(position) ? data.id(position) : nil }

  private func position(of id: ID) -> Int? {
    let position = data.position(of: id, near: lastPosition)
    if let position { lastPosition = position }
    return position
  }

  // MARK: The source

  func page(_ step: ContainerPageStep, from id: ID) -> ID? {
    position(of: id).flatMap { self.id(at: step == .next ? $0 + 1 : $0 - 1) }
  }

  func isPage(_ first: ID, before second: ID) -> Bool {
    guard let first = position(of: first), let second = position(of: second) else { return false }
    return first < second
  }

  func hasPage(for id: ID) -> Bool { position(of: id) != nil }

  func viewController(for id: ID) -> UIViewController {
    guard let position = position(of: id) else { return UIViewController() }
    let host = PageHost(id: id, content: data.content(position), environment: environment)
    if let title { host.title = title(id) }
    return host
  }
}

@_spi(Recording) import ContainerKit
import UIKit

extension ContainerStage {
  /// What the container shows now: after a frame what that frame shows.
  public var now: Instant {
    Instant(
      frame: frameIndex, time: time, selected: container.selectedViewController.map { $0.title ?? "" },
      transition: container.transitionSnapshot.map {
        Instant.Transition(
          from: $0.from.title ?? "", to: $0.to.title ?? "", progress: $0.percentComplete,
          isInteractive: $0.isInteractive,
          isCancelled: $0.isCancelled)
      },
      pages: container.viewControllers.map {
        Instant.Page(title: $0.title ?? "", shown: $0.viewIfLoaded.map { Shown(of: $0) } ?? .nothing)
      })
  }

  /// How the page of this title is shown now. That there is none is a mistake of the test, and stops it.
  public func page(_ title: String) -> Instant.Page { now.page(title) }

  /// How the page at this index is shown now. That there is none is a mistake of the test, and stops it.
  public func page(_ index: Int) -> Instant.Page {
    checkIndex(index)
    return now.pages[index]
  }

  /// The titles of the pages that can be seen now, in the order of the tabs: two during most switches, one after.
  public var onScreen: [String] { now.onScreen }

  /// How much of the switch under way is seen, from 0 to 1; 0 at rest.
  public var progress: CGFloat { container.transitionSnapshot?.percentComplete ?? 0 }

  /// Whether a switch is under way.
  public var isSwitching: Bool { container.transitionSnapshot != nil }

  /// What is not as it has to be while nothing is under way, each in a few words; empty where all is well: what UIKit
  /// complained about, layers whose time is not given back, views that an animator has left behind, and a selected page
  /// that is not in its place, as it was and to be seen.
  ///
  /// Looks at the root view of the selected page, not at what is in it.
  public var faults: [String] { issues + container.restFaults }

  /// The index of the page of this title.
  func index(of title: String) -> Int {
    guard let index = container.viewControllers.firstIndex(where: { $0.title == title }) else {
      preconditionFailure("no page is called \(title); there are \(container.viewControllers.map { $0.title ?? "" })")
    }
    return index
  }

  func checkIndex(_ index: Int) {
    precondition(
      container.viewControllers.indices.contains(index), "no page \(index) among \(container.viewControllers.count)")
  }
}

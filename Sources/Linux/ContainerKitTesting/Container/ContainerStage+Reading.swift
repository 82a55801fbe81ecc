@_spi(Recording) import ContainerKit
import UIKit

extension ContainerStage {
  /// The container as it is shown now: after a frame, as that frame shows it.
  public var now: Frame {
    Frame(
      index: frameIndex, time: time, selected: container.selectedViewController.map { $0.title ?? "" },
      transition: container.transitionSnapshot.map {
        Frame.Transition(
          from: $0.from.title ?? "", to: $0.to.title ?? "", progress: $0.percentComplete,
          isInteractive: $0.isInteractive, isCancelled: $0.isCancelled)
      },
      pages: container.viewControllers.map {
        Frame.Page(
          title: $0.title ?? "", presentation: $0.viewIfLoaded.map { Stage.ViewPresentation(of: $0) } ?? .nothing)
      })
  }

  /// Returns the page with a title as it is shown now. Stops the test if there is none.
  public func page(titled title: String) -> Frame.Page { now.page(titled: title) }

  /// Returns the page at an index as it is shown now. Stops the test if there is none.
  public func page(at index: Int) -> Frame.Page {
    checkIndex(index)
    return now.pages[index]
  }

  /// The titles of the pages that are visible now, in the order of the tabs: two in most transitions, one at rest.
  public var onScreen: [String] { now.onScreen }

  /// The visible progress of the running transition, from 0 to 1; 0 at rest.
  public var progress: CGFloat { container.transitionSnapshot?.percentComplete ?? 0 }

  /// `true` while a transition is running.
  public var isInTransition: Bool { container.transitionSnapshot != nil }

  /// The faults of a container at rest, each in a few words; empty if there are none. They are UIKit's runtime issues,
  /// layers whose time is not restored, views that an animator left behind, and a selected page that is not visible, or
  /// not in its position.
  ///
  /// Only the root view of the selected page is checked, not its subviews.
  public var faults: [String] { issues + container.restFaults }

  /// Returns the index of the page with a title.
  func index(of title: String) -> Int {
    guard let index = container.viewControllers.firstIndex(where: { $0.title == title }) else {
      preconditionFailure("no page is titled \(title); there are \(container.viewControllers.map { $0.title ?? "" })")
    }
    return index
  }

  func checkIndex(_ index: Int) {
    precondition(
      container.viewControllers.indices.contains(index), "no page \(index) among \(container.viewControllers.count)")
  }
}

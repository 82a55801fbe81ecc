@_spi(Recording) import ContainerKit
import Testing
import UIKit

extension ContainerStage {
  /// The container as it is now, at the time at which the last frame is on screen. With `CompletionOrder.afterFrame`,
  /// completion blocks run after the frame was shown: `now` has what they changed, and the last element of `frames` does
  /// not.
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

  /// Returns the page with a title as it is shown now. If there is none, records an issue and returns a page that is not
  /// visible.
  public func page(titled title: String, sourceLocation: SourceLocation = #_sourceLocation) -> Frame.Page {
    now.page(titled: title, sourceLocation: sourceLocation)
  }

  /// Returns the page at an index as it is shown now. If there is none, records an issue and returns a page that is not
  /// visible.
  public func page(at index: Int, sourceLocation: SourceLocation = #_sourceLocation) -> Frame.Page {
    hasPage(at: index, sourceLocation) ? now.pages[index] : Frame.Page(title: "", presentation: .nothing)
  }

  /// The titles of the pages that are visible now, in the order of the tabs: two in most transitions, one at rest.
  public var onScreen: [String] { now.onScreen }

  /// The visible progress of the running transition, from 0 to 1; 0 at rest.
  public var progress: CGFloat { container.transitionSnapshot?.percentComplete ?? 0 }

  /// `true` while a transition is running.
  public var isInTransition: Bool { container.transitionSnapshot != nil }

  /// The faults of a container at rest, each in a few words; empty if there are none. They are UIKit's runtime issues,
  /// layers whose time is not restored, views that an animator left behind, a selected page that is not visible, or not in
  /// its position, and the flashes since `watchForFlashes(scale:)`.
  ///
  /// Only the root view of the selected page is checked, not its subviews.
  public var faults: [String] { issues + container.restFaults + flashes }

  /// Returns the index of the page with a title. If there is none, records an issue and returns nil.
  func index(of title: String, _ sourceLocation: SourceLocation) -> Int? {
    let titles = container.viewControllers.map { $0.title ?? "" }
    if let index = titles.firstIndex(of: title) { return index }
    TestIssue.record("no page is titled \"\(title)\"; the titles are \(titles)", sourceLocation)
    return nil
  }

  /// Returns true if a number is a progress. Records an issue otherwise.
  func isProgress(_ progress: CGFloat, _ sourceLocation: SourceLocation) -> Bool {
    if (0...1).contains(progress) { return true }
    TestIssue.record("a progress is from 0 to 1, not \(progress)", sourceLocation)
    return false
  }

  /// Returns true if there is a page at an index. Records an issue otherwise.
  func hasPage(at index: Int, _ sourceLocation: SourceLocation) -> Bool {
    let pages = container.viewControllers
    if pages.indices.contains(index) { return true }
    TestIssue.record("there is no page at the index \(index); the container has \(pages.count)", sourceLocation)
    return false
  }
}

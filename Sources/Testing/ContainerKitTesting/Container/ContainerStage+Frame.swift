import Testing
import UIKit

extension ContainerStage {
  /// A container as one frame shows it.
  public struct Frame: Equatable, Sendable {
    /// The frame's index.
    public var index: Int
    /// The time of the frame's code, in seconds since the stage began.
    public var time: TimeInterval
    /// The title of the selected page; nil if there is none. It changes when a transition has ended.
    public var selected: String?
    /// The running transition; nil at rest.
    public var transition: Transition?
    /// The container's pages, in the order of the tabs.
    public var pages: [Page]

    /// A transition as one frame shows it.
    public struct Transition: Equatable, Sendable {
      /// The title of the outgoing page.
      public var from: String
      /// The title of the incoming page.
      public var to: String
      /// The visible progress, from 0 to 1.
      public var progress: CGFloat
      /// `true` if a finger or an interaction controller is driving the transition.
      public var isInteractive: Bool
      /// `true` if the transition is going back.
      public var isCancelled: Bool
    }

    /// A page as one frame shows it.
    public struct Page: Equatable, Sendable {
      /// The page's title.
      public var title: String
      /// The page's view as it is shown.
      public var presentation: Stage.ViewPresentation

      /// The bounding box in the window: `Stage.ViewPresentation.frame`.
      public var frame: CGRect { presentation.frame }
      /// The opacity, from 0 to 1: `Stage.ViewPresentation.alpha`.
      public var alpha: CGFloat { presentation.alpha }
      /// The part of the frame that is inside the window: `Stage.ViewPresentation.visiblePart`.
      public var visiblePart: CGRect { presentation.visiblePart }
      /// `true` if a part of the page is visible: `Stage.ViewPresentation.isOnScreen`.
      public var isOnScreen: Bool { presentation.isOnScreen }
    }

    /// The titles of the visible pages, in the order of the tabs. If one page covers another, both are included.
    public var onScreen: [String] { pages.filter(\.isOnScreen).map(\.title) }

    /// Returns the page with a title. If there is none, records an issue and returns a page that is not visible.
    public func page(titled title: String, sourceLocation: SourceLocation = #_sourceLocation) -> Page {
      if let page = pages.first(where: { $0.title == title }) { return page }
      TestIssue.record("no page is titled \"\(title)\"; the titles are \(pages.map(\.title))", sourceLocation)
      return Page(title: title, presentation: .nothing)
    }
  }
}

import UIKit

/// What one frame shows of a container.
public struct Instant: Equatable, Sendable {
  /// The frame's index.
  public var frame: Int
  /// Its time, in seconds since the stage began.
  public var time: TimeInterval
  /// The title of the selected page; nil where there is none. It changes when a switch has ended.
  public var selected: String?
  /// The switch that is under way; nil at rest.
  public var transition: Transition?
  /// The container's pages, in the order of the tabs.
  public var pages: [Page]

  /// A switch at one instant.
  public struct Transition: Equatable, Sendable {
    /// The title of the page that goes.
    public var from: String
    /// The title of the page that comes.
    public var to: String
    /// How much of it is seen, from 0 to 1.
    public var progress: CGFloat
    /// Whether a finger, or an interaction controller, holds it.
    public var isInteractive: Bool
    /// Whether it goes back.
    public var isCancelled: Bool
  }

  /// A page at one instant.
  public struct Page: Equatable, Sendable {
    /// The page's title.
    public var title: String
    /// How its view is shown.
    public var shown: Shown

    /// The bounding box in the window: `Shown.frame`.
    public var frame: CGRect { shown.frame }
    /// From 0 to 1: `Shown.alpha`.
    public var alpha: CGFloat { shown.alpha }
    /// The part of the frame that is inside the window: `Shown.visiblePart`.
    public var visiblePart: CGRect { shown.visiblePart }
    /// Whether some of it can be seen: `Shown.isOnScreen`.
    public var isOnScreen: Bool { shown.isOnScreen }
  }

  /// The titles of the pages that can be seen, in the order of the tabs. Where one page covers another, both are named.
  public var onScreen: [String] { pages.filter(\.isOnScreen).map(\.title) }

  /// The page of this title. That there is none is a mistake of the test, and stops it.
  public func page(_ title: String) -> Page {
    guard let page = pages.first(where: { $0.title == title }) else {
      preconditionFailure("no page is called \(title); there are \(pages.map(\.title))")
    }
    return page
  }
}

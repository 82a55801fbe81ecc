import CoreGraphics

/// The collapse of a header, as a function of the distance by which the selected page is scrolled. All values are in points.
struct HeaderCollapse: Equatable {
  /// The largest distance: from the expanded height to the minimum.
  var range: CGFloat = 0 {
    didSet { distance = min(distance, range) }
  }
  /// `true` if the header comes back as soon as a page scrolls toward its start.
  var revealsOnScroll = false
  /// The distance by which the header has collapsed, from 0 to `range`.
  private(set) var distance: CGFloat = 0
  /// `true` if the header is between its two ends. An offset that is rounded to whole pixels counts as the nearest end.
  var isPartial: Bool { distance >= 1 && range - distance >= 1 }
  /// `true` if the header is collapsed as far as it can be. An offset may be rounded to whole pixels.
  var isComplete: Bool { range > 0 && range - distance < 1 }
  /// The distance by which the page was scrolled last.
  private var scrolled: CGFloat = 0

  /// Returns the distance for a page that comes in, scrolled by a number of points. A header that can come back anywhere
  /// stays where it is, except that it never leaves a gap above the page's content.
  func distance(at scrolled: CGFloat) -> CGFloat {
    let limit = min(max(scrolled, 0), range)
    return revealsOnScroll ? min(distance, limit) : limit
  }

  /// Begins to follow a page that is scrolled by a number of points.
  mutating func begin(at scrolled: CGFloat) {
    self.scrolled = max(scrolled, 0)
    distance = distance(at: scrolled)
  }

  /// Follows a page that has been scrolled.
  ///
  /// - Parameter end: How far the page is scrolled at its end. Beyond it, its content bounces.
  mutating func follow(_ scrolled: CGFloat, end: CGFloat) {
    let new = min(max(scrolled, 0), end)
    let moved = new - self.scrolled
    self.scrolled = new
    if revealsOnScroll { distance = min(max(distance + moved, 0), range) }
    distance = distance(at: new)
  }

  /// Moves the header to a distance between those of two pages, or to one of its ends.
  mutating func move(to distance: CGFloat) { self.distance = min(max(distance, 0), range) }
}

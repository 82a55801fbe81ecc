/// One side of the current page, on the screen.
enum PageSide: CaseIterable {
  /// To the left, or above.
  case low
  /// To the right, or below.
  case high

  var opposite: PageSide { self == .low ? .high : .low }
}

/// The neighbors of a page view controller's current page, as far as they are known.
@MainActor struct PageNeighbors {
  enum Neighbor {
    /// The data source was not asked.
    case unknown
    /// The page; nil if there is none.
    case known(UIViewController?)
  }

  private var low = Neighbor.unknown
  private var high = Neighbor.unknown

  subscript(side: PageSide) -> Neighbor {
    get { side == .low ? low : high }
    set { if side == .low { low = newValue } else { high = newValue } }
  }

  mutating func forget() {
    low = .unknown
    high = .unknown
  }

  /// Moves to the page on a side. The previous page becomes the neighbor on the other side.
  mutating func advance(toward side: PageSide, leaving page: UIViewController?) {
    self[side] = .unknown
    self[side.opposite] = .known(page)
  }
}

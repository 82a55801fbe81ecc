/// Foundation's `intersection(_:)` and `intersects(_:)` on Linux stop the program without words if an edge is not a number,
/// such as that of a rectangle which begins at minus infinity and has no end. Use these for rectangles of an app.
/// (A guess: view-34b.)
extension CGRect {
  /// Returns the part that both rectangles cover; null if there is none, or if an edge is not a number.
  package func overlap(with other: CGRect) -> CGRect {
    hasNumbers && other.hasNumbers ? intersection(other) : .null
  }

  /// Returns true if the rectangles overlap or touch. False if an edge is not a number.
  package func meets(_ other: CGRect) -> Bool { hasNumbers && other.hasNumbers && intersects(other) }

  /// A negative size without an end has edges that are numbers only before it is standardized.
  private var hasNumbers: Bool {
    let (start, size) = (standardized.origin, standardized.size)
    return !start.x.isNaN && !start.y.isNaN && !(start.x + size.width).isNaN && !(start.y + size.height).isNaN
  }
}

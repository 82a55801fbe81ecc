import UIKit

/// The positions and sizes of page dots in a row. If they do not all fit, the row shows some of them, and moves.
struct DotRow {
  /// The number of pages.
  private var count = 0
  /// The number of dots that are visible at rest. Odd if that is not all of them, so that one is in the middle.
  private var visible = 0
  /// The diameter of a dot, in points.
  private(set) var diameter: CGFloat = 0
  /// The distance between the centers of two dots, in points.
  private(set) var pitch: CGFloat = 0
  /// The center of the left dot at rest.
  private var left = CGPoint.zero
  private(set) var isMirrored = false

  init() {}

  /// Creates the row of a number of pages in the middle of an area.
  init(count: Int, in area: CGRect, diameter: CGFloat, isMirrored: Bool, pixels: PixelGrid) {
    (self.count, self.isMirrored) = (count, isMirrored)
    self.diameter = pixels.up(diameter)
    pitch = Self.pitch(self.diameter)
    let fitting = max(Int((area.width - 2 * Self.margin) / pitch), 1)
    visible = count <= fitting ? count : fitting - (fitting + 1) % 2
    let width = CGFloat(max(visible - 1, 0)) * pitch + self.diameter
    left = CGPoint(
      x: pixels.x(area.midX - width / 2) + self.diameter / 2,
      y: pixels.y(area.midY - self.diameter / 2) + self.diameter / 2)
  }

  /// The space on either side of the dots, in points.
  private static let margin: CGFloat = 10

  private static func pitch(_ diameter: CGFloat) -> CGFloat { diameter * 2.25 }

  /// Returns the width in which a number of dots fit, in points.
  static func width(of count: Int, diameter: CGFloat) -> CGFloat { CGFloat(count) * pitch(diameter) + 2 * margin }

  /// The number of dots that are visible at the same time while the row moves, if only in part.
  var dotCount: Int { min(visible + 1, count) }

  /// Returns the page of the first visible dot, so that a position is in the middle, as far as there are pages.
  func start(for position: CGFloat) -> CGFloat {
    min(max(position - CGFloat(visible - 1) / 2, 0), CGFloat(count - visible))
  }

  /// Returns the center of a dot at a distance from the first visible one, in dots.
  func center(at offset: CGFloat) -> CGPoint {
    CGPoint(x: left.x + (isMirrored ? CGFloat(visible - 1) - offset : offset) * pitch, y: left.y)
  }

  /// Returns the scale of a dot. The outer two are smaller at an end beyond which there are more.
  func scale(at offset: CGFloat, start: CGFloat) -> CGFloat {
    let last = CGFloat(visible - 1)
    return min(
      scale(distance: offset, beyond: start), scale(distance: last - offset, beyond: CGFloat(count) - 1 - last - start))
  }

  /// Returns the scale of a dot at a distance from an end, in dots.
  ///
  /// - Parameter beyond: The number of pages beyond the end. A fraction while the last one comes in.
  private func scale(distance: CGFloat, beyond: CGFloat) -> CGFloat {
    let smaller = CGFloat(min(2, (visible - 1) / 2))
    // Half the size at the end, and less for a dot that comes in or leaves there.
    let end: CGFloat = smaller == 0 ? 1 : 0.5
    let small = distance < 0 ? end * (1 + distance) : min(end + distance / max(smaller, 1) / 2, 1)
    return small + (1 - small) * max(1 - beyond, 0)
  }
}

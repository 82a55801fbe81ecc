import CoreGraphics

/// The difference of two pictures.
///
///     #expect(PictureDifference(before, stage.image()) == nil)
public struct PictureDifference: Equatable, Sendable, CustomStringConvertible {
  /// The sizes in pixels if they differ, in which case nothing else is compared; nil otherwise.
  public var sizes: (CGSize, CGSize)?
  /// The number of pixels that differ by more than `PictureTolerance.channel`.
  public var count: Int
  /// The number of all pixels.
  public var total: Int
  /// The greatest difference of a channel, from 0 to 255.
  public var largest: Int
  /// The bounding box of the pixels that differ, in pixels from the top left.
  public var bounds: CGRect

  /// Compares two pictures. Returns nil if they are the same, within the tolerance.
  ///
  /// - Parameters:
  ///   - first: The expected picture.
  ///   - second: The picture to compare with it.
  ///   - tolerance: The difference up to which they count as the same.
  public init?(_ first: CGImage, _ second: CGImage, tolerance: PictureTolerance = .exact) {
    total = first.width * first.height
    guard first.width == second.width, first.height == second.height else {
      sizes = (CGSize(width: first.width, height: first.height), CGSize(width: second.width, height: second.height))
      (count, largest, bounds) = (total, 255, CGRect(x: 0, y: 0, width: first.width, height: first.height))
      return
    }
    guard let differences = first.differences(from: second, above: tolerance.channel),
      Double(differences.count) > tolerance.fraction * Double(total)
    else { return nil }
    (count, largest, bounds) = (differences.count, differences.largest, differences.bounds)
  }

  /// The number of pixels that differ, the greatest difference, and the bounding box.
  public var description: String {
    if let (first, second) = sizes {
      return "\(Int(first.width)) × \(Int(first.height)) pixels, not \(Int(second.width)) × \(Int(second.height))"
    }
    let box = "x \(Int(bounds.minX)) to \(Int(bounds.maxX)), y \(Int(bounds.minY)) to \(Int(bounds.maxY))"
    return "\(count) of \(total) pixels differ, by up to \(largest) of 255, in \(box)"
  }

  /// Returns true if both differences are the same.
  public static func == (first: Self, second: Self) -> Bool {
    first.sizes?.0 == second.sizes?.0 && first.sizes?.1 == second.sizes?.1 && first.count == second.count
      && first.total == second.total && first.largest == second.largest && first.bounds == second.bounds
  }

  /// Returns the second picture, faded, with the pixels that differ from the first in red.
  static func picture(_ first: CGImage, _ second: CGImage) -> CGImage? {
    let context = CGContext(topLeftWidth: second.width, height: second.height, scale: 1)
    let all = CGRect(x: 0, y: 0, width: second.width, height: second.height)
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(all)
    context.saveGState()
    context.setAlpha(0.25)
    // Core Graphics puts an image's first row where y is greatest.
    context.translateBy(x: 0, y: all.height)
    context.scaleBy(x: 1, y: -1)
    context.draw(second, in: all)
    context.restoreGState()
    guard first.width == second.width, first.height == second.height else { return context.makeImage() }
    if let pixels = context.data {
      let bytesPerRow = context.bytesPerRow
      first.forEachDifferentRun(from: second) { columns, y in
        let row = (pixels + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
        var x = columns.lowerBound
        while x < columns.upperBound {
          row[x] = 0xFFFF_0000
          x += 1
        }
      }
    }
    return context.makeImage()
  }
}

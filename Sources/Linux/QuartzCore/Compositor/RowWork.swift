internal import CCairo

/// Writes sources into pixels, row by row.
struct RowWork {
  private let pixels: PixelBuffer

  init(_ pixels: PixelBuffer) { self.pixels = pixels }

  func write(_ source: Source, in region: Region) {
    for rect in region.rects {
      switch source {
      case .color(let color):
        pixels.fill(rect, color)
      case .image(let image):
        forEachRow(of: rect) { y, target in image.write(x: rect.x, y: y, into: target, count: rect.width) }
      }
    }
  }

  /// Draws a source, with an alpha from 0 to 255, over another one or over what is there.
  func blend(_ source: Source, alpha: Int, over base: Source?, in region: Region) {
    for rect in region.rects {
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: rect.width * 2) { buffer in
        guard let row = buffer.baseAddress else { return }
        let (above, below) = (RowReader(source, row, rect), base.map { RowReader($0, row + rect.width, rect) })
        forEachRow(of: rect) { y, target in
          Rows.blend(
            above.row(y), alpha: alpha, over: below?.row(y) ?? UnsafePointer(target), into: target, count: rect.width)
        }
      }
    }
  }

  private func forEachRow(of rect: PixelRect, _ body: (_ y: Int, UnsafeMutablePointer<UInt32>) -> Void) {
    for y in rect.y..<rect.maxY { body(y, pixels.pixel(x: rect.x, y: y)) }
  }
}

/// Returns rows of a source. Rows that are not in memory are computed in a buffer.
private struct RowReader {
  private let source: Source
  private let buffer: UnsafeMutablePointer<UInt32>
  private let rect: PixelRect

  init(_ source: Source, _ buffer: UnsafeMutablePointer<UInt32>, _ rect: PixelRect) {
    (self.source, self.buffer, self.rect) = (source, buffer, rect)
    if case .color(let color) = source { buffer.update(repeating: color, count: rect.width) }
  }

  func row(_ y: Int) -> UnsafePointer<UInt32> {
    guard case .image(let image) = source else { return UnsafePointer(buffer) }
    let (first, mixed) = image.pixel(x: rect.x, y: y)
    if mixed == nil { return first }
    image.write(x: rect.x, y: y, into: buffer, count: rect.width)
    return UnsafePointer(buffer)
  }
}

extension PlacedImage {
  fileprivate func write(x: Int, y: Int, into target: UnsafeMutablePointer<UInt32>, count: Int) {
    let (first, mixed) = pixel(x: x, y: y)
    if let mixed {
      Rows.mix(first, mixed, weight: max(across, down), into: target, count: count)
    } else {
      memcpy(target, first, count * 4)
    }
  }
}

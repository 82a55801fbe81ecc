/// Bands of rows, into which a large region is split, so that several threads draw it. Pictures do not depend on them.
package struct Bands {
  /// The number of threads, with the one that draws the frame.
  package var threads: Int
  /// About the number of rows in a band. In lower bands, threads write too close to each other.
  private let height: Int
  /// The number of pixels from which on a region is worth more than one thread.
  private let least: Int

  package init(threads: Int, height: Int = 128, least: Int = 100_000) {
    (self.threads, self.height, self.least) = (threads, height, least)
  }

  /// Calls a closure with parts that make up a region, some of them at the same time. It only writes pixels of its part, and
  /// only reads what nobody writes.
  func forEach(in region: Region, _ draw: @escaping (Region) -> Void) {
    guard threads > 1, region.count >= least else { return draw(region) }
    let bands = split(region)
    DrawingThreads.shared.forEach(below: bands.count, threads: threads) { draw(bands[$0]) }
  }

  /// Splits a region into at least one part for each thread.
  func split(_ region: Region) -> [Region] {
    let all = region.bounds
    let count = max(threads, all.height / height)
    return (0..<count).map { index in
      let (top, bottom) = (all.height * index / count, all.height * (index + 1) / count)
      return region.intersection(PixelRect(x: all.x, y: all.y + top, width: all.width, height: bottom - top))
    }
  }
}

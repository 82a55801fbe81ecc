import CoreGraphics
import Testing

@testable import QuartzCore

/// Several threads draw the same picture as one. The bands are lower than usual, and of any height.
@Suite("Drawing in bands:") struct BandTests {
  /// Returns what a closure draws with bands.
  private func drawn<NodePicture>(by bands: Bands, _ draw: () throws -> NodePicture) rethrows -> NodePicture {
    let before = Compositor.bands
    Compositor.bands = bands
    defer { Compositor.bands = before }
    return try draw()
  }

  @Test("a tree looks the same, drawn by one thread, two or three", arguments: 0..<100)
  func trees(number: UInt64) {
    let seed = number &+ UInt64.random(in: 0...1 << 40)
    let pictures = (1...3).map { threads in
      // The tree is new, so that its images are drawn by the threads too.
      var tree = RandomTree(seed: seed)
      let node = tree.node(160, 120)
      return drawn(by: Bands(threads: threads, height: Int(seed % 50) + 1, least: 1)) { picture(160, 120, [node]) }
    }
    #expect(pictures.dropFirst().allSatisfy { $0.hasSamePixels(as: pictures[0]) }, "seed \(seed)")
  }

  @Test("a scene looks the same, drawn by two threads", arguments: SceneTests.scenes)
  func scenes(scene: SceneTests.Scene) {
    #expect(drawn(by: Bands(threads: 2, height: 1, least: 1)) { letters(picture(8, 6, [scene.node()])) } == scene.rows)
  }

  @Test("a page in perspective looks the same, drawn by two threads in bands of the usual height")
  func perspective() {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 500
    let turned = CATransform3DTranslate(CATransform3DRotate(eye, 0.7, 0, 1, 0), 100, 20, 0)
    let pictures = (1...2).map { threads in
      var tree = RandomTree(seed: 7)
      let contents = RenderNode.Contents(image: tree.image(CGSize(width: 500, height: 600)))
      let node = RenderNode(transform: turned, bounds: box(0, 0, 500, 600), contents: contents)
      return drawn(by: Bands(threads: threads)) { picture(500, 600, [node]) }
    }
    #expect(pictures[0].hasSamePixels(as: pictures[1]))
  }

  @Test("bands have each pixel of a region once", arguments: [1, 7, 64, 1000], [1, 2, 3])
  func bands(height: Int, threads: Int) {
    let region = Region([
      PixelRect(x: 10, y: -30, width: 50, height: 100), PixelRect(x: 0, y: 90, width: 5, height: 3),
      PixelRect(x: 40, y: 0, width: 100, height: 100),
    ])
    let parts = Bands(threads: threads, height: height).split(region)
    let all = parts.reduce(Region()) { $0.union($1) }
    #expect(parts.count == max(threads, 130 / height))
    #expect(all.count == region.count && all.rects == region.rects)
    #expect(parts.reduce(0) { $0 + $1.count } == region.count)
  }

  @Test("a small region is not split, and neither is a large one for one thread")
  func whole() {
    let large = Region(PixelRect(x: 0, y: 0, width: 1000, height: 1000))
    func calls(_ bands: Bands, _ region: Region) -> Int {
      let calls = CallRecord()
      bands.forEach(in: region) { calls.add($0.count) }
      return calls.numbers.count
    }
    #expect(calls(Bands(threads: 2), large) == 7)
    #expect(calls(Bands(threads: 1), large) == 1)
    #expect(calls(Bands(threads: 2), Region(PixelRect(x: 0, y: 0, width: 1000, height: 99))) == 1)
  }
}

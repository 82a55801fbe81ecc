import CoreGraphics
import Testing

@testable import QuartzCore

/// The pixels that are drawn, which are those that can be seen.
@Suite("Occlusion:") struct OcclusionTests {
  private static let area = PixelRect(x: 0, y: 0, width: 200, height: 100)

  /// Returns the number of pixels drawn for each item, from back to front.
  private func drawn(_ nodes: [RenderNode]) -> [Int] {
    let list = DrawList(nodes, Space(matrix: .identity, area: Self.area))
    return Occlusion(list.items, in: Region(Self.area)).visible.map { $0?.count ?? 0 }
  }

  @Test("backgrounds behind two pages side by side are not drawn, and each pixel is drawn once")
  func pages() {
    let pages = [sheet(box(-80, 0, 200, 100), .red), sheet(box(120, 0, 200, 100), .blue)]
    let container = sheet(box(0, 0, 200, 100), .green, pages)
    #expect(drawn([sheet(box(0, 0, 200, 100), .white, [container])]) == [0, 0, 12_000, 8_000])
  }

  @Test("what is behind something translucent is drawn")
  func translucent() {
    let veil = sheet(box(0, 0, 200, 100), CGColor(gray: 0, alpha: 0.5))
    #expect(drawn([sheet(box(0, 0, 200, 100), .white), veil]) == [20_000, 20_000])
  }

  @Test("what is behind a page at a fraction of a pixel is drawn only at its edges")
  func fraction() {
    #expect(drawn([sheet(box(0, 0, 200, 100), .white), sheet(box(10.5, 0, 100, 100), .red)]) == [10_100, 10_100])
  }

  @Test("what is behind the round corners of a clip is drawn in the rows of the corners")
  func corners() {
    let clip = RenderNode(
      transform: moved(0, 0), bounds: box(0, 0, 200, 100), cornerRadius: 20, masksToBounds: true,
      children: [sheet(box(0, 0, 200, 100), .red)])
    #expect(drawn([sheet(box(0, 0, 200, 100), .white), clip]) == [8_000, 20_000])
  }

  @Test("all that is behind a backdrop is drawn, also what is hidden otherwise")
  func backdrop() {
    let glass = RenderNode(
      transform: moved(0, 0), bounds: box(0, 0, 100, 100), backdrop: .init(radius: 1, saturation: 1, tint: nil))
    let cover = sheet(box(0, 0, 60, 100), .red)
    // The copy of what is behind the glass reaches 4 pixels farther.
    #expect(drawn([sheet(box(0, 0, 200, 100), .white), glass, cover]) == [20_000, 10_000, 6_000])
  }
}

import CoreGraphics
import Testing

@testable import QuartzCore

/// The images of nodes that are kept.
@Suite("The picture cache:") struct PictureCacheTests {
  /// A group of two cards.
  private func group(_ x: CGFloat, opacity: CGFloat = 0.5) -> RenderNode {
    let cards = [sheet(box(0, 0, 150, 150), .red), sheet(box(20, 20, 100, 100), .blue)]
    return RenderNode(transform: moved(x, 0), bounds: box(0, 0, 200, 200), opacity: opacity, children: cards)
  }

  private func items(_ node: RenderNode) -> [DrawItem] {
    DrawList([node], Space(matrix: .identity, area: PixelRect(x: 0, y: 0, width: 400, height: 400))).items
  }

  private func picture(_ node: RenderNode) -> NodePicture? {
    guard case .picture(let picture) = items(node).first?.part else { return nil }
    return picture
  }

  @Test("a group is drawn once, wherever it moves by whole pixels, with any opacity")
  func group() throws {
    let node = group(10)
    let first = try #require(picture(node))
    #expect(picture(node.with(transform: moved(37, 5), opacity: 0.2)) === first)
  }

  @Test("a group that moves to another place within a pixel, or is scaled, is drawn again")
  func otherwise() throws {
    let node = group(10)
    let first = try #require(picture(node))
    #expect(picture(node.with(transform: moved(10.5, 0), opacity: 0.5)) !== first)
    let scaled = node.with(transform: CATransform3DMakeScale(1.1, 1.1, 1), opacity: 0.5)
    #expect(picture(scaled) !== first && picture(scaled) != nil)
  }

  @Test("a node with another body has another image")
  func body() throws {
    let first = try #require(picture(group(10)))
    #expect(picture(group(10)) !== first)
  }

  @Test("a group through a plain mask has none, because its parts are drawn directly")
  func masked() {
    let cards = group(0).body.children
    let mask = sheet(box(0, 0, 150, 150), .black)
    let node = RenderNode(transform: moved(0, 0), bounds: box(0, 0, 200, 200), mask: mask, children: cards)
    #expect(picture(node) == nil)
  }

  @Test("an image is known to be opaque if something opaque covers all of it, and nothing blurs that")
  func opaque() throws {
    func page(_ width: CGFloat, cornerRadius: CGFloat = 0, backdrop: RenderNode.Backdrop? = nil) throws -> NodePicture {
      let glass = RenderNode(transform: moved(0, 0), bounds: box(0, 0, 100, 100), backdrop: backdrop)
      let children = [sheet(box(0, 0, width, 200), .red), sheet(box(20, 20, 100, 100), .blue), glass]
      let node = RenderNode(
        transform: moved(0, 0), bounds: box(0, 0, 200, 200), cornerRadius: cornerRadius, masksToBounds: true,
        children: children, rasterization: 1)
      return try #require(picture(node))
    }
    #expect(try page(200).isOpaque)
    #expect(try !page(199).isOpaque)
    #expect(try !page(200, cornerRadius: 10).isOpaque)
    #expect(try !page(200, backdrop: .init(radius: 4, saturation: 1, tint: nil)).isOpaque)
  }

  @Test("a rasterized node is drawn once, and its image is the same object at any place")
  func rasterized() throws {
    let node = RenderNode(
      transform: moved(0, 0), bounds: box(0, 0, 50, 50), children: group(0).body.children, rasterization: 2)
    let first = try #require(picture(node))
    #expect(picture(node.with(transform: moved(0.3, 0.7), opacity: 0.4)) === first)
  }

  @Test("images that were not used for long are discarded, so that all of them stay within their limit")
  func limit() {
    // Each takes 16 MB.
    let nodes = (0..<12).map { _ in
      RenderNode(
        transform: moved(0, 0), bounds: box(0, 0, 2048, 2048), children: [sheet(box(0, 0, 2048, 2048), .red)],
        rasterization: 1)
    }
    for node in nodes {
      _ = items(node)
      #expect(PictureCache.bytes <= PictureCache.most)
    }
    #expect(nodes.map { $0.body.cached != nil } == (0..<12).map { $0 >= 6 })
  }
}

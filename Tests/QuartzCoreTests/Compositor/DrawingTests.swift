import CoreGraphics
import Testing

@testable import QuartzCore

/// Changes that no picture shows: images that are kept, and the way in which pixels are computed.
@Suite("Drawing a tree again:") struct DrawingTests {
  private static let (width, height) = (160, 120)

  private func context() -> CGContext {
    let context = CGContext(topLeftWidth: Self.width, height: Self.height, scale: 1)
    context.setFillColor(CGColor(red: 0.9, green: 0.8, blue: 0.7, alpha: 1))
    context.fill(box(0, 0, 1000, 1000))
    return context
  }

  @Test("a tree that is drawn again, from the images that were kept, looks the same", arguments: 0..<60)
  func again(number: UInt64) {
    let seed = number &+ UInt64.random(in: 0...1 << 40)
    var tree = RandomTree(seed: seed)
    let node = tree.node(CGFloat(Self.width), CGFloat(Self.height))
    let pictures = (0..<4).map { _ in
      let context = context()
      Compositor.draw(node, into: context)
      return context.finish()
    }
    #expect(pictures.dropFirst().allSatisfy { $0.hasSamePixels(as: pictures[0]) }, "seed \(seed)")
  }

  /// A clip of 20.5 pixels covers half of its last pixel.
  @Test("a clip covers a part of a pixel once, whether it clips one part or a group", arguments: [0.4, 0.8, 1])
  func clipWithinAPixel(opacity: CGFloat) {
    let white = CGColor(gray: 1, alpha: 1)
    func node(_ width: CGFloat, _ children: [RenderNode] = [], opacity: CGFloat = 1, clips: Bool = false) -> RenderNode
    {
      RenderNode(
        transform: moved(0, 0), bounds: box(0, 0, width, 20), opacity: opacity, backgroundColor: clips ? nil : white,
        masksToBounds: clips, children: children)
    }
    let rows = [[], [node(10)]].map { children in
      let context = CGContext(topLeftWidth: 40, height: 20, scale: 1)
      Compositor.draw(node(20.5, [node(40, children, opacity: opacity)], clips: true), into: context)
      let picture = context.finish()
      return (18...22).map { picture.pixel(x: $0, y: 15).a }
    }
    let (inside, edge) = (UInt8((255 * opacity).rounded()), UInt8((127.5 * opacity).rounded()))
    #expect(rows == [[inside, inside, edge, 0, 0], [inside, inside, edge, 0, 0]])
  }

  /// Images and colors at any place, of any alpha.
  @Test("a core looks as Cairo draws the same item", arguments: 0..<200)
  func cores(number: UInt64) throws {
    let seed = number &+ UInt64.random(in: 0...1 << 40)
    var (tree, random) = (RandomTree(seed: seed), SeededGenerator(seed: seed))
    let size = CGSize(width: 80, height: 60)
    func near(_ value: CGFloat, _ distances: [CGFloat]) -> CGFloat {
      let distance = distances[Int.random(in: 0..<distances.count, using: &random)]
      return value + CGFloat.random(in: -distance...distance, using: &random)
    }
    // Cairo rounds places and opacities.
    func place() -> CGFloat {
      let destination = CGFloat.random(in: 0...60, using: &random)
      return [destination, near(destination.rounded(), [1e-6, 1e-4, 0.004]), destination.rounded()][
        Int.random(in: 0..<3, using: &random)]
    }
    func opacity() -> CGFloat {
      let opacity = CGFloat.random(in: 0.01...0.99, using: &random)
      return [1, opacity, near((opacity * 256).rounded() / 256, [5e-6])][Int.random(in: 0..<3, using: &random)]
    }
    let node = RenderNode(
      transform: moved(place(), place()), bounds: CGRect(origin: .zero, size: size),
      opacity: opacity(), backgroundColor: Bool.random(using: &random) ? tree.color() : nil,
      contents: Bool.random(using: &random) ? .init(image: tree.image(size)) : nil)
    let area = PixelRect(x: 0, y: 0, width: Self.width, height: Self.height)
    let matrix = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    let list = DrawList([node], Space(matrix: matrix, area: area))
    var plain = list
    for index in plain.items.indices { (plain.items[index].core, plain.items[index].middle) = (nil, nil) }
    let pictures = try [list, plain].map { list in
      let bitmap = try #require(Bitmap(for: area))
      try #require(Raster(bitmap.surface)).draw(list, in: Region(area), over: 0xFFC8_B496)
      return CGImage.copy(of: bitmap)
    }
    #expect(pictures[0].differences(from: pictures[1], above: 1) == nil, "seed \(seed)")
  }

  /// Pages that are large enough to wait for each other, and to be written past the caches.
  @Test("a large picture does not depend on the parts in which it is drawn", arguments: 0..<8)
  func parts(number: UInt64) throws {
    let seed = number &+ UInt64.random(in: 0...1 << 40)
    var (tree, random) = (RandomTree(seed: seed), SeededGenerator(seed: seed))
    let area = PixelRect(x: 0, y: 0, width: 1100, height: 1000)
    let nodes = (0..<6).map { index in
      func place() -> CGFloat { CGFloat.random(in: -300...300, using: &random).rounded() }
      let size = CGSize(width: 900, height: 800)
      let image = Self.softImage(width: 900, height: 800, isOpaque: index % 2 == 0)
      return RenderNode(
        transform: moved(place(), place()), bounds: CGRect(origin: .zero, size: size),
        opacity: CGFloat.random(in: 0.1...1, using: &random),
        backgroundColor: index % 3 == 0 ? tree.color() : nil, contents: index % 3 == 0 ? nil : .init(image: image))
    }
    let list = DrawList(nodes, Space(matrix: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0), area: area))
    let tiles = (0..<100).map { Region(PixelRect(x: $0 % 10 * 110, y: $0 / 10 * 100, width: 110, height: 100)) }
    let pictures = try [[Region(area)], tiles].map { try Self.picture(of: list, area, $0) }
    #expect(pictures[0].hasSamePixels(as: pictures[1]), "seed \(seed)")
  }

  private static func picture(of list: DrawList, _ area: PixelRect, _ parts: [Region]) throws -> CGImage {
    let bitmap = try #require(Bitmap(for: area))
    for part in parts { try #require(Raster(bitmap.surface)).draw(list, in: part, over: 0xFFC8_B496) }
    return CGImage.copy(of: bitmap)
  }

  /// An image whose neighboring pixels are similar.
  private static func softImage(width: Int, height: Int, isOpaque: Bool) -> CGImage {
    let context = CGContext(topLeftWidth: width, height: height, scale: 1)
    guard let data = context.data else { return context.finish() }
    for y in 0..<height {
      let row = (data + y * context.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width {
        let (red, green) = (UInt32(abs(x * 3 % 240 - 120)), UInt32(abs(y * 5 % 240 - 120)))
        row[x] = (isOpaque ? 255 : 120 + red / 2) << 24 | red << 16 | green << 8 | (red + green) / 2
      }
    }
    return context.finish()
  }
}

extension CGImage {
  /// Returns an image with a bitmap's pixels.
  fileprivate static func copy(of bitmap: Bitmap) -> CGImage {
    let context = CGContext(topLeftWidth: bitmap.width, height: bitmap.height, scale: 1)
    bitmap.withPixels { pixels in
      if let target = context.data { target.copyMemory(from: pixels, byteCount: bitmap.bytesPerRow * bitmap.height) }
    }
    return context.finish()
  }
}

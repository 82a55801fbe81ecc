import UIKit

/// Draws windows, but only the parts that have changed since the last time.
@MainActor
struct Canvas {
  private var shown: [RenderNode] = []
  private var shownSize: (width: Int, height: Int, scale: CGFloat) = (0, 0, 0)

  /// Discards the last drawing, so that the next one is complete.
  mutating func invalidate() { shown = [] }

  /// Returns true if windows look the same as when they were drawn last. The same node is the same picture.
  func shows(_ nodes: [RenderNode]) -> Bool {
    shown.count == nodes.count && zip(shown, nodes).allSatisfy { $0 === $1 }
  }

  /// Draws windows from back to front, and returns the areas in which it drew.
  mutating func draw(_ nodes: [RenderNode], into pixels: Pixels, scale: CGFloat) -> [PixelArea] {
    let size = (pixels.width, pixels.height, scale)
    var damage = Damage([CGRect(x: 0, y: 0, width: CGFloat(size.0) / scale, height: CGFloat(size.1) / scale)])
    if shown.count == nodes.count, size == shownSize, !pixels.isFresh {
      damage = Damage(zip(nodes, shown).flatMap { $0.changes(since: $1).parts })
      for node in nodes { damage = damage.map(node.damageWithBackdrops) }
    }
    (shown, shownSize) = (nodes, size)
    let areas = damage.parts.compactMap {
      PixelArea(around: $0, scale: scale, width: pixels.width, height: pixels.height)
    }
    guard !areas.isEmpty, let context = pixels.context(scale: scale) else { return [] }
    for area in areas { Compositor.drawFrame(of: nodes, in: area.rect(scale: scale), into: context) }
    return areas
  }
}

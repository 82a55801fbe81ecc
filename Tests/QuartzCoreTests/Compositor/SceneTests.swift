import CoreGraphics
import Testing

@testable import QuartzCore

/// Draws each scene as it is, and under transforms and a clip that change the picture in a known way.
@Suite("Drawn scenes:") struct SceneTests {
  struct Scene: CustomTestStringConvertible {
    let testDescription: String
    let node: @Sendable () -> RenderNode
    let rows: [String]
  }

  static let scenes: [Scene] = [
    Scene(
      testDescription: "a child lies above its parent and reaches beyond it",
      node: { sheet(box(1, 1, 4, 3), .red, [sheet(box(2, 1, 4, 1), .blue)]) },
      rows: ["--------", "-RRRR---", "-RRBBBB-", "-RRRR---", "--------", "--------"]),
    Scene(
      testDescription: "a node that masks to its bounds cuts its children",
      node: {
        RenderNode(
          transform: moved(1, 1), bounds: box(0, 0, 4, 3), backgroundColor: .red, masksToBounds: true,
          children: [sheet(box(2, 1, 4, 1), .blue)])
      },
      rows: ["--------", "-RRRR---", "-RRBB---", "-RRRR---", "--------", "--------"]),
    Scene(
      testDescription: "opacity applies to the group: overlapping children do not show through each other",
      node: { sheet(box(1, 1, 4, 3), .red, opacity: 0.5, [sheet(box(2, 1, 4, 1), .blue)]) },
      rows: ["--------", "-rrrr---", "-rrbbbb-", "-rrrr---", "--------", "--------"]),
    Scene(
      testDescription: "a border lies inside the bounds and above children",
      node: {
        RenderNode(
          transform: moved(1, 1), bounds: box(0, 0, 5, 4), backgroundColor: .red,
          border: .init(width: 1, color: .black), children: [sheet(box(-1, 1, 3, 1), .blue)])
      },
      rows: ["--------", "-KKKKK--", "BKBRRK--", "-KRRRK--", "-KKKKK--", "--------"]),
    Scene(
      testDescription: "a mask shows content where the mask is opaque",
      node: {
        RenderNode(
          transform: moved(1, 1), bounds: box(0, 0, 6, 4), backgroundColor: .green,
          mask: sheet(box(1, 1, 3, 2), .black))
      },
      rows: ["--------", "--------", "--GGG---", "--GGG---", "--------", "--------"]),
    Scene(
      testDescription: "bounds with an origin other than zero move the children",
      node: {
        RenderNode(
          transform: moved(-9, -4), bounds: box(10, 5, 3, 3), backgroundColor: .red,
          children: [sheet(box(11, 6, 1, 1), .blue)])
      },
      rows: ["--------", "-RRR----", "-RBR----", "-RRR----", "--------", "--------"]),
    Scene(
      testDescription: "contents keep their pixels",
      node: {
        RenderNode(transform: moved(2, 1), bounds: box(0, 0, 2, 2), contents: .init(image: checks()))
      },
      rows: ["--------", "--RB----", "--GK----", "--------", "--------", "--------"]),
    Scene(
      testDescription: "a hidden and a transparent child show nothing",
      node: {
        sheet(
          box(1, 1, 2, 2), .red,
          [
            RenderNode(transform: moved(0, 0), bounds: box(0, 0, 9, 9), isHidden: true, backgroundColor: .blue),
            sheet(box(0, 0, 9, 9), .blue, opacity: 0),
          ])
      },
      rows: ["--------", "-RR-----", "-RR-----", "--------", "--------", "--------"]),
  ]

  /// Red, blue; green, black.
  static func checks() -> CGImage {
    let context = CGContext(topLeftWidth: 2, height: 2, scale: 1)
    for (index, color) in [CGColor.red, .blue, .green, .black].enumerated() {
      context.setFillColor(color)
      context.fill(box(CGFloat(index % 2), CGFloat(index / 2), 1, 1))
    }
    return context.finish()
  }

  private func around(_ transform: CATransform3D, _ node: RenderNode) -> [RenderNode] {
    [RenderNode(transform: transform, bounds: .zero, children: [node])]
  }

  @Test("a scene is drawn as expected", arguments: scenes)
  func plain(scene: Scene) {
    #expect(letters(picture(8, 6, [scene.node()])) == scene.rows)
  }

  @Test("a mirrored scene has each row reversed", arguments: scenes)
  func flipped(scene: Scene) {
    let mirror = CATransform3DTranslate(CATransform3DMakeScale(-1, 1, 1), -8, 0, 0)
    let image = picture(8, 6, around(mirror, scene.node()))
    #expect(letters(image) == scene.rows.map { String($0.reversed()) })
  }

  @Test("a scene that is rotated by a quarter turn has its columns as rows", arguments: scenes)
  func rotated(scene: Scene) {
    var turn = CATransform3DIdentity
    (turn.m11, turn.m12, turn.m21, turn.m22, turn.m41) = (0, 1, -1, 0, 6)
    let image = picture(6, 8, around(turn, scene.node()))
    let columns = (0..<8).map { x in String(scene.rows.reversed().map { Array($0)[x] }) }
    #expect(letters(image) == columns)
  }

  @Test("a clipped scene is unchanged inside the clip", arguments: scenes)
  func clipped(scene: Scene) {
    let window = RenderNode(
      transform: moved(2, 2), bounds: box(2, 2, 3, 2), masksToBounds: true, children: [scene.node()])
    let lens = RenderNode(transform: moved(-2, -2), bounds: .zero, children: [window])
    let expected = scene.rows.enumerated().map { y, row in
      String(row.enumerated().map { x, letter in (2..<5).contains(x) && (2..<4).contains(y) ? letter : "-" })
    }
    #expect(letters(picture(8, 6, [lens])) == expected)
  }

  @Test("at two pixels per point, pixels appear four times", arguments: scenes.filter { $0.node().contents == nil })
  func doubled(scene: Scene) {
    let rows = scene.rows.flatMap { row in
      let wide = row.map { "\($0)\($0)" }.joined()
      return [wide, wide]
    }
    #expect(letters(picture(8, 6, [scene.node()], scale: 2)) == rows)
  }

  @Test("a perspective that is too slight to see does not change the picture", arguments: scenes)
  func perspective(scene: Scene) {
    // Enough to go through the warp, too little to move a point by a thousandth of a pixel.
    var almost = CATransform3DIdentity
    almost.m14 = 1e-9
    #expect(letters(picture(8, 6, around(almost, scene.node()))) == scene.rows)
  }

  @Test("the same tree gives the same bytes")
  func reproducible() {
    let nodes = Self.scenes.map { $0.node() }
    #expect(picture(8, 6, nodes).hasSamePixels(as: picture(8, 6, nodes)))
  }
}

import QuartzCore
import Testing

@testable import WindowHost

private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

private func node(
  _ x: CGFloat, _ y: CGFloat, _ side: CGFloat, color: CGColor? = red, opacity: CGFloat = 1, clips: Bool = false,
  shadow: RenderNode.Shadow? = nil, _ children: [RenderNode] = []
) -> RenderNode {
  RenderNode(
    transform: CATransform3DMakeTranslation(x, y, 0), bounds: CGRect(x: 0, y: 0, width: side, height: side),
    opacity: opacity, backgroundColor: color, shadow: shadow, masksToBounds: clips, children: children)
}

/// Returns the left, top, right, and bottom edges; empty if there is no damage.
private func edges(_ rect: CGRect) -> [CGFloat] { rect.isNull ? [] : [rect.minX, rect.minY, rect.maxX, rect.maxY] }

@Suite("The damage between two trees of nodes") struct DamageTests {
  @Test("is empty if the nodes are identical or draw the same")
  func nothing() {
    let tree = node(10, 10, 50, [node(1, 1, 5)])
    #expect(edges(tree.damage(since: tree)) == [])
    #expect(edges(node(10, 10, 50, [node(1, 1, 5)]).damage(since: tree)) == [])
  }

  @Test("covers the old and the new frame of a node that moved, plus a point on each side")
  func moved() {
    #expect(edges(node(30, 10, 5).damage(since: node(10, 10, 5))) == [9, 9, 36, 16])
  }

  @Test("covers the frame of a node if its color or opacity changes")
  func looks() {
    #expect(edges(node(10, 10, 5, color: blue).damage(since: node(10, 10, 5))) == [9, 9, 16, 16])
    #expect(edges(node(10, 10, 5, opacity: 0.5).damage(since: node(10, 10, 5))) == [9, 9, 16, 16])
    #expect(edges(node(10, 10, 5, opacity: 0).damage(since: node(10, 10, 5))) == [9, 9, 16, 16])
  }

  @Test("covers only the changed descendants of a node that is itself unchanged")
  func below() {
    let still = node(0, 0, 100)
    let old = node(100, 100, 200, [still, node(10, 10, 50, [node(4, 4, 2)])])
    let new = node(100, 100, 200, [still, node(10, 10, 50, [node(5, 4, 2)])])
    // x from 114 to 117 and y from 114 to 116, plus a point on each side on each of three levels.
    #expect(edges(new.damage(since: old)) == [111, 111, 120, 119])
  }

  @Test("covers an added or removed node, but not the nodes before and after it")
  func came() {
    let (first, last) = (node(0, 0, 100), node(0, 0, 100))
    let old = node(0, 0, 200, [first, last])
    let new = node(0, 0, 200, [first, node(50, 60, 10), last])
    #expect(edges(new.damage(since: old)) == [48, 58, 62, 72])
    #expect(edges(old.damage(since: new)) == [48, 58, 62, 72])
  }

  @Test("does not extend beyond a node that clips")
  func clipped() {
    let old = node(10, 10, 20, clips: true, [node(0, 0, 5)])
    let new = node(10, 10, 20, clips: true, [node(15, 0, 500)])
    #expect(edges(new.damage(since: old)) == [9, 9, 31, 31])
  }

  @Test("covers the whole shadow of a node if one of its children changes")
  func shadow() {
    let shadow = RenderNode.Shadow(color: blue, opacity: 1, offset: CGSize(width: 0, height: 10), radius: 2)
    let old = node(100, 100, 20, shadow: shadow, [node(0, 0, 5)])
    let new = node(100, 100, 20, shadow: shadow, [node(1, 0, 5)])
    #expect(edges(new.damage(since: old)) == [93, 99, 127, 137])
  }

  @Test("leaves out what is between two changes that are far apart")
  func apart() {
    let old = node(0, 0, 100, [node(0, 0, 5), node(90, 90, 5)])
    let new = node(0, 0, 100, [node(1, 0, 5), node(91, 90, 5)])
    #expect(new.changes(since: old).parts.map(edges) == [[-1, -1, 8, 7], [88, 88, 98, 97]])
    // A node that jumps is two changes.
    let parts = node(80, 80, 5).changes(since: node(10, 10, 5)).parts
    #expect(parts.map(edges) == [[9, 9, 16, 16], [79, 79, 86, 86]])
  }

  @Test("has few parts, which contain all changes")
  func many() {
    let positions = (0..<100).map { (index: Int) -> CGPoint in
      let (column, row) = (index * 37 % 100, index * 61 % 100)
      return CGPoint(x: column * 10, y: row * 10)
    }
    func tree(_ shift: CGFloat, _ count: Int) -> RenderNode {
      node(0, 0, 2000, positions.prefix(count).map { node($0.x + shift, $0.y, 5) })
    }
    for count in [2, 5, 100] {
      let (old, new) = (tree(0, count), tree(1, count))
      let parts = new.changes(since: old).parts
      #expect((1...4).contains(parts.count))
      for position in positions.prefix(count) {
        let changed = CGRect(x: position.x, y: position.y, width: 6, height: 5)
        #expect(parts.contains { $0.contains(changed) })
      }
    }
  }
}

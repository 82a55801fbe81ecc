import QuartzCore
import Testing

/// The work of a tree's changes and frames, for two sizes. One is ten times the other.
extension QuartzCoreSuite {
  @MainActor @Suite("The work of a change:") struct TreeGrowthTests {
    private let stage = TestStage()

    private func plain() -> CALayer {
      let layer = CALayer()
      layer.actions = ["sublayers": NSNull(), "position": NSNull(), "opacity": NSNull(), kCAOnOrderIn: NSNull()]
      layer.bounds = box(0, 0, 10, 10)
      layer.backgroundColor = CGColor(gray: 0, alpha: 1)
      return layer
    }

    /// Adds a layer with sublayers to the root, and runs a frame.
    private func family(_ count: Int) -> CALayer {
      let parent = plain()
      for index in 0..<count {
        let layer = plain()
        layer.position.x = CGFloat(index)
        parent.addSublayer(layer)
      }
      stage.root.addSublayer(parent)
      stage.frame()
      return parent
    }

    private func layersLookedAt(_ body: () -> Void) -> Int {
      WorkCounters.layers = 0
      body()
      stage.frame()
      return WorkCounters.layers
    }

    @Test("a change of one sublayer looks at that one only", arguments: [100, 1000])
    func change(count: Int) throws {
      let layers = try #require(family(count).sublayers)
      for layer in [layers[0], layers[count / 2], layers[count - 1]] {
        #expect(layersLookedAt { layer.position.y = 5 } <= 8)
        #expect(layersLookedAt { layer.setNeedsLayout() } <= 8)
        #expect(layersLookedAt { layer.setNeedsDisplay() } <= 8)
      }
      #expect(layersLookedAt { layers.shuffled().prefix(5).forEach { $0.position.y += 1 } } <= 20)
    }

    @Test("a frame of one animated sublayer looks at that one only", arguments: [100, 1000])
    func animation(count: Int) throws {
      let layer = try #require(family(count).sublayers?[count / 3])
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 10)
      layer.add(animation, forKey: "a")
      stage.frame()
      #expect(layersLookedAt {} <= 4)
    }

    @Test("a frame looks only at the animations that start or end in it", arguments: [100, 1000])
    func ends(count: Int) throws {
      let layers = try #require(family(count).sublayers)
      for (index, layer) in layers.enumerated() {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1, index < 3 ? 0.5 : 10)
        layer.add(animation, forKey: "a")
      }
      stage.frame()
      stage.frame()
      WorkCounters.animations = 0
      for _ in 0..<10 { stage.frame() }
      #expect(WorkCounters.animations == 0)
      stage.frame(after: 0.5)
      #expect(WorkCounters.animations == 3)
      #expect(layers.count { $0.animationKeys() == nil } == 3)
    }

    @Test("hit-testing presentation layers takes work in proportion to the depth")
    func presentationDepth() throws {
      func work(_ depth: Int) throws -> Int {
        var layer = stage.root
        for _ in 0..<depth {
          let next = plain()
          (next.bounds, next.position) = (stage.root.bounds, stage.root.position)
          layer.addSublayer(next)
          layer = next
        }
        stage.frame()
        WorkCounters.times = 0
        let hit = try #require(stage.root.presentation()?.hitTest(CGPoint(x: 5, y: 5)))
        #expect(hit.model() === layer)
        stage.root.sublayers = nil
        return WorkCounters.times
      }
      let few = try work(30)
      #expect(try work(300) <= 11 * few)
    }

    @Test("a layer that leaves and comes back is shown with all its descendants")
    func comeBack() {
      let parent = family(30)
      parent.removeFromSuperlayer()
      stage.frame()
      #expect(stage.node.children.isEmpty)
      stage.root.addSublayer(parent)
      parent.sublayers?[7].position.x = 100
      stage.frame()
      #expect(shown(in: parent) == model(of: parent))
    }

    @Test("layers that are marked while a sibling is laid out are laid out in the same pass if they come later")
    func marksInLayout() throws {
      final class Counted: CALayer {
        nonisolated(unsafe) static var log: [String] = []
        nonisolated(unsafe) var next: CALayer?
        override func layoutSublayers() {
          Self.log.append(name ?? "")
          next?.setNeedsLayout()
          next = nil
        }
      }
      let parent = plain()
      let layers = (0..<40).map { index in
        let layer = Counted()
        layer.name = "\(index)"
        parent.addSublayer(layer)
        return layer
      }
      stage.root.addSublayer(parent)
      stage.frame()
      Counted.log = []
      layers[20].next = layers[30]
      layers[30].next = layers[5]
      layers[25].setNeedsLayout()
      layers[20].setNeedsLayout()
      parent.layoutIfNeeded()
      #expect(Counted.log == ["20", "25", "30"])
      stage.frame()
      #expect(Counted.log == ["20", "25", "30", "5"])
    }

    private func shown(in parent: CALayer) -> [String] {
      let node = stage.node.children.first { $0.children.count == parent.sublayers?.count }
      return (node?.children ?? []).map { "\($0.transform.m41 + 5) \($0.opacity)" }
    }

    private func model(of parent: CALayer) -> [String] {
      (parent.sublayers ?? []).map { "\($0.position.x) \(CGFloat($0.opacity))" }
    }

    @Test(
      "the nodes of many sublayers are those of their layers after any changes",
      arguments: [UInt64.random(in: 0...1 << 40)])
    func anyChanges(seed: UInt64) throws {
      var random = SeededGenerator(seed: seed)
      let parent = family(60)
      for _ in 0..<300 {
        let layers = try #require(parent.sublayers)
        let layer = try #require(layers.randomElement(using: &random))
        switch Int.random(in: 0..<6, using: &random) {
        case 0: layer.position.x = CGFloat(Int.random(in: 0..<100, using: &random))
        case 1: layer.opacity = Float.random(in: 0.1...1, using: &random)
        case 2: parent.insertSublayer(layer, below: layers.randomElement(using: &random))
        case 3:
          layer.removeFromSuperlayer()
          parent.insertSublayer(plain(), at: UInt32.random(in: 0..<50, using: &random))
        case 4: parent.position.x += 1
        default:
          let animation = CABasicAnimation(keyPath: "cornerRadius")
          (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 0.1)
          layer.add(animation, forKey: "a")
        }
        guard Bool.random(using: &random) else { continue }
        stage.frame()
        #expect(shown(in: parent) == model(of: parent))
      }
    }
  }
}

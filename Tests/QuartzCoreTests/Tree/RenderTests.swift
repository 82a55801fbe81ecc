import QuartzCore
import Testing

extension QuartzCoreSuite {
  @MainActor @Suite("Render trees:") struct RenderTests {
    private let stage = TestStage()

    @Test("a layer that does not change keeps its render node")
    func reuse() {
      let (still, moving) = (stage.layer(), stage.layer())
      let inStill = CALayer()
      inStill.bounds.size = CGSize(width: 5, height: 5)
      inStill.backgroundColor = CGColor(gray: 0, alpha: 1)
      still.addSublayer(inStill)
      still.backgroundColor = CGColor(gray: 0, alpha: 1)
      moving.backgroundColor = CGColor(gray: 0, alpha: 1)
      stage.frame()
      let before = stage.node
      stage.frame()
      #expect(stage.node === before)
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.duration) = (0.5, 1)
      moving.add(animation, forKey: nil)
      stage.frame()
      #expect(stage.node !== before)
      #expect(stage.node.children[0] === before.children[0])
      #expect(stage.node.children[1] !== before.children[1])
      CATransaction.setDisableActions(true)
      inStill.opacity = 0.5
      stage.frame()
      #expect(stage.node.children[0] !== before.children[0])
    }

    @Test("a changed sublayer transform updates the sublayers' nodes")
    func outer() {
      let parent = stage.layer()
      let child = CALayer()
      child.bounds.size = CGSize(width: 5, height: 5)
      child.backgroundColor = CGColor(gray: 0, alpha: 1)
      parent.addSublayer(child)
      stage.frame()
      let x = stage.node.children[0].children[0].transform.m41
      CATransaction.setDisableActions(true)
      parent.sublayerTransform = CATransform3DMakeTranslation(7, 0, 0)
      stage.frame()
      #expect(stage.node.children[0].children[0].transform.m41 == x + 7)
    }

    @Test("sublayers are drawn by z position, then in their order")
    func order() {
      CATransaction.setDisableActions(true)
      for z in [2, 0, 1, 0] as [CGFloat] {
        let layer = CALayer()
        layer.bounds.size = CGSize(width: CGFloat(stage.root.sublayers?.count ?? 0) + 1, height: 1)
        layer.backgroundColor = CGColor(gray: 0, alpha: 1)
        layer.zPosition = z
        stage.root.addSublayer(layer)
      }
      stage.frame()
      #expect(stage.node.children.map(\.bounds.width) == [2, 4, 3, 1])
    }

    @Test("a layer is not shown before its begin time")
    func begin() {
      let layer = stage.layer()
      layer.backgroundColor = CGColor(gray: 0, alpha: 1)
      layer.beginTime = 101
      stage.frame()
      #expect(stage.node.children.isEmpty)
      stage.frame(after: 1)
      #expect(stage.node.children.count == 1)
    }

    @Test("a display link is called once per frame with the frame's times, and can invalidate itself")
    @MainActor func link() {
      let target = Ticker()
      let link = CADisplayLink(target: target, selector: Selector(Ticker.tick(_:)))
      link.add(to: .main, forMode: .common)
      stage.frame()
      link.isPaused = true
      stage.frame()
      link.isPaused = false
      target.last = 2
      stage.frame()
      stage.frame()
      let first = 100 + 1.0 / 60
      #expect(target.times.count == 2)
      #expect(target.times.first == first)
      #expect(!stage.loop.needsFrame)
    }

    @Test("a display link at half the rate is called every second frame")
    @MainActor func rate() {
      let target = Ticker()
      let link = CADisplayLink(target: target, selector: Selector(Ticker.tick(_:)))
      link.preferredFramesPerSecond = 30
      link.add(to: .main, forMode: .common)
      for _ in 0..<6 { stage.frame() }
      #expect(target.times.count == 3)
      #expect(isNear(link.targetTimestamp - link.timestamp, 1.0 / 30))
      link.invalidate()
    }
  }
}

@MainActor final class Ticker {
  var times: [CFTimeInterval] = []
  var last = Int.max

  func tick(_ link: CADisplayLink) {
    times.append(link.timestamp)
    if times.count == last { link.invalidate() }
  }
}

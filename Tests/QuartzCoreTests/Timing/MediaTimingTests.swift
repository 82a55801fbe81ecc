import QuartzCore
import Testing

@Suite struct MediaTimingTests {
  @Test("Out of a layer of speed 0 there is no time but 0")
  func still() {
    let layer = CALayer()
    (layer.speed, layer.timeOffset) = (0, 7)
    #expect(layer.convertTime(10, to: nil) == 0)
    #expect(layer.convertTime(10, from: nil) == 7)
  }

  @Test("Defaults: a layer lasts forever, an animation has no duration yet")
  func defaults() {
    let (layer, animation) = (CALayer(), CAAnimation())
    #expect((layer.duration, layer.speed) == (.infinity, 1))
    #expect((animation.duration, animation.speed, animation.fillMode) == (0, 1, .removed))
  }
}

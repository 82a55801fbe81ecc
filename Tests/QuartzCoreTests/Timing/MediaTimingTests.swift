import QuartzCore
import Testing

@Suite("Media timing:") struct MediaTimingTests {
  @Test("time that is converted from a layer of speed 0 is always 0")
  func still() {
    let layer = CALayer()
    (layer.speed, layer.timeOffset) = (0, 7)
    #expect(layer.convertTime(10, to: nil) == 0)
    #expect(layer.convertTime(10, from: nil) == 7)
  }

  @Test("by default, a layer lasts forever, and an animation has no duration")
  func defaults() {
    let (layer, animation) = (CALayer(), CAAnimation())
    #expect((layer.duration, layer.speed) == (.infinity, 1))
    #expect((animation.duration, animation.speed, animation.fillMode) == (0, 1, .removed))
  }
}

import CoreGraphics
import Testing

@testable import QuartzCore

extension QuartzCoreSuite {
  @MainActor @Suite("Contents filters:") struct ContentsFilterTests {
    /// Returns a row of alternating black and white pixels.
    private func stripes(_ count: Int) -> CGImage {
      let context = CGContext(topLeftWidth: count, height: 1, scale: 1)
      for x in 0..<count {
        context.setFillColor(x % 2 == 0 ? .black : .white)
        context.fill(box(CGFloat(x), 0, 1, 1))
      }
      return context.finish()
    }

    private func grays(_ layer: CALayer, _ width: Int) -> [Int] {
      let context = CGContext(topLeftWidth: width, height: 1, scale: 1)
      layer.render(in: context)
      let image = context.finish()
      return (0..<width).map { Int(image.pixel(x: $0, y: 0).r) }
    }

    private func layer(_ image: CGImage, width: CGFloat) -> CALayer {
      let layer = CALayer()
      layer.frame = box(0, 0, width, 1)
      layer.contents = image
      return layer
    }

    @Test("magnified pixels keep their edges with the nearest filter, and blend with the other filters")
    func magnified() {
      let layer = layer(stripes(2), width: 8)
      #expect(layer.magnificationFilter == .linear && layer.minificationFilter == .linear)
      let linear = grays(layer, 8)
      #expect(zip(linear, [0, 0, 32, 96, 159, 223, 255, 255]).allSatisfy { abs($0 - $1) <= 2 }, "\(linear)")
      layer.minificationFilter = .nearest
      #expect(grays(layer, 8) == linear)
      layer.magnificationFilter = .trilinear
      #expect(grays(layer, 8) == linear)
      layer.magnificationFilter = .nearest
      #expect(grays(layer, 8) == [0, 0, 0, 0, 255, 255, 255, 255])
    }

    @Test("a minified pixel is one of the image's with the nearest filter, and a mean with the other filters")
    func minified() {
      let layer = layer(stripes(32), width: 4)
      layer.magnificationFilter = .nearest
      #expect(grays(layer, 4).allSatisfy { abs($0 - 128) <= 1 }, "\(grays(layer, 4))")
      layer.minificationFilter = .nearest
      #expect(Set(grays(layer, 4)).isSubset(of: [0, 255]))
      let edge = self.layer(stripes(2), width: 1)
      edge.minificationFilter = .trilinear
      #expect(abs(grays(edge, 1)[0] - 128) < 3)
    }

    @Test("a bias blurs or sharpens contents that are minified with the trilinear filter, and no others")
    func bias() {
      func half(_ filter: CALayerContentsFilter, _ bias: Float, width: CGFloat = 16) -> [Int] {
        // Bars of 4 pixels, minified by 2.
        let context = CGContext(topLeftWidth: 32, height: 1, scale: 1)
        for x in 0..<8 {
          context.setFillColor(x % 2 == 0 ? .black : .white)
          context.fill(box(CGFloat(x) * 4, 0, 4, 1))
        }
        let layer = layer(context.finish(), width: width)
        (layer.minificationFilter, layer.minificationFilterBias) = (filter, bias)
        return grays(layer, Int(width))
      }
      func contrast(_ grays: [Int]) -> Int { (grays.max() ?? 0) - (grays.min() ?? 0) }
      #expect(CALayer().minificationFilterBias == 0)
      let plain = half(.trilinear, 0)
      #expect(contrast(half(.trilinear, 2)) < contrast(plain) * 3 / 4, "\(half(.trilinear, 2)) \(plain)")
      #expect(contrast(half(.trilinear, -1)) >= contrast(plain))
      #expect(half(.linear, 2) == half(.linear, 0) && half(.nearest, 2) == half(.nearest, 0))
      #expect(half(.trilinear, 2, width: 64) == half(.trilinear, 0, width: 64))
    }

    @Test("a bias can also be set by key")
    func biasKey() {
      let layer = CALayer()
      layer.setValue(1.5, forKey: "minificationFilterBias")
      #expect(layer.minificationFilterBias == 1.5 && layer.value(forKey: "minificationFilterBias") as? Float == 1.5)
    }

    @Test("the bitmap that shouldRasterize makes is magnified with the same filter")
    func rasterized() {
      let (layer, half) = (CALayer(), CALayer())
      (layer.frame, half.frame) = (box(0, 0, 8, 4), box(0, 0, 4, 4))
      (layer.backgroundColor, half.backgroundColor) = (.white, .black)
      layer.addSublayer(half)
      (layer.shouldRasterize, layer.rasterizationScale) = (true, 0.25)
      #expect(!Set(grays(layer, 8)).isSubset(of: [0, 255]))
      layer.magnificationFilter = .nearest
      #expect(grays(layer, 8) == [0, 0, 0, 0, 255, 255, 255, 255])
    }

    @Test("filters can also be set by key, as a value or by name")
    func keys() {
      let layer = CALayer()
      layer.setValue("nearest", forKey: "magnificationFilter")
      layer.setValue(CALayerContentsFilter.trilinear, forKey: "minificationFilter")
      #expect((layer.magnificationFilter, layer.minificationFilter) == (.nearest, .trilinear))
      layer.setValue(7, forKey: "minificationFilter")
      #expect(layer.value(forKey: "minificationFilter") as? CALayerContentsFilter == .trilinear)
    }
  }
}

import CoreGraphics
import Testing

@testable import QuartzCore

extension QuartzCoreSuite {
  @MainActor @Suite("Corner curves:") struct CornerCurveTests {
    @Test("corners are circular by default, and continuous ones extend 1.528665 radii along the sides")
    func defaults() {
      let layer = CALayer()
      #expect(layer.cornerCurve == .circular && layer.value(forKey: "cornerCurve") as? CALayerCornerCurve == .circular)
      layer.setValue("continuous", forKey: "cornerCurve")
      #expect(layer.cornerCurve == .continuous)
      #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
      #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
    }

    /// Returns the distance of the first covered pixel from the left in each row, in points. The rows count from the
    /// top of a layer of 100 × 100 points, which is drawn at ten pixels per point.
    private func profile(_ curve: CALayerCornerCurve, radius: CGFloat, rows: [Int]) -> [CGFloat] {
      let layer = CALayer()
      layer.frame = box(0, 0, 100, 100)
      (layer.backgroundColor, layer.cornerRadius, layer.cornerCurve) = (.black, radius, curve)
      let context = CGContext(topLeftWidth: 1000, height: 1000, scale: 10)
      layer.render(in: context)
      let image = context.finish()
      return rows.map { row in
        let first = (0..<1000).first { image.pixel(x: $0, y: row * 10).a > 127 }
        return first.map { CGFloat($0) / 10 } ?? .infinity
      }
    }

    @Test("a continuous corner leaves the sides earlier than a circle, and is closer to the corner where it turns")
    func shape() {
      // Computed from the circle, and from the published numbers of the curve, in the middle of the row of pixels.
      let rows = [1, 2, 5, 10, 15, 19, 22, 27, 31]
      let circle: [CGFloat] = [13.6, 11.18, 6.72, 2.65, 0.62, 0.02, 0, 0, 0]
      let continuous: [CGFloat] = [14.21, 11.28, 6.66, 2.67, 0.86, 0.27, 0.09, 0, 0]
      #expect(isNear(profile(.circular, radius: 20, rows: rows), circle))
      #expect(isNear(profile(.continuous, radius: 20, rows: rows), continuous))
    }

    @Test("a continuous corner approaches a circle if there is little room, and is one if its radius is half a side")
    func room() {
      let rows = [1, 2, 5, 10, 20, 30, 40]
      let circle: [CGFloat] = [39.81, 35.83, 28.1, 19.93, 9.96, 4.15, 1]
      #expect(isNear(profile(.circular, radius: 50, rows: rows), circle))
      #expect(isNear(profile(.continuous, radius: 50, rows: rows), circle))
      #expect(isNear(profile(.circular, radius: 40, rows: rows), [30.9, 27.36, 20.55, 13.49, 5.33, 1.26, 0]))
      #expect(isNear(profile(.continuous, radius: 40, rows: rows), [32.53, 28.01, 20.58, 13.43, 5.34, 1.54, 0.23]))
    }

    /// Returns true if the values are equal to a pixel, which is a tenth of a point.
    private func isNear(_ found: [CGFloat], _ wanted: [CGFloat]) -> Bool {
      zip(found, wanted).allSatisfy { abs($0 - $1) <= 0.1 } && found.count == wanted.count
    }

    @Test("masks and borders follow the curve, and unmasked corners stay square")
    func parts() {
      func image(_ change: (CALayer) -> Void) -> CGImage {
        let (layer, inner) = (CALayer(), CALayer())
        layer.frame = box(0, 0, 100, 100)
        inner.frame = layer.frame
        inner.backgroundColor = .black
        layer.addSublayer(inner)
        (layer.cornerRadius, layer.cornerCurve) = (20, .continuous)
        change(layer)
        let context = CGContext(topLeftWidth: 1000, height: 1000, scale: 10)
        layer.render(in: context)
        return context.finish()
      }
      func inside(_ image: CGImage, row: Int) -> CGFloat {
        (0..<1000).first { image.pixel(x: $0, y: row * 10).a > 127 }.map { CGFloat($0) / 10 } ?? .infinity
      }
      let masked = image { $0.masksToBounds = true }
      #expect(isNear([1, 5, 22].map { inside(masked, row: $0) }, [14.21, 6.66, 0.09]))
      let border = image {
        $0.sublayers = nil
        ($0.borderWidth, $0.borderColor) = (4, .black)
      }
      #expect(isNear([1, 5, 22].map { inside(border, row: $0) }, [14.21, 6.66, 0.09]))
      #expect(border.pixel(x: 500, y: 20).a == 255 && border.pixel(x: 500, y: 50).a == 0)
      let one = image {
        $0.masksToBounds = true
        $0.maskedCorners = .layerMaxXMaxYCorner
      }
      #expect([0, 5, 22].map { inside(one, row: $0) } == [0, 0, 0])
      #expect(one.pixel(x: 999, y: 0).a == 255 && one.pixel(x: 999, y: 999).a == 0)
    }
  }
}

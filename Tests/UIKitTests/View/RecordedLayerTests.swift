import Stage
import Testing
import UIKit

/// The rows of layers_ios26.json for features that are implemented here.
@MainActor @Suite("Recorded layers:", .serialized) struct RecordedLayerTests {
  private struct Table: Decodable {
    struct Fresh: Decodable { let maskedCorners: UInt }
    let fresh_view_layer: Fresh
    let hit_test_alpha: CGFloat
  }

  /// Returns the pixels of a view on a black stage of 60 × 60 points.
  private func picture(_ make: (UIView) -> Void) -> (Int, Int) -> [UInt8] {
    let stage = Stage(size: CGSize(width: 60, height: 60))
    stage.window.backgroundColor = .black
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
    make(view)
    stage.window.addSubview(view)
    stage.frame()
    let image = stage.image()
    return { x, y in
      let pixel = image.pixel(x: x, y: y)
      return [pixel.r, pixel.g, pixel.b]
    }
  }

  @Test("a new view's layer rounds all corners, and a view receives touches from the recorded alpha up")
  func defaults() throws {
    let table = try Recorded.table("layers_ios26", as: Table.self)
    #expect(UIView().layer.maskedCorners.rawValue == table.fresh_view_layer.maskedCorners)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    for (alpha, isHit) in [(table.hit_test_alpha, true), (table.hit_test_alpha - 0.001, false)] {
      view.alpha = alpha
      #expect((view.hitTest(CGPoint(x: 5, y: 5), with: nil) != nil) == isHit, "\(alpha)")
    }
  }

  @Test("a shadow's opacity is multiplied by its layer's, and the shadow is below the layer")
  func shadow() {
    let pixel = picture { view in
      view.backgroundColor = .red
      view.alpha = 0.5
      view.layer.shadowColor = UIColor.white.cgColor
      (view.layer.shadowOpacity, view.layer.shadowRadius) = (0.5, 0)
      view.layer.shadowOffset = CGSize(width: 10, height: 0)
    }
    #expect(pixel(45, 30).allSatisfy { abs(Int($0) - 64) <= 1 })
    // The layer hides the shadow behind it, because the layer's opacity applies to both as a group.
    let covered = pixel(35, 30)
    #expect(abs(Int(covered[0]) - 128) <= 1 && covered[1] == 0, "\(covered)")
  }

  @Test("a gradient interpolates sRGB values without converting them to linear light")
  func gradient() {
    let pixel = picture { view in
      let gradient = CAGradientLayer()
      gradient.frame = view.bounds
      gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
      (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
      view.layer.addSublayer(gradient)
    }
    // The pixel's center is at 10.5 of 20 points. Interpolated in linear light, it would be 189.
    let middle = pixel(30, 30)
    #expect(middle.allSatisfy { abs(Int($0) - 134) <= 2 }, "\(middle)")
  }

  @Test("a mask applies to a layer and its sublayers after they are composited")
  func mask() {
    let pixel = picture { view in
      view.backgroundColor = .red
      let inner = UIView(frame: view.bounds)
      inner.backgroundColor = .blue
      view.addSubview(inner)
      let mask = CALayer()
      mask.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
      mask.backgroundColor = UIColor(white: 0, alpha: 0.5).cgColor
      view.layer.mask = mask
    }
    // If each were masked separately, red would show through the blue.
    #expect(pixel(25, 30)[0] == 0 && abs(Int(pixel(25, 30)[2]) - 128) <= 1)
    #expect(pixel(35, 30) == [0, 0, 0])
  }

  @Test("a mask applies to a layer's shadow, too")
  func maskedShadow() {
    let pixel = picture { view in
      view.backgroundColor = .red
      view.layer.shadowColor = UIColor.white.cgColor
      (view.layer.shadowOpacity, view.layer.shadowRadius) = (1, 0)
      view.layer.shadowOffset = CGSize(width: 10, height: 0)
      let mask = CALayer()
      mask.frame = CGRect(x: 0, y: 0, width: 25, height: 20)
      mask.backgroundColor = UIColor(white: 0, alpha: 0.5).cgColor
      view.layer.mask = mask
    }
    #expect(pixel(42, 30).allSatisfy { abs(Int($0) - 128) <= 1 }, "\(pixel(42, 30))")
    #expect(pixel(47, 30) == [0, 0, 0])
    // The layer hides the shadow behind it, because both are composited before the mask applies.
    #expect(abs(Int(pixel(35, 30)[0]) - 128) <= 1 && pixel(35, 30)[1] == 0, "\(pixel(35, 30))")
  }
}

import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite("render(in:) of a layer that was never displayed", .serialized) struct RenderedLayerTests {
  final class Stripe: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: bounds.width, height: 2))
    }
  }

  final class StripeLayer: CALayer {
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(UIColor.red.cgColor)
      ctx.fill(CGRect(x: 0, y: 0, width: 40, height: 2))
    }
  }

  enum Content: CaseIterable { case label, drawing, layer, button, mask }

  /// A page whose upper-left corner of 40 × 20 points has only content that draws itself.
  private func page(with content: Content) -> UIView {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    let box = CGRect(x: 0, y: 0, width: 40, height: 20)
    let label = UILabel(frame: box)
    label.text = "Text"
    label.textColor = .red
    switch content {
    case .label: page.addSubview(label)
    case .drawing: page.addSubview(Stripe(frame: box))
    case .layer:
      let layer = StripeLayer()
      layer.frame = box
      layer.setNeedsDisplay()
      page.layer.addSublayer(layer)
    case .button:
      let button = UIButton(frame: box)
      button.setTitle("Text", for: .normal)
      button.setTitleColor(.red, for: .normal)
      page.addSubview(button)
      page.layoutIfNeeded()
      button.layoutIfNeeded()
    case .mask:
      let red = UIView(frame: box)
      red.backgroundColor = .red
      red.mask = label
      page.addSubview(red)
    }
    return page
  }

  /// Returns the number of red pixels in the box, and of other pixels that are not transparent.
  private func pixels(of page: UIView) throws -> (red: Int, other: Int) {
    UIGraphicsBeginImageContextWithOptions(page.bounds.size, false, 1)
    page.layer.render(in: try #require(UIGraphicsGetCurrentContext()))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
    UIGraphicsEndImageContext()
    var (red, other) = (0, 0)
    for y in 0..<image.height {
      for x in 0..<image.width {
        let pixel = image.pixel(x: x, y: y)
        guard pixel.a > 0 else { continue }
        if pixel.g == 0, pixel.b == 0, x < 40, y < 20 { red += 1 } else { other += 1 }
      }
    }
    return (red, other)
  }

  @Test("includes content that views and layers draw themselves", arguments: Content.allCases, [false, true])
  func draws(_ content: Content, inWindow: Bool) throws {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let page = page(with: content)
    if inWindow { stage.window.addSubview(page) }
    let count = try pixels(of: page)
    #expect(count.other == 0)
    switch content {
    case .drawing, .layer: #expect(count.red == 80)
    case .label, .button, .mask: #expect(count.red > 40 && count.red < 600)
    }
  }

  @Test("includes a label's text that changed since the last rendering")
  func changes() throws {
    let page = page(with: .label)
    let before = try pixels(of: page).red
    (page.subviews.first as? UILabel)?.text = "i"
    let after = try pixels(of: page).red
    #expect(after > 0 && after < before / 2)
  }
}

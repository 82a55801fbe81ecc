import CoreGraphics

@testable import QuartzCore

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let white = CGColor(gray: 1, alpha: 1)
  static let black = CGColor(gray: 0, alpha: 1)
}

func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

func moved(_ x: CGFloat, _ y: CGFloat) -> CATransform3D { CATransform3DMakeTranslation(x, y, 0) }

/// Returns a node with a frame and a background color.
func sheet(_ frame: CGRect, _ color: CGColor? = nil, opacity: CGFloat = 1, _ children: [RenderNode] = []) -> RenderNode
{
  RenderNode(
    transform: moved(frame.minX, frame.minY), bounds: box(0, 0, frame.width, frame.height), opacity: opacity,
    backgroundColor: color, children: children)
}

/// Draws nodes on white, at one pixel per point by default.
func picture(_ width: Int, _ height: Int, _ nodes: [RenderNode], scale: CGFloat = 1) -> CGImage {
  let context = CGContext(topLeftWidth: Int(CGFloat(width) * scale), height: Int(CGFloat(height) * scale), scale: scale)
  context.setFillColor(.white)
  context.fill(box(0, 0, CGFloat(width), CGFloat(height)))
  for node in nodes { Compositor.draw(node, into: context) }
  return context.finish()
}

/// Returns one letter per pixel: R, G, B for the pure colors, K black, - white, r, g, b for the colors at half opacity
/// over white, + for others.
func letters(_ image: CGImage) -> [String] {
  (0..<image.height).map { y in
    (0..<image.width).map { x in
      let pixel = image.pixel(x: x, y: y)
      switch (pixel.r, pixel.g, pixel.b) {
      case (255, 0, 0): return "R"
      case (0, 255, 0): return "G"
      case (0, 0, 255): return "B"
      case (0, 0, 0): return "K"
      case (255, 255, 255): return "-"
      case (255, 127...128, 127...128): return "r"
      case (127...128, 255, 127...128): return "g"
      case (127...128, 127...128, 255): return "b"
      default: return "+"
      }
    }.joined()
  }
}

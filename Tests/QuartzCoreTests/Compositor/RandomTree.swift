import CoreGraphics

@testable import QuartzCore

/// Trees of nodes of all kinds, which a seed repeats.
struct RandomTree {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Returns a node with up to four levels of children, for a drawing of a size.
  mutating func node(_ width: CGFloat, _ height: CGFloat, level: Int = 0) -> RenderNode {
    let size = CGSize(width: length(upTo: width), height: length(upTo: height))
    let bounds = CGRect(origin: .zero, size: size)
    var children: [RenderNode] = []
    if level < 4 {
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        children.append(node(max(size.width, 20), max(size.height, 20), level: level + 1))
      }
    }
    let isCrossfade = chance(0.05)
    return RenderNode(
      transform: level == 0 ? CATransform3DIdentity : place(width, height), bounds: bounds,
      opacity: isCrossfade || chance(0.7) ? 1 : number(0.05, 1), backgroundColor: chance(0.6) ? color() : nil,
      cornerRadius: chance(0.2) ? number(0, 30) : 0, hasContinuousCorners: chance(0.2),
      border: chance(0.1) ? .init(width: number(0.5, 4), color: color()) : nil,
      shadow: chance(0.08) ? shadow() : nil, masksToBounds: chance(0.25),
      contents: chance(0.4) ? .init(image: image(size), center: center()) : nil,
      shape: chance(0.1) ? .init(path: CGPath(ellipseIn: bounds, transform: nil), fillColor: color()) : nil,
      backdrop: chance(0.05) ? .init(radius: number(0, 6), saturation: number(0.5, 2), tint: nil) : nil,
      mask: chance(0.1) ? mask(bounds) : nil, children: children, isCrossfade: isCrossfade,
      isGeometryFlipped: chance(0.05), groupsOpacity: chance(0.9), rasterization: chance(0.06) ? 1 : nil)
  }

  private mutating func chance(_ fraction: Double) -> Bool { Double.random(in: 0..<1, using: &random) < fraction }

  private mutating func number(_ low: CGFloat, _ high: CGFloat) -> CGFloat { .random(in: low...high, using: &random) }

  private mutating func length(upTo most: CGFloat) -> CGFloat {
    chance(0.8) ? number(1, most).rounded(.up) : number(1, most)
  }

  mutating func color(isOpaque: Bool? = nil) -> CGColor {
    let alpha = isOpaque ?? chance(0.6) ? 1 : number(0.1, 0.9)
    return CGColor(red: number(0, 1), green: number(0, 1), blue: number(0, 1), alpha: alpha)
  }

  private mutating func place(_ width: CGFloat, _ height: CGFloat) -> CATransform3D {
    let (x, y) = (number(-20, width).rounded(), number(-20, height).rounded())
    let moved = CATransform3DMakeTranslation(x, y, 0)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return CATransform3DTranslate(moved, number(0, 1), 0, 0)
    case 1: return CATransform3DTranslate(moved, number(0, 1), number(0, 1), 0)
    case 2: return CATransform3DScale(moved, number(0.2, 1.5), number(0.2, 1.5), 1)
    case 3: return CATransform3DRotate(moved, number(-1, 1), 0, 0, 1)
    case 4:
      var eye = CATransform3DIdentity
      eye.m34 = -1 / number(150, 500)
      return CATransform3DConcat(CATransform3DRotate(eye, number(-1, 1), 0, 1, 0), moved)
    default: return moved
    }
  }

  private mutating func center() -> CGRect {
    chance(0.9) ? CGRect(x: 0, y: 0, width: 1, height: 1) : CGRect(x: 0.3, y: 0.3, width: 0.4, height: 0.4)
  }

  private mutating func shadow() -> RenderNode.Shadow {
    .init(
      color: color(), opacity: number(0.2, 1), offset: CGSize(width: number(-5, 5), height: number(-5, 5)),
      radius: number(0, 6))
  }

  private mutating func mask(_ bounds: CGRect) -> RenderNode {
    let moved = CATransform3DMakeTranslation(number(-5, 5), number(-5, 5), 0)
    if chance(0.5) {
      let path = CGPath(ellipseIn: bounds, transform: nil)
      return RenderNode(transform: moved, bounds: bounds, shape: .init(path: path, fillColor: .black))
    }
    return RenderNode(transform: moved, bounds: bounds, backgroundColor: color(), cornerRadius: number(0, 20))
  }

  /// Returns an image that often has the size of the bounds, often opaque.
  mutating func image(_ size: CGSize) -> CGImage {
    let isSame = chance(0.7)
    let (width, height) = isSame ? (Int(size.width.rounded(.up)), Int(size.height.rounded(.up))) : (17, 23)
    let context = CGContext(topLeftWidth: width, height: height, scale: 1)
    if chance(0.5) {
      context.setFillColor(color(isOpaque: true))
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
    for _ in 0..<4 {
      context.setFillColor(color())
      let (x, y) = (number(0, CGFloat(width)).rounded(), number(0, CGFloat(height)).rounded())
      context.fill(CGRect(x: x, y: y, width: number(1, 30).rounded(), height: number(1, 30).rounded()))
    }
    return context.finish()
  }
}

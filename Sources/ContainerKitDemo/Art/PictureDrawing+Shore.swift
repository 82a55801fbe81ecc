import UIKit

extension PictureDrawing {
  mutating func drawSea() {
    let horizon = size.height * 0.56
    let islands = land(ridge(steps: 6, roughness: 0.5), base: horizon + size.height * 0.02, reach: size.height * 0.05)
    fill(islands, light.far, light.far.mixed(with: light.horizon, 0.5), over: size.height * 0.1)
    let water = CGRect(x: 0, y: horizon, width: size.width, height: size.height - horizon)
    let deep = light.near.mixed(with: light.top, 0.35)
    fill(
      water, [light.horizon.mixed(with: light.middle, 0.4), light.middle.mixed(with: deep, 0.55), deep], to: size.height
    )
    drawRipples(in: water, count: 90, color: light.glow)
    drawBoat(at: CGPoint(x: size.width * numbers.next(0.25...0.75), y: horizon + size.height * 0.1))
    // A headland at one side.
    let isLeft = numbers.next() < 0.5
    let path = UIBezierPath()
    let edge = isLeft ? 0 : size.width
    func x(_ fraction: CGFloat) -> CGFloat { isLeft ? size.width * fraction : size.width * (1 - fraction) }
    path.move(to: CGPoint(x: edge, y: size.height * 0.74))
    path.addCurve(
      to: CGPoint(x: x(0.62), y: size.height), controlPoint1: CGPoint(x: x(0.24), y: size.height * 0.75),
      controlPoint2: CGPoint(x: x(0.4), y: size.height * 0.93))
    path.addLine(to: CGPoint(x: edge, y: size.height))
    path.close()
    fill(path, light.near.mixed(with: light.far, 0.22), light.near, over: size.height * 0.2)
  }

  /// Draws flat lines of light on water, shorter and denser toward the horizon.
  mutating func drawRipples(in water: CGRect, count: Int, color: Tone) {
    let middle = size.width * numbers.next(0.35...0.65)
    for _ in 0..<count {
      let depth = pow(numbers.next(), 1.6)
      let y = water.minY + water.height * depth
      let width = size.width * (0.02 + 0.16 * depth) * numbers.next(0.4...1.2)
      let spread = size.width * (0.12 + 0.5 * depth)
      let height = max(size.height * 0.0035 * (0.4 + depth), pixel)
      color.color(alpha: 0.1 + 0.3 * numbers.next() * (1 - depth * 0.6)).setFill()
      UIBezierPath(
        roundedRect: CGRect(
          x: middle + numbers.next(-1...1) * spread - width / 2, y: y, width: width, height: height),
        cornerRadius: height / 2
      ).fill()
    }
  }

  private func drawBoat(at foot: CGPoint) {
    let tall = size.height * 0.085
    let sail = UIBezierPath()
    sail.move(to: CGPoint(x: foot.x, y: foot.y - tall))
    sail.addLine(to: CGPoint(x: foot.x + tall * 0.42, y: foot.y - tall * 0.18))
    sail.addLine(to: CGPoint(x: foot.x, y: foot.y - tall * 0.18))
    sail.close()
    sail.move(to: CGPoint(x: foot.x - tall * 0.05, y: foot.y - tall * 0.82))
    sail.addLine(to: CGPoint(x: foot.x - tall * 0.05, y: foot.y - tall * 0.18))
    sail.addLine(to: CGPoint(x: foot.x - tall * 0.32, y: foot.y - tall * 0.18))
    sail.close()
    light.glow.color(alpha: 0.95).setFill()
    sail.fill()
    let hull = UIBezierPath()
    hull.move(to: CGPoint(x: foot.x - tall * 0.38, y: foot.y - tall * 0.13))
    hull.addLine(to: CGPoint(x: foot.x + tall * 0.46, y: foot.y - tall * 0.13))
    hull.addLine(to: CGPoint(x: foot.x + tall * 0.3, y: foot.y))
    hull.addLine(to: CGPoint(x: foot.x - tall * 0.26, y: foot.y))
    hull.close()
    light.near.color().setFill()
    hull.fill()
  }

  mutating func drawCity() {
    for layer in 0..<4 {
      let depth = CGFloat(layer) / 3
      let tone = light.far.mixed(with: light.near, 0.1 + 0.9 * depth)
      let base = size.height * (0.66 + 0.14 * depth)
      var x = -size.width * 0.05
      while x < size.width {
        let width = size.width * numbers.next(0.07...0.13) * (0.8 + 0.5 * depth)
        let height = size.height * numbers.next(0.06...0.32) * (1 - 0.3 * depth)
        let tower = CGRect(x: x, y: base - height, width: width, height: size.height - base + height)
        fill(
          UIBezierPath(rect: tower), tone, tone.mixed(with: light.horizon, 0.3 * (1 - depth)), over: size.height * 0.3)
        if layer > 0 { drawWindows(in: tower, depth: depth) }
        x += width * numbers.next(0.95...1.25)
      }
    }
  }

  private mutating func drawWindows(in tower: CGRect, depth: CGFloat) {
    let step = size.width * 0.022
    let lit = light.isNight || light == .dusk
    var y = tower.minY + step
    while y < size.height {
      var x = tower.minX + step * 0.7
      while x < tower.maxX - step * 0.7 {
        let shine = numbers.next()
        if shine > 0.55 {
          Tone(lit ? 0xFFD98A : 0xFFF3DC).color(alpha: (lit ? 0.85 : 0.28) * shine * (0.4 + 0.6 * depth)).setFill()
          UIRectFill(CGRect(x: x, y: y, width: step * 0.42, height: step * 0.55))
        }
        x += step
      }
      y += step * 1.25
    }
  }
}

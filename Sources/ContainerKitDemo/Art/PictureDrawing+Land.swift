import UIKit

extension PictureDrawing {
  /// Draws ridges from the farthest to the nearest, each darker than the one behind it and with haze at its foot.
  mutating func drawMountains(from top: CGFloat, layers: Int, to bottom: CGFloat = 1) {
    for layer in 0..<layers {
      let depth = CGFloat(layer) / CGFloat(layers - 1)
      let base = size.height * (top + (bottom - top) * 0.82 * depth)
      let reach = size.height * (0.16 - 0.05 * depth)
      let tone = light.far.mixed(with: light.near, pow(depth, 1.2))
      let haze = tone.mixed(with: light.horizon, 0.55 * (1 - depth) + 0.08)
      let path = land(ridge(steps: 7, roughness: 0.56), base: base, reach: reach)
      fill(path, tone, haze, over: size.height * 0.26)
    }
  }

  mutating func drawLake() {
    drawMountains(from: 0.4, layers: 3, to: 0.66)
    let shore = size.height * 0.62
    let water = CGRect(x: 0, y: shore, width: size.width, height: size.height - shore)
    fill(
      water, [light.horizon.mixed(with: light.far, 0.35), light.middle.mixed(with: light.near, 0.35), light.top],
      to: size.height)
    drawRipples(in: water, count: 46, color: light.glow)
    drawFirs(base: size.height * 1.02, height: size.height * 0.3, count: 7, tone: light.near)
  }

  mutating func drawWoods() {
    for layer in 0..<5 {
      let depth = CGFloat(layer) / 4
      let base = size.height * (0.5 + 0.46 * depth)
      let tone = light.far.mixed(with: light.near, pow(depth, 1.3))
      let slope = ridge(steps: 4, roughness: 0.45)
      fill(
        land(slope, base: base, reach: size.height * 0.06), tone,
        tone.mixed(with: light.horizon, 0.5 * (1 - depth)), over: size.height * 0.2)
      drawFirs(
        base: base + size.height * 0.03, height: size.height * (0.1 + 0.16 * depth), count: 26 - layer * 4, tone: tone)
    }
  }

  /// Draws fir trees beside each other.
  mutating func drawFirs(base: CGFloat, height: CGFloat, count: Int, tone: Tone) {
    tone.color().setFill()
    for index in 0..<count {
      let x = size.width * (CGFloat(index) + numbers.next(0.1...0.9)) / CGFloat(count)
      let tall = height * numbers.next(0.55...1.1)
      let wide = tall * 0.36
      let foot = base + height * numbers.next(-0.12...0.12)
      let path = UIBezierPath()
      path.move(to: CGPoint(x: x, y: foot - tall))
      for step in 1...5 {
        let (y, half) = (foot - tall * (1 - CGFloat(step) / 5), wide / 2 * CGFloat(step) / 5)
        path.addLine(to: CGPoint(x: x + half, y: y))
        path.addLine(to: CGPoint(x: x + half * 0.55, y: y - tall * 0.02))
      }
      for step in stride(from: 5, through: 1, by: -1) {
        let (y, half) = (foot - tall * (1 - CGFloat(step) / 5), wide / 2 * CGFloat(step) / 5)
        path.addLine(to: CGPoint(x: x - half * 0.55, y: y - tall * 0.02))
        path.addLine(to: CGPoint(x: x - half, y: y))
      }
      path.close()
      path.fill()
    }
  }

  mutating func drawDunes() {
    for layer in 0..<5 {
      let depth = CGFloat(layer) / 4
      let (waves, phase) = (numbers.next(0.6...1.5), numbers.next(0...6))
      let heights = (0...60).map { step -> CGFloat in
        let x = CGFloat(step) / 60
        // A sharp crest: the wind piles sand up on one side.
        let wave = sin(x * waves * 2 * .pi + phase)
        return wave * (1 - 0.25 * cos(x * waves * 4 * .pi + phase))
      }
      let path = land(
        heights, base: size.height * (0.56 + 0.4 * depth), reach: size.height * (0.035 + 0.05 * depth))
      let tone = light.far.mixed(with: light.near, depth * 0.9)
      fill(path, tone.mixed(with: light.glow, 0.32), tone.mixed(with: light.near, 0.25), over: size.height * 0.3)
    }
  }
}

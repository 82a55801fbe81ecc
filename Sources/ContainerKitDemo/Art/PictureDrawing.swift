import UIKit

/// Draws a picture into the current graphics context, from the sky to the foreground.
@MainActor struct PictureDrawing {
  let picture: Picture
  let size: CGSize
  /// The height of a row of pixels.
  let pixel: CGFloat
  var numbers: SeededRandom

  init(_ picture: Picture, size: CGSize, scale: CGFloat) {
    (self.picture, self.size) = (picture, size)
    pixel = 1 / max(scale, 1)
    numbers = SeededRandom(seed: picture.seed)
  }

  var light: Light { picture.light }
  private var room: CGRect { CGRect(origin: .zero, size: size) }

  func draw() {
    var drawing = self
    drawing.drawSky()
    switch picture.subject {
    case .mountains: drawing.drawMountains(from: 0.42, layers: 5)
    case .lake: drawing.drawLake()
    case .sea: drawing.drawSea()
    case .dunes: drawing.drawDunes()
    case .woods: drawing.drawWoods()
    case .city: drawing.drawCity()
    }
  }

  // MARK: The sky

  private mutating func drawSky() {
    fill(room, [light.top, light.middle, light.horizon], to: size.height * 0.62)
    if light.isNight { drawStars() }
    let x = numbers.next(0.2...0.8)
    let sun = CGPoint(x: size.width * x, y: size.height * (light.isNight ? 0.2 : 0.34))
    let radius = min(size.width, size.height) * (light.isNight ? 0.05 : 0.075)
    drawHalo(around: sun, radius * 6)
    fillCircle(sun, radius, light.glow.color(alpha: 0.96))
    drawClouds()
  }

  /// Draws light that gets weaker with the distance, first fast, then slowly.
  private func drawHalo(around center: CGPoint, _ radius: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let halo = CAGradientLayer()
    halo.type = .radial
    halo.bounds.size = CGSize(width: 2 * radius, height: 2 * radius)
    (halo.startPoint, halo.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
    halo.colors = [0.36, 0.25, 0.15, 0.07, 0.02, 0].map { light.glow.color(alpha: $0).cgColor }
    context.saveGState()
    context.translateBy(x: center.x - radius, y: center.y - radius)
    halo.render(in: context)
    context.restoreGState()
  }

  private mutating func drawStars() {
    for _ in 0..<90 {
      let point = CGPoint(x: size.width * numbers.next(), y: size.height * 0.55 * numbers.next())
      fillCircle(point, max(size.width * 0.0022, 0.3) * numbers.next(0.5...1.4), light.glow.color(alpha: 0.75))
    }
  }

  private mutating func drawClouds() {
    // One path for all, so that no cloud is darker where another one overlaps it.
    let clouds = UIBezierPath()
    for _ in 0..<4 {
      let (x, y) = (size.width * numbers.next(), size.height * numbers.next(0.06...0.36))
      let length = size.width * numbers.next(0.2...0.5)
      for _ in 0..<5 {
        let width = length * numbers.next(0.3...0.9)
        let height = size.height * numbers.next(0.008...0.022)
        let left = x + (length - width) * numbers.next() - length / 2
        clouds.append(
          UIBezierPath(
            roundedRect: CGRect(x: left, y: y + height * numbers.next(-1.4...1.4), width: width, height: height),
            cornerRadius: height / 2))
      }
    }
    light.horizon.mixed(with: Tone(0xFFFFFF), 0.5).color(alpha: light.isNight ? 0.07 : 0.3).setFill()
    clouds.fill()
  }

  // MARK: Tools

  /// Fills a rectangle with tones from its top to `bottom`, row by row; the last tone fills the rest.
  func fill(_ rect: CGRect, _ tones: [Tone], to bottom: CGFloat) {
    var y = (rect.minY / pixel).rounded(.down) * pixel
    while y < rect.maxY {
      let fraction = min(max((y - rect.minY) / max(bottom - rect.minY, pixel), 0), 1)
      let position = fraction * CGFloat(tones.count - 1)
      let index = min(Int(position), tones.count - 2)
      tones[index].mixed(with: tones[index + 1], position - CGFloat(index)).color().setFill()
      UIRectFill(CGRect(x: rect.minX, y: y, width: rect.width, height: pixel))
      y += pixel
    }
  }

  /// Fills a shape with two tones, from its top to a distance below.
  func fill(_ path: UIBezierPath, _ first: Tone, _ last: Tone, over height: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let bounds = path.bounds.intersection(room)
    guard !bounds.isNull else { return }
    context.saveGState()
    path.addClip()
    fill(bounds, [first, last], to: bounds.minY + height)
    context.restoreGState()
  }

  func fillCircle(_ center: CGPoint, _ radius: CGFloat, _ color: UIColor) {
    color.setFill()
    UIBezierPath(
      ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    ).fill()
  }

  /// Returns the heights of a ridge from left to right, from -1 to 1: each step halves the distance and the roughness.
  mutating func ridge(steps: Int, roughness: CGFloat) -> [CGFloat] {
    var heights = [numbers.next(-0.6...0.6), numbers.next(-0.6...0.6)]
    var reach: CGFloat = 1
    for _ in 0..<steps {
      var next: [CGFloat] = []
      for (left, right) in zip(heights, heights.dropFirst()) {
        next.append(left)
        next.append((left + right) / 2 + numbers.next(-reach...reach))
      }
      next.append(heights[heights.count - 1])
      heights = next
      reach *= roughness
    }
    return heights.map { min(max($0, -1.2), 1.2) }
  }

  /// Returns the land below a ridge.
  func land(_ heights: [CGFloat], base: CGFloat, reach: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: size.height))
    for (index, height) in heights.enumerated() {
      let x = size.width * CGFloat(index) / CGFloat(heights.count - 1)
      path.addLine(to: CGPoint(x: x, y: base - height * reach))
    }
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    path.close()
    return path
  }
}

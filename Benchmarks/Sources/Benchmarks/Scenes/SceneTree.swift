@_spi(Benchmark) import QuartzCore

/// A scene's layers, as an app has them: a window, a container's view, a view for the pages, and the pages.
final class SceneTree {
  /// The container's background color.
  static let background = CGColor(red: 0.9, green: 0.92, blue: 0.95, alpha: 1)

  private let scene: Scene
  private let tree: BenchmarkTree
  private let pages: [CALayer]
  private let mask = CAShapeLayer()

  init(_ scene: Scene, pages contents: [PageContent]) {
    self.scene = scene
    CATransaction.setDisableActions(true)
    let window = Self.view()
    window.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    let container = Self.view()
    container.backgroundColor = Self.background
    window.addSublayer(container)
    let content = Self.view()
    container.addSublayer(content)
    pages = contents.map(Self.page)
    pages.forEach(content.addSublayer)
    if scene.kind == .cube {
      content.sublayerTransform = Cube.perspective
      for page in pages {
        page.anchorPointZ = -Scene.points.width / 2
        page.zPosition = 0
        page.isDoubleSided = false
      }
    }
    if scene.rasterizes {
      for page in pages { (page.shouldRasterize, page.rasterizationScale) = (true, Scene.scale) }
    }
    if scene.kind == .reveal {
      mask.frame = CGRect(origin: .zero, size: Scene.points)
      mask.path = Self.circle(radius: Scene.radii.0)
      pages[1].mask = mask
    }
    tree = BenchmarkTree(root: window)
  }

  /// Starts the motion again.
  func start() {
    for (layer, animation) in animations {
      animation.duration = scene.duration / 60
      animation.fillMode = .both
      animation.isRemovedOnCompletion = false
      layer.add(animation, forKey: animation.keyPath)
    }
    CATransaction.flush()
  }

  /// Draws the next frame.
  func frame(into screen: Screen) { tree.frame(after: 1.0 / 60, into: screen.context) }

  private var animations: [(CALayer, CABasicAnimation)] {
    let (width, middle) = (Double(Scene.points.width), Double(Scene.points.width) / 2)
    let (old, new) = (pages[0], pages[1])
    func animation(_ key: String, _ from: Any, _ to: Any) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: key)
      (animation.fromValue, animation.toValue) = (from, to)
      return animation
    }
    switch scene.kind {
    case .slide:
      return [
        (old, animation("position.x", middle, middle - width)), (new, animation("position.x", middle + width, middle)),
      ]
    case .crossfade:
      return [
        (old, animation("position.x", middle, middle - width / 3)), (old, animation("opacity", 1.0, 0.0)),
        (new, animation("position.x", middle + width, middle)), (new, animation("opacity", 0.0, 1.0)),
      ]
    case .zoom:
      return [
        (
          new,
          animation(
            "transform", NSValue(caTransform3D: CATransform3DMakeScale(0.1, 0.1, 1)),
            NSValue(caTransform3D: CATransform3DIdentity))
        ),
        (new, animation("opacity", 0.0, 1.0)),
      ]
    case .reveal:
      return [(mask, animation("path", Self.circle(radius: Scene.radii.0), Self.circle(radius: Scene.radii.1)))]
    case .cube:
      return [
        (old, animation("transform.rotation.y", 0.0, -Double.pi / 2)),
        (new, animation("transform.rotation.y", Double.pi / 2, 0.0)),
      ]
    }
  }

  private static func circle(radius: Double) -> CGPath {
    let (x, y) = (Scene.points.width / 2, Scene.points.height / 2)
    return CGPath(
      ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius), transform: nil)
  }

  private static func view() -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(origin: .zero, size: Scene.points)
    layer.contentsScale = Scene.scale
    return layer
  }

  private static func page(_ content: PageContent) -> CALayer {
    let page = view()
    page.contents = content.picture
    for card in content.cards {
      let layer = CALayer()
      layer.frame = card.frame
      layer.cornerRadius = card.radius
      layer.backgroundColor = card.color
      let label = CALayer()
      label.contentsScale = Scene.scale
      label.contents = card.label
      if let image = card.label {
        label.frame = CGRect(
          x: card.labelOrigin.x - card.frame.minX, y: card.labelOrigin.y - card.frame.minY,
          width: CGFloat(image.width) / Scene.scale, height: CGFloat(image.height) / Scene.scale)
      }
      layer.addSublayer(label)
      page.addSublayer(layer)
    }
    return page
  }
}

import Testing

@testable import LayerTime
@testable import QuartzCore

/// Moves each animatable key path of each kind of layer, and goes back to the start.
@MainActor @Suite("A cancel of an animated key path", .serialized) struct CancelledValuesTests {
  /// A kind of layer, one of its key paths, and two values.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @MainActor @Sendable () -> CALayer
    let path: String
    /// `true` if the property cannot be interpolated. Such an animation shows its end from its start.
    var isDiscrete = false
    /// Returned by a function, because values are not sendable.
    let ends: @MainActor @Sendable () -> (from: Any, to: Any)
  }

  nonisolated static let rows: [Row] = {
    let kinds: [(String, [String: LayerProperty], @MainActor @Sendable () -> CALayer)] = [
      ("CALayer", LayerProperty.all, { CALayer() }), ("CAShapeLayer", LayerProperty.ofShapes, { CAShapeLayer() }),
      ("CAGradientLayer", LayerProperty.ofGradients, { CAGradientLayer() }),
      ("CAReplicatorLayer", LayerProperty.ofReplicators, { CAReplicatorLayer() }),
    ]
    let timing: Set = [
      "beginTime", "duration", "timeOffset", "speed", "repeatDuration", "repeatCount", "autoreverses", "fillMode",
    ]
    let frame = Row(testDescription: "frame", make: { CALayer() }, path: "frame") {
      (CGRect(x: 1, y: 2, width: 30, height: 40), CGRect(x: 5, y: 6, width: 70, height: 80))
    }
    return kinds.flatMap { name, table, make in
      table.filter { !timing.contains($0.key) }.sorted { $0.key < $1.key }.flatMap { key, property in
        paths(of: key).flatMap { path in
          (property.isDiscrete ? discreteEnds(of: key) : ends(of: path)).enumerated().map { index, ends in
            Row(
              testDescription: "\(name) \(path) \(index)", make: make, path: path, isDiscrete: property.isDiscrete,
              ends: ends)
          }
        }
      }
    } + [frame]
  }()

  /// The key paths of a property and its parts.
  nonisolated private static func paths(of key: String) -> [String] {
    let axes = ["x", "y", "z"]
    let parts: [String] =
      switch key {
      case _ where key.lowercased().hasSuffix("transform"):
        ["", "rotation", "scale", "translation"].flatMap { part in
          part.isEmpty ? [part] : [part] + axes.map { "\(part).\($0)" }
        } + (1...4).flatMap { row in (1...4).map { "m\(row)\($0)" } }
      case "position", "anchorPoint", "startPoint", "endPoint": ["", "x", "y"]
      case "shadowOffset": ["", "width", "height"]
      case "bounds", "contentsRect", "contentsCenter":
        ["", "origin", "origin.x", "origin.y", "size", "size.width", "size.height"]
      default: [""]
      }
    return parts.map { $0.isEmpty ? key : "\(key).\($0)" }
  }

  /// The ends between which a key path is animated.
  nonisolated private static func ends(
    of path: String
  ) -> [@MainActor @Sendable () -> (from: Any, to: Any)] {
    let key = path.split(separator: ".").first.map(String.init) ?? path
    let kind = path.split(separator: ".").dropFirst().joined(separator: ".")
    if kind.hasPrefix("rotation") {
      let halfTurns: [CGFloat] = (-4...4).map { CGFloat($0) * .pi }
      let others: [CGFloat] = [-5, -3.1, -1.6, -.pi / 2, .pi / 2, 1.6, 3.1, 5]
      let angles = halfTurns + others
      return angles.map { angle in { (angle, CGFloat(0)) } }
    }
    switch kind {
    case "translation", "origin", "size": return [{ (CGSize(width: 3, height: 4), CGSize(width: 30, height: 50)) }]
    case "": break
    default: return [{ (CGFloat(0.25), CGFloat(0.75)) }, { (CGFloat(0), CGFloat(1)) }]
    }
    switch key {
    case _ where key.lowercased().hasSuffix("transform"):
      return [{ (CATransform3DMakeRotation(3, 1, 2, 3), CATransform3DMakeScale(2, -1, 1)) }]
    case "position", "anchorPoint", "startPoint", "endPoint":
      return [{ (CGPoint(x: 0.25, y: 3), CGPoint(x: 1, y: 0.5)) }]
    case "shadowOffset": return [{ (CGSize(width: -3, height: 4), CGSize(width: 1, height: 0.5)) }]
    case "bounds", "contentsRect", "contentsCenter":
      return [{ (CGRect(x: 0, y: 0.25, width: 0.5, height: 0.75), CGRect(x: 0, y: 0, width: 1, height: 1)) }]
    case _ where key.hasSuffix("Color"):
      return [{ (CGColor(red: 1, green: 0, blue: 0.5, alpha: 0.5), CGColor(gray: 0.25, alpha: 1)) }]
    case "path", "shadowPath":
      return [
        {
          let (small, large) = (CGRect(x: 0, y: 1, width: 2, height: 3), CGRect(x: 4, y: 5, width: 60, height: 70))
          return (CGPath(rect: small, transform: nil), CGPath(rect: large, transform: nil))
        }
      ]
    case "colors":
      return [
        {
          let (red, blue) = (CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1))
          return ([red, blue], [blue, red])
        }
      ]
    case "locations": return [{ ([NSNumber(0.1), NSNumber(0.4)], [NSNumber(0), NSNumber(1)]) }]
    case "instanceCount": return [{ (CGFloat(2), CGFloat(4)) }]
    default: return [{ (CGFloat(0.25), CGFloat(0.75)) }]
    }
  }

  nonisolated private static func discreteEnds(
    of key: String
  ) -> [@MainActor @Sendable () -> (from: Any, to: Any)] {
    if key == "maskedCorners" { return [{ (CACornerMask.layerMinXMinYCorner, CACornerMask.layerMaxXMaxYCorner) }] }
    // A name, a picture, or a Boolean value. The other kinds do not fit and change nothing.
    return [{ ("center", "bottom") }, { (false, true) }, { (true, false) }]
  }

  @Test("shows what the start showed, whether that was on screen or not", arguments: rows, [true, false])
  func rows(_ row: Row, isShown: Bool) {
    if row.isDiscrete && !isShown { return }
    let clock = ManualClock(now: 5)
    FrameLoop.main = FrameLoop(clock: clock)
    let (root, layer) = (CALayer(), row.make())
    (layer.bounds, layer.position) = (CGRect(x: 1, y: 2, width: 30, height: 40), CGPoint(x: 50, y: 60))
    layer.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
    root.addSublayer(layer)
    let tree = LayerTree(root: root)
    defer { tree.detach() }
    CATransaction.flush()
    let frozen = FrozenLayers([root])
    frozen.freeze()
    let (from, to) = row.ends()
    CATransaction.withoutActions {
      layer.setValue(to, forKeyPath: row.path)
      let animation = CABasicAnimation(keyPath: row.path)
      (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
      animation.fillMode = .both
      layer.add(animation, forKey: "a")
    }
    frozen.roots[0].take(LayerAnimations(below: [root]).entries, besides: [])
    func frame() {
      CATransaction.flush()
      clock.now += 1.0 / 60
      frozen.nextFrame(shownAt: CACurrentMediaTime())
    }
    frame()
    let start = look(layer, isExact: isShown)
    func changes() -> [String] {
      look(layer, isExact: isShown).filter { start[$0.key] != $0.value }.map { "\($0.key) is \($0.value)" }
    }
    frozen.show(0.6, before: 1)
    frame()
    frozen.show(0, before: 1)
    frame()
    #expect(changes() == [])
    frozen.settleModel(isShown: isShown)
    frame()
    #expect(changes() == [])
    frozen.restore()
    frame()
    #expect(changes() == [])
  }

  @Test("leaves what was changed since the animator left it, if asked, and no more", arguments: rows, [true, false])
  func kept(_ row: Row, isChanged: Bool) {
    if row.isDiscrete { return }
    FrameLoop.main = FrameLoop(clock: ManualClock(now: 5))
    var models: [[String: [String]]] = []
    for keepsChanges in [true, false] {
      let (root, layer) = (CALayer(), row.make())
      root.addSublayer(layer)
      let tree = LayerTree(root: root)
      defer { tree.detach() }
      CATransaction.flush()
      let frozen = FrozenLayers([root])
      let (from, to) = row.ends()
      let original = layer.value(forKeyPath: row.path)
      CATransaction.withoutActions {
        layer.setValue(to, forKeyPath: row.path)
        let animation = CABasicAnimation(keyPath: row.path)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
        layer.add(animation, forKey: "a")
      }
      frozen.roots[0].take(LayerAnimations(below: [root]).entries, besides: [])
      let left = values(of: layer.state, isExact: true)
      if isChanged { CATransaction.withoutActions { layer.setValue(original, forKeyPath: row.path) } }
      // The animator may have left the original value.
      if isChanged && values(of: layer.state, isExact: true) == left { return }
      if isChanged && keepsChanges { models.append(values(of: layer.state, isExact: true)) }
      frozen.settleModel(isShown: false, keepsChanges: keepsChanges)
      if keepsChanges || !isChanged { models.append(values(of: layer.state, isExact: true)) }
      frozen.restore()
    }
    #expect(models[0] == models[1])
  }

  @Test("leaves an animation of the page's own, of another part of the same property, out of the model")
  func ownAnimation() {
    let clock = ManualClock(now: 5)
    FrameLoop.main = FrameLoop(clock: clock)
    let (root, layer) = (CALayer(), CALayer())
    root.addSublayer(layer)
    let tree = LayerTree(root: root)
    defer { tree.detach() }
    let own = CABasicAnimation(keyPath: "position.y")
    (own.fromValue, own.toValue, own.duration) = (20, 40, 1)
    layer.add(own, forKey: "own")
    CATransaction.flush()
    let frozen = FrozenLayers([root])
    frozen.freeze()
    let before = LayerAnimations(below: [root])
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (5, 0, 1)
    layer.add(animation, forKey: "a")
    frozen.roots[0].take(LayerAnimations(below: [root]).added(since: before), besides: before.entries)
    CATransaction.flush()
    #expect(layer.presentation()?.position == CGPoint(x: 5, y: 20))
    frozen.settleModel(isShown: true)
    #expect(layer.position == CGPoint(x: 5, y: 0) && layer.animationKeys() == ["own"])
  }

  /// The values that a layer shows. Those that are computed are exact up to the last digits.
  private func look(_ layer: CALayer, isExact: Bool = true) -> [String: [String]] {
    layer.presentation().map { values(of: $0.state, isExact: isExact) } ?? [:]
  }

  private func values(of state: LayerState, isExact: Bool) -> [String: [String]] {
    let tables = [LayerProperty.all, LayerProperty.ofShapes, LayerProperty.ofGradients, LayerProperty.ofReplicators]
    let pairs = tables.flatMap(\.keys).map { key in
      let value = state.property(key)
      let numbers = AnimatableValue(value)?.components
      return (key, numbers?.map { "\(isExact ? $0 : ($0 * 1e12).rounded())" } ?? [String(describing: value)])
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}

/// The state of a replicator layer.
package struct ReplicatorState {
  package var count = 1
  package var delay: CFTimeInterval = 0
  package var transform = CATransform3DIdentity
  package var color: CGColor? = CGColor(gray: 1, alpha: 1)
  package var redOffset: Float = 0
  package var greenOffset: Float = 0
  package var blueOffset: Float = 0
  package var alphaOffset: Float = 0

  package init() {}

  /// Returns the color by which the copy at an index is multiplied, each component from 0 to 1.
  func tint(at index: Int) -> RenderNode.Tint {
    let (red, green, blue, alpha) = color?.rgba ?? (1, 1, 1, 1)
    func stepped(_ first: CGFloat, _ offset: Float) -> CGFloat {
      min(1, max(0, first + CGFloat(offset) * CGFloat(index)))
    }
    return RenderNode.Tint(
      red: stepped(red, redOffset), green: stepped(green, greenOffset), blue: stepped(blue, blueOffset),
      alpha: stepped(alpha, alphaOffset))
  }

  /// Returns the transforms of the copies, in order, about a point.
  func transforms(about center: CGPoint) -> [CATransform3D] {
    var (power, transforms) = (CATransform3DIdentity, [CATransform3D]())
    for _ in 0..<max(0, count) {
      let placed = CATransform3DTranslate(power, -center.x, -center.y, 0)
      transforms.append(CATransform3DConcat(placed, CATransform3DMakeTranslation(center.x, center.y, 0)))
      power = CATransform3DConcat(power, transform)
    }
    return transforms
  }
}

extension LayerProperty {
  /// The additional properties of a replicator layer.
  nonisolated(unsafe) static let ofReplicators: [String: LayerProperty] = [
    "instanceCount": LayerProperty(get: { Double($0.plainReplicator.count) }) { state, value in
      guard let number = value.flatMap({ Double(boxed: $0) }), let count = Int(exactly: number.rounded()) else {
        return
      }
      state.plainReplicator.count = count
    },
    "preservesDepth": .bool(\.isTransformOnly),
    "instanceDelay": LayerProperty(get: { $0.plainReplicator.delay }) { state, value in
      if let number = value.flatMap({ Double(boxed: $0) }) { state.plainReplicator.delay = number }
    },
    "instanceTransform": .transform(\.plainReplicator.transform), "instanceColor": .color(\.plainReplicator.color),
    "instanceRedOffset": .float(\.plainReplicator.redOffset),
    "instanceGreenOffset": .float(\.plainReplicator.greenOffset),
    "instanceBlueOffset": .float(\.plainReplicator.blueOffset),
    "instanceAlphaOffset": .float(\.plainReplicator.alphaOffset),
  ]
}

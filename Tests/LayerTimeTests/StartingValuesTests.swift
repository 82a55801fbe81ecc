import QuartzCore
import Testing

@testable import LayerTime

/// The computed values equal those in the render tree.
@MainActor @Suite("The starting values of animations", .serialized) struct StartingValuesTests {
  /// An animation and the layer that it animates, whose model is at its final value.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let add: @MainActor @Sendable (CALayer) -> Void
  }

  @MainActor private static func basic(
    _ path: String, from: Any?, to: Any?, additive: Bool = false, spring: Bool = false
  ) -> CABasicAnimation {
    let animation = spring ? CASpringAnimation(keyPath: path) : CABasicAnimation(keyPath: path)
    (animation.fromValue, animation.toValue, animation.isAdditive) = (from, to, additive)
    animation.duration = 1
    return animation
  }

  nonisolated static let rows: [Row] = [
    Row(testDescription: "a number") { $0.add(basic("opacity", from: 0.25, to: 1), forKey: "a") },
    Row(testDescription: "an additive number") { layer in
      layer.opacity = 0.9
      layer.add(basic("opacity", from: -0.6, to: 0, additive: true), forKey: "a")
    },
    Row(testDescription: "two additive points") { layer in
      layer.position = CGPoint(x: 100, y: 50)
      layer.add(basic("position", from: CGPoint(x: -60, y: 5), to: CGPoint.zero, additive: true), forKey: "a")
      layer.add(
        basic("position", from: CGPoint(x: 10, y: 1), to: CGPoint.zero, additive: true, spring: true), forKey: "b")
    },
    Row(testDescription: "an additive size and origin of the bounds") { layer in
      layer.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
      layer.add(basic("bounds.size", from: CGSize(width: 7, height: -8), to: CGSize.zero, additive: true), forKey: "a")
      layer.add(basic("bounds.origin", from: CGPoint(x: 3, y: 4), to: CGPoint.zero, additive: true), forKey: "b")
    },
    Row(testDescription: "an additive transform") { layer in
      layer.transform = CATransform3DMakeTranslation(20, 0, 0)
      layer.add(
        basic("transform", from: CATransform3DMakeScale(0.5, 2, 1), to: CATransform3DIdentity, additive: true),
        forKey: "a")
    },
    Row(testDescription: "an additive rectangle") { layer in
      layer.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
      let from = CGRect(x: 3, y: 4, width: 7, height: -8)
      layer.add(basic("bounds", from: from, to: CGRect.zero, additive: true), forKey: "a")
    },
    Row(testDescription: "an additive transform of the sublayers") { layer in
      layer.sublayerTransform = CATransform3DMakeTranslation(20, 0, 0)
      layer.add(
        basic("sublayerTransform", from: CATransform3DMakeScale(0.5, 2, 1), to: CATransform3DIdentity, additive: true),
        forKey: "a")
    },
    Row(testDescription: "a part of a transform") { layer in
      layer.add(basic("transform.rotation.z", from: 0.7, to: 0), forKey: "a")
    },
    Row(testDescription: "one with no value to start from") {
      $0.add(basic("opacity", from: nil, to: 0.3), forKey: "a")
    },
    // If only the render server can compute a start, these animations start at the value shown before.
    Row(testDescription: "one by a value, to another") { layer in
      layer.opacity = 0.75
      let animation = basic("opacity", from: nil, to: 0.75)
      animation.byValue = -0.25
      layer.add(animation, forKey: "a")
    },
    Row(testDescription: "a value function") { layer in
      layer.transform = CATransform3DMakeRotation(1, 0, 0, 1)
      let animation = basic("transform", from: 0.0, to: 1.0)
      animation.valueFunction = CAValueFunction(name: .rotateZ)
      layer.add(animation, forKey: "a")
    },
    Row(testDescription: "a path") { layer in
      let path = CGMutablePath()
      path.move(to: layer.position)
      path.addLine(to: CGPoint(x: 100, y: 50))
      layer.position = CGPoint(x: 100, y: 50)
      let keyframes = CAKeyframeAnimation(keyPath: "position")
      (keyframes.path, keyframes.duration) = (path, 1)
      layer.add(keyframes, forKey: "a")
    },
    Row(testDescription: "keyframes") { layer in
      let keyframes = CAKeyframeAnimation(keyPath: "position.x")
      (keyframes.values, keyframes.duration) = ([12.0, 80.0, 40.0], 1)
      layer.add(keyframes, forKey: "a")
    },
    Row(testDescription: "additive keyframes") { layer in
      let keyframes = CAKeyframeAnimation(keyPath: "opacity")
      (keyframes.values, keyframes.duration, keyframes.isAdditive) = ([-0.5, 0.0], 1, true)
      layer.add(keyframes, forKey: "a")
    },
    Row(testDescription: "a group") { layer in
      let group = CAAnimationGroup()
      group.animations = [basic("opacity", from: 0.1, to: 1), basic("position.y", from: 9, to: 0)]
      group.duration = 1
      layer.add(group, forKey: "a")
    },
    Row(testDescription: "a delayed one that fills backwards") { layer in
      let animation = basic("opacity", from: 0.2, to: 1)
      (animation.beginTime, animation.fillMode) = (CACurrentMediaTime() + 0.5, .both)
      layer.add(animation, forKey: "a")
    },
    Row(testDescription: "a delayed one that does not") { layer in
      let animation = basic("opacity", from: 0.2, to: 1)
      animation.beginTime = CACurrentMediaTime() + 0.5
      layer.add(animation, forKey: "a")
    },
    Row(testDescription: "a color") { layer in
      layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
      layer.add(basic("backgroundColor", from: CGColor(red: 1, green: 0, blue: 0, alpha: 1), to: nil), forKey: "a")
    },
  ]

  @Test("are those that the committed layers show at that time", arguments: rows)
  func rows(_ row: Row) {
    let clock = ManualClock(now: 5)
    FrameLoop.main = FrameLoop(clock: clock)
    let (root, layer) = (CALayer(), CALayer())
    layer.position = CGPoint(x: 3, y: 4)
    root.addSublayer(layer)
    let tree = LayerTree(root: root)
    defer { tree.detach() }
    CATransaction.flush()
    CATransaction.withoutActions {
      layer.speed = 0
      layer.timeOffset = CACurrentMediaTime()
      row.add(layer)
    }
    let values = StartingValues(LayerAnimations(below: [layer]).entries, below: layer, at: CACurrentMediaTime()).values
    CATransaction.flush()
    #expect(!values.isEmpty)
    let worked = CALayer()
    for key in ["opacity", "position", "bounds", "transform", "sublayerTransform", "backgroundColor"] {
      worked.setValue(layer.value(forKey: key), forKey: key)
    }
    for value in values { worked.setValue(value.value, forKey: value.key) }
    let shown = layer.presentation() ?? layer
    #expect(abs(worked.opacity - shown.opacity) < 1e-6)
    #expect(abs(worked.position.x - shown.position.x) < 1e-9 && abs(worked.position.y - shown.position.y) < 1e-9)
    #expect(worked.bounds == shown.bounds)
    #expect(worked.backgroundColor == shown.backgroundColor)
    for (a, b) in [
      (worked.transform, shown.transform), (worked.sublayerTransform, shown.sublayerTransform),
    ] {
      for (one, other) in [(a.m11, b.m11), (a.m12, b.m12), (a.m21, b.m21), (a.m22, b.m22), (a.m41, b.m41)] {
        #expect(abs(one - other) < 1e-9)
      }
    }
  }
}

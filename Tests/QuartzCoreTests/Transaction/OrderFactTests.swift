import QuartzCore
import Testing

extension QuartzCoreSuite {
  /// `CallbackOrderFactTests` tests the callback orders of the same file.
  @MainActor @Suite struct OrderFactTests {
    /// Records the actions that it is asked for.
    private final class Asked: NSObject, CALayerDelegate {
      var names: [ObjectIdentifier: String] = [:]
      var received: [String] = []

      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        received.append("\(names[ObjectIdentifier(layer)] ?? "?"):\(event)")
        return NSNull()
      }
    }

    @Test("ordering_actions: actions that changes of the hierarchy request")
    func requests() throws {
      let rows = try Fact.table("ordering_actions")["action_requests"]["rows"].rows
      let changes: [String: (CALayer, CALayer, CALayer) -> Void] = [
        "parent.addSublayer(child)": { parent, child, _ in parent.addSublayer(child) },
        "child.removeFromSuperlayer": { _, child, _ in child.removeFromSuperlayer() },
        "replaceSublayer old->new": { parent, child, new in parent.replaceSublayer(child, with: new) },
        "mask = m": { parent, _, new in parent.mask = new },
        "layout": { parent, _, _ in
          parent.setNeedsLayout()
          parent.layoutIfNeeded()
        },
        "reorder existing sublayer": { parent, child, _ in parent.insertSublayer(child, at: 1) },
      ]
      #expect(rows.count == changes.count)
      for row in rows {
        let name = row["do"].string ?? ""
        let (parent, child, new, asked) = (CALayer(), CALayer(), CALayer(), Asked())
        if !name.hasPrefix("parent.add") {
          parent.addSublayer(child)
          parent.addSublayer(CALayer())
        }
        parent.layoutIfNeeded()
        let names = name.hasPrefix("replace") ? ("parent", "old", "new") : ("parent", "child", "m")
        let own = name.hasPrefix("mask") || name == "layout" ? "layer" : names.0
        asked.names = [ObjectIdentifier(parent): own, ObjectIdentifier(child): names.1, ObjectIdentifier(new): names.2]
        [parent, child, new].forEach { $0.delegate = asked }
        let change = try #require(changes[name], "\(row)")
        change(parent, child, new)
        #expect(asked.received == row["asks"].strings, "\(row)")
      }
    }

    /// Returns a layer with contents of 1 × 1, so that it has something for each key.
    private func filled(_ stage: TestStage) -> CALayer {
      let layer = stage.layer()
      layer.actions = nil
      layer.contents = CGContext(topLeftWidth: 1, height: 1, scale: 1).makeImage()
      layer.backgroundColor = nil
      CATransaction.flush()
      return layer
    }

    @Test("ordering_actions: keys with implicit animations, with transitions, and with neither")
    func implicit() throws {
      let table = try Fact.table("ordering_actions")["implicit_actions"]
      let stage = TestStage()
      let layer = filled(stage)
      for key in table["CABasicAnimation"].strings {
        #expect(layer.action(forKey: key) is CABasicAnimation, "\(key)")
        #expect(CALayer().action(forKey: key) == nil, "\(key) in no window")
      }
      for key in table["CATransition"].strings {
        #expect(layer.action(forKey: key) is CATransition, "\(key)")
        #expect(CALayer().action(forKey: key) == nil, "\(key) in no window")
      }
      for name in table["nil"].strings {
        let key = name == "backgroundColor while nil" ? "backgroundColor" : name
        #expect(layer.action(forKey: key) == nil, "\(name)")
      }
      let fields = table["animation_fields"]
      CATransaction.setAnimationDuration(0.5)
      let animation = try #require(layer.action(forKey: "opacity") as? CABasicAnimation)
      #expect(animation.fromValue as? Float == 1 && animation.toValue == nil)
      #expect(animation.duration == 0.5 && animation.fillMode.rawValue == fields["fillMode"].string)
      #expect(animation.timingFunction?.curve == CAMediaTimingFunction(name: .default).curve)
      #expect(animation.beginTime == 0)
    }

    @Test("ordering_actions: hiding a layer adds a transition for the key kCATransition")
    func hiding() throws {
      let stage = TestStage()
      let layer = stage.layer()
      layer.isHidden = true
      #expect(layer.animationKeys() == ["transition"])
      let transition = try #require(layer.animation(forKey: kCATransition) as? CATransition)
      #expect((transition.type, transition.duration) == (.fade, 0.25))
      stage.frame()
      #expect(stage.node.children.count == 1)
      for _ in 0..<20 { stage.frame() }
      #expect(stage.node.children.isEmpty && layer.animationKeys() == nil)
    }

    @Test("ordering_actions: names of constants")
    func constants() throws {
      let map = try Fact.table("ordering_actions")["constants"]["map"]
      let lists: [String: [String]] = [
        "fill modes": [CAMediaTimingFillMode.removed, .forwards, .backwards, .both].map(\.rawValue),
        "calculation modes": [CAAnimationCalculationMode.linear, .discrete, .paced, .cubic, .cubicPaced]
          .map(\.rawValue),
        "types": [CATransitionType.fade, .moveIn, .push, .reveal].map(\.rawValue),
        "subtypes": [CATransitionSubtype.fromLeft, .fromRight, .fromTop, .fromBottom].map(\.rawValue),
        "order": [kCAOnOrderIn, kCAOnOrderOut],
        "valueFunctions": [
          CAValueFunctionName.rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX,
          .translateY, .translateZ,
        ].map(\.rawValue),
        "gravity": [
          CALayerContentsGravity.center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight,
          .resize, .resizeAspect, .resizeAspectFill,
        ].map(\.rawValue),
        "fillRules": [CAShapeLayerFillRule.nonZero, .evenOdd].map(\.rawValue),
        "caps": [CAShapeLayerLineCap.butt, .round, .square].map(\.rawValue),
        "joins": [CAShapeLayerLineJoin.miter, .round, .bevel].map(\.rawValue),
      ]
      for (name, list) in lists { #expect(list == map[name].strings, "\(name)") }
      let names: [String: CAMediaTimingFunctionName] = [
        "kCAMediaTimingFunctionDefault": .default, "EaseIn": .easeIn, "EaseOut": .easeOut,
        "EaseInEaseOut": .easeInEaseOut, "Linear": .linear,
      ]
      for (name, value) in names { #expect(value.rawValue == map[name].string, "\(name)") }
      #expect(kCATransition == map["transition"].string)
      #expect(map.keys.count == lists.count + names.count + 1)
    }

    @Test("ordering_actions: defaults of a new layer")
    func defaults() throws {
      let table = try Fact.table("ordering_actions")["layer_defaults"]
      let layer = CALayer()
      #expect([Double(layer.anchorPoint.x), Double(layer.anchorPoint.y)] == table["anchorPoint"].numbers)
      #expect(Double(layer.contentsScale) == table["contentsScale"].n)
      #expect((layer.duration, CAAnimation().duration) == (.infinity, 0))
      #expect(CALayer.defaultValue(forKey: "anchorPoint") != nil)
      for key in ["bounds", "position", "frame"] { #expect(CALayer.defaultValue(forKey: key) == nil, "\(key)") }
      let held = ["anchorPoint", "contentsScale", "duration", "class defaultValue(forKey:)"]
      // Layers do not have the first two properties. `CornerCurveTests` tests the others.
      let absent = ["contentsFormat", "edgeAntialiasingMask", "cornerCurve", "cornerCurveExpansionFactor(continuous)"]
      #expect(Set(table.keys) == Set(held + absent + ["source"]))
    }
  }
}

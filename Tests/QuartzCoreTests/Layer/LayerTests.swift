import QuartzCore
import Testing

extension QuartzCoreSuite {
  @MainActor @Suite("Layers:") struct LayerTests {
    final class Asked: NSObject, CALayerDelegate {
      var events: [String] = []
      var answer: (any CAAction)?

      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        events.append("\(layer.name ?? "?"):\(event)")
        return answer
      }
    }

    final class Action: NSObject, CAAction {
      var events: [String] = []

      func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        events.append("\(event) \((anObject as? CALayer)?.opacity ?? -1)")
      }
    }

    private func named(_ name: String, _ asked: Asked) -> CALayer {
      let layer = CALayer()
      (layer.name, layer.delegate) = (name, asked)
      return layer
    }

    @Test("changes of the hierarchy request the measured actions")
    func hierarchy() {
      _ = TestStage()
      let asked = Asked()
      let (parent, child, old, new) = (
        named("parent", asked), named("child", asked), named("old", asked), named("new", asked)
      )
      func events(_ body: () -> Void) -> [String] {
        asked.events = []
        body()
        return asked.events
      }
      #expect(events { parent.addSublayer(child) } == ["parent:sublayers", "child:onOrderIn"])
      #expect(events { child.removeFromSuperlayer() } == ["parent:sublayers", "child:onOrderOut"])
      parent.addSublayer(old)
      #expect(
        events { parent.replaceSublayer(old, with: new) } == ["parent:sublayers", "old:onOrderOut", "new:onOrderIn"])
      #expect(events { parent.mask = child } == ["parent:mask", "child:onOrderIn"])
      parent.addSublayer(old)
      #expect(events { parent.insertSublayer(old, at: 0) } == ["parent:sublayers"])
      #expect(parent.sublayers?.compactMap(\.name) == ["old", "new"])
      parent.insertSublayer(old, above: new)
      #expect(parent.sublayers?.compactMap(\.name) == ["new", "old"])
      #expect(child.superlayer === parent)
      child.removeFromSuperlayer()
      #expect(parent.mask == nil)
    }

    @Test("actions are searched for in the delegate, the actions, and the style; NSNull ends the search")
    func search() {
      let stage = TestStage()
      let (asked, first, second) = (Asked(), Action(), Action())
      let layer = stage.layer()
      layer.delegate = asked
      layer.style = ["actions": ["opacity": second] as [String: any CAAction]]
      #expect(layer.action(forKey: "opacity") as? Action === second)
      layer.actions = ["opacity": first]
      #expect(layer.action(forKey: "opacity") as? Action === first)
      layer.actions = ["opacity": NSNull()]
      #expect(layer.action(forKey: "opacity") == nil)
      asked.answer = second
      #expect(layer.action(forKey: "opacity") as? Action === second)
      asked.answer = NSNull()
      #expect(layer.action(forKey: "opacity") == nil)
      #expect(CALayer().action(forKey: "opacity") == nil)
    }

    @Test("an action is requested before a change and run after it, unless actions are disabled or nothing changes")
    func running() {
      _ = TestStage()
      let (asked, action) = (Asked(), Action())
      let layer = named("layer", asked)
      asked.answer = action
      layer.opacity = 0.5
      layer.opacity = 0.5
      CATransaction.setDisableActions(true)
      layer.opacity = 0.25
      #expect(asked.events == ["layer:opacity"])
      #expect(action.events == ["opacity 0.5"])
    }

    @Test("layout runs from the top down until no layer needs it")
    func layout() {
      let stage = TestStage()
      final class Laid: NSObject, CALayerDelegate {
        var order: [String] = []
        func layoutSublayers(of layer: CALayer) {
          order.append(layer.name ?? "?")
          layer.sublayers?.first?.bounds.size.width = 7
        }
      }
      let laid = Laid()
      let (outer, inner) = (CALayer(), CALayer())
      (outer.name, inner.name) = ("outer", "inner")
      outer.delegate = laid
      inner.delegate = laid
      outer.addSublayer(inner)
      stage.root.addSublayer(outer)
      stage.frame()
      #expect(laid.order == ["outer", "inner"])
      stage.frame()
      #expect(laid.order == ["outer", "inner"])
      inner.setNeedsLayout()
      outer.setNeedsLayout()
      inner.layoutIfNeeded()
      #expect(laid.order == ["outer", "inner", "outer", "inner"])
      #expect(!outer.needsLayout())
    }

    @Test("a presentation layer has the layer's class, the committed values, and its own superlayer and sublayers")
    func presentation() throws {
      let stage = TestStage()
      let layer = Counted()
      layer.count = 3
      #expect(layer.presentation() == nil)
      stage.root.addSublayer(layer)
      CATransaction.flush()
      let shown = try #require(layer.presentation())
      #expect(type(of: shown) == Counted.self)
      #expect(shown.count == 3)
      #expect(shown.model() === layer)
      #expect(shown.presentation() === shown)
      #expect(shown.superlayer?.model() === stage.root)
      #expect(stage.root.presentation()?.sublayers?.first?.model() === layer)
      CATransaction.setDisableActions(true)
      layer.opacity = 0.5
      #expect(layer.presentation()?.opacity == 1)
      CATransaction.flush()
      #expect(layer.presentation()?.opacity == 0.5)
    }

    @Test("key paths name properties and their components")
    func keyPaths() {
      _ = TestStage()
      let layer = CALayer()
      layer.setValue(3, forKeyPath: "position.x")
      layer.setValue(CGFloat(20), forKeyPath: "bounds.size.width")
      layer.setValue(NSNumber(value: 0.5), forKey: "opacity")
      layer.setValue(CATransform3DMakeScale(2, 2, 1), forKey: "transform")
      layer.setValue(0.5, forKeyPath: "transform.rotation.z")
      #expect(layer.position.x == 3)
      #expect(layer.bounds.width == 20)
      #expect(layer.opacity == 0.5)
      #expect(isNear(layer.transform.m11, 1.7551651237807455) && isNear(layer.transform.m12, 0.958851077208406))
      #expect(isNear(layer.value(forKeyPath: "transform.rotation.z") as? Double ?? 0, 0.5))
      #expect(layer.value(forKey: "hidden") as? Bool == false)
      layer.setValue(3, forKeyPath: "transform.scale.x")
      #expect(isNear(hypot(layer.transform.m11, layer.transform.m12), 3))
      layer.setValue(7, forKeyPath: "transform.translation.y")
      #expect(layer.transform.m42 == 7)
      layer.setValue(NSValue(caTransform3D: CATransform3DIdentity), forKey: "transform")
      #expect(CATransform3DIsIdentity(layer.transform))
      layer.setValue(CGColor(gray: 1, alpha: 1), forKey: "backgroundColor")
      #expect(layer.backgroundColor != nil)
      layer.setValue(NSNull(), forKey: "backgroundColor")
      #expect(layer.backgroundColor == nil)
      layer.setValue("mine", forKey: "own")
      #expect(layer.value(forKey: "own") as? String == "mine")
    }

    @Test("a delegate that draws gets a context of the layer's size; without one, the contents do not change")
    func display() {
      _ = TestStage()
      final class Painter: NSObject, CALayerDelegate {
        func draw(_ layer: CALayer, in ctx: CGContext) {
          ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
          ctx.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
      }
      let (layer, painter) = (CALayer(), Painter())
      layer.bounds.size = CGSize(width: 2, height: 3)
      layer.contentsScale = 2
      layer.setNeedsDisplay()
      layer.displayIfNeeded()
      #expect(layer.contents == nil)
      layer.delegate = painter
      layer.setNeedsDisplay()
      layer.displayIfNeeded()
      let image = layer.contents as? CGImage
      #expect(image?.width == 4 && image?.height == 6)
      #expect(image?.pixel(x: 1, y: 1).r == 255)
      #expect(image?.pixel(x: 2, y: 2).a == 0)
      #expect(!layer.needsDisplay())
    }
  }
}

final class Counted: CALayer {
  var count = 0

  override init() { super.init() }

  override init(layer: Any) {
    super.init(layer: layer)
    count = (layer as? Counted)?.count ?? 0
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

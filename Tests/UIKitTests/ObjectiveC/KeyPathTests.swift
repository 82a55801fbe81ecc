import Testing
import UIKit

@MainActor @Suite("A key path", .serialized) struct KeyPathTests {
  @Test("passes through a layer's mask, custom values, and an animation's values")
  func through() {
    let (layer, mask, animation) = (CALayer(), CALayer(), CABasicAnimation(keyPath: "opacity"))
    layer.mask = mask
    layer.setValue(0.5, forKeyPath: "mask.opacity")
    layer.setValue(2, forKeyPath: "mask.transform.scale.x")
    #expect(mask.opacity == 0.5)
    #expect(layer.value(forKeyPath: "mask.transform.scale.x") as? Double == 2)
    animation.setValue(layer, forKey: "layer")
    #expect(animation.value(forKeyPath: "layer.mask.opacity") as? Float == 0.5)
    animation.setValue("new", forKeyPath: "layer.name")
    #expect(layer.name == "new")
    layer.setValue(["a": ["b": 3]], forKey: "own")
    #expect(layer.value(forKeyPath: "own.a.b") as? Int == 3)
    #expect(layer.value(forKeyPath: "own.none.b") == nil)
  }
}

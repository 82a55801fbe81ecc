import QuartzCore
import Testing
import UIKit

@Suite("The properties of view animations:", .serialized) @MainActor struct LayerPropertyTests {
  /// The property, a change, and the keys of the animations that a block makes for it.
  private static let rows: [(name: String, change: @MainActor (UIView) -> Void, keys: [String])] = [
    ("frame", { $0.frame = CGRect(x: 10, y: 0, width: 200, height: 100) }, ["position", "bounds.size"]),
    ("bounds", { $0.bounds = CGRect(x: 1, y: 1, width: 10, height: 10) }, ["bounds.origin", "bounds.size"]),
    ("center", { $0.center.y = 7 }, ["position"]),
    ("transform", { $0.transform = CGAffineTransform(scaleX: 2, y: 2) }, ["transform"]),
    ("transform3D", { $0.transform3D = CATransform3DMakeRotation(1, 1, 0, 0) }, ["transform"]),
    ("alpha", { $0.alpha = 0.5 }, ["opacity"]),
    ("backgroundColor", { $0.backgroundColor = .blue }, ["backgroundColor"]),
    ("isHidden", { $0.isHidden = true }, []),
    ("tintColor", { $0.tintColor = .red }, []),
    ("clipsToBounds", { $0.clipsToBounds = true }, []),
    ("tag", { $0.tag = 3 }, []),
    ("layer.transform", { $0.layer.transform = CATransform3DMakeScale(2, 2, 1) }, ["transform"]),
    ("layer.sublayerTransform", { $0.layer.sublayerTransform.m34 = -0.01 }, ["sublayerTransform"]),
    ("layer.position", { $0.layer.position.x = 7 }, ["position"]),
    ("layer.opacity", { $0.layer.opacity = 0.5 }, ["opacity"]),
    ("layer.cornerRadius", { $0.layer.cornerRadius = 9 }, ["cornerRadius"]),
    ("layer.borderWidth", { $0.layer.borderWidth = 2 }, ["borderWidth"]),
    ("layer.borderColor", { $0.layer.borderColor = UIColor.red.cgColor }, ["borderColor"]),
    ("layer.shadowOpacity", { $0.layer.shadowOpacity = 0.5 }, ["shadowOpacity"]),
    ("layer.shadowRadius", { $0.layer.shadowRadius = 8 }, ["shadowRadius"]),
    ("layer.shadowOffset", { $0.layer.shadowOffset = .zero }, ["shadowOffset"]),
    ("layer.shadowColor", { $0.layer.shadowColor = UIColor.red.cgColor }, ["shadowColor"]),
    ("layer.zPosition", { $0.layer.zPosition = 1 }, ["zPosition"]),
    ("layer.contents", { $0.layer.contents = CGContext(topLeftWidth: 1, height: 1, scale: 1).makeImage() }, []),
  ]

  private func view() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.backgroundColor = .white
    return view
  }

  @Test("in a block, the properties of a view and its layer are animated; outside one, none are")
  func properties() {
    let frames = Frames()
    for row in Self.rows {
      let (inside, outside) = (view(), view())
      frames.window.addSubview(inside)
      frames.window.addSubview(outside)
      frames.frame(at: 0)
      UIView.animate(withDuration: 1) { row.change(inside) }
      row.change(outside)
      #expect(inside.layer.animationKeys() ?? [] == row.keys, "\(row.name)")
      #expect(outside.layer.animationKeys() == nil, "\(row.name) outside")
      inside.removeFromSuperview()
      outside.removeFromSuperview()
    }
  }

  @Test("a layer without a view animates implicitly, unless actions are off")
  func ownLayers() {
    let frames = Frames()
    let own = CALayer()
    frames.view.layer.addSublayer(own)
    frames.frame(at: 0)
    own.opacity = 0.5
    #expect(own.animation(forKey: "opacity")?.duration == 0.25)
    own.removeAllAnimations()
    frames.frame(at: 0.1)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    own.opacity = 1
    CATransaction.commit()
    #expect(own.animationKeys() == nil)
  }

  @Test("the layer's shadow, corner radius, and border color are interpolated")
  func shadow() throws {
    let frames = Frames()
    let layer = frames.view.layer
    layer.shadowOpacity = 0.2
    frames.frame(at: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      layer.shadowOpacity = 0.6
      layer.shadowOffset = CGSize(width: 10, height: 7)
      layer.cornerRadius = 8
      layer.borderColor = UIColor.white.cgColor
    }
    frames.frame(at: 0)
    frames.frame(at: 0.5)
    let shown = try #require(layer.presentation())
    #expect(abs(shown.shadowOpacity - 0.4) < 1e-6 && shown.cornerRadius == 4)
    #expect(shown.shadowOffset == CGSize(width: 5, height: 2))
    #expect(shown.borderColor == CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
  }
}

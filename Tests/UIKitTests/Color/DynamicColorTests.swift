import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite("Dynamic colors", .serialized) struct DynamicColorTests {
  private static let light = UITraitCollection(userInterfaceStyle: .light)
  private static let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let twofold = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

  /// Values for light, dark, and both with increased contrast (Human Interface Guidelines).
  nonisolated static let palette: [(UIColor, [[CGFloat]])] = [
    (.systemBlue, [[0, 122, 255], [10, 132, 255], [0, 64, 221], [64, 156, 255]]),
    (.systemRed, [[255, 59, 48], [255, 69, 58], [215, 0, 21], [255, 105, 97]]),
    (.systemGray, [[142, 142, 147], [142, 142, 147], [108, 108, 112], [174, 174, 178]]),
    (.systemGray6, [[242, 242, 247], [28, 28, 30], [235, 235, 240], [36, 36, 38]]),
    (.label, [[0, 0, 0], [255, 255, 255], [0, 0, 0], [255, 255, 255]]),
    (.systemBackground, [[255, 255, 255], [0, 0, 0], [255, 255, 255], [0, 0, 0]]),
  ]

  @Test("of the system have a value for each appearance and contrast", arguments: palette)
  func system(color: UIColor, values: [[CGFloat]]) {
    for (index, value) in values.enumerated() {
      let traits = UITraitCollection(traitsFrom: [
        index % 2 == 0 ? Self.light : Self.dark,
        UITraitCollection(accessibilityContrast: index < 2 ? .normal : .high),
      ])
      var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: nil)
      #expect([red, green, blue].map { ($0 * 255).rounded() } == value)
    }
  }

  @Test("are resolved recursively, and stay dynamic with another alpha")
  func resolving() {
    let nested = UIColor { [twofold] _ in twofold }
    #expect(nested.resolvedColor(with: Self.dark) == .white)
    #expect(UIColor.red.resolvedColor(with: Self.dark) === UIColor.red)
    let faint = twofold.withAlphaComponent(0.5)
    #expect(faint.resolvedColor(with: Self.dark) == UIColor(white: 1, alpha: 0.5))
    #expect(faint.resolvedColor(with: Self.light) == UIColor(white: 0, alpha: 0.5))
    #expect(twofold == twofold && twofold != nested)
  }

  @Test("resolve with the current trait collection if none is given")
  func current() {
    #expect(twofold.cgColor == UIColor.black.cgColor)
    Self.dark.performAsCurrent {
      #expect(twofold.cgColor == UIColor.white.cgColor)
      Self.light.performAsCurrent { #expect(twofold.cgColor == UIColor.black.cgColor) }
      #expect(UITraitCollection.current === Self.dark)
    }
    #expect(twofold.cgColor == UIColor.black.cgColor)
  }

  @Test("of views change with the screen's style and with overrides that the views inherit")
  func views() {
    let stage = Stage()
    let (outer, inner) = (UIView(), UIView())
    for view in [outer, inner] { view.backgroundColor = twofold }
    outer.addSubview(inner)
    stage.window.addSubview(outer)
    func shown() -> [CGColor?] { [outer, inner].map(\.layer.backgroundColor) }
    let (black, white) = (UIColor.black.cgColor, UIColor.white.cgColor)
    #expect(shown() == [black, black])
    stage.settings.userInterfaceStyle = .dark
    #expect(shown() == [white, white])
    inner.overrideUserInterfaceStyle = .light
    #expect(shown() == [white, black] && inner.backgroundColor === twofold)
    inner.overrideUserInterfaceStyle = .unspecified
    stage.window.overrideUserInterfaceStyle = .light
    #expect(shown() == [black, black] && inner.traitCollection.userInterfaceStyle == .light)
  }

  @Test("of a view are resolved again when it moves to another superview")
  func moving() {
    let stage = Stage()
    let (dark, view) = (UIView(), UIView())
    dark.overrideUserInterfaceStyle = .dark
    view.backgroundColor = twofold
    stage.window.addSubview(dark)
    stage.window.addSubview(view)
    #expect(view.layer.backgroundColor == UIColor.black.cgColor)
    dark.addSubview(view)
    #expect(view.layer.backgroundColor == UIColor.white.cgColor)
  }

  @Test("follow a controller's style override, which its children inherit")
  func controllers() {
    let stage = Stage()
    let (root, child) = (UIViewController(), UIViewController())
    stage.window.rootViewController = root
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.backgroundColor = twofold
    root.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.view.layer.backgroundColor == UIColor.white.cgColor)
    child.overrideUserInterfaceStyle = .light
    #expect(child.view.layer.backgroundColor == UIColor.black.cgColor)
    #expect(stage.window.traitCollection.userInterfaceStyle == .light)
  }

  @Test("of text and template images are redrawn when the style changes")
  func drawn() {
    let stage = Stage(size: CGSize(width: 40, height: 40))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    label.text = "████"
    label.textColor = twofold
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let picture = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
    picture.frame = CGRect(x: 0, y: 30, width: 10, height: 10)
    picture.tintColor = twofold
    stage.window.backgroundColor = .red
    for view in [label, picture] { stage.window.addSubview(view) }
    func greens() -> [UInt8] {
      stage.frame()
      let pixels = stage.image()
      return [pixels.pixel(x: 10, y: 10).g, pixels.pixel(x: 5, y: 35).g]
    }
    #expect(greens() == [0, 0])
    stage.settings.userInterfaceStyle = .dark
    #expect(greens() == [255, 255])
  }
}

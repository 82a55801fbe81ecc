import QuartzCore
import Stage
import Testing
import UIKit

/// A layer that counts the lookups of its superlayer, which each conversion makes.
private final class CountedLayer: CALayer {
  nonisolated(unsafe) static var lookups = 0

  override var superlayer: CALayer? {
    Self.lookups += 1
    return super.superlayer
  }
}

@MainActor private final class CountedView: UIView {
  static var lookups = 0

  override class var layerClass: AnyClass { CountedLayer.self }

  override var window: UIWindow? {
    Self.lookups += 1
    return super.window
  }

  override var traitCollection: UITraitCollection {
    Self.lookups += 1
    return super.traitCollection
  }
}

@MainActor @Suite("Deep view hierarchies:", .serialized) struct ViewDepthTests {
  private let scene = ViewScene(size: CGSize(width: 100, height: 100))

  /// Adds views inside each other to a view, from the top down, and returns the deepest.
  private func nest(_ count: Int, counted: Bool = true, in outermost: UIView) -> UIView {
    var view = outermost
    for _ in 0..<count {
      let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      let next = counted ? CountedView(frame: frame) : UIView(frame: frame)
      view.addSubview(next)
      view = next
    }
    return view
  }

  @Test("2,000 levels are laid out, shown, hit, drawn and released")
  func thousandsOfLevels() throws {
    scene.window.isHidden = false
    weak var deepest: UIView?
    weak var top: UIView?
    do {
      let first = UIView(frame: scene.window.bounds)
      (top, deepest) = (first, nest(1999, counted: false, in: first))
      deepest?.backgroundColor = .red
      scene.window.addSubview(first)
    }
    scene.window.layoutIfNeeded()
    scene.frame()
    #expect(scene.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === deepest)
    #expect(scene.window.layer.hitTest(CGPoint(x: 5, y: 5)) === deepest?.layer)
    #expect(scene.window.layer.presentation()?.hitTest(CGPoint(x: 5, y: 5))?.model() === deepest?.layer)
    for isModel in [false, true] {
      let context = CGContext(try #require(BitmapSize(CGSize(width: 1, height: 1), scale: 1)))
      if isModel {
        scene.window.layer.render(in: context)
      } else {
        let tree = try #require(scene.window.layerTree)
        Compositor.draw(tree.renderNode(at: CACurrentMediaTime()), into: context)
      }
      let pixel = try #require(context.makeImage()).pixel(x: 0, y: 0)
      #expect(pixel.a == 255 && pixel.r > 200 && pixel.b < 100)
    }
    top?.removeFromSuperview()
    scene.frame()
    #expect(top == nil && deepest == nil)
    scene.window.isHidden = true
  }

  /// Returns the lookups that `body` makes in a hierarchy of `count` levels.
  private func lookups(_ count: Int, _ body: (UIView) -> Void) -> Int {
    let top = UIView(frame: scene.window.bounds)
    scene.window.addSubview(top)
    (CountedView.lookups, CountedLayer.lookups) = (0, 0)
    body(top)
    top.removeFromSuperview()
    return CountedView.lookups + CountedLayer.lookups
  }

  @Test("building a hierarchy in a window from the top down takes work in proportion to its depth")
  func build() {
    let few = lookups(20) { _ = nest(20, in: $0) }
    #expect(lookups(200) { _ = nest(200, in: $0) } <= 11 * few)
  }

  @Test("hit-testing takes work in proportion to the depth")
  func hitTest() {
    scene.window.isHidden = false
    defer { scene.window.isHidden = true }
    func work(_ depth: Int) -> Int {
      var lookups = 0
      _ = self.lookups(depth) { top in
        let deepest = nest(depth, in: top)
        (CountedView.lookups, CountedLayer.lookups) = (0, 0)
        #expect(scene.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === deepest)
        lookups = CountedView.lookups + CountedLayer.lookups
      }
      return lookups
    }
    #expect(work(200) <= 11 * work(20))
  }

  @Test("a change of style takes work in proportion to the depth")
  func style() {
    func work(_ depth: Int) -> Int {
      var lookups = 0
      _ = self.lookups(depth) { top in
        let deepest = nest(depth, in: top)
        (CountedView.lookups, CountedLayer.lookups) = (0, 0)
        top.overrideUserInterfaceStyle = .dark
        lookups = CountedView.lookups + CountedLayer.lookups
        #expect(deepest.traitCollection.userInterfaceStyle == .dark)
      }
      return lookups
    }
    #expect(work(200) <= 11 * work(20))
  }

  @Test("removing or inserting views among many compares few of them", arguments: [300, 3000])
  func siblings(count: Int) {
    let parent = UIView()
    var first = UIView()
    parent.addSubview(first)
    WorkCounters.comparisons = 0
    for _ in 0..<count {
      let view = UIView()
      parent.insertSubview(view, belowSubview: first)
      first = view
    }
    #expect(parent.subviews.first === first && parent.layer.sublayers?.first === first.layer)
    #expect(WorkCounters.comparisons <= 20 * count)
    WorkCounters.comparisons = 0
    for view in parent.subviews { view.removeFromSuperview() }
    #expect(WorkCounters.comparisons <= 20 * count)
  }
}

/// Compares what views inherit with a look at each superview.
@MainActor @Suite("The environment of views:", .serialized) struct EnvironmentTests {
  private func above(_ view: UIView) -> [UIView] {
    var (list, next) = ([UIView](), Optional(view))
    while let view = next {
      list.append(view)
      next = view.superview
    }
    return list
  }

  @Test(
    "window, tint and style are those of the nearest superview that has them, after any changes",
    arguments: [UInt64.random(in: 0...1 << 40)])
  func inheritance(seed: UInt64) throws {
    var random = Dice(seed: seed)
    let scene = ViewScene()
    let views = (0..<24).map { _ in UIView() }
    var tints: [ObjectIdentifier: UIColor] = [:]
    var modes: [ObjectIdentifier: UIView.TintAdjustmentMode] = [:]
    for _ in 0..<600 {
      let view = try #require(views.randomElement(using: &random))
      let other = try #require(views.randomElement(using: &random))
      switch Int.random(in: 0..<8, using: &random) {
      case 0: view.removeFromSuperview()
      case 1: scene.window.addSubview(view)
      case 2:
        tints[ObjectIdentifier(view)] = [.red, .green, nil].randomElement(using: &random) ?? nil
        view.tintColor = tints[ObjectIdentifier(view)]
      case 3:
        let mode = try #require([UIView.TintAdjustmentMode.automatic, .normal, .dimmed].randomElement(using: &random))
        modes[ObjectIdentifier(view)] = mode == .automatic ? nil : mode
        view.tintAdjustmentMode = mode
      case 4:
        let style = [UIUserInterfaceStyle.unspecified, .dark, .light].randomElement(using: &random)
        view.overrideUserInterfaceStyle = try #require(style)
      default: if !other.isDescendant(of: view) { other.addSubview(view) }
      }
      for view in views {
        let above = above(view)
        #expect(view.window === above.last as? UIWindow)
        #expect(view.tintAdjustmentMode == above.lazy.compactMap { modes[ObjectIdentifier($0)] }.first ?? .normal)
        if view.tintAdjustmentMode == .normal {
          #expect(view.tintColor == above.lazy.compactMap { tints[ObjectIdentifier($0)] }.first ?? .systemBlue)
        }
        let style = above.lazy.map(\.overrideUserInterfaceStyle).first { $0 != .unspecified }
        #expect(view.traitCollection.userInterfaceStyle == style ?? UIScreen.main.traitCollection.userInterfaceStyle)
      }
    }
  }

  @Test("a view whose superview is gone has no window, and the default tint")
  func superviewIsGone() {
    let child = UIView()
    do {
      let parent = UIView()
      parent.tintColor = .red
      parent.addSubview(child)
      #expect(child.tintColor == .red)
    }
    #expect(child.superview == nil && child.window == nil && child.tintColor == .systemBlue)
  }
}

import QuartzCore
import Stage
import Testing
import UIKit

@Suite("Motion effects", .serialized) @MainActor struct MotionEffectTests {
  @Test("are kept by their view, and return the relative values for a tilt")
  func effects() {
    let horizontal = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    (horizontal.minimumRelativeValue, horizontal.maximumRelativeValue) = (-10, 30)
    let vertical = UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis)
    let group = UIMotionEffectGroup()
    group.motionEffects = [horizontal, vertical]
    let view = UIView()
    view.addMotionEffect(group)
    view.addMotionEffect(group)
    #expect(view.motionEffects.count == 1 && view.motionEffects.first === group && view.center == .zero)
    let values = group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0.5, vertical: 1))
    #expect(values?.count == 1 && values?["center.x"] as? CGFloat == 20)
    #expect(vertical.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    #expect(UIMotionEffect().keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    view.removeMotionEffect(group)
    #expect(view.motionEffects.isEmpty)
  }
}

@Suite("The tint color", .serialized) @MainActor struct TintModeTests {
  private final class NotifiedView: UIView {
    var count = 0
    override func tintColorDidChange() { count += 1 }
  }

  @Test("is gray if a view or its superview is dimmed, unless the view's mode is normal; views are notified")
  func modes() {
    let (outer, inner, normal) = (UIView(), NotifiedView(), NotifiedView())
    outer.addSubview(inner)
    inner.addSubview(normal)
    outer.tintColor = .red
    normal.tintAdjustmentMode = .normal
    (inner.count, normal.count) = (0, 0)
    #expect(inner.tintAdjustmentMode == .normal)
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed && normal.tintAdjustmentMode == .normal)
    let gray = inner.tintColor.cgColor.components ?? []
    #expect(gray.count >= 2 && abs(gray[0] - 0.2126) < 1e-6 && abs((gray.last ?? 0) - 0.8) < 1e-6)
    #expect(normal.tintColor == .red)
    #expect(inner.count == 1 && normal.count == 0)
    outer.tintAdjustmentMode = .automatic
    #expect(inner.tintColor == .red && inner.count == 2)
  }
}

@Suite("An activity indicator", .serialized) @MainActor struct ActivityIndicatorTests {
  @Test("hides when stopped unless hidesWhenStopped is false, and spins in each window that it enters")
  func turning() throws {
    let stage = Stage(size: CGSize(width: 40, height: 40))
    let wheel = UIActivityIndicatorView(style: .medium)
    #expect(wheel.isHidden && !wheel.isAnimating && wheel.bounds.size == CGSize(width: 20, height: 20))
    stage.window.addSubview(wheel)
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating)
    stage.frame()
    stage.frame()
    let image = stage.image()
    #expect((0..<20).contains { x in (0..<20).contains { image.pixel(x: x, y: $0).a > 0 } })
    wheel.removeFromSuperview()
    stage.window.addSubview(wheel)
    stage.frame()
    func counts() -> [Int?] { (wheel.layer.sublayers ?? []).map { $0.animationKeys()?.count } }
    #expect(counts() == Array(repeating: 1, count: 8))
    wheel.stopAnimating()
    #expect(wheel.isHidden && counts() == Array(repeating: nil, count: 8))
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
  }
}

@Suite("A layer's rendering", .serialized) @MainActor struct RasterizingTests {
  /// Returns the values of some pixels of a gray view with a white subview, over black.
  private func grays(_ prepare: (UIView) -> Void, at positions: [(Int, Int)]) -> [Int] {
    let stage = Stage(size: CGSize(width: 40, height: 40), scale: 2)
    stage.window.backgroundColor = .black
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 30))
    view.backgroundColor = .gray
    let inner = UIView(frame: CGRect(x: 5.5, y: 0, width: 10, height: 30))
    inner.backgroundColor = .white
    view.addSubview(inner)
    prepare(view)
    stage.window.addSubview(view)
    stage.frame()
    let image = stage.image()
    return positions.map { Int(image.pixel(x: $0.0, y: $0.1).r) }
  }

  @Test("is unchanged if rasterized at the screen's scale; a lower scale mixes content that shares a pixel")
  func coarse() {
    let edge = [(20, 40), (21, 40)]
    let sharp = grays({ _ in }, at: edge)
    #expect(sharp == [128, 255] || sharp == [127, 255])
    let same = grays({ ($0.layer.shouldRasterize, $0.layer.rasterizationScale) = (true, 2) }, at: edge)
    #expect(same == sharp)
    let mixed = grays({ $0.layer.shouldRasterize = true }, at: edge)
    #expect(mixed[0] > sharp[0] + 20 && mixed[1] < 235)
  }

  @Test("applies the opacity to the layer as a group, or to each part if group opacity is off")
  func opacity() {
    let inside = [(30, 40)]
    #expect(grays({ $0.alpha = 0.5 }, at: inside).allSatisfy { abs($0 - 128) <= 1 })
    #expect(
      grays({ ($0.alpha, $0.layer.shouldRasterize) = (0.5, true) }, at: [(32, 40)]).allSatisfy { abs($0 - 128) <= 1 })
    // Half-transparent white over half-transparent gray.
    #expect(
      grays({ ($0.alpha, $0.layer.allowsGroupOpacity) = (0.5, false) }, at: inside).allSatisfy { abs($0 - 160) <= 2 })
  }
}

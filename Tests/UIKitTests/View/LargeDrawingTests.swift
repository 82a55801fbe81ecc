import QuartzCore
import Stage
import Testing
import UIKit

/// Cairo cannot draw from a bitmap with more than 32,766 pixels on a side.
@Suite("Content larger than the largest bitmap:", .serialized) @MainActor struct LargeDrawingTests {
  /// A length of 33,000 pixels, in points.
  private let side: CGFloat = 11_000

  private func stage() -> Stage { Stage(size: CGSize(width: 60, height: 40), scale: 3) }

  /// Returns the number of pixels on screen that are darker than middle gray.
  private func ink(_ stage: Stage) -> Int {
    let image = stage.image()
    return (0..<image.height).reduce(0) { sum, y in
      sum + (0..<image.width).count { image.pixel(x: $0, y: y).a > 127 && image.pixel(x: $0, y: y).r < 127 }
    }
  }

  @Test("a label of 11,000 points at scale 3 shows its text at both ends", arguments: [NSTextAlignment.left, .right])
  func label(_ alignment: NSTextAlignment) {
    let stage = stage()
    let label = UILabel(frame: CGRect(x: alignment == .left ? 0 : 60 - side, y: 0, width: side, height: 40))
    label.textAlignment = alignment
    label.text = "MMM"
    label.textColor = .black
    stage.window.addSubview(label)
    stage.frame()
    let long = ink(stage)
    label.frame = stage.window.bounds
    stage.frame()
    let short = ink(stage)
    #expect(short > 1000 && abs(long - short) < short / 20)
  }

  @Test("a label 11,000 points high shows its last line")
  func high() {
    let stage = stage()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 0))
    (label.numberOfLines, label.textColor) = (0, .black)
    label.text = String(repeating: "M\n", count: 560) + "MMM"
    label.sizeToFit()
    #expect(label.bounds.height > side)
    label.frame.origin.y = 40 - label.bounds.height
    stage.window.addSubview(label)
    stage.frame()
    #expect(ink(stage) > 1000)
  }

  @Test("a tab's badge of 6,000 characters and a label with the same text are drawn")
  func badge() {
    let stage = Stage(scale: 3)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.viewControllers?[1].tabBarItem.badgeValue = String(repeating: "8", count: 6000)
    stage.window.rootViewController = tabs
    let label = UILabel()
    label.text = String(repeating: "8", count: 6000)
    label.sizeToFit()
    stage.window.addSubview(label)
    stage.frame()
    #expect(label.bounds.width > 3 * side && stage.issues == [])
  }

  @Test("images keep their size in points, and have fewer pixels")
  func images() throws {
    let stage = stage()
    defer { stage.tearDown() }
    let size = CGSize(width: side, height: 4)
    let drawn = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: side - 10, y: 0, width: 10, height: 4))
    }
    UIGraphicsBeginImageContextWithOptions(size, true, 0)
    let begun = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    for image in [drawn, try #require(begun)] {
      #expect(abs(image.size.width - side) < 0.5 && abs(image.size.height - 4) < 0.5)
      #expect(image.cgImage?.width == 32_766)
    }
    let pixel = try #require(drawn.cgImage).pixel(x: 32_760, y: 5)
    #expect(pixel.r == 255 && pixel.a == 255)
  }

  @Test("a view's snapshot has the view's size")
  func snapshot() throws {
    let stage = stage()
    let view = UIView(frame: CGRect(x: 60 - side, y: 0, width: side, height: 40))
    view.backgroundColor = .black
    stage.window.addSubview(view)
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(snapshot.bounds.size == view.bounds.size)
    view.removeFromSuperview()
    snapshot.frame = CGRect(x: 60 - side, y: 0, width: side, height: 40)
    stage.window.addSubview(snapshot)
    stage.frame()
    #expect(ink(stage) == 60 * 40 * 9)
  }

  @Test("a plain layer whose delegate draws is drawn")
  func layer() {
    let stage = stage()
    let (layer, painter) = (CALayer(), Painter())
    layer.delegate = painter
    layer.contentsScale = 3
    layer.frame = CGRect(x: 60 - side, y: 0, width: side, height: 40)
    stage.window.layer.addSublayer(layer)
    layer.setNeedsDisplay()
    stage.frame()
    #expect(ink(stage) == 60 * 40 * 9)
  }

  @Test("content of infinite size, or too large for memory, does not stop the program")
  func endless() {
    let stage = stage()
    for size in [
      CGSize(width: CGFloat.infinity, height: 10), CGSize(width: 10, height: CGFloat.greatestFiniteMagnitude),
      CGSize(width: 1_000_000, height: 1_000_000),
    ] {
      let label = UILabel()
      label.text = "M"
      label.layer.bounds.size = size
      label.layer.position = .zero
      stage.window.addSubview(label)
      stage.frame()
      label.removeFromSuperview()
      let image = UIGraphicsImageRenderer(size: size).image { _ in }
      #expect(image.size.width <= size.width)
    }
  }
}

private final class Painter: NSObject, CALayerDelegate {
  func draw(_ layer: CALayer, in ctx: CGContext) {
    ctx.setFillColor(gray: 0, alpha: 1)
    ctx.fill(layer.bounds)
  }
}

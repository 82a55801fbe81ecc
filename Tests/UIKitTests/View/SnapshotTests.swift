import QuartzCore
import Stage
import Testing
import UIKit

@Suite("Snapshots:", .serialized) @MainActor struct SnapshotTests {
  private typealias Pixel = [UInt8]

  private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> Pixel {
    let pixel = image.pixel(x: x, y: y)
    return [pixel.r, pixel.g, pixel.b, pixel.a]
  }

  private func picture(of view: UIView?) throws -> CGImage {
    let contents: Any = try #require(view?.layer.contents)
    return try #require(contents as? CGImage)
  }

  private let red: Pixel = [255, 0, 0, 255]
  private let green: Pixel = [0, 255, 0, 255]
  private let blue: Pixel = [0, 0, 255, 255]

  /// A red page with a blue square that its layout puts into the lower right quarter.
  private func page() -> QuarterView {
    let page = QuarterView(frame: CGRect(x: 20, y: 10, width: 40, height: 20))
    page.backgroundColor = .red
    page.quarter.backgroundColor = .blue
    return page
  }

  /// Shows the page on a stage of 100 × 100 points.
  private func shownPage() -> (Stage, QuarterView) {
    let (stage, page) = (Stage(size: CGSize(width: 100, height: 100)), page())
    stage.window.addSubview(page)
    stage.frame()
    return (stage, page)
  }

  @Test("after updates, a view without a window is laid out and drawn at the screen's scale", arguments: [1, 2, 3])
  func afterUpdates(scale: Int) throws {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: CGFloat(scale))
    let snapshot = try #require(page().snapshotView(afterScreenUpdates: true))
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    let image = try picture(of: snapshot)
    #expect(image.width == 40 * scale && image.height == 20 * scale)
    #expect(pixel(image, 20 * scale - 1, 10 * scale - 1) == red && pixel(image, 20 * scale, 10 * scale) == blue)
    #expect(stage.issues == [])
  }

  @Test("before updates, a snapshot shows what is on screen, even during an animation")
  func beforeUpdates() throws {
    let (stage, page) = shownPage()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { page.quarter.backgroundColor = UIColor.red }
    stage.frame()
    stage.run(for: 0.5)
    page.backgroundColor = .green
    let shown = try picture(of: page.snapshotView(afterScreenUpdates: false))
    let purple = pixel(shown, 30, 15)
    #expect(pixel(shown, 5, 5) == red && abs(Int(purple[0]) - 128) <= 5 && abs(Int(purple[2]) - 127) <= 5)
    let set = try picture(of: page.snapshotView(afterScreenUpdates: true))
    #expect(pixel(set, 5, 5) == green && pixel(set, 30, 15) == purple)
  }

  @Test("after updates, an animation that the snapshot commits is at its start")
  func animationBegins() throws {
    let (stage, page) = shownPage()
    defer { stage.tearDown() }
    UIView.animate(withDuration: 1) { page.backgroundColor = .green }
    #expect(try pixel(picture(of: page.snapshotView(afterScreenUpdates: true)), 5, 5) == red)
  }

  @Test("before updates, a view that was never shown is reported, and its snapshot is empty")
  func neverShown() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let snapshot = try #require(page().snapshotView(afterScreenUpdates: false))
    #expect(snapshot.bounds.size == CGSize(width: 40, height: 20) && snapshot.layer.contents == nil)
    #expect(stage.issues.count == 1)
    #expect(stage.issues.first?.contains("that has not been rendered at least once requires") == true)
  }

  @Test("a snapshot ignores its view's position and transform, but not the bounds' origin", arguments: [true, false])
  func ownPosition(isInWindow: Bool) throws {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let page = page()
    if isInWindow { stage.window.addSubview(page) }
    page.layoutIfNeeded()
    page.transform = CGAffineTransform(rotationAngle: 1)
    page.bounds.origin = CGPoint(x: 20, y: 10)
    let image = try picture(of: page.snapshotView(afterScreenUpdates: true))
    #expect(pixel(image, 0, 0) == blue && pixel(image, 19, 9) == blue && pixel(image, 20, 10) == red)
  }

  @Test("a snapshot includes the view's own alpha and hidden state", arguments: [true, false])
  func ownOpacity(isInWindow: Bool) throws {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let page = page()
    if isInWindow { stage.window.addSubview(page) }
    page.alpha = 0.6
    #expect(try pixel(picture(of: page.snapshotView(afterScreenUpdates: true)), 0, 0) == [255, 0, 0, 153])
    page.isHidden = true
    #expect(try pixel(picture(of: page.snapshotView(afterScreenUpdates: true)), 0, 0) == [0, 0, 0, 0])
  }

  @Test("a snapshot of a snapshot that was never shown needs afterScreenUpdates, as with any view")
  func again() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 2)
    let first = try #require(page().snapshotView(afterScreenUpdates: true))
    let second = try picture(of: first.snapshotView(afterScreenUpdates: true))
    #expect(try second.hasSamePixels(as: picture(of: first)) && stage.issues == [])
    let third = try #require(first.snapshotView(afterScreenUpdates: false))
    #expect(third.layer.contents == nil && stage.issues.count == 1)
    stage.window.addSubview(first)
    stage.frame()
    let fourth = try picture(of: first.snapshotView(afterScreenUpdates: false))
    #expect(try fourth.hasSamePixels(as: picture(of: first)) && stage.issues.count == 1)
  }

  @Test("a snapshot includes a transition in progress in a subview")
  func transition() throws {
    let (stage, page) = shownPage()
    UIView.transition(with: page.quarter, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
      page.quarter.backgroundColor = .red
    }
    stage.frame()
    stage.run(for: 0.5)
    let purple = try pixel(picture(of: page.snapshotView(afterScreenUpdates: false)), 30, 15)
    #expect(abs(Int(purple[0]) - 128) <= 5 && abs(Int(purple[2]) - 127) <= 5)
  }

  @Test("render(in:) draws the uncommitted model, displays layers that need it, and ignores animations")
  func renderInContext() throws {
    let (stage, page) = shownPage()
    UIView.animate(withDuration: 1) { page.quarter.backgroundColor = .green }
    stage.run(for: 0.5)
    CATransaction.begin()
    defer { CATransaction.commit() }
    page.backgroundColor = .blue
    let stripe = StripeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    page.addSubview(stripe)
    let image = try #require(
      UIGraphicsImageRenderer(size: page.bounds.size).image { page.layer.render(in: $0.cgContext) }.cgImage)
    #expect([(2, 2), (15, 5), (30, 15)].map { pixel(image, $0.0, $0.1) } == [red, blue, green])
  }

  @Test("a resizable snapshot of a part of a view keeps the size of its caps when it is stretched")
  func resizable() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let caps = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 3)
    let rect = CGRect(x: 10, y: 10, width: 20, height: 10)
    let snapshot = try #require(page().resizableSnapshotView(from: rect, afterScreenUpdates: true, withCapInsets: caps))
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    snapshot.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
    stage.window.addSubview(snapshot)
    stage.frame()
    let shown = stage.image()
    // A cap of 5 points, then 12 points stretched to 72. Red ends after 5 of the 12, with a smoothed edge.
    #expect([4, 30, 40, 78].map { pixel(shown, $0, 15) } == [red, red, blue, blue])
    #expect(snapshot.subviews.map(\.frame.width) == [5, 72, 3])
    let plain = try #require(page().resizableSnapshotView(from: rect, afterScreenUpdates: true, withCapInsets: .zero))
    #expect(try picture(of: plain).width == 20 && plain.subviews.isEmpty)
  }

  @Test("drawHierarchy draws the view into a rectangle of the current context")
  func drawHierarchy() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    defer { stage.tearDown() }
    let page = page()
    #expect(!page.drawHierarchy(in: page.bounds, afterScreenUpdates: true))
    var isComplete: [Bool] = []
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50))
    let image = try #require(
      renderer.image { _ in
        isComplete.append(page.drawHierarchy(in: page.bounds, afterScreenUpdates: false))
        isComplete.append(page.drawHierarchy(in: CGRect(x: 10, y: 10, width: 80, height: 40), afterScreenUpdates: true))
      }.cgImage)
    #expect(isComplete == [false, true])
    #expect(
      [(9, 9), (10, 10), (49, 29), (50, 30), (89, 49)].map { pixel(image, $0.0, $0.1) }
        == [[0, 0, 0, 0], red, red, blue, blue])
  }

  @Test("snapshots share an image while nothing changes", arguments: [false, true])
  func sharedPicture(afterUpdates: Bool) throws {
    let (stage, page) = shownPage()
    func snapshot(_ rect: CGRect? = nil) throws -> UIView {
      try #require(
        page.resizableSnapshotView(from: rect ?? page.bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero))
    }
    let first = try snapshot()
    // The snapshots are added to the window, which does not change the page.
    stage.window.addSubview(first)
    #expect(try picture(of: snapshot()) === picture(of: first))
    let part = try picture(of: snapshot(CGRect(x: 15, y: 5, width: 10, height: 10)))
    #expect(pixel(part, 0, 0) == red && pixel(part, 9, 9) == blue)
    let second = try snapshot()
    page.quarter.backgroundColor = .green
    stage.frame()
    let changed = try picture(of: snapshot())
    #expect(try changed !== picture(of: second) && pixel(changed, 30, 15) == green)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { page.quarter.backgroundColor = UIColor.red }
    stage.frame()
    // The frame is on screen a sixtieth of the animation after its start.
    let start = try snapshot()
    #expect(try pixel(picture(of: start), 30, 15) == [4, 251, 0, 255])
    stage.run(for: 0.5)
    #expect(try pixel(picture(of: start), 30, 15) == [4, 251, 0, 255])
    #expect(try pixel(picture(of: snapshot()), 30, 15)[0] > 100)
  }

  @Test(
    "a snapshot and its image are released",
    arguments: [UIEdgeInsets.zero, UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)])
  func release(caps: UIEdgeInsets) throws {
    let (stage, page) = shownPage()
    defer { stage.tearDown() }
    weak var released: UIView?
    weak var picture: CGImage?
    do {
      let snapshot = page.resizableSnapshotView(from: page.bounds, afterScreenUpdates: false, withCapInsets: caps)
      let layer = try #require(snapshot.map { $0.subviews.first?.layer ?? $0.layer })
      released = snapshot
      picture = layer.contents as? CGImage
      #expect(picture != nil)
    }
    #expect(released == nil)
    #expect(picture == nil)
  }

  @Test("the screen's snapshot includes its windows")
  func screen() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    stage.window.addSubview(page())
    stage.frame()
    let image = try picture(of: UIScreen.main.snapshotView(afterScreenUpdates: false))
    #expect(pixel(image, 20, 10) == red && pixel(image, 59, 29) == blue && image.width == 100)
  }

  @Test("the screen's snapshot leaves out a window that is not on it yet, and reports nothing")
  func unrenderedWindow() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    stage.window.addSubview(page())
    stage.frame()
    let window = UIWindow(frame: stage.window.bounds)
    window.windowScene = stage.window.windowScene
    window.backgroundColor = .green
    window.isHidden = false
    let image = try picture(of: UIScreen.main.snapshotView(afterScreenUpdates: false))
    #expect(pixel(image, 20, 10) == red && stage.issues == [])
    window.isHidden = true
  }
}

private final class QuarterView: UIView {
  let quarter = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    if quarter.superview == nil { addSubview(quarter) }
    quarter.frame = CGRect(x: 20, y: 10, width: 20, height: 10)
  }
}

/// A view that draws itself red.
private final class StripeView: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.red.setFill()
    UIGraphicsGetCurrentContext()?.fill(rect)
  }
}

import QuartzCore
import Stage
import Testing
import UIKit

@Suite("The transitions of view animations:", .serialized) @MainActor struct TransitionTests {
  private let log = Log()

  private typealias Pixel = [Int]

  private func pixel(_ stage: Stage, _ x: Int, _ y: Int) -> Pixel {
    let pixel = stage.image().pixel(x: x, y: y)
    return [Int(pixel.r), Int(pixel.g), Int(pixel.b)]
  }

  /// Returns a stage whose window contains a box from (50, 50) to (150, 150) with a red page in it.
  private func scene(_ reports: EndReports = .afterFrame) -> (Stage, box: UIView, page: UIView, next: UIView) {
    let stage = Stage(size: CGSize(width: 200, height: 200), fps: 20, endReports: reports)
    let box = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let (page, next) = (UIView(frame: box.bounds), UIView(frame: box.bounds))
    page.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    next.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    stage.window.addSubview(box)
    box.addSubview(page)
    stage.frame()
    return (stage, box, page, next)
  }

  private let red: Pixel = [255, 0, 0]
  private let blue: Pixel = [0, 0, 255]
  private let none: Pixel = [0, 0, 0]

  @Test(
    "a cross-fade blends the old and the new look, and the change is made at once",
    arguments: [EndReports.beforeFrame, .afterFrame])
  func crossDissolve(reports: EndReports) {
    let (stage, box, page, next) = scene(reports)
    let log = log
    UIView.transition(
      with: box, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
      animations: {
        page.removeFromSuperview()
        box.addSubview(next)
      }, completion: { log.add("done \($0)") })
    #expect(box.subviews == [next] && page.superview == nil && log.take() == [])
    stage.frame()
    // The first frame is on screen a twentieth of the transition after its start.
    let first = pixel(stage, 100, 100)
    #expect(zip(first, [242, 0, 13]).allSatisfy { abs($0 - $1) <= 2 }, "\(first)")
    for _ in 0..<9 { stage.frame() }
    let middle = pixel(stage, 100, 100)
    #expect(zip(middle, [128, 0, 128]).allSatisfy { abs($0 - $1) <= 2 }, "\(middle)")
    stage.onFrame = { _ in log.add("shown") }
    for _ in 0..<10 { stage.frame() }
    #expect(log.take() == Array(repeating: "shown", count: 10) && pixel(stage, 100, 100) == blue)
    stage.frame()
    stage.frame()
    #expect(pixel(stage, 100, 100) == blue && box.layer.animationKeys() == nil)
    // The tenth was on screen at the animation's end. The animation includes that instant, in which the code of the next
    // frame runs, and is over in the one after it.
    #expect(log.take().filter { $0 != "shown" } == ["done true"])
  }

  /// Returns the lengths of the shown box's left, right, top, and bottom edges, in pixels. The longest is the nearest.
  private func edges(_ stage: Stage) -> (left: Int, right: Int, top: Int, bottom: Int) {
    let image = stage.image()
    let seen = (0..<200).map { y in (0..<200).map { x in image.pixel(x: x, y: y).a > 128 } }
    let columns = (0..<200).map { x in (0..<200).count { seen[$0][x] } }
    let rows = seen.map { row in row.count { $0 } }
    func first(_ counts: [Int]) -> Int { counts.first { $0 > 0 } ?? 0 }
    return (first(columns), first(columns.reversed()), first(rows), first(rows.reversed()))
  }

  @Test(
    "a flip turns the side that it comes from to the front, then shows the new look with the other side in front",
    arguments: [
      (UIView.AnimationOptions.transitionFlipFromLeft, "left", "right"), (.transitionFlipFromRight, "right", "left"),
      (.transitionFlipFromTop, "top", "bottom"), (.transitionFlipFromBottom, "bottom", "top"),
    ])
  func flips(option: UIView.AnimationOptions, near: String, far: String) {
    let (stage, box, page, next) = scene()
    UIView.transition(
      with: box, duration: 1, options: [option, .curveLinear],
      animations: {
        page.removeFromSuperview()
        box.addSubview(next)
      })
    func lengths() -> [String: Int] {
      let (left, right, top, bottom) = edges(stage)
      return ["left": left, "right": right, "top": top, "bottom": bottom]
    }
    #expect(lengths() == ["left": 100, "right": 100, "top": 100, "bottom": 100] && pixel(stage, 100, 100) == red)
    stage.frame()
    var seen = lengths()
    #expect(seen[near] ?? 0 > 100 && seen[far] ?? 0 < 100 && pixel(stage, 100, 100) == red, "\(seen)")
    for _ in 0..<4 { stage.frame() }
    seen = lengths()
    #expect(seen[near] ?? 0 > 110 && seen[far] ?? 0 < 90 && pixel(stage, 100, 100) == red, "\(seen)")
    for _ in 0..<10 { stage.frame() }
    seen = lengths()
    // Now the back is visible, with the other side nearer.
    #expect(seen[far] ?? 0 > 110 && seen[near] ?? 0 < 90 && pixel(stage, 100, 100) == blue, "\(seen)")
    for _ in 0..<6 { stage.frame() }
    #expect(lengths() == ["left": 100, "right": 100, "top": 100, "bottom": 100] && pixel(stage, 100, 100) == blue)
  }

  @Test("a curl lifts a page from the bottom, or lays one down from the top", arguments: [true, false])
  func curls(isUp: Bool) {
    let (stage, box, page, next) = scene()
    UIView.transition(
      with: box, duration: 1, options: [isUp ? .transitionCurlUp : .transitionCurlDown, .curveLinear],
      animations: {
        page.removeFromSuperview()
        box.addSubview(next)
      })
    #expect(pixel(stage, 100, 51) == red && pixel(stage, 100, 148) == red)
    stage.frame()
    // The first frame has lifted a corner of the sheet or laid down its edge.
    #expect(pixel(stage, 100, 51) == (isUp ? red : blue) && pixel(stage, 100, 148) == red)
    for _ in 0..<16 { stage.frame() }
    // Near the end the sheet is up to its edge, or almost down.
    #expect(pixel(stage, 100, 51) == (isUp ? red : blue) && pixel(stage, 100, 148) == blue)
    for _ in 0..<4 { stage.frame() }
    #expect(pixel(stage, 100, 51) == blue && pixel(stage, 100, 148) == blue)
  }

  @Test("a transition to another view replaces the first one among its siblings, or shows and hides them")
  func fromTo() {
    let (stage, box, page, next) = scene()
    let above = UIView()
    box.addSubview(above)
    stage.frame()
    UIView.transition(from: page, to: next, duration: 1, options: [.transitionCrossDissolve, .curveLinear])
    #expect(box.subviews == [next, above] && page.superview == nil && box.layer.animationKeys() == [kCATransition])
    for _ in 0..<10 { stage.frame() }
    #expect(abs(pixel(stage, 100, 100)[0] - 128) <= 2)
    UIView.transition(from: next, to: above, duration: 1, options: [.transitionFlipFromLeft, .showHideTransitionViews])
    #expect(box.subviews == [next, above] && next.isHidden && !above.isHidden)
    // A view that is elsewhere in the hierarchy is moved.
    stage.window.addSubview(page)
    UIView.transition(from: next, to: page, duration: 1, options: .transitionCrossDissolve)
    #expect(box.subviews == [page, above] && next.superview == nil)
  }

  @Test("content changes at once, or is animated with allowAnimatedContent; layoutSubviews lays out in the block")
  func content() {
    let (stage, box, page, _) = scene()
    defer { stage.tearDown() }
    UIView.transition(with: box, duration: 1, options: .transitionCrossDissolve, animations: { page.alpha = 0.5 })
    #expect(page.layer.animationKeys() == nil && page.alpha == 0.5)
    UIView.transition(
      with: box, duration: 1, options: [.transitionCrossDissolve, .allowAnimatedContent], animations: { page.alpha = 1 }
    )
    #expect(page.layer.animationKeys() == ["opacity"])
    var isLaidOut = false
    let laid = LaidView(frame: box.bounds)
    laid.onLayout = { isLaidOut = true }
    UIView.transition(
      with: box, duration: 1, options: [.transitionCrossDissolve, .layoutSubviews], animations: { box.addSubview(laid) }
    )
    #expect(isLaidOut)
  }

  @Test(
    "transitions complete with false if replaced or removed, at once without a style, next turn without a duration",
    arguments: [EndReports.beforeFrame, .afterFrame])
  func completions(reports: EndReports) {
    let (stage, box, page, _) = scene(reports)
    let log = log
    func run(_ name: String, _ options: UIView.AnimationOptions, duration: TimeInterval = 1) {
      UIView.transition(
        with: box, duration: duration, options: options, animations: { page.alpha -= 0.1 },
        completion: { log.add("\(name) \($0)") })
    }
    run("plain", [])
    #expect(log.take() == ["plain true"])
    run("zero", .transitionFlipFromLeft, duration: 0)
    #expect(log.take() == [] && box.layer.animationKeys() == nil)
    run("first", .transitionCrossDissolve)
    run("second", .transitionFlipFromLeft)
    stage.frame()
    stage.frame()
    #expect(log.take() == ["zero true", "first false"])
    box.removeFromSuperview()
    stage.frame()
    stage.frame()
    #expect(log.take() == ["second false"])
  }

  @Test("a transition inherits duration and curve, blocks touches, and does not animate if animations are off")
  func inherited() throws {
    let (stage, box, page, _) = scene()
    UIView.animate(withDuration: 3, delay: 0, options: .curveLinear) {
      UIView.transition(with: box, duration: 1, options: .transitionCrossDissolve, animations: { page.alpha = 0 })
    }
    let made = try #require(box.layer.animation(forKey: kCATransition))
    #expect(made.duration == 3 && made.timingFunction?.value(at: 0.3) == 0.3)
    #expect(stage.window.hitTest(CGPoint(x: 100, y: 100), with: nil) === stage.window)
    box.layer.removeAllAnimations()
    UIView.performWithoutAnimation {
      UIView.transition(with: box, duration: 1, options: .transitionCrossDissolve, animations: { page.alpha = 1 })
    }
    #expect(box.layer.animationKeys() == nil)
  }

  @Test("a flip in a frozen layer stands still, and is moved with the layer's time")
  func scrubbed() {
    let (stage, box, page, next) = scene()
    let layer = stage.window.layer
    let start = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.timeOffset = start
    layer.speed = 0
    UIView.transition(from: page, to: next, duration: 1, options: [.transitionFlipFromLeft, .curveLinear])
    var seen: [Pixel] = []
    for progress in [0, 0.75, 0.25, 0.9] {
      layer.timeOffset = start + progress
      stage.frame()
      if progress == 0 { stage.run(for: 0.5) }
      seen.append(pixel(stage, 100, 100))
    }
    #expect(seen == [red, blue, red, blue] && box.layer.animationKeys() == [kCATransition])
  }
}

private final class LaidView: UIView {
  var onLayout: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }
}

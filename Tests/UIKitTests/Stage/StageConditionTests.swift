import Stage
import Testing
import UIKit

@Suite("A stage's conditions", .serialized) @MainActor struct StageConditionTests {
  /// Makes a running stage with one view in its window.
  private func stage(_ conditions: (inout StageConditions) -> Void) -> (Stage, UIView) {
    var hardships = StageConditions()
    conditions(&hardships)
    let stage = Stage(size: CGSize(width: 100, height: 100), endReports: .afterFrame, conditions: hardships)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    stage.window.addSubview(view)
    stage.servedFrame()
    return (stage, view)
  }

  /// Records the times of a display link in each of its calls.
  @MainActor private final class Ticks {
    var ticks: [(now: CFTimeInterval, timestamp: CFTimeInterval, target: CFTimeInterval, duration: CFTimeInterval)] = []
    private var link: CADisplayLink?

    init() {
      link = CADisplayLink(target: self, selector: Selector(Ticks.tick(_:)))
      link?.add(to: .main, forMode: .common)
    }

    func tick(_ link: CADisplayLink) {
      ticks.append((CACurrentMediaTime(), link.timestamp, link.targetTimestamp, link.duration))
    }

    func end() { link?.invalidate() }
  }

  // MARK: Every commit

  @Test(
    "showsEveryCommit: the state after each commit is observed and drawn once, like a frame", arguments: [false, true])
  func everyCommit(_ isShown: Bool) {
    let (stage, view) = stage { $0.showsEveryCommit = isShown }
    var shown: [String] = []
    stage.onFrame = { stage in
      let pixel = stage.image().pixel(x: Int(stage.presentation(of: view).frame.minX) + 5, y: 5)
      shown.append(
        "\(stage.pictureKind) \(stage.time == stage.frameTime(1)) \(stage.presentation(of: view).frame.minX) \(pixel.r)"
      )
    }
    stage.schedule {
      CATransaction.begin()
      view.frame.origin.x = 20
      CATransaction.commit()
      view.frame.origin.x = 40
    }
    stage.frame()
    #expect(shown == (isShown ? ["commit(QuartzCore.CommitSource.code) true 20.0 255"] : []) + ["frame true 40.0 255"])
  }

  @Test("showsEveryCommit: a commit between frames is shown at the last frame's time")
  func betweenFrames() {
    let (stage, view) = stage { $0.showsEveryCommit = true }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 60 }
    stage.run(for: 0.5)
    let here = stage.presentation(of: view).frame.minX
    var shown: [CGFloat] = []
    stage.onFrame = { shown.append($0.presentation(of: view).frame.minX) }
    view.backgroundColor = .blue
    CATransaction.flush()
    #expect(shown == [here])
  }

  // MARK: The main thread

  @Test("mainThreadDelay: busy frames have no links, input or completions, and animations continue")
  func busy() {
    let (stage, view) = stage { _ in }
    let ticks = Ticks()
    defer { ticks.end() }
    var completed: Int?
    UIView.animate(withDuration: 2 / 60.0, delay: 0, options: .curveLinear) {
      view.frame.origin.x = 60
    } completion: { _ in
      completed = stage.frameIndex
    }
    var positions: [CGFloat] = []
    stage.onFrame = { positions.append($0.presentation(of: view).frame.minX) }
    stage.frame()
    var calls: [String] = []
    stage.schedule(time: stage.nextTime) { calls.append("first \(stage.frameIndex)") }
    stage.schedule(time: stage.nextTime + 2 / 60.0) { calls.append("second \(stage.frameIndex)") }
    stage.blockMainThread(for: 0.05)
    var busy: [Bool] = []
    for _ in 0..<4 {
      stage.frame()
      busy.append(stage.isMainThreadBusy)
    }
    // The animation started in frame 1, whose picture is half of the animation later.
    #expect(busy == [true, true, true, false])
    #expect(positions == [30, 60, 60, 60, 60])
    #expect(calls == ["first 5", "second 5"])
    #expect(ticks.ticks.map { (($0.now - Stage.mediaTimeAtStart) * 60).rounded() } == [1, 5])
    #expect(completed == 5)
  }

  @Test("mainThreadDelay: delays are random, depend only on the seed, and never exceed the limit")
  func delays() {
    func served(_ seed: UInt64) -> [Int] {
      let (stage, _) = stage { ($0.mainThreadDelay, $0.seed) = (0.05, seed) }
      var frames: [Int] = []
      for _ in 0..<200 {
        stage.frame()
        if !stage.isMainThreadBusy { frames.append(stage.frameIndex) }
      }
      return frames
    }
    let frames = served(1)
    #expect(frames == served(1))
    #expect(frames != served(2))
    let gaps = Set(zip(frames, frames.dropFirst()).map { $1 - $0 })
    #expect(gaps == [1, 2, 3, 4])
  }

  // MARK: Time

  @Test("uptime: media time starts at the uptime, and animations show the same as with a short one")
  func uptime() {
    let uptime: CFTimeInterval = 20_000_000.3
    let (stage, view) = stage { $0.uptime = uptime }
    #expect(stage.time == 0)
    #expect(CACurrentMediaTime() == uptime + stage.screenTime)
    var stamp: TimeInterval?
    let recognizer = StampRecognizer { stamp = $0 }
    stage.window.addGestureRecognizer(recognizer)
    stage.touch(.began, at: CGPoint(x: 5, y: 5), time: 0.01)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 60 }
    stage.run(for: 0.5)
    #expect(stamp == uptime + 0.01)
    // 30 sixtieths: the animation started in frame 1, and frame 30 is on screen when frame 31 runs its code.
    #expect(abs(stage.presentation(of: view).frame.minX - 30) < 1e-5)
    #expect(stage.time == 0.5)
  }

  @Test("timestampJitter: links' timestamps are uneven, before the frame's time, and increasing; targets are even")
  func jitter() {
    let (stage, _) = stage { $0.timestampJitter = 0.004 }
    let ticks = Ticks()
    defer { ticks.end() }
    for _ in 0..<100 { stage.frame() }
    let found = ticks.ticks
    #expect(found.count == 100)
    for (index, tick) in found.enumerated() {
      let nominal = Stage.mediaTimeAtStart + stage.frameTime(index + 1)
      #expect(tick.now >= nominal && tick.now < nominal + 0.004)
      #expect(tick.timestamp <= tick.now && tick.timestamp > nominal - 0.004)
      #expect(tick.target == Stage.mediaTimeAtStart + stage.frameTime(index + 2))
    }
    for (earlier, later) in zip(found, found.dropFirst()) { #expect(later.timestamp > earlier.timestamp) }
    let ages = found.map { $0.now - $0.timestamp }
    #expect((ages.max() ?? 0) > 0.003 && (ages.min() ?? 1) < 0.001)
    // The stage's own times do not change.
    #expect(stage.time == 100 / 60.0)
  }

  @Test("frameRates: the rate changes midway, and links report the next frame's time")
  func rates() {
    let (stage, _) = stage { $0.frameRates = [0.04: 24, 0.1: 120] }
    let ticks = Ticks()
    defer { ticks.end() }
    #expect(stage.fps == 60)
    for _ in 0..<7 { stage.frame() }
    #expect(stage.fps == 120)
    let slow: TimeInterval = 0.05
    let fast: TimeInterval = slow + 2 / 24
    let times: [TimeInterval] = [1 / 60, 2 / 60, slow, slow + 1 / 24, fast, fast + 1 / 120, fast + 2 / 120]
    let found = ticks.ticks.map { $0.now - Stage.mediaTimeAtStart }
    #expect(found.count == times.count)
    for (time, expected) in zip(found, times) { #expect(abs(time - expected) < 1e-9) }
    for (tick, next) in zip(ticks.ticks, ticks.ticks.dropFirst()) { #expect(abs(tick.target - next.now) < 1e-9) }
    #expect(ticks.ticks.allSatisfy { $0.duration == 1 / 120.0 })
    #expect(stage.time == times.last)
  }

  // MARK: Animations

  @Test(
    "viewAnimationsHaveKeys: without keys, animations are in no list and otherwise work as usual",
    arguments: [true, false])
  func keyless(_ haveKeys: Bool) {
    let (stage, view) = stage { $0.viewAnimationsHaveKeys = haveKeys }
    var ends: [Bool] = []
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      view.frame.origin.x = 60
      view.backgroundColor = .blue
    } completion: {
      ends.append($0)
    }
    stage.frame()
    #expect(view.layer.animationKeys() == (haveKeys ? ["position", "backgroundColor"] : nil))
    stage.run(for: 0.25)
    // The 16th frame since the start shows 16 of 30 sixtieths.
    #expect(abs(stage.presentation(of: view).frame.minX - 32) < 1e-6)
    #expect((100...156).contains(stage.image().pixel(x: 35, y: 5).b))
    #expect(stage.window.hitTest(CGPoint(x: 65, y: 5), with: nil) !== view)
    #expect(ends == [])
    stage.run(for: 0.3)
    #expect(ends == [true])
    #expect(stage.window.hitTest(CGPoint(x: 65, y: 5), with: nil) === view)
  }

  @Test(
    "replacesAnimationsAtCommit: the object of before the commit stays without a begin time", arguments: [false, true])
  func copies(_ replaces: Bool) {
    let (stage, view) = stage { $0.replacesAnimationsAtCommit = replaces }
    let given = CABasicAnimation(keyPath: "opacity")
    (given.fromValue, given.duration) = (0, 10)
    view.layer.add(given, forKey: "probe")
    let before = view.layer.animation(forKey: "probe")
    stage.frame()
    let after = view.layer.animation(forKey: "probe")
    #expect((before === after) == !replaces && after?.beginTime != 0)
    #expect((before?.beginTime == 0) == replaces && given.beginTime == 0)
    #expect(stage.presentation(of: view).alpha < 0.1)
  }

  @Test(
    "removesAnimationsInBackground: animations that are removed on completion end unfinished", arguments: [false, true])
  func background(_ removes: Bool) {
    let (stage, view) = stage { $0.removesAnimationsInBackground = removes }
    let below = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    view.addSubview(below)
    var ends: [Bool] = []
    UIView.animate(withDuration: 1) {
      below.alpha = 0.5
    } completion: {
      ends.append($0)
    }
    let staying = CABasicAnimation(keyPath: "opacity")
    (staying.fromValue, staying.toValue, staying.duration) = (0, 1, 10)
    staying.isRemovedOnCompletion = false
    view.layer.add(staying, forKey: "stays")
    stage.run(for: 0.1)
    stage.enterBackground()
    #expect(below.layer.animationKeys() == (removes ? nil : ["opacity"]))
    stage.frame()
    #expect(ends == (removes ? [false] : []))
    #expect(view.layer.animationKeys() == ["stays"])
    #expect(stage.presentation(of: below).alpha < 0.1)
    stage.enterForeground()
  }

  @Test(
    "updatesSafeAreaInLayout: insets change in the next layout, parents first, and cost no other layout",
    arguments: [false, true])
  func insets(_ isLate: Bool) {
    final class Counting: UIView {
      var used: [CGFloat] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        used.append(safeAreaInsets.top)
      }
    }
    let (stage, _) = stage { $0.updatesSafeAreaInLayout = isLate }
    let page = UIViewController()
    let (outer, inner, pinned) = (Counting(), Counting(), UIView())
    page.view = outer
    inner.frame = outer.bounds
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    inner.addSubview(pinned)
    pinned.translatesAutoresizingMaskIntoConstraints = false
    pinned.topAnchor.constraint(equalTo: inner.safeAreaLayoutGuide.topAnchor).isActive = true
    stage.window.rootViewController = page
    stage.frame()
    (outer.used, inner.used) = ([], [])
    stage.safeAreaInsets.top = 40
    #expect([outer, inner].map(\.safeAreaInsets.top) == (isLate ? [0, 0] : [40, 40]))
    stage.frame()
    #expect([outer.used, inner.used] == [[40], [40]] && pinned.frame.minY == 40)
    page.additionalSafeAreaInsets.top = 5
    inner.frame.origin.y = 15
    #expect([outer, inner].map(\.safeAreaInsets.top) == (isLate ? [40, 40] : [45, 30]))
    inner.layoutIfNeeded()
    #expect([outer, inner].map(\.safeAreaInsets.top) == [45, 30] && pinned.frame.minY == 30)
    stage.frame()
    #expect([outer.used, inner.used] == [[40, 45], [40, 30]])
    outer.transform = CGAffineTransform(translationX: 0, y: 10)
    outer.transform = .identity
    inner.removeFromSuperview()
    inner.transform = CGAffineTransform(translationX: 0, y: 5)
    outer.addSubview(inner)
    #expect(inner.safeAreaInsets.top == (isLate ? 30 : 25))
    stage.frame()
    #expect(inner.safeAreaInsets.top == 25 && pinned.frame.minY == 25)
  }

  @Test("do not affect the next stage")
  func givenBack() {
    let (first, _) = stage { $0.removesAnimationsInBackground = true }
    let (second, _) = stage {
      $0.viewAnimationsHaveKeys = false
      $0.updatesSafeAreaInLayout = true
      $0.replacesAnimationsAtCommit = true
    }
    #expect(CAAnimation.isReplacedAtCommit)
    #expect(!ViewAnimation.givesKeys && !UIScene.removesAnimationsInBackground && UIView.updatesSafeAreaInLayout)
    first.tearDown()
    #expect(!ViewAnimation.givesKeys && !UIScene.removesAnimationsInBackground)
    second.tearDown()
    #expect(!CAAnimation.isReplacedAtCommit)
    #expect(ViewAnimation.givesKeys && !UIScene.removesAnimationsInBackground && !UIView.updatesSafeAreaInLayout)
  }
}

/// A recognizer that records the times of touches.
private final class StampRecognizer: UIGestureRecognizer {
  private let note: (TimeInterval) -> Void

  init(_ note: @escaping (TimeInterval) -> Void) {
    self.note = note
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { note(touch.timestamp) }
  }
}

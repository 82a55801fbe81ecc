import Stage
import Testing
import UIKit

/// Times are in seconds since the stage began. A view starts to move in frame 1, by 60 points a second.
@Suite("The two times of a stage's frame", .serialized) @MainActor struct StageTimesTests {
  private static let count = 40
  private static let speed = 60.0

  /// The readings of a display link, in the code of a frame.
  private struct Code {
    let frame: Int
    let time, timestamp, target, position: Double
  }

  /// The readings while a frame is presented, and the clock after it.
  private struct Shown {
    let time, screenTime, position, drawnPosition: Double
    var timeAfter = 0.0
  }

  /// Records the frames of a stage.
  @MainActor private final class Recorder {
    let stage: Stage
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    var codes: [Code] = []
    var shown: [Shown] = []
    /// The time of the code that starts the motion.
    var start = 0.0

    init(fps: Double, _ order: EndReports, _ conditions: StageConditions) {
      stage = Stage(size: CGSize(width: 200, height: 20), fps: fps, endReports: order, conditions: conditions)
      view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      stage.window.addSubview(view)
    }

    private var now: Double { CACurrentMediaTime() - Stage.mediaTimeAtStart }

    func run() {
      stage.servedFrame()
      let link = CADisplayLink(target: self, selector: Selector(Recorder.tick(_:)))
      link.add(to: .main, forMode: .common)
      stage.onFrame = { [unowned self] stage in
        shown.append(
          Shown(
            time: now, screenTime: stage.screenTime, position: Double(stage.presentation(of: view).frame.minX),
            drawnPosition: drawnPosition(stage.image())))
      }
      stage.schedule { [unowned self] in
        start = now
        UIView.animate(withDuration: 10, delay: 0, options: .curveLinear) { [view] in
          view.frame.origin.x = 10 * StageTimesTests.speed
        }
      }
      for _ in 0..<StageTimesTests.count {
        stage.frame()
        shown[shown.count - 1].timeAfter = now
      }
      link.invalidate()
      stage.tearDown()
    }

    func tick(_ link: CADisplayLink) {
      codes.append(
        Code(
          frame: stage.frameIndex, time: now, timestamp: link.timestamp - Stage.mediaTimeAtStart,
          target: link.targetTimestamp - Stage.mediaTimeAtStart,
          position: Double(view.layer.presentation()?.frame.minX ?? -1)))
    }

    /// Returns the left edge of the view, from the center of the drawn pixels. An edge may lie within a pixel.
    private func drawnPosition(_ image: CGImage) -> Double {
      let alphas = (0..<image.width).map { Double(image.pixel(x: $0, y: 10).a) }
      let weighted = zip(alphas.indices, alphas).reduce(0) { $0 + (Double($1.0) + 0.5) * $1.1 }
      return weighted / alphas.reduce(0, +) - 10
    }
  }

  private func record(
    fps: Double, _ order: EndReports, _ conditions: StageConditions = StageConditions()
  ) -> Recorder {
    let recorder = Recorder(fps: fps, order, conditions)
    recorder.run()
    return recorder
  }

  /// Returns true if the lists have equal lengths and no two numbers differ by more than `accuracy`.
  private func agree(_ some: [Double], _ others: [Double], within accuracy: Double = 1e-5) -> Bool {
    some.count == others.count && zip(some, others).allSatisfy { abs($0 - $1) <= accuracy }
  }

  @Test(
    "are those of its code, and of the next frame's code, at which its picture is on screen", arguments: [24, 60, 120],
    EndReports.allCases)
  func exact(fps: Double, order: EndReports) {
    let (codes, shown, start) = { ($0.codes, $0.shown, $0.start) }(record(fps: fps, order))
    let nominal = (1...Self.count).map { Double($0) / fps }
    let next = nominal.map { $0 + 1 / fps }
    #expect(agree([start], [1 / fps]))
    #expect(codes.map(\.frame) == Array(1...Self.count))
    #expect(agree(codes.map(\.time), nominal) && agree(codes.map(\.timestamp), nominal))
    #expect(agree(codes.map(\.target), next))
    #expect(agree(shown.map(\.time), next) && agree(shown.map(\.screenTime), next))
    #expect(agree(shown.map(\.timeAfter), next))
    #expect(agree(codes.map(\.position), nominal.map { Self.speed * ($0 - start) }))
    #expect(agree(shown.map(\.position), next.map { Self.speed * ($0 - start) }))
    #expect(agree(shown.map(\.drawnPosition), shown.map(\.position), within: 0.02))
    // The code of the next frame reads what is on screen.
    #expect(agree(shown.map(\.position).dropLast(), Array(codes.map(\.position).dropFirst())))
  }

  @Test(
    "stay exact for the picture if code is late and links report an early time, also while the main thread is busy",
    arguments: [24, 60, 120], EndReports.allCases)
  func hard(fps: Double, order: EndReports) {
    var conditions = StageConditions()
    (conditions.timestampJitter, conditions.mainThreadDelay, conditions.seed) = (0.003, 0.04, 7)
    let recorder = record(fps: fps, order, conditions)
    let (codes, shown, start) = (recorder.codes, recorder.shown, recorder.start)
    let first = recorder.stage.frameIndex - Self.count + 1
    let frames = (first..<first + Self.count).map { Double($0) / fps }
    let next = frames.map { $0 + 1 / fps }
    #expect(codes.count < Self.count && codes.count > Self.count / 5)
    for code in codes {
      let nominal = Double(code.frame) / fps
      #expect(code.time >= nominal && code.time < nominal + 0.003)
      #expect(code.timestamp <= code.time && code.timestamp > nominal - 0.003)
    }
    #expect(Set(codes.map { $0.time - Double($0.frame) / fps }).count > codes.count / 2)
    #expect(agree(codes.map(\.target), codes.map { Double($0.frame + 1) / fps }))
    #expect(agree(shown.map(\.time), next) && agree(shown.map(\.screenTime), next))
    #expect(agree(shown.map(\.timeAfter), next))
    #expect(agree(codes.map(\.position), codes.map { Self.speed * ($0.time - start) }))
    #expect(agree(shown.map(\.position), next.map { Self.speed * max($0 - start, 0) }))
    #expect(agree(shown.map(\.drawnPosition), shown.map(\.position), within: 0.02))
  }

  @Test("are both used by an animation that ends: its report comes at the code's time", arguments: EndReports.allCases)
  func report(order: EndReports) {
    let stage = Stage(size: CGSize(width: 100, height: 20), endReports: order)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    stage.window.addSubview(view)
    stage.frame()
    var positions: [CGFloat] = []
    var reportTime: TimeInterval?
    stage.onFrame = { positions.append($0.presentation(of: view).frame.minX) }
    stage.schedule {
      UIView.animate(withDuration: 3.5 / 60, delay: 0, options: .curveLinear) {
        view.frame.origin.x = 35
      } completion: { _ in
        reportTime = CACurrentMediaTime() - Stage.mediaTimeAtStart
        view.frame.origin.x = 60
      }
    }
    for _ in 0..<8 { stage.frame() }
    // It started in frame 1, and is over in the code of frame 5. The picture of frame 4 shows its end already.
    #expect(agree([reportTime ?? 0], [5 / 60]))
    #expect(positions == [10, 20, 30] + (order == .beforeFrame ? [35, 60, 60, 60, 60] : [35, 35, 60, 60, 60]))
  }
}

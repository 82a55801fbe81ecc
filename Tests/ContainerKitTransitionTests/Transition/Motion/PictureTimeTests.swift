import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// Two things that move in one picture are at their positions for the same time.
@MainActor @Suite("The picture of a frame in a transition", .serialized) struct PictureTimeTests {
  /// An animator that moves both pages in proportion to its progress.
  enum Motion: CaseIterable, Sendable {
    case slide, linear, interruptible

    @MainActor var animator: (any UIViewControllerAnimatedTransitioning)? {
      switch self {
      case .slide: nil
      case .linear: ScriptedAnimator.tidySlide()
      case .interruptible: VendingAnimator()
      }
    }

    /// Returns the distance of a whole transition, in points.
    @MainActor func distance(_ stage: ContainerStage) -> CGFloat {
      stage.width + (self == .slide ? SlideAnimator.standardSpacing : 0)
    }
  }

  /// The input of a transition.
  enum Action: CaseIterable, Sendable {
    case tap, finishedDrag, cancelledDrag, flick, grab, grabBack

    /// Adds the input to the stage.
    @MainActor func perform(on stage: ContainerStage) {
      func drag(from x: CGFloat, by points: CGFloat, duration: TimeInterval, hold: TimeInterval, time: TimeInterval) {
        stage.drag(
          from: CGPoint(x: x, y: 300), to: CGPoint(x: x + points, y: 300), duration: duration, steps: 24, hold: hold,
          time: time)
      }
      func select() { stage.schedule { stage.container.selectViewController(stage.pages[1], animated: true) } }
      let start = stage.nextTime
      switch self {
      case .tap: select()
      case .finishedDrag: drag(from: 380, by: -300, duration: 0.3, hold: 0.2, time: start)
      case .cancelledDrag: drag(from: 380, by: -100, duration: 0.3, hold: 0.2, time: start)
      case .flick: drag(from: 380, by: -150, duration: 0.15, hold: 0, time: start)
      case .grab, .grabBack:
        select()
        drag(from: 200, by: self == .grab ? -60 : 150, duration: 0.2, hold: self == .grab ? 0.2 : 0, time: start + 0.1)
      }
    }
  }

  private static func conditions(_ isIrregular: Bool) -> StageConditions {
    var conditions = StageConditions()
    if isIrregular { (conditions.timestampJitter, conditions.mainThreadDelay) = (0.003, 0.03) }
    return conditions
  }

  private static let rates = [24.0, 60, 120]

  @Test("has a bar that shows the progress of its pages", arguments: Motion.allCases, Action.allCases)
  func bar(motion: Motion, action: Action) {
    for (fps, isIrregular) in Self.rates.flatMap({ [($0, false), ($0, true)] }) {
      let stage = ContainerStage(["A", "B"], fps: fps, conditions: Self.conditions(isIrregular))
      stage.animator = motion.animator
      let bar = ProgressBar()
      stage.container.customTabBar = bar
      stage.frame()
      var compared = 0
      var differences: [String] = []
      stage.onFrame = { [unowned stage] _ in
        // While the main thread is busy, the pages move without the bar.
        guard stage.pictureKind == .frame, let shown = stage.container.transitionSnapshot?.percentComplete else {
          return
        }
        let part = min(max(-stage.shownX(0) / motion.distance(stage), 0), 1)
        compared += 1
        if abs(part - shown) > 1e-5 || abs(part - bar.progress) > 1e-5 {
          differences.append("\(stage.frameIndex): pages at \(part), progress \(shown), bar \(bar.progress)")
        }
      }
      action.perform(on: stage)
      stage.finish()
      #expect(differences == [], "\(fps), irregular: \(isIrregular)")
      #expect(compared > 3)
      stage.tearDown()
    }
  }

  /// The pictures of a transition on its way.
  private struct Scenario {
    /// The distances of the outgoing page from its position at rest, to the left. The first is before the transition.
    var positions: [CGFloat] = [0]
    /// The index of the first picture in which the page is held by the finger.
    var held = 0
    /// The index of the picture of the frame in which the finger moves for the last time.
    var last = 0
    /// The distance of a whole transition.
    var travel: CGFloat = 0

    /// The distances between a picture and the one before.
    func step(_ index: Int) -> CGFloat { positions[index] - positions[index - 1] }
  }

  /// Runs a transition with a finger that moves to the left at `speed` points per second for about `duration` seconds.
  ///
  /// - Parameters:
  ///   - delay: The time from a selection, which starts the transition, to the finger; nil if the finger starts it.
  ///   - pause: The number of frames from the finger's last movement until it is lifted.
  private func way(
    _ motion: Motion, fps: Double, speed: CGFloat, for duration: TimeInterval, after delay: TimeInterval? = nil,
    pause: Int
  ) -> Scenario {
    let stage = ContainerStage(["A", "B"], fps: fps)
    stage.animator = motion.animator
    stage.frame()
    var start = stage.nextTime
    if let delay {
      stage.schedule { stage.container.selectViewController(stage.pages[1], animated: true) }
      start += delay
    }
    let moves = Int(duration * fps)
    let lastMovement = start + Double(moves) / fps
    var scenario = Scenario()
    stage.onFrame = { [unowned stage] _ in
      guard let transition = stage.container.transitionSnapshot, !transition.hasArrived else { return }
      scenario.positions.append(-stage.shownX(0))
      if scenario.held == 0, transition.isInteractive { scenario.held = scenario.positions.count - 1 }
      if abs(stage.time - lastMovement) < 1e-6 { scenario.last = scenario.positions.count - 1 }
      scenario.travel = transition.dragDistance
    }
    func touch(_ phase: UITouch.Phase, _ frame: Int, at step: Int) {
      let point = CGPoint(x: 380 - speed / fps * CGFloat(step), y: 300)
      stage.touch(phase, at: point, time: start + Double(frame) / fps)
    }
    touch(.began, 0, at: 0)
    for step in 1...moves { touch(.moved, step, at: step) }
    touch(.ended, moves + pause, at: moves)
    stage.finish()
    return scenario
  }

  @Test(
    "continues on the spring after a release, in the frame of the finger's last movement or in the next one",
    arguments: Motion.allCases, [0, 1])
  func release(motion: Motion, pause: Int) {
    for fps in Self.rates {
      let scenario = way(motion, fps: fps, speed: 600, for: 0.4, pause: pause)
      // The movements up to the first that is held start the drag.
      #expect((scenario.held + 1...scenario.last).allSatisfy { abs(scenario.step($0) - 600 / fps) < 0.001 })
      let spring = SettlingSpring(
        from: Double(scenario.positions[scenario.last] / scenario.travel), to: 1,
        velocity: Double(600 / scenario.travel),
        tolerance: 0.25 / Double(scenario.travel))
      let expected = (scenario.last..<scenario.positions.count).map {
        scenario.travel * CGFloat(spring.position(at: Double($0 - scenario.last) / fps))
      }
      #expect(expected.count > 5)
      #expect(zip(scenario.positions[scenario.last...], expected).allSatisfy { abs($0 - $1) < 0.001 }, "\(fps)")
    }
  }

  @Test(
    "stays where it is on screen when a finger grabs the page, and then follows the finger", arguments: Motion.allCases)
  func grab(motion: Motion) {
    for fps in Self.rates {
      // The slide is fast.
      let (delay, duration) = motion == .slide ? (2.0 / 24, 0.1) : (4.0 / 24, 0.25)
      let scenario = way(motion, fps: fps, speed: 300, for: duration, after: delay, pause: 1)
      #expect(scenario.held > 1 && scenario.step(scenario.held - 1) > 5)
      #expect(abs(scenario.step(scenario.held)) < 0.001)
      #expect((scenario.held + 1...scenario.last).allSatisfy { abs(scenario.step($0) - 300 / fps) < 0.001 }, "\(fps)")
      #expect(scenario.step(scenario.last + 1) > 300 / fps)
    }
  }

  private final class ProgressBar: UIView, ContainerTabBar {
    var items: [ContainerTabItem] = []
    var onSelect: ((Int) -> Void)?
    private(set) var progress: CGFloat = 0

    func update(_ state: ContainerTabBarState) { progress = state.progress }
  }
}

import ContainerKit
import ContainerKitTesting
import ContainerTransitions
import Testing
import UIKit

/// Code that draws a transition by itself, in a controller.
struct Drawn: Sendable, CustomTestStringConvertible {
  enum Form: String, CaseIterable { case part, animator }

  static let duration = 0.5

  let form: Form
  let controller: Row.Controller
  var isBackwards = false
  var driver = Row.Driver.uikit
  var rate = 60.0

  /// UIKit's controllers start an animator in a layout.
  var startsLate: Bool { controller != .container }

  var testDescription: String {
    "\(form)-\(controller)\(isBackwards ? "-back" : "")-\(driver)-\(Int(rate))"
  }

  @MainActor func host(_ log: FractionLog, _ order: Stage.CompletionOrder = .afterFrame) -> any TransitionHost {
    var hosted = HostedTransition(isBackwards: isBackwards, pages: { TilePage.pair() }) { _, _ in
      switch form {
      case .part: PageTransition(duration: Self.duration, timing: .linear, LoggedPart(log: log)).animator(for: .next)
      case .animator: log.animator(duration: Self.duration)
      }
    }
    (hosted.size, hosted.completions) = (Strip.size, order)
    hosted.conditions.frameRates = [0: rate]
    if driver == .containerKit { hosted.makeDriver = { PercentDrivenInteractiveTransition() } }
    let host = controller.host(hosted)
    log.watch(host.stage)
    return host
  }

  private static let controllers: [Row.Controller] = [.container, .modal, .full, .tabs, .push]

  static let all: [Drawn] = Form.allCases.flatMap { form in
    controllers.flatMap { controller in
      [false, true].map { Drawn(form: form, controller: controller, isBackwards: $0) }
    }
  }

  /// Those whose controller asks for an interaction controller, under either class, and the container's pan.
  static let driven: [Drawn] = all.flatMap { drawn in
    var own = drawn
    own.driver = .containerKit
    return drawn.controller == .container ? [drawn] : [drawn, own]
  }

  static func atAllRates(_ rows: [Drawn]) -> [Drawn] {
    rows.flatMap { row in
      [24.0, 30, 60, 120].map {
        var row = row
        row.rate = $0
        return row
      }
    }
  }
}

@Suite("Code that draws a transition by itself", .serialized) @MainActor struct ProgressTests {
  private let log = FractionLog()

  @Test(
    "is called with the fraction that each frame shows while the transition runs by itself",
    arguments: Drawn.atAllRates(Drawn.all))
  func running(_ drawn: Drawn) {
    let host = drawn.host(log)
    host.run()
    host.runToEnd()
    let steps = drawn.rate * Drawn.duration
    let expected = (0...Int(steps)).map { FractionLog.part(CGFloat($0) / steps) }
    #expect(log.parts == expected.filter { !drawn.startsLate || $0 != expected[1] })
    #expect(log.differences(startsLate: drawn.startsLate) == [])
    #expect(log.calls.last == 1 && log.frames.count >= Int(steps))
    #expect(host.remains == [])
  }

  @Test(
    "is drawn at 0 in the first frame of UIKit's own controllers, and with the views in a container",
    arguments: Drawn.atAllRates(Drawn.all))
  func first(_ drawn: Drawn) {
    let host = drawn.host(log)
    host.run()
    host.runToEnd()
    let step = FractionLog.part(1 / (drawn.rate * Drawn.duration))
    let frames = log.frames.prefix(2).map { [FractionLog.part($0.shown), FractionLog.part($0.called)] }
    #expect(frames.first == [step, drawn.startsLate ? 0 : step])
    #expect(frames.count == 2 && frames[1][0] > step && frames[1][1] == frames[1][0])
  }

  @Test(
    "is called with a finger's fraction, and with each one on the way to either end", arguments: Drawn.driven,
    [true, false])
  func driven(_ drawn: Drawn, _ isFinished: Bool) {
    let host = drawn.host(log, isFinished ? .afterFrame : .beforeFrame)
    host.hold()
    for fraction in [0.25, 0.75, 0.5, 0, 0.4] as [CGFloat] {
      #expect(host.scrub(to: fraction))
      #expect(log.parts.last == FractionLog.part(fraction))
    }
    let held = log.calls.count
    host.letGo(finishing: isFinished)
    host.runToEnd()
    let rest = Array(log.calls[held...])
    #expect(rest.count > 5 && rest == rest.sorted { isFinished ? $0 < $1 : $0 > $1 })
    #expect(log.calls.first == 0 && log.calls.last == (isFinished ? 1 : 0))
    #expect(log.calls.count { $0 == 1 } == (isFinished ? 1 : 0))
    #expect(log.differences(startsLate: drawn.startsLate) == [])
    #expect(host.remains == [])
  }

  @Test(
    "is called with the fraction of each frame of a transition that is caught, turned and cancelled",
    arguments: Drawn.driven)
  func caught(_ drawn: Drawn) {
    let host = drawn.host(log)
    host.run(isGrabbable: true)
    host.stage.run(for: 0.2)
    let running = log.calls
    #expect(host.grab())
    #expect(host.scrub(to: 0.6) && host.scrub(to: 0.3))
    host.letGo(finishing: false)
    host.runToEnd()
    #expect(running == running.sorted() && running.last.map { $0 > 0.35 && $0 < 0.5 } == true)
    #expect(log.calls.first == 0 && log.calls.last == 0 && log.calls.max().map(FractionLog.part) == 6000)
    #expect(log.parts.contains(3000))
    #expect(log.differences(startsLate: drawn.startsLate) == [])
    #expect(host.remains == [])
  }
}

/// A container with two pages, and a transition that is logged.
@MainActor private struct LoggedContainer {
  let stage: ContainerStage
  let log = FractionLog()
  var container: ContainerViewController { stage.container }

  init(rate: Double = 60, timing: PageTransition.Timing = .easeInOut, duration: TimeInterval = 0.5) {
    let container = ContainerViewController(
      viewControllers: ["A", "B", "C"].map { FilledPage($0) { $0.backgroundColor = .brown } })
    stage = ContainerStage(container: container, size: Strip.size, fps: rate)
    stage.keepsFrames = false
    let (recorder, log) = (stage.recorder, log)
    let part = LoggedPart(log: log) { recorder.write("at end with", "\(log.calls.last ?? -1)") }
    container.pageTransition = PageTransition(duration: duration, timing: timing, part)
    // The log's view moves by the timing.
    if timing == .linear { log.watch(stage) }
  }

  func select(_ index: Int) {
    stage.schedule { [container] in container.selectViewController(container.viewControllers[index], animated: true) }
    stage.frame()
  }
}

extension ProgressTests {
  @Test(
    "gets the numbers that the container's delegate gets, in every timing, by a tap, a finger, a spring and a cancel",
    arguments: [.linear, .easeInOut, .easeOut, .spring(dampingRatio: 0.6)] as [PageTransition.Timing],
    [24.0, 30, 60, 120])
  func reported(_ timing: PageTransition.Timing, _ rate: Double) {
    let logged = LoggedContainer(rate: rate, timing: timing)
    let (stage, log) = (logged.stage, logged.log)
    let delegate = ReportDelegate()
    stage.container.delegate = delegate
    func compare(_ what: String) {
      let reports = delegate.fractions
      // The delegate is not called for the start of a transition that runs by itself.
      let calls = log.calls.first == reports.first ? log.calls : Array(log.calls.dropFirst())
      #expect(calls.count == reports.count, "\(what)")
      #expect(zip(calls, reports).allSatisfy { abs($0 - $1) < 2e-4 }, "\(what): \(calls), \(reports)")
      #expect(log.differences() == [], "\(what)")
      log.removeAll()
      delegate.fractions = []
    }
    logged.select(1)
    stage.runToEnd()
    compare("a tap")
    stage.drag(toPageAt: 2, progress: 0.7)
    stage.finishDrag()
    stage.runToEnd()
    compare("a drag")
    stage.drag(toPageAt: 1, progress: 0.4)
    stage.drag(toPageAt: 1, progress: 0.2)
    stage.cancelDrag()
    stage.runToEnd()
    compare("a cancel")
    #expect(stage.faults == [])
  }

  @Test(
    "is called last with the end, before everything that says that the transition is over", arguments: [true, false])
  func order(_ isFinished: Bool) {
    let logged = LoggedContainer()
    let stage = logged.stage
    stage.drag(toPageAt: 1, progress: 0.6)
    if isFinished { stage.finishDrag() } else { stage.cancelDrag() }
    stage.runToEnd()
    let calls = stage.callDescriptions
    let tail = calls[(calls.firstIndex { $0.hasPrefix("at end") } ?? 0)...]
    #expect(
      Array(tail)
        == (isFinished
          ? [
            "at end with 1.0", "completeTransition B", "viewDidDisappear A", "viewDidAppear B", "animationEnded B",
            "didSelect B",
          ]
          : [
            "at end with 0.0", "completeTransition B", "viewDidDisappear B", "viewDidAppear A", "animationEnded B",
            "didCancelTransitionTo B",
          ]))
  }

  @Test(
    "is called last with the end of a transition that is interrupted",
    arguments: [
      ("rotation", 1), ("background", 1), ("incoming removed", 0), ("outgoing removed", 1), ("another page", 1),
      ("left the window", 1),
    ] as [(String, CGFloat)])
  func interrupted(_ interruption: String, _ end: CGFloat) {
    let logged = LoggedContainer(timing: .linear)
    let (stage, container) = (logged.stage, logged.container)
    let pages = container.viewControllers
    logged.select(1)
    stage.run(for: 0.2)
    #expect(logged.log.calls.last.map { (0.3...0.5).contains($0) } == true)
    switch interruption {
    case "rotation": stage.rotate(to: .landscapeLeft)
    case "background":
      stage.enterBackground()
      stage.run(for: 0.1)
      stage.enterForeground()
    case "incoming removed": container.viewControllers = [pages[0], pages[2]]
    case "outgoing removed": container.viewControllers = [pages[1], pages[2]]
    case "another page": container.selectedIndex = 2
    default: stage.window.rootViewController = UIViewController()
    }
    let calls = logged.log.calls
    stage.run(for: 0.2)
    #expect(calls == calls.dropLast().sorted() + [end])
    #expect(logged.log.calls == calls)
  }

  @Test("is called with both ends if the transition takes no time")
  func timeless() {
    let logged = LoggedContainer(duration: 0)
    logged.select(1)
    logged.stage.runToEnd()
    #expect(logged.log.calls == [0, 1] && logged.container.selectedIndex == 1)
    #expect(logged.stage.faults == [])
  }

  @Test("is called with both ends if animations are disabled, and follows a finger even then")
  func disabled() {
    let logged = LoggedContainer(timing: .linear)
    let (stage, log) = (logged.stage, logged.log)
    let animator = PageTransition(duration: 0.5, LoggedPart(log: log)).animator(for: .next)
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    stage.drag(toPageAt: 1, progress: 0.6)
    #expect(log.parts.first == 0 && log.parts.last == 6000)
    stage.cancelDrag()
    stage.runToEnd()
    #expect(log.calls.last == 0 && log.differences() == [] && stage.faults == [])
    log.removeAll()
    // The container selects without a transition then; UIKit's controllers start the animator.
    let navigation = UINavigationController(rootViewController: UIViewController())
    let delegate = AnimatorDelegate(animator)
    navigation.delegate = delegate
    let plain = Stage(rootViewController: navigation)
    plain.run(for: 0.1)
    navigation.pushViewController(UIViewController(), animated: true)
    plain.run(for: 0.1)
    #expect(log.calls == [0, 1] && navigation.transitionCoordinator == nil)
  }

  @Test("takes the transition's duration if nothing else is animated")
  func alone() {
    let logged = LoggedContainer()
    let log = logged.log
    struct Alone: PageTransitionPart {
      let log: FractionLog
      func prepare(_ pages: TransitionPages) { pages.onProgress { log.call($0) } }
    }
    logged.container.pageTransition = PageTransition(duration: 0.1, Alone(log: log))
    logged.select(1)
    logged.stage.runToEnd()
    #expect(log.parts == [0, 1667, 3333, 5000, 6667, 8333, 10_000])
    logged.stage.drag(toPageAt: 0, progress: 0.5)
    #expect(log.parts.last == 5000)
    logged.stage.cancelDrag()
    logged.stage.runToEnd()
    #expect(log.calls.last == 0 && logged.stage.faults == [])
  }

  @Test("is not called with Reduce Motion by a part, and is called by an animator")
  func reducedMotion() {
    let logged = LoggedContainer()
    logged.stage.settings.isReduceMotionEnabled = true
    logged.select(1)
    logged.stage.runToEnd()
    #expect(logged.log.calls == [])
    let animator = logged.log.animator(duration: 0.1)
    logged.stage.delegate.animator = animator
    logged.select(2)
    logged.stage.runToEnd()
    #expect(logged.log.calls.count == 7 && logged.log.calls.last == 1)
    // The same animator performs another transition.
    logged.select(0)
    logged.stage.runToEnd()
    #expect(logged.log.calls.count == 14 && logged.stage.faults == [])
  }

  @Test("changes layers without implicit animations")
  func actions() {
    let logged = LoggedContainer()
    let layer = CALayer()
    logged.container.view.layer.addSublayer(layer)
    logged.stage.frame()
    logged.stage.delegate.animator = ProgressAnimator(duration: 0.5) { _ in
      { layer.opacity = Float($0) }
    }
    logged.select(1)
    logged.stage.run(for: 0.2)
    #expect(layer.animationKeys() == nil && layer.opacity > 0.3 && layer.opacity < 0.5)
    logged.stage.runToEnd()
    #expect(layer.animationKeys() == nil && layer.opacity == 1)
  }

  @Test("is released at the end, also with a container that goes away in the middle", arguments: [true, false])
  func released(_ isWhole: Bool) {
    weak var log: FractionLog?
    weak var container: ContainerViewController?
    let stage = Stage(rootViewController: UIViewController())
    do {
      let (kept, shown) = (FractionLog(), ContainerViewController(viewControllers: TilePage.pair()))
      (log, container) = (kept, shown)
      shown.pageTransition = PageTransition(duration: 0.5, LoggedPart(log: kept))
      stage.window.rootViewController = shown
      stage.run(for: 0.1)
      stage.schedule { [unowned shown] in shown.selectViewController(shown.viewControllers[1], animated: true) }
      stage.frame()
      shown.pageTransition = .standard
    }
    stage.run(for: 0.2)
    #expect(log?.calls.isEmpty == false)
    if isWhole { stage.run(for: 1) }
    #expect((log == nil) == isWhole)
    stage.window.rootViewController = UIViewController()
    stage.run(for: 1)
    #expect(log == nil && container == nil && stage.issues == [])
  }
}

/// Keeps the fractions of the container's reports.
@MainActor private final class ReportDelegate: ContainerViewControllerDelegate {
  var fractions: [CGFloat] = []

  func containerViewController(
    _ container: ContainerViewController, transitionDidUpdate progress: ContainerTransitionProgress
  ) {
    // A report may differ in its direction only.
    if fractions.last != progress.fractionComplete { fractions.append(progress.fractionComplete) }
  }
}

/// Returns an animator for each push.
private final class AnimatorDelegate: NSObject, UINavigationControllerDelegate {
  private let animator: any UIViewControllerAnimatedTransitioning

  init(_ animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

@Suite("A report on an animator that draws by itself", .serialized) @MainActor struct ProgressReportTests {
  @Test("finds no faults in any controller")
  func sound() {
    let report = AnimatorReport(
      pages: { TilePage.pair() }, in: AnimatorReport.Controller.allCases, size: Strip.size, films: false
    ) { _ in
      ProgressAnimator(duration: 0.3) { context in
        let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
        let curtain = UIView(frame: context.containerView.bounds)
        curtain.backgroundColor = .black
        context.containerView.addSubview(curtain)
        return { fraction in
          from?.alpha = fraction < 0.5 ? 1 : 0
          to?.alpha = fraction < 0.5 ? 0 : 1
          curtain.frame.origin.y = (1 - 2 * fraction) * curtain.frame.height
        }
      }
    }
    #expect(report.isSound, "\(report)")
  }
}

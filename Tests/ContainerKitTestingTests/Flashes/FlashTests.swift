import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) import ContainerKit

@Suite("The check for flashes", .serialized) @MainActor struct FlashTests {
  /// A fault that is shown for one or two frames at a moment of a transition.
  enum Fault: String, CaseIterable, Sendable {
    case wrongFrameAtRest, wrongFrameBetweenStages, pageOffByAPixel, viewForTwoFrames, hiddenPage, alphaOfBar
  }

  /// Plants a fault in the display link of a frame, as an app's code would.
  @MainActor private final class Saboteur {
    private let stage: ContainerStage
    private let fault: Fault
    private var link: CADisplayLink?
    private var framesAtRest = -1
    private var framesAfterArrival = -1
    private var wasMoving = false
    private let stain = UIView(frame: CGRect(x: 20, y: 20, width: 6, height: 6))
    /// The indexes of the frames that show the fault.
    private(set) var frames: [Int] = []
    var isActive = true

    init(_ stage: ContainerStage, _ fault: Fault) {
      (self.stage, self.fault) = (stage, fault)
      stain.backgroundColor = .red
      link = CADisplayLink(target: self, selector: Selector(Saboteur.tick))
      link?.add(to: .main, forMode: .common)
    }

    func stop() { link?.invalidate() }

    private func tick() {
      guard isActive else { return }
      let snapshot = stage.container.transitionSnapshot
      let isMoving = snapshot != nil
      if isMoving { (framesAtRest, wasMoving) = (-1, true) } else if wasMoving { framesAtRest += 1 }
      framesAfterArrival = snapshot?.hasArrived == true ? framesAfterArrival + 1 : -1
      guard let page = stage.container.selectedViewController?.view else { return }
      CATransaction.setDisableActions(true)
      switch fault {
      case .wrongFrameAtRest: show(stain, in: page, if: framesAtRest == 1)
      case .wrongFrameBetweenStages: show(stain, in: stage.container.view, if: framesAfterArrival == 0)
      case .viewForTwoFrames: show(stain, in: stage.container.view, if: framesAtRest == 1 || framesAtRest == 2)
      case .pageOffByAPixel:
        let isWrong = framesAtRest == 1
        if isWrong || page.frame.origin.x == 1 { page.frame.origin.x = isWrong ? 1 : 0 }
        note(isWrong)
      case .hiddenPage:
        let isWrong = framesAtRest == 1
        if isWrong || page.isHidden { page.isHidden = isWrong }
        note(isWrong)
      case .alphaOfBar:
        let isWrong = framesAfterArrival == 0 || framesAtRest == 0
        stage.container.tabBar.alpha = isWrong ? 0.9 : 1
        note(isWrong)
      }
    }

    private func show(_ view: UIView, in superview: UIView, if isShown: Bool) {
      if isShown { superview.addSubview(view) } else { view.removeFromSuperview() }
      note(isShown)
    }

    private func note(_ isWrong: Bool) { if isWrong { frames.append(stage.frameIndex) } }
  }

  @Test(
    "finds a frame that is wrong after a cancel or a finish, and names it", arguments: Fault.allCases, [false, true])
  func planted(_ fault: Fault, _ finishes: Bool) {
    for order in Stage.CompletionOrder.allCases {
      let stage = ContainerStage(pages: ["A", "B"], animator: SlowAnimator(turnsToReport: 3), completions: order)
      stage.watchForFlashes()
      let saboteur = Saboteur(stage, fault)
      stage.drag(toPageAt: 1, progress: 0.5)
      if finishes { stage.finishDrag() } else { stage.cancelDrag() }
      stage.runToEnd()
      stage.run(for: 0.2)
      saboteur.stop()
      #expect(!saboteur.frames.isEmpty)
      #expect(stage.flashes.map { String($0.prefix { $0 != "(" }) } == saboteur.frames.map { "frame \($0) " })
      #expect(stage.faults == stage.flashes)
      stage.tearDown()
    }
  }

  @Test("finds nothing in tidy transitions, with a spinner on a page and under hard conditions, at any rate")
  func tidy() {
    for fps in [24.0, 60, 120] {
      var conditions = StageConditions()
      (conditions.mainThreadDelay, conditions.timestampJitter, conditions.showsEveryCommit) = (0.03, 0.002, true)
      let page = UIViewController()
      page.title = "B"
      page.view.backgroundColor = .yellow
      let spinner = UIActivityIndicatorView(frame: CGRect(x: 100, y: 100, width: 37, height: 37))
      page.view.addSubview(spinner)
      spinner.startAnimating()
      let first = UIViewController()
      first.view.backgroundColor = .cyan
      let stage = ContainerStage(viewControllers: [first, page], fps: fps, conditions: conditions)
      stage.expectNoFlash()
      stage.tearDown()
    }
  }

  /// An animator with one mistake.
  enum Mistake: CaseIterable, Sendable {
    case looksBackAfterCancel, leavesViewForTwoFrames, stretchesLabel, startsElsewhere, jumpsAtEnd
  }

  @Test("finds an animator's flash with one call", arguments: Mistake.allCases)
  func animators(_ mistake: Mistake) {
    let found = Found()
    withKnownIssue {
      ContainerStage(pages: ["A", "B"], animator: FlashingAnimator(mistake)).expectNoFlash()
    } matching: { issue in
      found.texts += issue.comments.map(\.rawValue)
      return true
    }
    #expect(!found.texts.isEmpty)
  }

  @Test("passes a tidy animator, and the container's own slide, with one call")
  func call() {
    ContainerStage(pages: ["A", "B"], animator: SlowAnimator()).expectNoFlash()
    ContainerStage(pages: ["A", "B", "C"]).expectNoFlash()
    let stage = ContainerStage(pages: ["A", "B", "C"])
    stage.container.selectedIndex = 2
    stage.run(for: 0.1)
    stage.expectNoFlash(toPageAt: 1)
    #expect(stage.container.selectedIndex == 2 && stage.flashes == [])
  }
}

/// Collects the comments of issues.
private final class Found: @unchecked Sendable { var texts: [String] = [] }

/// Slides the page in, in half a second, and reports a number of turns of the main queue after that.
private final class SlowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let turnsToReport: Int

  init(turnsToReport: Int = 0) { self.turnsToReport = turnsToReport }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return context.completeTransition(false) }
    context.containerView.addSubview(to)
    to.transform = CGAffineTransform(translationX: context.containerView.bounds.width, y: 0)
    UIView.animate(withDuration: 0.5) {
      to.transform = .identity
    } completion: { _ in
      Self.report(context, after: self.turnsToReport)
    }
  }

  private static func report(_ context: any UIViewControllerContextTransitioning, after turns: Int) {
    guard turns > 0 else { return context.completeTransition(!context.transitionWasCancelled) }
    DispatchQueue.main.async { report(context, after: turns - 1) }
  }
}

/// Slides the page in, and makes a mistake.
private final class FlashingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let mistake: FlashTests.Mistake

  init(_ mistake: FlashTests.Mistake) { self.mistake = mistake }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let from = context.view(forKey: .from) else {
      return context.completeTransition(false)
    }
    let mistake = mistake
    context.containerView.addSubview(to)
    to.transform = CGAffineTransform(translationX: context.containerView.bounds.width, y: 0)
    if mistake == .startsElsewhere { to.transform = CGAffineTransform(translationX: 300, y: 0) }
    UIView.animate(withDuration: 0.5) {
      to.transform = mistake == .jumpsAtEnd ? CGAffineTransform(translationX: 2, y: 0) : .identity
    } completion: { _ in
      to.transform = .identity
      switch mistake {
      case .looksBackAfterCancel where context.transitionWasCancelled: Self.blink(from)
      case .leavesViewForTwoFrames:
        let rest = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        rest.backgroundColor = .purple
        context.containerView.superview?.addSubview(rest)
        DispatchQueue.main.async { DispatchQueue.main.async { rest.removeFromSuperview() } }
      case .stretchesLabel: from.subviews.first?.transform = CGAffineTransform(scaleX: 1, y: 1.2)
      default: break
      }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private static func blink(_ page: UIView) {
    DispatchQueue.main.async {
      page.backgroundColor = page.backgroundColor?.withAlphaComponent(0.5)
      let color = page.backgroundColor
      DispatchQueue.main.async { page.backgroundColor = color?.withAlphaComponent(1) }
    }
  }
}

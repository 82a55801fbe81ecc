import QuartzCore
import Stage
import Testing
import UIKit

@Suite("Interactive presentations:", .serialized) @MainActor struct InteractivePresentationTests {
  private let percent = UIPercentDrivenInteractiveTransition()

  /// Returns a scene that has presented "b", whose delegate provides the interaction.
  private func scene(_ order: EndReports = .afterFrame, style: UIModalPresentationStyle = .fullScreen) -> ModalScene {
    let scene = ModalScene(endReports: order, style: style)
    scene.b.view.backgroundColor = .blue
    scene.presented()
    scene.useRecordingDelegate()
    scene.deputy.interaction = percent
    return scene
  }

  private func tellChanges(_ scene: ModalScene) {
    scene.a.transitionCoordinator?.notifyWhenInteractionChanges { [log = scene.log] context in
      log.lines.append("interactive \(context.isInteractive) cancelled \(context.isCancelled)")
    }
  }

  /// Returns the first positions on the way from `first` to `last`, which takes `seconds` with ease-in-ease-out.
  private func eased(from first: Double, to last: Double, seconds: Double, frames: Int) -> [Double] {
    let curve = BezierCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    return (1...frames).map { first + (last - first) * curve.value(at: Double($0) / 60 / seconds) }
  }

  @Test("a finished dismissal makes its calls in order, and its second half takes 0.25 s", arguments: ModalScene.orders)
  func finished(_ order: EndReports) {
    let scene = scene(order)
    scene.dismiss(animated: true)
    CATransaction.flush()
    tellChanges(scene)
    #expect(
      scene.log.take() == [
        "animator for dismissed", "interaction for dismissal", "duration", "b.willDisappear animated",
        "a.willAppear animated", "animate",
      ])
    #expect(scene.deputy.context?.isInteractive == true && percent.duration == 0.5)
    percent.update(0.5)
    let held = scene.sampled(scene.b.view, for: 0.1)
    #expect(held.allSatisfy { abs(($0 ?? -1) - 200) < 0.01 })
    percent.finish()
    #expect(scene.log.take() == ["interactive false cancelled false"])
    let positions = scene.sampled(scene.b.view, for: 0.25).compactMap(\.self)
    #expect(zip(positions, eased(from: 200, to: 400, seconds: 0.25, frames: 15)).allSatisfy { abs($0 - $1) < 0.01 })
    #expect(positions.count >= 14)
    scene.stage.run(for: 0.1)
    #expect(scene.log.take() == ["a.didAppear animated", "b.didDisappear animated", "ended true", "completion"])
    #expect(scene.stage.window.subviews == [scene.a.view] && scene.a.transitionCoordinator == nil)
    #expect(scene.stage.issues == [])
  }

  @Test("a cancelled dismissal is balanced, and no frame shows its end", arguments: ModalScene.orders, [true, false])
  func cancelled(_ order: EndReports, honest: Bool) {
    let scene = scene(order)
    if !honest { scene.deputy.answer = { _ in true } }
    let before = scene.stage.image()
    scene.dismiss(animated: true)
    CATransaction.flush()
    tellChanges(scene)
    percent.update(0.5)
    scene.stage.run(for: 0.1)
    _ = scene.log.take()
    percent.cancel()
    #expect(scene.deputy.context?.transitionWasCancelled == true && scene.deputy.context?.isInteractive == false)
    #expect(
      scene.log.take() == ["interactive false cancelled true", "b.willAppear animated", "a.willDisappear animated"])
    let positions = scene.sampled(scene.b.view, for: 0.4).compactMap(\.self)
    #expect(zip(positions, eased(from: 200, to: 0, seconds: 0.25, frames: 15)).allSatisfy { abs($0 - $1) < 0.01 })
    #expect(positions.count == 24 && positions.dropFirst(14).allSatisfy { $0 == 0 })
    #expect(scene.log.take() == ["b.didAppear animated", "a.didDisappear animated", "ended false", "completion"])
    #expect(scene.stage.image().hasSamePixels(as: before))
    #expect(scene.a.presentedViewController === scene.b && !scene.b.isBeingDismissed)
    #expect(scene.a.view.window == nil && scene.stage.issues == scene.stage.animatorIssues)
    let layer = scene.b.view.superview?.layer
    #expect(layer?.speed == 1 && layer?.timeOffset == 0 && layer?.beginTime == 0)
    scene.deputy.interaction = nil
    scene.dismiss(animated: true)
    scene.stage.settle()
    #expect(scene.stage.window.subviews == [scene.a.view])
  }

  @Test("a cancelled presentation restores everything and never covers the screen", arguments: ModalScene.orders)
  func cancelledPresentation(_ order: EndReports) {
    let scene = ModalScene(endReports: order)
    scene.b.view.backgroundColor = .blue
    scene.useRecordingDelegate()
    scene.deputy.interaction = percent
    _ = scene.log.take()
    scene.present(animated: true)
    tellChanges(scene)
    percent.update(0.5)
    scene.stage.run(for: 0.1)
    _ = scene.log.take()
    percent.cancel()
    var blues: [UInt8] = []
    scene.stage.onFrame = { blues.append($0.image().pixel(x: 195, y: 100).b) }
    scene.stage.run(for: 0.4)
    #expect(blues.allSatisfy { $0 == 0 } && blues.count == 24)
    #expect(
      scene.log.take() == [
        "interactive false cancelled true", "b.willDisappear animated", "a.willAppear animated",
        "a.didAppear animated", "b.didDisappear animated", "ended false", "completion",
      ])
    #expect(scene.stage.window.subviews == [scene.a.view] && scene.a.presentedViewController == nil)
    #expect(scene.b.view.superview == nil && scene.b.presentingViewController == nil)
    // The view has the values that the animator gave it, not those of the cancelled end.
    #expect(scene.b.view.frame == scene.stage.window.bounds)
    scene.deputy.interaction = nil
    scene.present(animated: true)
    scene.stage.settle()
    #expect(scene.b.view.frame == scene.stage.window.bounds && scene.stage.issues == [])
  }

  @Test("over full screen, a cancelled dismissal calls only the presented controller")
  func overFullScreen() {
    let scene = scene(style: .overFullScreen)
    scene.dismiss(animated: true)
    percent.update(0.25)
    scene.stage.run(for: 0.1)
    percent.cancel()
    scene.stage.run(for: 0.4)
    #expect(
      scene.log.take().filter { $0.contains(".") } == [
        "b.willDisappear animated", "b.willAppear animated", "b.didAppear animated",
      ])
    #expect(scene.stage.issues == [])
  }

  @Test("a percentage is clamped to the range from 0 to 1, and a finish runs at the completion speed")
  func clamping() {
    let scene = scene()
    scene.dismiss(animated: true)
    percent.update(1.5)
    #expect(percent.percentComplete == 1)
    percent.update(-2)
    #expect(percent.percentComplete == 0)
    percent.update(0.1)
    percent.update(.nan)
    #expect(percent.percentComplete == 0.1)
    scene.stage.run(for: 0.1)
    percent.update(0.2)
    percent.completionSpeed = 2
    percent.completionCurve = .linear
    percent.finish()
    // 0.8 × 0.5 s / 2
    let positions = scene.sampled(scene.b.view, for: 0.1).compactMap(\.self)
    #expect(positions.count == 6)
    for (index, position) in positions.enumerated() {
      let expected = 80 + 320 * CGFloat(index + 1) / 60 / 0.2
      #expect(abs(position - expected) < 0.01)
    }
  }

  @Test("a transition that does not start interactively can be paused where it is, and released")
  func paused() {
    let scene = scene()
    percent.wantsInteractiveStart = false
    scene.dismiss(animated: true)
    tellChanges(scene)
    let coordinator = scene.a.transitionCoordinator
    #expect(coordinator?.initiallyInteractive == false && coordinator?.isInteractive == false)
    scene.stage.run(for: 0.25)
    _ = scene.log.take()
    percent.pause()
    // The first of the frames began the transition, and the last one is on screen a quarter of a second after it.
    #expect(abs(percent.percentComplete - 0.25 / 0.5) < 1e-6 && coordinator?.isInteractive == true)
    let held = scene.sampled(scene.b.view, for: 0.2).compactMap(\.self)
    #expect(held.count == 12 && held.allSatisfy { abs($0 - 400 * Double(percent.percentComplete)) < 0.01 })
    percent.cancel()
    scene.stage.run(for: 0.4)
    #expect(
      scene.log.take() == [
        "interactive true cancelled false", "interactive false cancelled true", "b.willAppear animated",
        "a.willDisappear animated", "b.didAppear animated", "a.didDisappear animated", "ended false", "completion",
      ])
  }

  @Test("a dismissal that is cancelled, paused on its way back, and finished reverses the will calls twice")
  func grabbedAgain() {
    let scene = scene()
    scene.dismiss(animated: true)
    CATransaction.flush()
    percent.update(0.5)
    scene.stage.run(for: 0.1)
    percent.cancel()
    scene.stage.run(for: 0.1)
    percent.pause()
    #expect(scene.deputy.context?.transitionWasCancelled == false && percent.percentComplete < 0.5)
    percent.finish()
    scene.stage.settle()
    #expect(
      scene.log.take().filter { $0.contains(".") } == [
        "b.willDisappear animated", "a.willAppear animated", "b.willAppear animated", "a.willDisappear animated",
        "b.willDisappear animated", "a.willAppear animated", "a.didAppear animated", "b.didDisappear animated",
      ])
    #expect(scene.stage.window.subviews == [scene.a.view] && scene.stage.issues == [])
  }

  @Test("a cancelled dismissal of a stack restores the whole stack", arguments: ModalScene.orders)
  func cancelledStack(_ order: EndReports) {
    let scene = ModalScene(endReports: order)
    scene.presented()
    scene.c.modalPresentationStyle = .overFullScreen
    scene.presented(scene.c, from: scene.b)
    scene.c.transitioningDelegate = scene.deputy
    scene.deputy.interaction = percent
    scene.dismiss(animated: true)
    percent.update(0.5)
    scene.stage.run(for: 0.1)
    #expect(scene.b.view.superview?.isHidden == true)
    percent.cancel()
    scene.stage.run(for: 0.4)
    #expect(
      scene.log.take().filter { $0.contains(".") } == [
        "c.willDisappear animated", "b.willDisappear", "a.willAppear animated", "c.willAppear animated",
        "a.willDisappear animated", "b.willAppear", "c.didAppear animated", "b.didAppear", "a.didDisappear animated",
      ])
    #expect(scene.b.view.superview?.isHidden == false && scene.b.presentedViewController === scene.c)
    #expect(!scene.b.isBeingDismissed && !scene.c.isBeingDismissed && scene.stage.issues == [])
  }

  @Test("an animator that completes with false reverts a transition that was not interactive")
  func refused() {
    let scene = ModalScene()
    scene.useRecordingDelegate()
    scene.deputy.answer = { _ in false }
    scene.present(animated: true)
    scene.stage.settle()
    #expect(
      scene.log.take().filter { $0.contains(".") || $0.hasPrefix("ended") } == [
        "b.didLoad", "a.willDisappear animated", "b.willAppear animated", "b.willDisappear animated",
        "a.willAppear animated", "a.didAppear animated", "b.didDisappear animated", "ended false",
      ])
    #expect(scene.stage.window.subviews == [scene.a.view] && scene.stage.issues == scene.stage.animatorIssues)
  }

  @Test("NaN as a progress is reported, and the dismissal keeps its progress", arguments: [false, true])
  func notANumber(_ byContext: Bool) {
    let scene = scene()
    scene.dismiss(animated: true)
    CATransaction.flush()
    percent.update(0.3)
    scene.stage.run(for: 0.1)
    let before = scene.shownY(scene.b.view)
    byContext ? scene.deputy.context?.updateInteractiveTransition(.nan) : percent.update(.nan)
    scene.stage.frame()
    #expect(scene.stage.issues.count == 1)
    let issue = "passed NaN as the progress of a transition, which keeps the progress that it has."
    #expect(scene.stage.issues.first?.hasSuffix(issue) == true)
    #expect(before != nil && scene.shownY(scene.b.view) == before)
    #expect(percent.percentComplete == 0.3 && scene.a.transitionCoordinator?.percentComplete == 0.3)
    percent.finish()
    scene.stage.settle()
    #expect(scene.a.presentedViewController == nil)
  }
}

import QuartzCore
import Stage
import Testing
import UIKit

@Suite("A parent's transition between its children:", .serialized) @MainActor struct ChildTransitionTests {
  /// A parent "p" in a window with the child "a". "b" and "c" are possible destinations.
  @MainActor final class Scene {
    let stage = Stage(endReports: .afterFrame)
    let log = CallLog()
    let p, a, b, c: LoggedController

    init() {
      (p, a) = (LoggedController("p", log), LoggedController("a", log))
      (b, c) = (LoggedController("b", log), LoggedController("c", log))
      stage.window.rootViewController = p
      p.embed(a)
      stage.run(for: 0.1)
      _ = log.take()
    }

    isolated deinit { stage.tearDown() }

    /// Runs the transition between the containment calls that the documentation prescribes.
    func go(
      from: LoggedController, to: LoggedController, seconds: TimeInterval = 0.5, options: UIView.AnimationOptions = []
    ) {
      from.willMove(toParent: nil)
      p.addChild(to)
      to.view.frame = p.view.bounds
      p.transition(
        from: from, to: to, duration: seconds, options: options,
        animations: { [log] in log.lines.append("animations") },
        completion: { [log, p] finished in
          log.lines.append("completion \(finished)")
          from.removeFromParent()
          to.didMove(toParent: p)
        })
    }
  }

  private static let began = ["a.willMove(nil)", "b.willMove(p)", "b.didLoad"]
  private static let ended = ["completion true", "a.didMove(nil)", "b.didMove(p)"]

  @Test(
    "the order of all calls, and the views during and after the transition",
    arguments: [
      [], .transitionCrossDissolve, .transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop,
      .transitionFlipFromBottom, .transitionCurlUp, .transitionCurlDown,
    ] as [UIView.AnimationOptions])
  func order(_ options: UIView.AnimationOptions) {
    let scene = Scene()
    scene.go(from: scene.a, to: scene.b, options: options)
    let calls = Self.began + ["b.willAppear animated", "a.willDisappear animated", "animations"]
    let dids = ["a.didDisappear animated", "b.didAppear animated"] + Self.ended
    // A transition whose block animates nothing ends within the call.
    #expect(scene.log.take() == calls + (options == [] ? dids : []))
    #expect(scene.p.view.subviews == (options == [] ? [scene.b.view] : [scene.a.view, scene.b.view]))
    scene.stage.run(for: 0.3)
    #expect(scene.log.take() == [])
    #expect((scene.p.view.layer.animationKeys()?.isEmpty == false) == (options != []))
    scene.stage.settle()
    #expect(scene.log.take() == (options == [] ? [] : dids))
    #expect(scene.p.view.subviews == [scene.b.view] && scene.p.children == [scene.b])
    #expect(!scene.a.view.isHidden && scene.stage.issues == [])
  }

  @Test("a transition ends at once if its block animates nothing, otherwise after its duration")
  func blocks() {
    let scene = Scene()
    scene.go(from: scene.a, to: scene.b)
    scene.stage.settle()
    #expect(
      scene.log.take() == Self.began + [
        "b.willAppear animated", "a.willDisappear animated", "animations", "a.didDisappear animated",
        "b.didAppear animated",
      ] + Self.ended)
    scene.p.addChild(scene.c)
    scene.p.transition(
      from: scene.b, to: scene.c, duration: 0.5, animations: { scene.c.view.alpha = 0.5 },
      completion: { _ in scene.log.lines.append("completion") })
    scene.stage.run(for: 0.4)
    #expect(!scene.log.lines.contains("completion") && scene.b.view.superview === scene.p.view)
    scene.stage.run(for: 0.2)
    #expect(scene.log.lines.last == "completion" && scene.b.view.superview == nil)
  }

  @Test("without a duration nothing is animated, and the transition ends in the next turn", arguments: [false, true])
  func atOnce(_ flips: Bool) {
    let scene = Scene()
    scene.go(from: scene.a, to: scene.b, seconds: 0, options: flips ? .transitionFlipFromLeft : [])
    #expect(scene.log.lines.last == "animations")
    scene.stage.settle()
    #expect(
      scene.log.take() == Self.began + [
        "b.willAppear", "a.willDisappear", "animations", "a.didDisappear", "b.didAppear",
      ] + Self.ended)
    #expect(scene.p.view.layer.animationKeys() == nil && scene.p.view.subviews == [scene.b.view])
    #expect(!scene.a.view.isHidden && scene.stage.issues == [])
  }

  @Test("a parent that is not visible moves the views without appearance calls")
  func outOfSight() {
    let scene = Scene()
    scene.stage.window.rootViewController = UIViewController()
    scene.stage.run(for: 0.1)
    _ = scene.log.take()
    scene.go(from: scene.a, to: scene.b)
    scene.stage.settle()
    #expect(scene.log.take() == Self.began + ["animations"] + Self.ended)
    #expect(scene.p.view.subviews == [scene.b.view] && scene.stage.issues == [])
  }

  @Test("a parent that disappears midway makes its new child disappear, and the end repeats no call")
  func parentGoes() {
    let scene = Scene()
    scene.go(from: scene.a, to: scene.b, options: .transitionCrossDissolve)
    scene.stage.run(for: 0.2)
    _ = scene.log.take()
    let over = LoggedController("m", scene.log)
    over.modalPresentationStyle = .fullScreen
    scene.p.present(over, animated: false)
    scene.stage.settle()
    let calls = scene.log.take().filter { $0.hasPrefix("a.did") || $0.hasPrefix("b.") }
    #expect(
      calls == ["b.willDisappear", "b.didDisappear", "a.didDisappear animated", "a.didMove(nil)", "b.didMove(p)"])
    scene.p.dismiss(animated: false)
    #expect(scene.log.take().filter { $0.hasPrefix("b.") } == ["b.willAppear", "b.didAppear"])
    #expect(scene.stage.issues == [])
  }

  @Test("a second transition that starts midway from the new child makes balanced calls")
  func another() {
    let scene = Scene()
    scene.go(from: scene.a, to: scene.b, options: .transitionCrossDissolve)
    scene.stage.run(for: 0.2)
    scene.go(from: scene.b, to: scene.c, options: .transitionCrossDissolve)
    scene.stage.settle()
    let calls = scene.log.take()
    #expect(calls.filter { $0.hasPrefix("b.d") && $0.contains("isappear") } == ["b.didDisappear animated"])
    #expect(!calls.contains("b.didAppear animated") && calls.contains("c.didAppear animated"))
    #expect(scene.p.view.subviews == [scene.c.view] && scene.stage.issues == [])
  }

  @Test("children of another parent, and a parent that forwards appearance calls itself, stop the program")
  func errors() async {
    let stranger = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        withExtendedLifetime(Scene()) { $0.p.transition(from: $0.a, to: $0.b, duration: 1, animations: nil) }
      }
    }
    let words = text(stranger)
    #expect(
      words.contains("Children view controllers <")
        && words.contains(
          "must have a common parent view controller when calling -[UIViewController transitionFromViewController:"
            + "toViewController:duration:options:animations:completion:]")
    )
    let forwarding = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        withExtendedLifetime(Scene()) {
          $0.p.forwards = false
          $0.p.addChild($0.b)
          $0.p.transition(from: $0.a, to: $0.b, duration: 1, animations: nil)
        }
      }
    }
    #expect(text(forwarding).contains("forwards appearance calls itself"))
  }

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}

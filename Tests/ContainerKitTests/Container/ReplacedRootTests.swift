import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("The window's root replaced while a transition starts", .serialized) struct ReplacedRootTests {
  enum Moment: String, CaseIterable { case willSelect, viewDidLoad, viewWillAppear }

  private final class CallingPage: UIViewController {
    var onLoad: (() -> Void)?
    var onWillAppear: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      onLoad?()
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      onWillAppear?()
    }
  }

  /// Replaces the window's root and sets it again, in the first call with this description.
  private func replaceRoot(of rig: Rig, at moment: String) {
    var isReplaced = false
    rig.stage.recorder.onCall = { [weak rig] call in
      rig?.calls.append(call.description)
      guard call.description == moment, !isReplaced, let rig else { return }
      isReplaced = true
      rig.stage.window.rootViewController = UIViewController()
      rig.stage.window.rootViewController = rig.container
    }
  }

  private func appearance(of subject: String, _ rig: Rig) -> [String] {
    rig.calls.filter { $0.hasPrefix("view") && $0.hasSuffix(" " + subject) && !$0.hasPrefix("viewDidLoad") }
  }

  @Test(
    "shows no page in a container that has left the window, and the selected page when it is back",
    arguments: Moment.allCases,
    [true, false])
  func replaced(_ moment: Moment, _ isAnimated: Bool) {
    let rig = Rig(["A", "B", "C"]) { _ in CallingPage() }
    let deputy = RecordingDelegate()
    rig.container.delegate = deputy
    var replaces = true
    let replace = { [unowned rig] in
      guard replaces else { return }
      replaces = false
      rig.stage.window.rootViewController = UIViewController()
    }
    let page = rig.page(1) as? CallingPage
    switch moment {
    case .willSelect: deputy.onWillSelect = { _ in replace() }
    case .viewDidLoad: page?.onLoad = replace
    case .viewWillAppear: page?.onWillAppear = replace
    }
    rig.calls = []
    rig.container.selectViewController(rig.page(1), animated: isAnimated)
    rig.stage.run(for: 1.5)
    #expect(!rig.stage.isInTransition)
    #expect(appearance(of: "container", rig) == ["viewWillDisappear container", "viewDidDisappear container"])
    #expect(appearance(of: "A", rig) == ["viewWillDisappear A", "viewDidDisappear A"])
    let turned = ["viewWillAppear B", "viewWillDisappear B", "viewDidDisappear B"]
    #expect(appearance(of: "B", rig) == (moment == .viewWillAppear ? turned : []))
    rig.calls = []
    rig.stage.window.rootViewController = rig.container
    rig.stage.run(for: 0.5)
    let selected = rig.container.selectedViewController?.title ?? "?"
    #expect(
      rig.calls.filter { $0.hasPrefix("view") && !$0.hasPrefix("viewDidLoad") && !$0.hasSuffix("?") } == [
        "viewWillAppear container", "viewWillAppear \(selected)", "viewDidAppear container",
        "viewDidAppear \(selected)",
      ])
    #expect(rig.faults == [])
    withExtendedLifetime(deputy) {}
  }

  @Test("at a transition's last appearance call brings back the page at which it ended", arguments: ["A", "B"])
  func ending(_ shown: String) {
    let rig = Rig(["A", "B", "C"])
    rig.container.selectViewController(rig.page(1), animated: true)
    rig.stage.run(for: 0.2)
    if shown == "A" { rig.container.selectViewController(rig.page(0), animated: true) }
    replaceRoot(of: rig, at: "viewDidAppear \(shown)")
    rig.calls = []
    rig.stage.run(for: 2)
    #expect(rig.container.selectedViewController?.title == shown)
    #expect(
      rig.calls.drop { $0 != "viewDidAppear \(shown)" }.dropFirst()
        .filter { $0.hasPrefix("view") && !$0.hasSuffix("?") && !$0.hasSuffix("container") } == [
          "viewWillDisappear \(shown)", "viewDidDisappear \(shown)", "viewWillAppear \(shown)",
          "viewDidAppear \(shown)",
        ])
    #expect(rig.faults == [])
  }

  @Test(
    "and put back after a callback has given a page away does not show that page", arguments: [0, 1], [true, false])
  func given(_ index: Int, _ isAnimated: Bool) {
    let rig = Rig(["A", "B", "C"]) { _ in CallingPage() }
    let other = ContainerViewController()
    let given = rig.page(index)
    (rig.page(1) as? CallingPage)?.onLoad = { [unowned rig] in
      other.viewControllers = [given]
      rig.stage.window.rootViewController = UIViewController()
      rig.stage.window.rootViewController = rig.container
    }
    _ = Misuse.messages {
      rig.container.selectViewController(rig.page(1), animated: isAnimated)
      rig.stage.run(for: 1.5)
    }
    #expect(given.parent === other && given.viewIfLoaded?.window == nil)
    // Without animation B is selected first, and C takes its place.
    #expect(rig.container.selectedViewController?.title == (index == 0 ? "B" : isAnimated ? "A" : "C"))
    #expect(rig.faults == [])
  }

  @Test("in an alongside animation ends a transition whose animator completes at once, and the report has no effect")
  func alongside() {
    final class AtOnce: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        context.completeTransition(true)
      }
    }
    let rig = Rig(["A", "B"]) { _ in CallingPage() }
    let deputy = RecordingDelegate()
    deputy.animator = AtOnce()
    rig.container.delegate = deputy
    let page = rig.page(1) as? CallingPage
    page?.onWillAppear = { [unowned rig, unowned page] in
      page?.transitionCoordinator?.animate { _ in rig.stage.window.rootViewController = UIViewController() }
    }
    rig.calls = []
    rig.container.selectViewController(rig.page(1), animated: true)
    rig.stage.run(for: 0.5)
    #expect(
      rig.calls == [
        "willSelect B", "animationControllerForTransition B", "interactionControllerFor container", "viewDidLoad B",
        "transitionDuration B", "viewWillAppear B", "animateAlongsideTransition container", "viewWillDisappear A",
        "animateTransition B", "alongsideTransition container", "viewWillDisappear container", "viewDidDisappear A",
        "viewDidAppear B", "animationEnded B", "didSelect B", "viewWillDisappear B", "viewDidDisappear container",
        "viewDidDisappear B", "viewDidLoad ?", "viewWillAppear ?", "viewDidAppear ?",
      ])
    #expect(rig.faults == [])
  }

  @Test("in an alongside animation leaves no interruptible animator paused, which UIKit forbids")
  func vended() {
    let rig = Rig(["A", "B"]) { _ in CallingPage() }
    let animator = VendingAnimator()
    animator.isStarted = false
    rig.delegate.animator = animator
    let page = rig.page(1) as? CallingPage
    page?.onWillAppear = { [unowned rig, unowned page] in
      page?.transitionCoordinator?.animate { _ in rig.stage.window.rootViewController = UIViewController() }
    }
    rig.drag(by: -100, release: false)
    rig.stage.run(for: 1)
    #expect(animator.asked == 1 && animator.last?.state != .active)
    #expect(rig.faults == [])
  }

  @Test("in the first call of a reversal makes no second one: the transition has ended")
  func reversed() {
    let rig = Rig(["A", "B", "C"]) { _ in CallingPage() }
    rig.container.selectViewController(rig.page(1), animated: true)
    rig.stage.run(for: 0.05)
    // This selection waits for the end of the transition, which a finger grabs and takes back.
    rig.container.selectViewController(rig.page(2), animated: true)
    replaceRoot(of: rig, at: "viewWillDisappear B")
    rig.drag(by: 200)
    rig.calls = []
    rig.stage.run(for: 2)
    #expect(
      rig.calls.drop { $0.hasPrefix("update") } == [
        "cancelInteractiveTransition B", "viewWillDisappear B", "viewWillDisappear container", "viewDidDisappear B",
        "viewDidDisappear A", "animationEnded B", "didCancelTransitionTo B", "willSelect C", "viewDidLoad C",
        "viewWillAppear C", "viewWillDisappear C", "didSelect C", "viewDidDisappear container", "viewDidDisappear C",
        "viewDidLoad ?", "viewWillAppear ?", "viewDidAppear ?", "viewWillDisappear ?", "viewDidDisappear ?",
        "viewWillAppear container", "viewWillAppear C", "viewDidAppear container", "viewDidAppear C",
      ])
    #expect(rig.faults == [])
  }

  @Test("at the end of a transition that a presentation interrupts makes each appearance call once, in turn")
  func interrupted() {
    let rig = Rig(["A", "B", "C"])
    rig.container.selectViewController(rig.page(1), animated: true)
    rig.stage.run(for: 0.2)
    replaceRoot(of: rig, at: "viewDidAppear B")
    rig.calls = []
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    rig.container.present(cover, animated: false)
    rig.stage.run(for: 0.5)
    #expect(
      rig.calls.filter { $0.hasPrefix("view") && $0.hasSuffix(" B") } == [
        "viewDidAppear B", "viewWillDisappear B", "viewDidDisappear B", "viewWillAppear B", "viewDidAppear B",
      ])
    rig.container.dismiss(animated: false)
    rig.stage.run(for: 0.5)
  }
}

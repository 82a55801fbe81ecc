import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

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
  private func replaceRoot(of stage: ContainerStage, at moment: String) {
    var isReplaced = false
    stage.onCall { [weak stage] call in
      guard call.description == moment, !isReplaced, let stage else { return }
      isReplaced = true
      stage.window.rootViewController = UIViewController()
      stage.window.rootViewController = stage.container
    }
  }

  private func appearance(of subject: String, _ stage: ContainerStage) -> [String] {
    stage.callLines.filter { $0.hasPrefix("view") && $0.hasSuffix(" " + subject) && !$0.hasPrefix("viewDidLoad") }
  }

  @Test(
    "shows no page in a container that has left the window, and the selected page when it is back",
    arguments: Moment.allCases,
    [true, false])
  func replaced(_ moment: Moment, _ isAnimated: Bool) {
    let stage = ContainerStage(["A", "B", "C"]) { _ in CallingPage() }
    let deputy = stage.delegate
    var replaces = true
    let replace = { [unowned stage] in
      guard replaces else { return }
      replaces = false
      stage.window.rootViewController = UIViewController()
    }
    let page = stage.pages[1] as? CallingPage
    switch moment {
    case .willSelect: deputy.onWillSelect = { _ in replace() }
    case .viewDidLoad: page?.onLoad = replace
    case .viewWillAppear: page?.onWillAppear = replace
    }
    stage.removeAllCalls()
    stage.container.selectViewController(stage.pages[1], animated: isAnimated)
    stage.run(for: 1.5)
    #expect(!stage.isInTransition)
    #expect(appearance(of: "container", stage) == ["viewWillDisappear container", "viewDidDisappear container"])
    #expect(appearance(of: "A", stage) == ["viewWillDisappear A", "viewDidDisappear A"])
    let turned = ["viewWillAppear B", "viewWillDisappear B", "viewDidDisappear B"]
    #expect(appearance(of: "B", stage) == (moment == .viewWillAppear ? turned : []))
    stage.removeAllCalls()
    stage.window.rootViewController = stage.container
    stage.run(for: 0.5)
    let selected = stage.container.selectedViewController?.title ?? "?"
    #expect(
      stage.callLines.filter {
        $0.hasPrefix("view") && !$0.hasPrefix("viewDidLoad") && !$0.hasSuffix(" UIViewController")
      } == [
        "viewWillAppear container", "viewWillAppear \(selected)", "viewDidAppear container",
        "viewDidAppear \(selected)",
      ])
    #expect(stage.faults == [])
  }

  @Test("at a transition's last appearance call brings back the page at which it ended", arguments: ["A", "B"])
  func ending(_ shown: String) {
    let stage = ContainerStage(["A", "B", "C"])
    stage.container.selectViewController(stage.pages[1], animated: true)
    stage.run(for: 0.2)
    if shown == "A" { stage.container.selectViewController(stage.pages[0], animated: true) }
    replaceRoot(of: stage, at: "viewDidAppear \(shown)")
    stage.removeAllCalls()
    stage.run(for: 2)
    #expect(stage.container.selectedViewController?.title == shown)
    #expect(
      stage.callLines.drop { $0 != "viewDidAppear \(shown)" }.dropFirst()
        .filter { $0.hasPrefix("view") && !$0.hasSuffix(" UIViewController") && !$0.hasSuffix("container") } == [
          "viewWillDisappear \(shown)", "viewDidDisappear \(shown)", "viewWillAppear \(shown)",
          "viewDidAppear \(shown)",
        ])
    #expect(stage.faults == [])
  }

  @Test(
    "and put back after a callback has given a page away does not show that page", arguments: [0, 1], [true, false])
  func given(_ index: Int, _ isAnimated: Bool) {
    let stage = ContainerStage(["A", "B", "C"]) { _ in CallingPage() }
    let other = ContainerViewController()
    let given = stage.pages[index]
    (stage.pages[1] as? CallingPage)?.onLoad = { [unowned stage] in
      other.viewControllers = [given]
      stage.window.rootViewController = UIViewController()
      stage.window.rootViewController = stage.container
    }
    _ = Misuse.messages {
      stage.container.selectViewController(stage.pages[1], animated: isAnimated)
      stage.run(for: 1.5)
    }
    #expect(given.parent === other && given.viewIfLoaded?.window == nil)
    // Without animation B is selected first, and C takes its place.
    #expect(stage.container.selectedViewController?.title == (index == 0 ? "B" : isAnimated ? "A" : "C"))
    #expect(stage.faults == [])
  }

  @Test("in an alongside animation ends a transition whose animator completes at once, and the report has no effect")
  func alongside() {
    final class AtOnce: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        context.completeTransition(true)
      }
    }
    let stage = ContainerStage(["A", "B"]) { _ in CallingPage() }
    let deputy = stage.delegate
    deputy.animator = AtOnce()
    let page = stage.pages[1] as? CallingPage
    page?.onWillAppear = { [unowned stage, unowned page] in
      page?.transitionCoordinator?.animate { _ in stage.window.rootViewController = UIViewController() }
    }
    stage.removeAllCalls()
    stage.container.selectViewController(stage.pages[1], animated: true)
    stage.run(for: 0.5)
    #expect(
      stage.callLines == [
        "willSelect B", "animationControllerForTransition B", "interactionControllerFor container", "viewDidLoad B",
        "transitionDuration B", "viewWillAppear B", "animateAlongsideTransition container", "viewWillDisappear A",
        "animateTransition B", "alongsideTransition container", "viewWillDisappear container", "viewDidDisappear A",
        "viewDidAppear B", "animationEnded B", "didSelect B", "viewWillDisappear B", "viewDidDisappear container",
        "viewDidDisappear B", "viewDidLoad UIViewController", "viewWillAppear UIViewController",
        "viewDidAppear UIViewController",
      ])
    #expect(stage.faults == [])
  }

  @Test("in an alongside animation leaves no interruptible animator paused, which UIKit forbids")
  func vended() {
    let stage = ContainerStage(["A", "B"]) { _ in CallingPage() }
    let animator = VendingAnimator()
    animator.isStarted = false
    stage.animator = animator
    let page = stage.pages[1] as? CallingPage
    page?.onWillAppear = { [unowned stage, unowned page] in
      page?.transitionCoordinator?.animate { _ in stage.window.rootViewController = UIViewController() }
    }
    stage.drag(by: -100, release: false)
    stage.run(for: 1)
    #expect(animator.asked == 1 && animator.last?.state != .active)
    #expect(stage.faults == [])
  }

  @Test("in the first call of a reversal makes no second one: the transition has ended")
  func reversed() {
    let stage = ContainerStage(["A", "B", "C"]) { _ in CallingPage() }
    stage.container.selectViewController(stage.pages[1], animated: true)
    stage.run(for: 0.05)
    // This selection waits for the end of the transition, which a finger grabs and takes back.
    stage.container.selectViewController(stage.pages[2], animated: true)
    replaceRoot(of: stage, at: "viewWillDisappear B")
    stage.drag(by: 200)
    stage.removeAllCalls()
    stage.run(for: 2)
    #expect(
      stage.callLines.drop { $0.hasPrefix("update") } == [
        "cancelInteractiveTransition B", "viewWillDisappear B", "viewWillDisappear container", "viewDidDisappear B",
        "viewDidDisappear A", "animationEnded B", "didCancelTransitionTo B", "willSelect C", "viewDidLoad C",
        "viewWillAppear C", "viewWillDisappear C", "didSelect C", "viewDidDisappear container", "viewDidDisappear C",
        "viewDidLoad UIViewController", "viewWillAppear UIViewController", "viewDidAppear UIViewController",
        "viewWillDisappear UIViewController", "viewDidDisappear UIViewController",
        "viewWillAppear container", "viewWillAppear C", "viewDidAppear container", "viewDidAppear C",
      ])
    #expect(stage.faults == [])
  }

  @Test("at the end of a transition that a presentation interrupts makes each appearance call once, in turn")
  func interrupted() {
    let stage = ContainerStage(["A", "B", "C"])
    stage.container.selectViewController(stage.pages[1], animated: true)
    stage.run(for: 0.2)
    replaceRoot(of: stage, at: "viewDidAppear B")
    stage.removeAllCalls()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    stage.container.present(cover, animated: false)
    stage.run(for: 0.5)
    #expect(
      stage.callLines.filter { $0.hasPrefix("view") && $0.hasSuffix(" B") } == [
        "viewDidAppear B", "viewWillDisappear B", "viewDidDisappear B", "viewWillAppear B", "viewDidAppear B",
      ])
    stage.container.dismiss(animated: false)
    stage.run(for: 0.5)
  }
}

import ScriptAnimators
import Stage
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

/// Tests of code that asks for the coordinator after the call that starts the transition.
@MainActor @Suite("Animations alongside that are added right after the call", .serialized) struct LateAlongsideTests {
  /// The animation that moves the pages.
  enum Kind: CaseIterable { case slide, view, layers, vended }
  enum Motion: CaseIterable { case runs, turnsBack, finishes, cancels }

  private final class Page: UIViewController {
    var register: ((any UIViewControllerTransitionCoordinator) -> Void)?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if let transitionCoordinator { register?(transitionCoordinator) }
    }
  }

  @MainActor private final class Scene: ContainerViewControllerDelegate {
    let stage = Stage()
    let pages = [Page(), Page()]
    let container: ContainerViewController
    /// A view in the page area, and one outside of it.
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let outer = UIView(frame: CGRect(x: 0, y: 100, width: 40, height: 40))
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var percent: PercentDrivenInteractiveTransition?
    private(set) var log: [String] = []
    private(set) var shown: [[CGFloat]] = []

    init(_ kind: Kind = .slide) {
      container = ContainerViewController(viewControllers: pages)
      animator =
        switch kind {
        case .slide: nil
        case .view: ScriptedAnimator.tidySlide()
        case .layers: ScriptedAnimator.moves(ScriptedAnimator.basic(0.5))
        case .vended: VendingAnimator()
        }
      stage.window.rootViewController = container
      container.delegate = self
      container.view.addSubview(outer)
      pages[1].view.addSubview(inner)
      stage.settle()
      stage.onFrame = { [unowned self] in
        let views = [inner, outer].map { $0.layer.presentation() ?? $0.layer }
        shown.append(views.map { ($0.position.x * 1000).rounded() / 1000 } + [($0.time * 1000).rounded()])
      }
    }

    func containerViewController(
      _ container: ContainerViewController, animationControllerFor request: ContainerTransitionRequest
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func containerViewController(
      _ container: ContainerViewController, interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { percent }

    /// Moves both views alongside.
    func add(_ coordinator: (any UIViewControllerTransitionCoordinator)?) {
      for view in [inner, outer] {
        let isQueued = coordinator?.animateAlongsideTransition(
          in: view,
          animation: { [unowned self] _ in
            log.append("alongside")
            view.center.x = 320
          }, completion: { [unowned self] in log.append("completion \($0.isCancelled)") })
        log.append("queued \(isQueued.map { "\($0)" } ?? "nil")")
      }
    }

    func select(_ index: Int = 1, animated: Bool = true) {
      container.selectViewController(pages[index], animated: animated, completion: nil)
    }

    /// Lets the transition run or drives it, and returns the positions in each frame.
    func run(_ motion: Motion) -> [[CGFloat]] {
      stage.run(for: 0.1)
      switch motion {
      case .runs: break
      case .turnsBack: select(0)
      case .finishes, .cancels:
        for progress in [0.5, 0.2, 0.7] as [CGFloat] {
          percent?.update(progress)
          stage.run(for: 0.05)
        }
        if motion == .finishes { percent?.finish() } else { percent?.cancel() }
      }
      stage.settle()
      return shown
    }
  }

  @Test(
    "move in every frame like those that were added before the animator was started", arguments: Kind.allCases,
    Motion.allCases)
  func equal(_ kind: Kind, _ motion: Motion) {
    let frames = [false, true].map { isLate in
      let scene = Scene(kind)
      if motion == .finishes || motion == .cancels { scene.percent = PercentDrivenInteractiveTransition() }
      if !isLate { scene.pages[1].register = { [unowned scene] in scene.add($0) } }
      scene.stage.schedule {
        scene.select()
        if isLate { scene.add(scene.container.transitionCoordinator) }
      }
      let frames = scene.run(motion)
      let isCancelled = motion == .turnsBack || motion == .cancels
      let ran = ["queued true", "queued true", "alongside", "alongside"]
      #expect(scene.log == ran + Array(repeating: "completion \(isCancelled)", count: 2), "\(scene.log)")
      #expect(scene.outer.layer.speed == 1 && scene.outer.layer.timeOffset == 0)
      #expect(scene.outer.center.x == (isCancelled ? 20 : 320) && scene.stage.issues == [])
      return frames
    }
    #expect(frames[0] == frames[1])
    #expect(Set(frames[1].map { $0[1] }).count > 5)
  }

  @Test("are shown at the finger's position if it moves in the same turn", arguments: Kind.allCases, [true, false])
  func scrubbed(_ kind: Kind, _ isFirst: Bool) {
    let scene = Scene(kind)
    let percent = PercentDrivenInteractiveTransition()
    scene.percent = percent
    scene.stage.schedule {
      scene.select()
      if isFirst { percent.update(0.5) }
      scene.add(scene.container.transitionCoordinator)
      if !isFirst { percent.update(0.5) }
    }
    scene.stage.run(for: 0.1)
    #expect(abs(scene.stage.presentation(of: scene.outer).frame.midX - 170) < 0.01)
    percent.cancel()
    scene.stage.settle()
    #expect(scene.outer.center.x == 20 && scene.stage.issues == [])
  }

  @Test("are refused from the first frame on, and their completions are called", arguments: Kind.allCases)
  func tooLate(_ kind: Kind) {
    let scene = Scene(kind)
    scene.stage.schedule { scene.select() }
    scene.stage.frame()
    scene.add(scene.container.transitionCoordinator)
    scene.stage.settle()
    #expect(scene.log == ["queued false", "queued false", "completion false", "completion false"])
    #expect(scene.outer.center.x == 20 && scene.stage.issues == [])
  }

  @Test("are refused once the transition has ended in the same turn", arguments: Kind.allCases)
  func ended(_ kind: Kind) {
    let scene = Scene(kind)
    scene.select()
    let coordinator = scene.container.transitionCoordinator
    scene.select(0, animated: false)
    scene.add(coordinator)
    #expect(coordinator != nil && scene.log == ["queued false", "queued false"])
    scene.select(animated: false)
    scene.add(scene.container.transitionCoordinator)
    #expect(scene.log.suffix(2) == ["queued nil", "queued nil"])
    scene.stage.settle()
    #expect(scene.outer.center.x == 20 && !scene.log.contains("alongside") && scene.stage.issues == [])
  }

  @Test("run after the code that adds them, which may set up the start")
  func setUp() {
    let scene = Scene()
    scene.stage.schedule {
      scene.select()
      scene.container.transitionCoordinator?.animate(alongsideTransition: { _ in scene.outer.alpha = 1 })
      scene.outer.alpha = 0
    }
    scene.stage.run(for: 0.1)
    #expect((0.01..<0.99).contains(scene.outer.layer.presentation()?.opacity ?? -1))
    scene.stage.settle()
    #expect(scene.outer.alpha == 1 && scene.stage.issues == [])
  }

  @Test("may be added by one of them")
  func nested() {
    let scene = Scene()
    scene.select()
    var isQueued: Bool?
    scene.container.transitionCoordinator?.animate(alongsideTransition: { [unowned scene] _ in
      isQueued = scene.container.transitionCoordinator?.animate(alongsideTransition: { _ in
        scene.outer.center.x = 320
      })
    })
    scene.stage.settle()
    #expect(isQueued == true)
    #expect(scene.outer.center.x == 320 && scene.outer.layer.animationKeys() == nil && scene.stage.issues == [])
  }
}

import ScriptAnimators
import QuartzCore
import Stage
import Testing
import UIKit

/// Tests of the turn of the run loop in which code requests a transition.
@MainActor @Suite("After the call that requests a transition", .serialized) struct TransitionStartTests {
  enum Change: CaseIterable { case presents, dismisses, pushes, pops, setsStack, selects, setsTabs }
  enum Kind: CaseIterable { case system, view, vended }

  /// A controller with a page, and a transition to another page.
  @MainActor final class Scene {
    let stage = Stage()
    let change: Change
    private let pages = [UIViewController(), UIViewController()]
    private let root: UIViewController
    private let delegate: AnimatingDelegate?
    let interaction: UIPercentDrivenInteractiveTransition?
    private(set) var log: [String] = []
    /// A view in the window that is animated alongside.
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    init(_ change: Change, _ kind: Kind, isInteractive: Bool = false) {
      self.change = change
      interaction = isInteractive ? UIPercentDrivenInteractiveTransition() : nil
      switch change {
      case .presents, .dismisses: root = pages[0]
      case .pushes, .pops, .setsStack: root = UINavigationController(rootViewController: pages[0])
      case .selects, .setsTabs:
        let tabs = UITabBarController()
        tabs.viewControllers = change == .selects ? pages : [pages[0]]
        root = tabs
      }
      var note: (String) -> Void = { _ in }
      delegate = Fade.make(kind, { note($0) }).map { [interaction] in AnimatingDelegate($0, interaction) }
      pages[1].modalPresentationStyle = .fullScreen
      stage.window.rootViewController = root
      stage.settle()
      if change == .dismisses { root.present(pages[1], animated: false) }
      if change == .pops { navigation?.pushViewController(pages[1], animated: false) }
      stage.settle()
      stage.window.addSubview(mark)
      stage.frame()
      pages[1].transitioningDelegate = delegate
      navigation?.delegate = delegate
      tabs?.delegate = delegate
      note = { [unowned self] in log.append($0) }
    }

    private var navigation: UINavigationController? { root as? UINavigationController }
    private var tabs: UITabBarController? { root as? UITabBarController }
    var target: UIViewController { change == .dismisses || change == .pops ? pages[0] : pages[1] }
    var isShown: Bool { target.view.window != nil && other.view.window == nil && target.view.alpha == 1 }
    private var other: UIViewController { pages[target === pages[0] ? 1 : 0] }

    func go() {
      switch change {
      case .presents: root.present(pages[1], animated: true)
      case .dismisses: root.dismiss(animated: true)
      case .pushes: navigation?.pushViewController(pages[1], animated: true)
      case .pops: navigation?.popViewController(animated: true)
      case .setsStack: navigation?.setViewControllers([pages[1]], animated: true)
      case .selects: tabs?.selectedIndex = 1
      case .setsTabs: tabs?.setViewControllers([pages[1]], animated: true)
      }
    }

    var coordinator: (any UIViewControllerTransitionCoordinator)? { target.transitionCoordinator }

    /// Adds animations alongside.
    func animate(_ coordinator: (any UIViewControllerTransitionCoordinator)?) {
      let isQueued = coordinator?.animateAlongsideTransition(in: mark) { [unowned self] context in
        log.append("alongside")
        mark.center.x = 310
      } completion: { [unowned self] in
        log.append("completion \($0.isCancelled)")
      }
      log.append("queued \(isQueued.map { "\($0)" } ?? "nil")")
    }

    func take() -> [String] {
      defer { log = [] }
      return log
    }

    /// The rules that hold at rest.
    var faults: [String] {
      var faults = stage.issues
      if coordinator != nil { faults.append("coordinator") }
      func timing(_ layer: CALayer) {
        if layer.speed != 1 || layer.timeOffset != 0 { faults.append("frozen \(layer)") }
        layer.sublayers?.forEach(timing)
      }
      timing(stage.window.layer)
      return faults
    }
  }

  /// UIKit's own animator, in controllers that have one.
  private static func hasNoAnimator(_ change: Change, _ kind: Kind) -> Bool {
    kind == .system && (change == .selects || change == .setsTabs)
  }

  @Test("its coordinator accepts animations, which take as long", arguments: Change.allCases, Kind.allCases)
  func accepts(_ change: Change, _ kind: Kind) {
    if Self.hasNoAnimator(change, kind) { return }
    let scene = Scene(change, kind)
    scene.stage.schedule {
      scene.go()
      scene.animate(scene.coordinator)
    }
    scene.stage.frame()
    #expect(scene.take() == ["queued true"] + (kind == .system ? [] : ["animate"]) + ["alongside"])
    scene.animate(scene.coordinator)
    var positions: [CGFloat] = []
    scene.stage.onFrame = { positions.append($0.presentation(of: scene.mark).frame.midX) }
    scene.stage.run(for: 14 / 60)
    // The first frame shows the first of thirty steps.
    if kind != .system { #expect(abs((positions.last ?? 0) - 160) < 0.5) }
    scene.stage.settle()
    let end = kind == .system ? [] : ["ended true"]
    #expect(scene.take() == ["queued false"] + end + ["completion false", "completion false"])
    #expect(positions.last == 310 && positions == positions.sorted() && Set(positions).count > 10)
    #expect(scene.isShown && scene.faults == [])
  }

  @Test("its coordinator accepts no animations once the transition is over", arguments: Change.allCases)
  func over(_ change: Change) {
    let scene = Scene(change, .view)
    scene.go()
    let coordinator = scene.coordinator
    scene.animate(coordinator)
    scene.stage.window.rootViewController = UIViewController()
    scene.stage.settle()
    var lines = scene.take()
    // What ends with the window's root is not started. The rest ends without being seen.
    if lines.contains("animate") {
      lines.removeAll { ["animate", "ended true", "ended false"].contains($0) }
    }
    #expect(lines == ["queued true", "alongside", "completion false"] || lines == ["queued true", "completion true"])
    scene.animate(coordinator)
    #expect(scene.take() == ["queued false"])
    #expect(scene.faults == [])
  }

  @Test(
    "a transition whose gesture is over ends as it was released", arguments: Change.allCases.filter { $0 != .setsTabs },
    [Kind.view, .vended])
  func quickGesture(_ change: Change, _ kind: Kind) {
    for commit in [true, false] {
      let scene = Scene(change, kind, isInteractive: true)
      scene.stage.schedule {
        scene.go()
        scene.animate(scene.coordinator)
        scene.interaction?.update(0.3)
        if commit { scene.interaction?.finish() } else { scene.interaction?.cancel() }
      }
      scene.stage.settle()
      #expect(scene.isShown == commit && scene.faults == [])
      #expect(scene.take().suffix(2) == ["ended \(commit)", "completion \(!commit)"])
      #expect(scene.mark.center.x == (commit ? 310 : 10))
    }
  }

  @Test("nothing is animated if animations were disabled during the call", arguments: Change.allCases)
  func disabled(_ change: Change) {
    let scene = Scene(change, .view)
    scene.stage.schedule {
      UIView.performWithoutAnimation { scene.go() }
      scene.animate(scene.coordinator)
    }
    for _ in 0..<3 { scene.stage.frame() }
    #expect(scene.take() == ["queued true", "animate", "alongside", "ended true", "completion false"])
    #expect(scene.isShown && scene.mark.center.x == 310 && scene.faults == [])
  }

  @Test("the completion block of a transaction around it comes after the animations", arguments: Change.allCases)
  func transaction(_ change: Change) {
    let scene = Scene(change, .view)
    scene.stage.schedule {
      CATransaction.begin()
      CATransaction.setCompletionBlock { MainActor.assumeIsolated { scene.animate(nil) } }
      scene.go()
      CATransaction.commit()
    }
    scene.stage.run(for: 0.4)
    #expect(scene.take() == ["animate"])
    scene.stage.settle()
    #expect(scene.take().sorted() == ["ended true", "queued nil"] && scene.isShown && scene.faults == [])
  }

  @Test("a transition that layout requests is animated, too", arguments: Change.allCases)
  func layout(_ change: Change) {
    final class Requester: UIView {
      var request: (() -> Void)?
      override func layoutSubviews() {
        super.layoutSubviews()
        let request = request
        self.request = nil
        request?()
      }
    }
    let (scene, view) = (Scene(change, .view), Requester())
    view.request = {
      scene.go()
      scene.animate(scene.coordinator)
    }
    scene.stage.window.addSubview(view)
    scene.stage.frame()
    #expect(scene.take() == ["queued true", "animate", "alongside"])
    scene.stage.settle()
    #expect(scene.take() == ["ended true", "completion false"] && scene.isShown && scene.faults == [])
  }
}

/// Fades the incoming page in half a second.
@MainActor private enum Fade {
  static func make(
    _ kind: TransitionStartTests.Kind, _ note: @escaping (String) -> Void
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    switch kind {
    case .system: nil
    case .view: ViewFade(note)
    case .vended: VendedFade(note)
    }
  }

  static func prepare(_ context: any UIViewControllerContextTransitioning) -> () -> Void {
    guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else { return {} }
    to.frame = context.finalFrame(for: controller)
    context.containerView.addSubview(to)
    to.alpha = 0
    return { to.alpha = 1 }
  }

  static func end(_ context: any UIViewControllerContextTransitioning) {
    context.view(forKey: .to)?.alpha = 1
    context.completeTransition(!context.transitionWasCancelled)
  }
}

private final class ViewFade: NSObject, UIViewControllerAnimatedTransitioning {
  private let note: (String) -> Void

  init(_ note: @escaping (String) -> Void) { self.note = note }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    note("animate")
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear, animations: Fade.prepare(context)) { _ in
      Fade.end(context)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { note("ended \(transitionCompleted)") }
}

private final class VendedFade: NSObject, UIViewControllerAnimatedTransitioning {
  private let note: (String) -> Void
  private var vended: UIViewPropertyAnimator?

  init(_ note: @escaping (String) -> Void) { self.note = note }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    note("animate")
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
    if let vended { return vended }
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear, animations: Fade.prepare(context))
    animator.addCompletion { _ in Fade.end(context) }
    vended = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    note("ended \(transitionCompleted)")
    vended = nil
  }
}

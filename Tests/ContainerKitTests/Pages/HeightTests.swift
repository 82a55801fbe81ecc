import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// A controller with a container whose height is a constraint.
@MainActor private final class HeightHost: UIViewController, ContainerViewControllerDelegate {
  let container: ContainerViewController
  private(set) lazy var height = container.view.heightAnchor.constraint(equalToConstant: 300)
  var animator: (any UIViewControllerAnimatedTransitioning)?
  /// Sets the height with the progress, from that of the first page to that of the second one.
  var followsProgress = false

  init(_ container: ContainerViewController) {
    self.container = container
    super.init(nibName: nil, bundle: nil)
    container.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(container)
    container.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(container.view)
    NSLayoutConstraint.activate([
      container.view.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
      container.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container.view.trailingAnchor.constraint(equalTo: view.trailingAnchor), height,
    ])
    container.didMove(toParent: self)
  }

  func containerViewController(
    _ container: ContainerViewController, animationControllerFor request: ContainerTransitionRequest
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func containerViewController(
    _ container: ContainerViewController, transitionDidUpdate progress: ContainerTransitionProgress
  ) {
    guard followsProgress else { return }
    let isForward = progress.to.title == "B"
    height.constant = 300 + 100 * (isForward ? progress.fractionComplete : 1 - progress.fractionComplete)
    view.layoutIfNeeded()
  }
}

@MainActor private final class HeightScene {
  let pages = ["A", "B", "C"].enumerated().map { SolidPage(title: $1, number: $0) }
  let container: ContainerViewController
  let host: HeightHost
  let stage: Stage

  init(_ animator: (any UIViewControllerAnimatedTransitioning)? = nil, _ order: Stage.CompletionOrder = .afterFrame) {
    container = ContainerViewController(viewControllers: pages)
    host = HeightHost(container)
    host.animator = animator
    stage = Stage(completions: order)
    stage.window.rootViewController = host
    stage.run(for: 0.3)
  }

  /// Holds the pages with a finger, 200 points to the left of where it went down.
  func hold() {
    stage.drag(from: CGPoint(x: 340, y: 200), to: CGPoint(x: 140, y: 200), duration: 0.3, release: false)
    stage.run(for: 0.4)
  }

  func release() {
    stage.touch(.moved, at: CGPoint(x: 110, y: 200), time: stage.nextTime + 0.02)
    stage.touch(.ended, at: CGPoint(x: 80, y: 200), time: stage.nextTime + 0.04)
    stage.settle()
  }

  func changeHeight(by points: CGFloat) {
    stage.schedule { [host] in host.height.constant += points }
    stage.frame()
  }

  func x(_ index: Int) -> CGFloat { stage.presentation(of: pages[index].view).frame.minX }

  /// The heights at which the pages are shown, and their top edges in the container.
  var shown: [[CGFloat]] {
    pages[0...1].map { page in
      let frame = stage.presentation(of: page.view).frame
      return [frame.minY - 100, frame.height]
    }
  }
}

/// An animator that changes the pages in one way.
private enum Movement: String, CaseIterable, CustomTestStringConvertible {
  case slide, center, transform, alpha, spring, shade, keyframes
  case vertical, frame, picture, timer

  static let sideways: [Movement] = [.slide, .center, .transform, .alpha, .spring, .shade, .keyframes]
  static let others: [Movement] = [.vertical, .frame, .picture]

  var testDescription: String { rawValue }

  @MainActor var animator: (any UIViewControllerAnimatedTransitioning)? {
    if self == .slide { return nil }
    return ScriptedAnimator { context in
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
      let area = context.containerView
      let width = area.bounds.width
      area.addSubview(to)
      var views: [UIView] = []
      var move: () -> Void = {}
      switch self {
      case .slide, .timer: break
      case .center:
        to.center.x += width
        move = { for page in [from, to] { page.center.x -= width } }
      case .transform, .spring, .keyframes:
        to.transform = CGAffineTransform(translationX: width, y: 0)
        move = {
          from.transform = CGAffineTransform(translationX: -width, y: 0).scaledBy(x: 0.9, y: 0.9)
          to.transform = .identity
        }
      case .alpha:
        to.alpha = 0
        move = { to.alpha = 1 }
      case .shade:
        let shade = UIView(frame: area.bounds)
        shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        area.insertSubview(shade, belowSubview: to)
        views = [shade]
        to.transform = CGAffineTransform(translationX: width, y: 0)
        move = {
          to.transform = .identity
          shade.backgroundColor = .black
        }
      case .vertical:
        to.transform = CGAffineTransform(translationX: 0, y: area.bounds.height)
        move = { to.transform = .identity }
      case .frame:
        to.frame = CGRect(x: width / 2, y: 150, width: 0, height: 0)
        move = { to.frame = area.bounds }
      case .picture:
        guard let picture = from.snapshotView(afterScreenUpdates: false) else { return }
        area.addSubview(picture)
        views = [picture]
        to.transform = CGAffineTransform(translationX: width, y: 0)
        move = {
          picture.transform = CGAffineTransform(translationX: -width, y: 0)
          to.transform = .identity
        }
      }
      let added = views
      let end: @MainActor @Sendable (Bool) -> Void = { _ in
        for view in added { view.removeFromSuperview() }
        from.transform = .identity
        to.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      }
      if self == .spring {
        UIView.animate(
          withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, animations: move,
          completion: end)
      } else if self == .keyframes {
        UIView.animateKeyframes(withDuration: 0.5, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: move)
        } completion: { isFinished in
          MainActor.assumeIsolated { end(isFinished) }
        }
      } else {
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear, animations: move, completion: end)
      }
    }
  }
}

@MainActor @Suite("Another height of the container", .serialized) struct HeightTests {
  @Test(
    "is laid out in both pages under a finger, which keeps them", arguments: Movement.sideways,
    [1, -50, 120] as [CGFloat])
  fileprivate func held(_ movement: Movement, _ points: CGFloat) {
    let scene = HeightScene(movement.animator)
    scene.hold()
    let (before, x) = (scene.shown, [scene.x(0), scene.x(1)])
    #expect(scene.container.transitionProgress != nil)
    scene.changeHeight(by: points)
    for (old, new) in zip(before, scene.shown) {
      // A page that is scaled is shown at that scale.
      #expect(abs(new[1] - old[1] * (300 + points) / 300) < 0.01 && abs(new[0] - old[0] * (300 + points) / 300) < 0.01)
    }
    for (old, new) in zip(x, [scene.x(0), scene.x(1)]) { #expect(abs(old - new) < 0.01) }
    scene.release()
    #expect(scene.container.selectedIndex == 1 && scene.container.transitionProgress == nil)
    #expect(scene.pages[1].view.frame == CGRect(x: 0, y: 0, width: 390, height: 300 + points))
    #expect(scene.stage.issues + scene.container.restFaults == [])
  }

  @Test("is laid out in a cancelled transition, too", arguments: Movement.sideways, Contract.orders)
  fileprivate func cancelled(_ movement: Movement, _ order: Stage.CompletionOrder) {
    let scene = HeightScene(movement.animator, order)
    scene.hold()
    scene.changeHeight(by: -40)
    scene.stage.touch(.cancelled, at: CGPoint(x: 140, y: 200))
    scene.stage.settle()
    #expect(scene.container.selectedIndex == 0)
    #expect(scene.pages[0].view.frame == CGRect(x: 0, y: 0, width: 390, height: 260))
    #expect(scene.stage.issues + scene.container.restFaults == [])
  }

  @Test("is laid out in a transition that runs, which goes on", arguments: Movement.sideways)
  fileprivate func running(_ movement: Movement) {
    let scene = HeightScene(movement.animator)
    scene.stage.schedule { scene.container.selectViewController(scene.pages[1], animated: true) }
    scene.stage.run(for: 0.1)
    var progress: [CGFloat] = []
    while let now = scene.container.transitionProgress, progress.count < 60 {
      progress.append(now.fractionComplete)
      scene.changeHeight(by: 1)
    }
    #expect(progress.count > 8)
    if movement != .slide, movement != .spring { #expect(progress == progress.sorted()) }
    scene.stage.settle()
    #expect(
      scene.pages[1].view.frame.height == scene.container.view.bounds.height && scene.container.selectedIndex == 1)
    #expect(scene.stage.issues + scene.container.restFaults == [])
  }

  @Test(
    "waits for the end if it is part of the animation; the pages stay under the finger",
    arguments: Movement.others, [false, true])
  fileprivate func waits(_ movement: Movement, _ completes: Bool) {
    let scene = HeightScene(movement.animator)
    scene.hold()
    let before = [scene.stage.presentation(of: scene.pages[0].view), scene.stage.presentation(of: scene.pages[1].view)]
    scene.changeHeight(by: 30)
    scene.changeHeight(by: 10)
    #expect(
      [scene.stage.presentation(of: scene.pages[0].view), scene.stage.presentation(of: scene.pages[1].view)] == before)
    #expect(scene.container.transitionProgress?.isInteractive == true)
    if completes {
      scene.release()
    } else {
      scene.stage.touch(.cancelled, at: CGPoint(x: 140, y: 200))
      scene.stage.settle()
    }
    #expect(scene.container.selectedIndex == (completes ? 1 : 0))
    #expect(scene.pages[completes ? 1 : 0].view.frame == CGRect(x: 0, y: 0, width: 390, height: 340))
    #expect(scene.stage.issues + scene.container.restFaults == [])
  }

  @Test("that follows the progress lets a finger and a tap through", arguments: Contract.orders)
  func follows(_ order: Stage.CompletionOrder) {
    for isFinger in [false, true] {
      let scene = HeightScene(nil, order)
      scene.host.followsProgress = true
      if isFinger {
        scene.hold()
        scene.release()
      } else {
        scene.stage.schedule { scene.container.selectViewController(scene.pages[1], animated: true) }
        scene.stage.frame()
        scene.stage.settle()
      }
      #expect(scene.container.selectedIndex == 1 && scene.container.view.bounds.height == 400)
      #expect(scene.pages[1].view.frame.height == 400 && scene.stage.issues == [])
    }
  }

  @Test("leaves a page that is pulled beyond an end under the finger")
  func overscroll() {
    let scene = HeightScene()
    scene.stage.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 250, y: 200), duration: 0.3, release: false)
    scene.stage.run(for: 0.4)
    let offset = scene.container.pan.overscrollOffset
    scene.changeHeight(by: 20)
    #expect(offset > 0 && scene.container.pan.overscrollOffset == offset && scene.pages[0].view.frame.height == 320)
  }

  @Test(
    "does not end the wait for a page, nor take the animation from a selection",
    arguments: ["willAppear", "willSelect"])
  func inCallback(_ moment: String) {
    let scene = HeightScene()
    scene.stage.onCall { [weak scene] call in
      guard let scene, call.name == (moment == "willAppear" ? "viewWillAppear" : "willSelect") else { return }
      scene.host.height.constant = 350
      scene.host.view.layoutIfNeeded()
    }
    scene.container.callObserver = { [stage = scene.stage] name, subject in stage.recorder.write(name, subject) }
    scene.stage.schedule { scene.container.selectViewController(scene.pages[1], animated: true) }
    scene.stage.run(for: 0.1)
    #expect(scene.container.transitionProgress != nil && scene.shown.map(\.last) == [350, 350])
    scene.stage.settle()
    #expect(scene.container.selectedIndex == 1 && scene.pages[1].view.frame.height == 350 && scene.stage.issues == [])
  }

  @Test("and another width end a transition")
  func width() {
    let scene = HeightScene()
    scene.hold()
    scene.stage.resize(to: CGSize(width: 420, height: 844))
    scene.stage.frame()
    #expect(scene.container.transitionProgress == nil && scene.container.selectedIndex == 0)
  }
}

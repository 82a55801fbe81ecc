import ContainerKit
import ContainerKitTesting
import ContainerTransitions
import Testing
import UIKit

@Suite("A gesture that drives a transition", .serialized) @MainActor struct GestureTests {
  /// The controllers that ask for an interaction controller, on the way back to the first of two pages.
  enum Surroundings: Sendable, CaseIterable { case modal, navigation, tabs, container }

  /// Two pages in a controller that shows the second one, and a gesture on that.
  @MainActor
  private final class Pair: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
    UITabBarControllerDelegate, ContainerViewControllerDelegate
  {
    typealias Animator = any UIViewControllerAnimatedTransitioning
    typealias Interaction = any UIViewControllerInteractiveTransitioning
    let pages = TilePage.pair()
    let surroundings: Surroundings
    let stage: Stage
    private var gesture: TransitionGesture!
    private(set) var starts = 0
    /// `true` to request the transition in a later turn of the run loop than the gesture.
    var startsLater = false

    init(_ surroundings: Surroundings, _ kind: TransitionGesture.Kind) {
      self.surroundings = surroundings
      let root: UIViewController
      switch surroundings {
      case .modal: root = pages[0]
      case .navigation: root = UINavigationController(rootViewController: pages[0])
      case .tabs:
        let tabs = UITabBarController()
        tabs.viewControllers = pages
        tabs.selectedIndex = 1
        root = tabs
      case .container: root = ContainerViewController(viewControllers: pages, selectedIndex: 1)
      }
      stage = Stage(rootViewController: root, size: Strip.size)
      super.init()
      switch root {
      case let navigation as UINavigationController:
        navigation.setNavigationBarHidden(true, animated: false)
        navigation.pushViewController(pages[1], animated: false)
        navigation.delegate = self
      case let tabs as UITabBarController: tabs.delegate = self
      case let container as ContainerViewController: container.delegate = self
      default:
        pages[1].modalPresentationStyle = .fullScreen
        pages[1].transitioningDelegate = self
        pages[0].present(pages[1], animated: false)
      }
      stage.settle()
      gesture = TransitionGesture(kind, on: pages[1].view) { [unowned self] in goBack() }
    }

    private func goBack() {
      starts += 1
      if startsLater { stage.schedule { [self] in requestBack() } } else { requestBack() }
    }

    private func requestBack() {
      switch stage.window.rootViewController {
      case let navigation as UINavigationController: navigation.popViewController(animated: true)
      case let tabs as UITabBarController: tabs.selectedIndex = 0
      case let container as ContainerViewController:
        container.selectViewController(pages[0], animated: true, completion: nil)
      default: pages[1].dismiss(animated: true)
      }
    }

    private var back: Animator { PageTransition.slide().timing(.linear).animator(for: .previous) }

    /// The distance of the second page from its place, as it is shown; its width if it has gone.
    var distance: CGFloat {
      pages[1].view.window == nil ? Strip.size.width : stage.presentation(of: pages[1].view).frame.minX
    }

    func touch(_ phase: UITouch.Phase, _ points: [CGPoint], frames: Int = 1) {
      for (finger, point) in points.enumerated() { stage.touch(phase, at: point, id: finger) }
      for _ in 0..<frames { stage.frame() }
    }

    func animationController(forDismissed dismissed: UIViewController) -> Animator? { back }
    func interactionControllerForDismissal(using animator: Animator) -> Interaction? {
      gesture.interactionController(for: animator)
    }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> Animator? { back }
    func navigationController(
      _ navigationController: UINavigationController, interactionControllerFor animationController: Animator
    ) -> Interaction? { gesture.interactionController(for: animationController) }
    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> Animator? { back }
    func tabBarController(
      _ tabBarController: UITabBarController, interactionControllerFor animationController: Animator
    ) -> Interaction? { gesture.interactionController(for: animationController) }
    func containerViewController(
      _ container: ContainerViewController, animationControllerFor request: ContainerTransitionRequest
    ) -> Animator? { back }
    func containerViewController(
      _ container: ContainerViewController, interactionControllerFor animationController: Animator
    ) -> Interaction? { gesture.interactionController(for: animationController) }
  }

  /// Two fingers that are a distance apart.
  private func fingers(_ distance: CGFloat) -> [CGPoint] {
    [CGPoint(x: 80, y: 120 - distance / 2), CGPoint(x: 80, y: 120 + distance / 2)]
  }

  /// Starts a pinch, which begins at a distance of 100 points.
  private func pinch(_ pair: Pair) {
    pair.touch(.began, fingers(120))
    for distance in stride(from: 118, through: 100, by: -2) as StrideThrough<CGFloat> {
      pair.touch(.moved, fingers(distance))
    }
  }

  /// Moves two fingers apart or together and lets two frames show it.
  private func pinch(_ pair: Pair, to distance: CGFloat) -> CGFloat {
    pair.touch(.moved, fingers(distance), frames: 2)
    return pair.distance / Strip.size.width
  }

  @Test(
    "is a pinch: the progress follows the fingers one to one, back and forth, and finishes beyond the middle",
    arguments: Surroundings.allCases)
  func pinched(_ surroundings: Surroundings) {
    let pair = Pair(surroundings, .pinch)
    pinch(pair)
    #expect(pair.starts == 1)
    let start = 1 - pinch(pair, to: 90)
    for distance in [60, 30, 70, 45, 35] as [CGFloat] {
      // The scale is that since the pinch began, whose distance is between 90 and 110 points.
      let shown = 1 - pinch(pair, to: distance)
      #expect(abs(shown / start - distance / 90) < 0.02, "\(distance): \(shown)")
    }
    _ = pinch(pair, to: 35)
    pair.touch(.ended, fingers(35))
    pair.stage.settle()
    #expect(pair.distance == Strip.size.width && pair.pages[0].view.window != nil && pair.starts == 1)
    #expect(pair.stage.issues == [])
  }

  @Test(
    "that ends before the middle leaves everything as it was, to the pixel, and works again",
    arguments: Surroundings.allCases)
  func cancelled(_ surroundings: Surroundings) {
    let pair = Pair(surroundings, .pinch)
    let before = pair.stage.image()
    for _ in 0..<2 {
      pinch(pair)
      #expect(pinch(pair, to: 70) > 0.15)
      for _ in 0..<20 { pair.stage.frame() }
      pair.touch(.ended, fingers(70))
      pair.stage.settle()
      #expect(PictureDifference(before, pair.stage.image()) == nil && pair.distance == 0)
    }
    pinch(pair)
    _ = pinch(pair, to: 20)
    pair.touch(.cancelled, fingers(20))
    pair.stage.settle()
    #expect(PictureDifference(before, pair.stage.image()) == nil && pair.starts == 3)
    #expect(pair.stage.issues == [])
  }

  /// A finger's way to an edge from the middle of the page, and back in the opposite direction.
  private func point(_ edge: PageTransition.Edge, _ distance: CGFloat) -> CGPoint {
    switch edge {
    case .top: CGPoint(x: 80, y: 160 - distance)
    case .bottom: CGPoint(x: 80, y: 100 + distance)
    case .leading: CGPoint(x: 120 - distance, y: 120)
    case .trailing: CGPoint(x: 40 + distance, y: 120)
    }
  }

  private func swipe(_ pair: Pair, _ edge: PageTransition.Edge) {
    pair.touch(.began, [point(edge, 0)])
    pair.touch(.moved, [point(edge, 10)], frames: 2)
  }

  @Test(
    "is a swipe to an edge, by the page's height or width", arguments: PageTransition.Edge.allCases,
    [Surroundings.modal, .navigation])
  func swiped(_ edge: PageTransition.Edge, _ surroundings: Surroundings) {
    let pair = Pair(surroundings, .swipe(to: edge))
    let length = edge == .top || edge == .bottom ? Strip.size.height : Strip.size.width
    let before = pair.stage.image()
    swipe(pair, edge)
    for fraction in [0.1, 0.3, 0.2] as [CGFloat] {
      pair.touch(.moved, [point(edge, 10 + fraction * length)], frames: 2)
      #expect(abs(pair.distance / Strip.size.width - fraction) < 0.01, "\(pair.distance)")
    }
    for _ in 0..<20 { pair.stage.frame() }
    pair.touch(.ended, [point(edge, 10 + 0.2 * length)])
    pair.stage.settle()
    #expect(PictureDifference(before, pair.stage.image()) == nil && pair.starts == 1)
    // The opposite direction, and one that is more to the side.
    let opposite: [PageTransition.Edge: PageTransition.Edge] = [
      .top: .bottom, .bottom: .top, .leading: .trailing, .trailing: .leading,
    ]
    let side: PageTransition.Edge = edge == .top || edge == .bottom ? .trailing : .bottom
    for other in [opposite[edge]!, side] {
      swipe(pair, other)
      pair.touch(.moved, [point(other, 60)])
      pair.touch(.ended, [point(other, 60)])
      pair.stage.settle()
    }
    #expect(pair.starts == 1)
    // A flick.
    pair.touch(.began, [point(edge, 0)])
    for step in 1...4 { pair.touch(.moved, [point(edge, CGFloat(step) * 15)]) }
    pair.touch(.ended, [point(edge, 60)])
    pair.stage.settle()
    #expect(pair.starts == 2 && pair.distance == Strip.size.width && pair.stage.issues == [])
  }

  @Test("is mirrored with the layout, and drives no other transition")
  func others() {
    let pair = Pair(.modal, .swipe(to: .leading))
    pair.stage.settings.layoutDirection = .rightToLeft
    pair.stage.settle()
    swipe(pair, .leading)
    pair.touch(.ended, [point(.leading, 10)])
    #expect(pair.starts == 0)
    swipe(pair, .trailing)
    #expect(pair.starts == 1)
    for _ in 0..<20 { pair.stage.frame() }
    pair.touch(.ended, [point(.trailing, 10)])
    pair.stage.settle()
    #expect(pair.distance == 0)
    pair.pages[1].dismiss(animated: true)
    #expect(pair.pages[1].transitionCoordinator?.isInteractive == false)
    pair.stage.settle()
    #expect(pair.pages[1].view.window == nil && pair.stage.issues == [])
  }

  @Test(
    "that is over before its transition has started ends that as if it had driven it", arguments: Surroundings.allCases,
    [true, false])
  func quick(_ surroundings: Surroundings, _ startsLater: Bool) {
    for isFinished in [true, false] {
      let pair = Pair(surroundings, .swipe(to: .trailing))
      let before = pair.stage.image()
      pair.startsLater = startsLater
      // The main thread was busy: the whole gesture is delivered in one turn.
      let start = pair.stage.nextTime - 0.1
      for (step, distance) in [0, 15, 40, 100].enumerated() {
        let time = start + Double(step) * 0.02
        pair.stage.touch(step == 0 ? .began : .moved, at: point(.trailing, CGFloat(distance)), time: time)
      }
      pair.stage.touch(isFinished ? .ended : .cancelled, at: point(.trailing, 100), time: start + 0.08)
      pair.stage.frame()
      pair.stage.settle()
      #expect(pair.starts == 1 && pair.stage.issues == [])
      #expect(pair.distance == (isFinished ? Strip.size.width : 0))
      if !isFinished { #expect(PictureDifference(before, pair.stage.image()) == nil) }
      // The window takes touches again.
      guard !isFinished else { continue }
      pair.startsLater = false
      swipe(pair, .trailing)
      #expect(pair.starts == 2)
      pair.touch(.moved, [point(.trailing, 10 + 0.3 * Strip.size.width)], frames: 2)
      #expect(abs(pair.distance / Strip.size.width - 0.3) < 0.01)
      pair.touch(.cancelled, [point(.trailing, 10)])
      pair.stage.settle()
      #expect(pair.distance == 0 && pair.stage.issues == [])
    }
  }

  @Test("that has started no transition does not drive one that is requested later")
  func noTransition() {
    let page = TilePage.pair()[0]
    let stage = Stage(rootViewController: page, size: Strip.size)
    let gesture = TransitionGesture(.swipe(to: .trailing), on: page.view) {}
    stage.touch(.began, at: point(.trailing, 0))
    stage.touch(.moved, at: point(.trailing, 15), time: stage.nextTime + 0.02)
    stage.touch(.cancelled, at: point(.trailing, 15), time: stage.nextTime + 0.04)
    stage.run(for: 0.7)
    #expect(gesture.interactionController(for: PageTransition.push.animator(for: .next)) == nil)
  }
}

import ContainerKitTesting
import ContainerTransitions
import UIKit

/// A plain app with one line of `ContainerTransitions`, and two pages. Code requests the transition to the second one. The way back is
/// requested by code, or by a finger.
@MainActor final class LineApp {
  enum Kind: CaseIterable, Sendable { case navigation, tabs, modal }

  let kind: Kind
  let pages = TilePage.pair()
  let root: UIViewController
  let stage: Stage
  /// The second page's distance from its place in each frame, as a fraction.
  private(set) var distances: [CGFloat] = []
  private var finger = CGPoint.zero

  init(
    _ kind: Kind, fps: Double = 60, completions: Stage.CompletionOrder = .afterFrame,
    style: ((Kind) -> any ContainerPageTransition)? = nil, prepare: (UIViewController) -> Void = { _ in }
  ) {
    self.kind = kind
    let style = style ?? Self.linear
    switch kind {
    case .navigation:
      let navigation = UINavigationController(rootViewController: pages[0])
      navigation.setNavigationBarHidden(true, animated: false)
      prepare(navigation)
      navigation.pageTransitions.style = style(kind)
      navigation.pageTransitions.interactivity = .anywhere
      root = navigation
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = pages
      prepare(tabs)
      tabs.pageTransitions.style = style(kind)
      root = tabs
    case .modal:
      root = pages[0]
      pages[1].modalPageTransition = style(kind)
    }
    stage = Stage(rootViewController: root, size: Strip.size, fps: fps, completions: completions)
    stage.settle()
    stage.watchForFlashes()
    stage.onFrame = { [unowned self] _ in distances.append(distance) }
  }

  /// A transition in which the second page moves as far as the finger.
  static func linear(_ kind: Kind) -> any ContainerPageTransition {
    let transition: PageTransition = kind == .modal ? .cover(from: .bottom) : .slide()
    return transition.timing(.linear).duration(0.5)
  }

  var navigation: UINavigationController { root as! UINavigationController }
  var tabs: UITabBarController { root as! UITabBarController }

  func goForward() {
    switch kind {
    case .navigation: navigation.pushViewController(pages[1], animated: true)
    case .tabs: tabs.selectedIndex = 1
    case .modal: pages[0].present(pages[1], animated: true)
    }
  }

  func goBack() {
    switch kind {
    case .navigation: navigation.popViewController(animated: true)
    case .tabs: tabs.selectedIndex = 0
    case .modal: pages[1].dismiss(animated: true)
    }
  }

  /// `true` if the controller shows the second page, at rest.
  var isForward: Bool {
    switch kind {
    case .navigation: navigation.viewControllers.count == 2
    case .tabs: tabs.selectedIndex == 1
    case .modal: pages[0].presentedViewController != nil
    }
  }

  /// The distance of the whole transition, in points.
  var length: CGFloat { kind == .modal ? Strip.size.height : Strip.size.width }

  /// The second page's distance from its place, as it is shown; 1 if it is gone.
  var distance: CGFloat {
    guard let view = pages[1].viewIfLoaded, view.window != nil else { return 1 }
    let frame = stage.presentation(of: view).frame
    return (kind == .modal ? frame.minY : frame.minX) / length
  }

  // MARK: The finger

  /// Puts a finger down, and moves it until it drags: back, or forward.
  func begin(back: Bool = true) {
    let middle = CGPoint(x: 20, y: 60)
    finger = back ? middle : CGPoint(x: Strip.size.width - 20, y: Strip.size.height - 60)
    stage.touch(.began, at: finger)
    stage.frame()
    move(by: back ? 10 / length : -10 / length)
  }

  /// Moves the finger by a fraction of the page, positive in the direction back, and lets two frames show it.
  func move(by fraction: CGFloat) {
    if kind == .modal { finger.y += fraction * length } else { finger.x += fraction * length }
    stage.touch(.moved, at: finger)
    for _ in 0..<2 { stage.frame() }
  }

  /// Lifts the finger after a rest.
  func lift(afterRest rest: TimeInterval = 0.3) {
    stage.run(for: rest)
    stage.touch(.ended, at: finger)
    settle()
  }

  func cancelTouch() {
    stage.touch(.cancelled, at: finger)
    settle()
  }

  func settle() {
    stage.settle()
    for _ in 0..<4 { stage.frame() }
  }

  /// Forgets the distances, and returns those of the frames during a body.
  func distances(during body: () -> Void) -> [CGFloat] {
    distances = []
    body()
    return distances
  }
}

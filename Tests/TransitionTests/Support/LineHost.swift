import ContainerKitTesting
import ContainerTransitions
import UIKit

/// One of UIKit's controllers with one line of `ContainerTransitions`, which a finger drives.
///
/// A finger starts a pop, a dismissal and a change of tabs. Code starts a push and a presentation, and the finger catches it.
@MainActor final class LineHost: TransitionHost {
  private enum Line { case navigation(UINavigationController), tabs(UITabBarController), modal }

  let stage: Stage
  let from: UIViewController
  let to: UIViewController
  let below: UIViewController?
  let isGrabbable = true
  private let transition: HostedTransition
  private let line: Line
  /// The first page, and the one that is pushed, presented, or the second tab's.
  private let (first, second): (UIViewController, UIViewController)
  /// The finger, and the transition's progress there.
  private var finger: (point: CGPoint, progress: CGFloat)?

  init(_ transition: HostedTransition, _ controller: AnimatorReport.Controller) {
    let pages = transition.pages()
    self.transition = transition
    (first, second) = (pages[0], pages[1])
    (from, to) = transition.isBackwards ? (pages[1], pages[0]) : (pages[0], pages[1])
    below = controller == .customPresentation ? first : nil
    let root: UIViewController
    switch controller {
    case .container: preconditionFailure("a container has no such line")
    case .navigation:
      let navigation = UINavigationController(rootViewController: first)
      navigation.setNavigationBarHidden(true, animated: false)
      if transition.isBackwards { navigation.pushViewController(second, animated: false) }
      navigation.pageTransitions.style = Self.style(transition)
      navigation.pageTransitions.interactivity = .anywhere
      (line, root) = (.navigation(navigation), navigation)
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = pages
      tabs.selectedViewController = from
      tabs.tabBar.isHidden = true
      tabs.pageTransitions.style = Self.style(transition)
      (line, root) = (.tabs(tabs), tabs)
    case .presentation, .customPresentation:
      second.modalPageTransition = Self.style(transition)
      if controller == .customPresentation { second.modalPresentationStyle = .custom }
      (line, root) = (.modal, first)
    }
    stage = Stage(
      rootViewController: root, size: transition.size, scale: transition.scale, completions: transition.completions,
      conditions: transition.conditions)
    guard case .modal = line, transition.isBackwards else { return }
    // A finger does not dismiss a page that was presented without animation.
    second.modalPageTransition = .cover()
    first.present(second, animated: true)
    stage.settle()
    second.modalPageTransition = Self.style(transition)
    stage.removeAllCalls()
  }

  private static func style(_ transition: HostedTransition) -> AnimatorTransition {
    .animator { transition.animator($0.from, $0.to) }
  }

  var isUnderWay: Bool { second.isBeingPresented || second.isBeingDismissed || coordinator != nil }

  private var coordinator: (any UIViewControllerTransitionCoordinator)? {
    to.transitionCoordinator ?? from.transitionCoordinator
  }

  var faults: [String] {
    switch line {
    case .navigation(let navigation):
      return isUnderWay || navigation.topViewController?.view.window != nil ? [] : ["the top page is not seen"]
    case .tabs(let tabs):
      return isUnderWay || tabs.selectedViewController?.view.window != nil ? [] : ["the selected page is not seen"]
    case .modal: return []
    }
  }

  // MARK: Code

  private func show(_ isSecond: Bool, animated: Bool) {
    switch line {
    case .navigation(let navigation):
      if isSecond {
        navigation.pushViewController(second, animated: animated)
      } else {
        navigation.popViewController(animated: animated)
      }
    case .tabs(let tabs):
      tabs.pageTransitions.style = animated ? Self.style(transition) : nil
      tabs.selectedViewController = isSecond ? second : first
      tabs.pageTransitions.style = Self.style(transition)
    case .modal:
      if isSecond { first.present(second, animated: animated) } else { first.dismiss(animated: animated) }
    }
  }

  func run(isGrabbable: Bool) {
    stage.schedule { [self] in show(!transition.isBackwards, animated: true) }
    stage.servedFrame()
  }

  func jump() { change(back: false) }
  func undo() { change(back: true) }

  private func change(back: Bool) {
    show(transition.isBackwards == back, animated: false)
    for _ in 0..<2 { stage.servedFrame() }
  }

  // MARK: The finger

  private var startsWithFinger: Bool {
    if case .tabs = line { return true }
    return transition.isBackwards
  }

  private var isVertical: Bool {
    if case .modal = line { return true }
    return false
  }

  private var length: CGFloat { isVertical ? transition.size.height : transition.size.width }

  func hold() {
    if !startsWithFinger { run(isGrabbable: true) }
    putDown()
  }

  /// Puts a finger down, and moves it until it drags, and a little more, so that the progress is known.
  private func putDown() {
    let side: CGFloat = transition.isBackwards ? 0.1 : 0.9
    let (width, height) = (transition.size.width, transition.size.height)
    finger = (
      isVertical ? CGPoint(x: width / 2, y: height * side) : CGPoint(x: width * side, y: height * 0.6), 0
    )
    guard let start = finger?.point else { return }
    stage.touch(.began, at: start)
    stage.servedFrame()
    for distance in [12, 1] as [CGFloat] {
      move(to: distance / length)
      finger?.progress = 0
      stage.servedFrame()
    }
    finger?.progress = coordinator?.percentComplete ?? 0
  }

  private func move(to progress: CGFloat) {
    guard let last = finger else { return }
    var point = last.point
    let distance = (progress - last.progress) * length * (transition.isBackwards ? 1 : -1)
    if isVertical { point.y += distance } else { point.x += distance }
    finger = (point, progress)
    stage.touch(.moved, at: point)
  }

  func scrub(to fraction: CGFloat) -> Bool {
    move(to: fraction)
    for _ in 0..<2 { stage.servedFrame() }
    return isUnderWay
  }

  func grab() -> Bool {
    guard isUnderWay else { return false }
    putDown()
    return coordinator?.isInteractive == true
  }

  func letGo(finishing: Bool) {
    guard let (point, progress) = finger else { return }
    if finishing, progress <= 0.5 { _ = scrub(to: 0.6) }
    stage.touch(finishing ? .ended : .cancelled, at: finger?.point ?? point)
    finger = nil
    stage.servedFrame()
  }
}

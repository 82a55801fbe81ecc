import ContainerKit
import ContainerTransitions
import Stage
import UIKit

/// Plays random events on a plain app of UIKit's controllers with the lines of ContainerTransitions: tabs, each with a navigation
/// controller, whose pages present others. Checks all rules whenever the app is at rest.
@MainActor package final class LineTrial {
  private var dice: Dice
  private let tabs = UITabBarController()
  private let stage: Stage
  private var pages = 0
  private var finger: CGPoint?
  /// The delegates that are set now and then. Some of them are deallocated.
  private var delegates: [LineTrialDelegate] = []
  /// All pages that were made.
  private var made: [WeakPage] = []
  private var log: [String] = []
  private(set) var faults: [String] = []

  private struct WeakPage { weak var page: LineTrialPage? }

  private static let rates: [Double] = [24, 30, 60, 120]
  /// The number of events after which the app comes to rest, and is judged.
  private static let eventsUntilRest = 12

  /// Returns the faults of a number of events, each with the events before it. Stops at the first one.
  package static func run(seed: UInt64, events: Int) -> [String] {
    weak var window: UIWindow?
    var faults: [String] = []
    do {
      let trial = LineTrial(seed)
      trial.play(events)
      faults = trial.faults
      window = trial.stage.window
      trial.tabs.dismiss(animated: false)
      trial.stage.window.rootViewController = nil
      trial.stage.settle()
    }
    if window != nil, faults.isEmpty { faults.append("the window is still there") }
    return faults
  }

  private init(_ seed: UInt64) {
    dice = Dice(seed: seed)
    let orders = Stage.CompletionOrder.allCases
    stage = Stage(
      rootViewController: nil, size: CGSize(width: 160, height: 284), fps: Self.rates[dice.pick(below: 4)],
      completions: orders[dice.pick(below: orders.count)])
    let isLate = dice.chance(50)
    if !isLate { setLines(around: []) }
    let navigations = (0..<3).map { _ in
      let navigation = UINavigationController(rootViewController: page())
      if dice.chance(50) { navigation.setNavigationBarHidden(true, animated: false) }
      navigation.pageTransitions.style = style()
      return navigation
    }
    tabs.viewControllers = navigations
    if isLate { setLines(around: navigations) }
    if dice.chance(20) { stage.settings.layoutDirection = .rightToLeft }
    stage.window.rootViewController = tabs
    stage.settle()
  }

  private func setLines(around navigations: [UINavigationController]) {
    tabs.pageTransitions.style = style()
    for navigation in navigations { navigation.pageTransitions.interactivity = .anywhere }
  }

  private func page() -> LineTrialPage {
    let page = LineTrialPage(pages)
    page.hidesBottomBarWhenPushed = dice.chance(10)
    pages += 1
    made.append(WeakPage(page: page))
    return page
  }

  private func style() -> (any ContainerPageTransition)? {
    let all: [(any ContainerPageTransition)?] = [
      .slide(), .push, .cube, .fade, .cover(from: .trailing), .cover(), .zoom(), .flip(), .sharedElements, .reveal(),
      .circle,
      .stack(), nil, .animator { $0.step == .next ? PageTransition.portal.animator(for: .next) : nil },
    ]
    return all[dice.pick(below: all.count)]
  }

  // MARK: Events

  private func play(_ events: Int) {
    for index in 1...max(events, 1) where faults.isEmpty {
      let isLast = index == events || index.isMultiple(of: Self.eventsUntilRest)
      perform()
      for _ in 0..<dice.pick(below: 12) { stage.frame() }
      if isLast { rest() }
    }
  }

  private var navigation: UINavigationController? { tabs.selectedViewController as? UINavigationController }

  /// The controller on top of all presentations.
  private var front: UIViewController {
    var front: UIViewController = tabs
    while let above = front.presentedViewController { front = above }
    return front
  }

  /// `true` if a presentation may begin or end.
  private var isFrontAtRest: Bool {
    let front = front
    return !front.isBeingPresented && !front.isBeingDismissed && front.transitionCoordinator == nil
      && navigation?.transitionCoordinator == nil
  }

  private func perform() {
    guard let navigation else { return }
    let isAnimated = !dice.chance(15)
    switch dice.pick(below: 26) {
    case 0...2:
      note("push")
      navigation.pushViewController(page(), animated: isAnimated)
    case 3, 4:
      note("pop")
      navigation.popViewController(animated: isAnimated)
    case 5:
      note("pop to root")
      navigation.popToRootViewController(animated: isAnimated)
    case 6:
      note("set")
      navigation.setViewControllers(navigation.viewControllers.prefix(1) + [page(), page()], animated: isAnimated)
    case 7, 8:
      let index = dice.pick(below: 3)
      note("tab \(index)")
      tabs.selectedIndex = index
    case 9, 10: present(animated: isAnimated)
    case 11:
      guard front !== tabs, isFrontAtRest else { return }
      note("dismiss")
      front.dismiss(animated: isAnimated)
    case 12: change(navigation)
    case 13:
      note("disable")
      tabs.viewControllers?[dice.pick(below: 3)].tabBarItem.isEnabled = dice.chance(70)
    default: touch()
    }
  }

  private func present(animated: Bool) {
    guard isFrontAtRest, finger == nil else { return }
    let page = page()
    let edges = PageTransition.Edge.allCases
    page.modalPageTransition = dice.chance(50) ? .cover(from: edges[dice.pick(below: edges.count)]) : style()
    if dice.chance(30) { page.modalPresentationStyle = .overFullScreen }
    if dice.chance(10) { page.isModalInPresentation = true }
    note("present")
    front.present(page, animated: animated)
  }

  private func change(_ navigation: UINavigationController) {
    switch dice.pick(below: 6) {
    case 0: navigation.pageTransitions.style = style()
    case 1: tabs.pageTransitions.style = style()
    case 2:
      let all = PageTransitionInteractivity.allCases
      navigation.pageTransitions.interactivity = all[dice.pick(below: all.count)]
    case 3:
      let all = PageTransitionInteractivity.allCases
      tabs.pageTransitions.interactivity = all[dice.pick(below: all.count)]
    case 4:
      let delegate = LineTrialDelegate(refuses: dice.chance(30), animates: dice.chance(30))
      delegates.append(delegate)
      navigation.pageTransitions.delegate = delegate
      tabs.pageTransitions.delegate = delegate
    default: delegates = []
    }
    note("change")
  }

  private func touch() {
    guard let point = finger else {
      let isAtEdge = dice.chance(25)
      let start = CGPoint(x: isAtEdge ? 3 : CGFloat(dice.pick(below: 160)), y: CGFloat(20 + dice.pick(below: 200)))
      note("down")
      finger = start
      return stage.touch(.began, at: start)
    }
    if dice.chance(20) {
      note("up")
      stage.touch(dice.chance(80) ? .ended : .cancelled, at: point)
      finger = nil
    } else {
      let isVertical = dice.chance(25)
      let step = CGFloat(dice.pick(below: 130)) - 60
      let next = CGPoint(
        x: min(max(point.x + (isVertical ? step / 10 : step), 0), 159),
        y: min(max(point.y + (isVertical ? step : step / 10), 0), 283))
      note("move")
      finger = next
      stage.touch(.moved, at: next)
    }
  }

  // MARK: Rules

  private func rest() {
    if let finger { stage.touch(.ended, at: finger) }
    finger = nil
    note("rest")
    if !stage.settle(limit: 8) { fail("nothing comes to rest") }
    for _ in 0..<4 { stage.frame() }
    judge()
    log = []
  }

  private func judge() {
    for issue in stage.issues { fail("\(issue)") }
    guard let navigation, let top = navigation.topViewController else { return fail("there is no page") }
    for controller in [tabs, navigation, top, front] where controller.transitionCoordinator != nil {
      fail("\(type(of: controller)) has a coordinator at rest")
    }
    if front.isBeingPresented || front.isBeingDismissed { fail("a presentation does not end") }
    // What is in front, and what is behind a page that leaves it in the window.
    let isCovered = sequence(first: front, next: \.presentingViewController).contains {
      $0.presentingViewController != nil && $0.modalPresentationStyle == .fullScreen
    }
    let seen = front === tabs ? top : front
    if !isCovered || seen !== top { judge(seen) }
    let visible = made.compactMap(\.page).filter(\.isVisible)
    if !visible.contains(where: { $0 === seen }) { fail("\(seen.title ?? "") is not visible by its calls") }
    for page in visible where page.view.window == nil { fail("\(page.title ?? "") is visible by its calls, but gone") }
    for page in made.compactMap(\.page) where page.isBetween { fail("\(page.title ?? "") waits for a call") }
  }

  private func judge(_ page: UIViewController) {
    guard let view = page.view, view.window != nil else { return fail("\(page.title ?? "") is not in the window") }
    if !view.transform.isIdentity || view.alpha != 1 || view.isHidden {
      fail("\(page.title ?? "") does not look as at rest")
    }
    if view.layer.animationKeys()?.isEmpty == false { fail("\(page.title ?? "") has animations at rest") }
    for layer in sequence(first: view.layer, next: \.superlayer) where layer.speed != 1 || layer.timeOffset != 0 {
      return fail("\(page.title ?? "") has no time")
    }
    let frame = view.convert(view.bounds, to: nil)
    if frame != stage.window.bounds { fail("\(page.title ?? "") is at \(frame)") }
  }

  private func note(_ line: String) { log.append(line) }

  private func fail(_ text: String) { faults.append("\(text), after: \(log.joined(separator: ", "))") }
}

/// A page that counts its appearance calls.
private final class LineTrialPage: UIViewController {
  private var phase = 0
  private let element = UIView(frame: CGRect(x: 20, y: 60, width: 40, height: 40))

  init(_ number: Int) {
    super.init(nibName: nil, bundle: nil)
    title = "page \(number)"
  }

  required init?(coder: NSCoder) { nil }

  var isVisible: Bool { phase == 2 }
  /// `true` between a will-call and its did-call.
  var isBetween: Bool { phase == 1 || phase == 3 }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    element.backgroundColor = .blue
    element.containerTransitionID = "element"
    view.addSubview(element)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    phase = 1
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    phase = 2
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    phase = 3
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    phase = 0
  }
}

/// An app's delegate, which refuses tabs or has animators of its own.
private final class LineTrialDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
  private let refuses, animates: Bool

  init(refuses: Bool, animates: Bool) {
    (self.refuses, self.animates) = (refuses, animates)
    super.init()
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animates ? PageTransition.swing.animator(for: operation == .push ? .next : .previous) : nil
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    !refuses
  }
}

import ScriptAnimators
import Stage
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

/// One way in which a page takes its container out of the window during a transition of UIKit's.
private struct Departure: CustomStringConvertible {
  enum Kind: CaseIterable { case push, pop, tab, presentation, dismissal }
  enum Drive: CaseIterable { case none, percent, uikit }
  enum Call: CaseIterable { case willAppear, didAppear, willDisappear, didDisappear }
  enum Return: CaseIterable {
    case atOnce
    case later
    /// The container changes what it shows while it is out of the window.
    case changed
  }

  let kind: Kind
  let drive: Drive
  let commits: Bool
  let isIncoming: Bool
  let call: Call
  let comesBack: Return

  static func all(of kind: Kind, _ drive: Drive) -> [Departure] {
    (drive == .none ? [true] : [true, false]).flatMap { commits in
      [true, false].flatMap { isIncoming in
        Call.allCases.flatMap { call in
          Return.allCases.map {
            Departure(kind: kind, drive: drive, commits: commits, isIncoming: isIncoming, call: call, comesBack: $0)
          }
        }
      }
    }
  }

  var description: String {
    "\(kind) \(drive) \(commits ? "ends" : "is cancelled"): \(isIncoming ? "incoming" : "outgoing") \(call), \(comesBack)"
  }
}

/// A page that runs something in one of its appearance calls.
@MainActor private final class DepartingPage: UIViewController {
  var action: (call: Departure.Call, run: () -> Void)?
  private(set) var isVisible = false
  private(set) var last: Departure.Call?
  private(set) var unbalanced: [String] = []

  private func note(_ call: Departure.Call, after allowed: [Departure.Call?]) {
    if !allowed.contains(last) {
      unbalanced.append("\(title ?? "?") \(call) after \(last.map { "\($0)" } ?? "nothing")")
    }
    last = call
    isVisible = call == .didAppear
    guard let action, action.call == call else { return }
    self.action = nil
    action.run()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note(.willAppear, after: [nil, .didDisappear, .willDisappear])
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note(.didAppear, after: [.willAppear])
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note(.willDisappear, after: [.willAppear, .didAppear])
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note(.didDisappear, after: [.willDisappear])
  }
}

/// Slides both pages, and restores them when its transition has ended.
@MainActor private final class RestoringSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private var pages: [UIView] = []

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    pages = [from, to].compactMap { $0 }
    let width = context.containerView.bounds.width
    if let to {
      context.containerView.addSubview(to)
      to.transform = CGAffineTransform(translationX: width, y: 0)
    }
    UIView.animate(withDuration: 0.4) {
      to?.transform = .identity
      from?.transform = CGAffineTransform(translationX: -width, y: 0)
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    for page in pages { page.transform = .identity }
  }
}

@MainActor private final class DepartingScene {
  let stage: Stage
  let pages = ["a", "b", "c"].map { name in
    let page = DepartingPage()
    page.title = name
    return page
  }
  let departure: Departure
  let root: UIViewController
  let percent = PercentDrivenInteractiveTransition()
  let uikit = UIPercentDrivenInteractiveTransition()
  let delegate: AnimatingDelegate

  init(_ departure: Departure) {
    self.departure = departure
    let slide = RestoringSlide()
    percent.animator = slide
    delegate = AnimatingDelegate(slide)
    let (a, b, c) = (pages[0], pages[1], pages[2])
    for page in pages { page.modalPresentationStyle = .fullScreen }
    switch departure.kind {
    case .push, .pop:
      root = UINavigationController(rootViewController: a)
      if departure.kind == .pop { (root as? UINavigationController)?.pushViewController(b, animated: false) }
      (root as? UINavigationController)?.delegate = delegate
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [a, b, c]
      root = tabs
    case .presentation, .dismissal: root = a
    }
    stage = Stage(rootViewController: root)
    stage.settle()
    if departure.kind == .dismissal {
      a.present(b, animated: false)
      stage.settle()
    }
    b.transitioningDelegate = delegate
    (root as? UITabBarController)?.delegate = delegate
    switch departure.drive {
    case .none: break
    case .percent: delegate.controller = percent
    case .uikit: delegate.controller = uikit
    }
  }

  /// Plays the transition. Returns what is wrong afterwards; nil if the call was not made.
  func play() -> [String]? {
    let goesBack = departure.kind == .pop || departure.kind == .dismissal
    let page = pages[departure.isIncoming == goesBack ? 0 : 1]
    page.action = (
      departure.call,
      { [unowned self] in
        stage.window.rootViewController = UIViewController()
        if departure.comesBack == .atOnce { stage.window.rootViewController = root }
      }
    )
    start()
    stage.run(for: 0.1)
    percent.update(0.4)
    uikit.update(0.4)
    stage.run(for: 0.1)
    if departure.commits {
      percent.finish()
      uikit.finish()
    } else {
      percent.cancel()
      uikit.cancel()
    }
    stage.run(for: 1)
    let wasMade = page.action == nil
    page.action = nil
    delegate.controller = nil
    if departure.comesBack == .changed { change() }
    stage.window.rootViewController = root
    stage.run(for: 1)
    defer { leave() }
    return wasMade ? faults : nil
  }

  private func start() {
    switch departure.kind {
    case .push: (root as? UINavigationController)?.pushViewController(pages[1], animated: true)
    case .pop: (root as? UINavigationController)?.popViewController(animated: true)
    case .tab: (root as? UITabBarController)?.selectedIndex = 1
    case .presentation: pages[0].present(pages[1], animated: true)
    case .dismissal: pages[0].dismiss(animated: true)
    }
  }

  private func change() {
    switch departure.kind {
    case .push, .pop: (root as? UINavigationController)?.setViewControllers([pages[2]], animated: true)
    case .tab: (root as? UITabBarController)?.selectedIndex = 2
    case .presentation, .dismissal: break
    }
  }

  private var shown: UIViewController? {
    switch root {
    case let navigation as UINavigationController: navigation.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    default: pages[0].presentedViewController ?? pages[0]
    }
  }

  private var faults: [String] {
    func frozen(_ layer: CALayer) -> Bool {
      layer.speed != 1 || layer.timeOffset != 0 || (layer.sublayers ?? []).contains(where: frozen)
    }
    var found = pages.flatMap(\.unbalanced) + stage.issues
    if frozen(stage.window.layer) { found.append("a layer is frozen") }
    if root.transitionCoordinator != nil { found.append("a transition runs") }
    for page in pages {
      let isShown = page === shown
      if (page.viewIfLoaded?.window != nil) != isShown { found.append("\(page.title ?? "") in window: \(!isShown)") }
      if page.isVisible != isShown { found.append("\(page.title ?? "") visible: \(!isShown)") }
      if page.viewIfLoaded?.transform.isIdentity == false { found.append("\(page.title ?? "") is moved") }
    }
    return found
  }

  private func leave() {
    stage.tearDown()
    if pages[0].presentedViewController != nil { pages[0].dismiss(animated: false) }
  }
}

@MainActor @Suite("A page that replaces the window's root in an appearance call of a UIKit container", .serialized)
struct LeavingContainerTests {
  @Test(
    "leaves one page, in its place and with balanced calls, when the root is back", arguments: Departure.Kind.allCases,
    Departure.Drive.allCases)
  fileprivate func back(_ kind: Departure.Kind, _ drive: Departure.Drive) {
    var (faults, count): ([String], Int) = ([], 0)
    for departure in Departure.all(of: kind, drive) {
      guard let found = DepartingScene(departure).play() else { continue }
      count += 1
      if !found.isEmpty { faults.append("\(departure): \(found.joined(separator: ", "))") }
    }
    #expect(faults == [])
    #expect(count >= Departure.Call.allCases.count * Departure.Return.allCases.count)
  }
}

import ContainerKit
import Stage
import SystemBars
import UIKit

/// Performs a script's actions on a stage, and on the container that its window shows.
@MainActor
package final class ScriptPlayer {
  private let stage: Stage
  /// The container on which the script acts; nil if the window shows none.
  private weak var container: ContainerViewController?
  /// The replacement for the container's delegate, if the script needs one.
  private var deputy: ScriptDelegate?
  private let pages: (any ScriptPages)?
  /// The last location of the script's finger, which is where a touch is cancelled.
  private var finger = CGPoint.zero
  /// The window's root view controller while another one replaces it.
  private var root: UIViewController?
  private var isBehind = false
  private var coverCount = 0
  /// The container that receives the children that are given away.
  private lazy var otherContainer = ContainerViewController(viewControllers: [])
  private var waiting: [Script.Callback: [Script.Action]] = [:]

  /// Called before a selection, with the page's name. Returns the selection's completion.
  package var onSelect: ((_ name: String) -> ((ContainerSelectionOutcome) -> Void)?)?
  /// Called before each action that is not a touch.
  package var onAction: ((Script.Action) -> Void)?
  /// Returns true if the container has appeared and does not disappear. If it is nil, the container's window decides.
  package var hasContainerAppeared: (() -> Bool)?
  /// Called with each animator that the delegate returns.
  package var onAnimator: ((any UIViewControllerAnimatedTransitioning) -> Void)?
  /// Called with each progress that the container reports, before the script's action for that call.
  package var onProgress: ((ContainerTransitionProgress) -> Void)?

  /// Creates a player for a container whose children are set as controllers, or for a window without a container.
  ///
  /// - Parameter makePage: Creates a page that the script inserts. Pages are numbered from 1.
  package convenience init(
    stage: Stage, container: ContainerViewController?,
    makePage: @escaping (_ number: Int) -> UIViewController = { FreshPage(number: $0) }
  ) {
    self.init(
      stage: stage, container: container, pages: container.map { ScriptChildren($0, makePage: makePage) })
  }

  package init(stage: Stage, container: ContainerViewController?, pages: (any ScriptPages)?) {
    (self.stage, self.container, self.pages) = (stage, container, pages)
  }

  /// Schedules a script's events at their times.
  package func schedule(_ script: Script) {
    if script.events.contains(where: \.action.isForDelegate) { stepIn() }
    for event in script.events { schedule(event) }
  }

  /// Schedules an event at its time. Call this in order of time.
  package func schedule(_ event: Script.Event) {
    switch event.action {
    case .down(let point): stage.touch(.began, at: point, time: event.time)
    case .move(let point): stage.touch(.moved, at: point, time: event.time)
    case .up(let point): stage.touch(.ended, at: point, time: event.time)
    case .tap(let point): stage.tap(at: point, time: event.time)
    case .second(let change, let point): stage.touch(change.phase, at: point, time: event.time, id: 1)
    case .touchCancel: stage.touch(.cancelled, at: finger, time: event.time)
    default: stage.schedule(time: event.time) { [weak self] in self?.perform(event.action) }
    }
    switch event.action {
    case .down(let point), .move(let point), .up(let point), .tap(let point): finger = point
    default: break
    }
  }

  /// Replaces the container's delegate. Calls that the script leaves alone are forwarded to it.
  package func stepIn() {
    guard deputy == nil, let container else { return }
    let deputy = ScriptDelegate(original: container.delegate)
    deputy.onCall = { [weak self] in self?.received($0.rawValue) }
    deputy.onAnimator = { [weak self] in self?.onAnimator?($0) }
    deputy.onProgress = { [weak self] in self?.onProgress?($0) }
    self.deputy = deputy
    container.delegate = deputy
  }

  /// Performs the script's action for a callback, within that callback.
  package func received(_ name: String) {
    if name == "viewWillAppear", waiting[.alongside] != nil || waiting[.alongsideCompletion] != nil {
      _ = container?.transitionCoordinator?.animate {
        [weak self] _ in
        self?.received("alongside")
      } completion: {
        [weak self] _ in
        self?.received("alongsideCompletion")
      }
    }
    guard !waiting.isEmpty, let callback = Script.Callback(rawValue: name), var actions = waiting[callback] else {
      return
    }
    let action = actions.removeFirst()
    waiting[callback] = actions.isEmpty ? nil : actions
    perform(action)
  }

  /// Restores the delegate and the root view controller, and moves the application to the foreground.
  package func tearDown() {
    waiting = [:]
    if let deputy, let container, container.delegate === deputy { container.delegate = deputy.original }
    deputy = nil
    if root != nil { comeBack() }
    if isBehind { setInFront(true) }
    stage.window.isHidden = false
    UIView.setAnimationsEnabled(true)
  }
}

extension Script.SecondFinger {
  fileprivate var phase: UITouch.Phase {
    switch self {
    case .down: .began
    case .move: .moved
    case .up: .ended
    }
  }
}

extension ScriptPlayer {
  /// Performs an action at once. It is not a touch.
  package func perform(_ action: Script.Action) {
    onAction?(action)
    switch action {
    case .down, .move, .up, .touchCancel, .second, .tap: preconditionFailure("touches are put down on the stage")
    case .select(let index): select(index, animated: true)
    case .jump(let index): select(index, animated: false)
    case .change(let change, let animated): pages?.change(change, animated: animated)
    case .disappear: leave()
    case .appear: comeBack()
    case .rotate: resize(CGSize(width: stage.window.bounds.height, height: stage.window.bounds.width))
    case .size(let size): resize(size)
    case .background: setInFront(false)
    case .foreground: setInFront(true)
    case .animator(let kind): deputy?.kind = kind
    case .bar(.hidden(let hidden, let animated)): container?.setTabBarHidden(hidden, animated: animated)
    case .bar(.place(let placement)): container?.tabBarPlacement = placement
    case .bar(.fraction(let fraction)): container?.tabBarHiddenFraction = CGFloat(fraction)
    case .bar(.scrub(let isAllowed)): container?.tabBar.allowsScrubbing = isAllowed
    case .bar(.style(let style)): container?.tabBar.appearance = style.appearance
    case .allow(let allowed): deputy?.allows = allowed
    case .detach(let index):
      guard let container, let child = container.child(index) else { return }
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
      // The container forgets the child in its next layout.
      container.view.setNeedsLayout()
      container.view.layoutIfNeeded()
    case .give(let index):
      guard let child = container?.child(index) else { return }
      // It may be there already, if this container waits to take it back, or be about to be. A debug build stops if a child is
      // set twice.
      if child.parent !== otherContainer, !otherContainer.viewControllers.contains(child) {
        otherContainer.viewControllers.append(child)
      }
    case .replaceRoot:
      leave()
      comeBack()
    case .present(let animated): present(animated: animated)
    case .dismiss(let animated):
      guard container?.presentedViewController != nil else { return }
      container?.dismiss(animated: animated)
    case .cover(let index, let style, let animated): cover(container?.child(index), style, animated: animated)
    case .uncover(let index, let animated): container?.child(index)?.uncover(animated: animated)
    case .driver(let isGiven): deputy?.givesDriver = isGiven
    case .drive(let percent, let commit):
      guard let driver = deputy?.driver else { return }
      driver.pause()
      driver.update(percent.map { CGFloat($0) } ?? .nan)
      commit ? driver.finish() : driver.cancel()
    case .window(let isHidden): stage.window.isHidden = isHidden
    case .animations(let areEnabled): UIView.setAnimationsEnabled(areEnabled)
    case .appearAgain:
      guard hasContainerAppeared?() ?? (container?.viewIfLoaded?.window != nil) else { return }
      container?.viewWillAppear(false)
    case .newView(let index):
      guard let page = container?.child(index), page.presentedViewController == nil else { return }
      page.view = emptyView()
    case .tab(let index, let isEnabled): pages?.item(at: index)?.isEnabled = isEnabled
    case .on(let callback, let action): waiting[callback, default: []].append(action)
    }
  }

  /// Returns an opaque view: the page below a transparent one would be visible until the end of its transition.
  private func emptyView() -> UIView {
    let view = UIView(frame: stage.window.bounds)
    view.backgroundColor = .systemBackground
    return view
  }

  private func present(animated: Bool) {
    guard let container, container.presentedViewController == nil, container.viewIfLoaded?.window != nil else { return }
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    container.present(cover, animated: animated)
  }

  /// Lets a page present over its own context if it is in a window and presents nothing. What UIKit does for a page that leaves
  /// with its container is not known.
  private func cover(_ page: UIViewController?, _ style: Script.ContextStyle, animated: Bool) {
    guard hasContainerAppeared?() ?? true, let page, page.viewIfLoaded?.window != nil,
      page.presentedViewController == nil
    else { return }
    coverCount += 1
    page.definesPresentationContext = true
    page.present(CoveringPage(style, title: "cover \(coverCount) of \(page.title ?? "?")"), animated: animated)
  }

  private func select(_ index: Int, animated: Bool) {
    pages?.select(index, animated: animated) { name in
      let completion = onSelect?(name)
      return { [weak self] outcome in
        completion?(outcome)
        self?.received("completion")
      }
    }
  }

  private func leave() {
    guard root == nil else { return }
    root = stage.window.rootViewController
    stage.window.rootViewController = UIViewController()
  }

  private func comeBack() {
    guard let root else { return }
    self.root = nil
    stage.window.rootViewController = root
  }

  private func resize(_ size: CGSize) {
    UIScreen.main.configure(bounds: CGRect(origin: .zero, size: size), scale: stage.scale)
    // A window with a device's insets gets the insets for its new shape.
    if stage.window.screenSafeAreaInsets != .zero {
      stage.window.screenSafeAreaInsets = DeviceInsets.insets(for: size)
    }
    stage.window.frame.size = size
  }

  /// Moves the window's scene to the background or foreground; the application if the window has no scene.
  private func setInFront(_ isInFront: Bool) {
    isBehind = !isInFront
    if let scene = stage.window.windowScene {
      if isInFront { scene.activate() } else { scene.enterBackground() }
    } else {
      if isInFront { UIApplication.shared.becomeActive() } else { UIApplication.shared.enterBackground() }
    }
  }
}

extension Script.Action {
  /// `true` if the action requires a replacement for the delegate.
  fileprivate var isForDelegate: Bool {
    switch self {
    case .animator, .allow, .on, .driver, .drive: true
    default: false
    }
  }
}

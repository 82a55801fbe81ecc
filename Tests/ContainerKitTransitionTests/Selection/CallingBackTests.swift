import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// A page that runs a closure once, in one of its calls.
@MainActor private final class ReplyingPage: UIViewController {
  enum Moment: String, CaseIterable {
    case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
    case viewSafeAreaInsetsDidChange, viewWillLayoutSubviews, viewDidLayoutSubviews
    case willMoveToParent, didMoveToParent, willMoveToNil, didMoveToNil
  }

  var reply: (moment: Moment, body: () -> Void)?
  /// The number of calls of that moment to let pass before.
  var skipped = 0

  private func call(_ moment: Moment) {
    guard let reply, reply.moment == moment else { return }
    if skipped > 0 {
      skipped -= 1
      return
    }
    self.reply = nil
    reply.body()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    call(.viewDidLoad)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    call(.viewWillAppear)
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    call(.viewIsAppearing)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    call(.viewDidAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    call(.viewWillDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    call(.viewDidDisappear)
  }
  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    call(.viewSafeAreaInsetsDidChange)
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    call(.viewWillLayoutSubviews)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    call(.viewDidLayoutSubviews)
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    call(parent == nil ? .willMoveToNil : .willMoveToParent)
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    call(parent == nil ? .didMoveToNil : .didMoveToParent)
  }
}

/// The acts of a page in its call.
private enum Deed: String, CaseIterable, CustomTestStringConvertible {
  case selects, selectsAnimated, replacesChildren, removesOthers, leaves, isGivenAway, presents, presentsOverContext
  case resizes, changesHeight, replacesRoot, hidesWindow, changesInsets, setsView, isTakenByVisibleContainer

  var testDescription: String { rawValue }

  @MainActor func run(_ scene: ReplyScene, by page: UIViewController) {
    let (container, stage) = (scene.container, scene.stage)
    switch self {
    case .selects: if let last = container.viewControllers.last { container.selectedViewController = last }
    case .selectsAnimated:
      if let last = container.viewControllers.last { container.selectViewController(last, animated: true) }
    case .replacesChildren: container.viewControllers = scene.spare
    case .removesOthers: container.viewControllers = [page]
    case .leaves: page.removeFromParent()
    case .isGivenAway: scene.other.addChild(page)
    case .presents, .presentsOverContext:
      let modal = UIViewController()
      modal.modalPresentationStyle = self == .presents ? .fullScreen : .overCurrentContext
      page.definesPresentationContext = true
      page.present(modal, animated: false)
    case .resizes: stage.resize(to: CGSize(width: 500, height: 700))
    case .changesHeight: stage.resize(to: CGSize(width: 390, height: 700))
    case .replacesRoot:
      stage.window.rootViewController = UIViewController()
      stage.window.rootViewController = container
    case .hidesWindow:
      stage.window.isHidden = true
      stage.window.isHidden = false
    case .changesInsets: container.additionalSafeAreaInsets.top += 20
    case .setsView: page.view = UIView()
    case .isTakenByVisibleContainer: scene.otherContainer.viewControllers = [page]
    }
  }
}

@MainActor private final class ReplyScene {
  let pages = ["A", "B", "C"].map { ReplyingPage().titled($0) }
  let spare = ["D", "E"].map { ReplyingPage().titled($0) }
  let other = UIViewController()
  /// A container in a window of its own.
  let otherContainer = ContainerViewController(viewControllers: [UIViewController()])
  private let secondWindow: UIWindow?
  let container: ContainerViewController
  let stage: ContainerStage

  init(showsOtherContainer: Bool) {
    container = ContainerViewController(viewControllers: pages)
    stage = ContainerStage(container: container)
    stage.keepsFrames = false
    secondWindow = showsOtherContainer ? stage.window.windowScene.map { UIWindow(windowScene: $0) } : nil
    secondWindow?.rootViewController = otherContainer
    secondWindow?.isHidden = false
    if showsOtherContainer { stage.run(for: 0.1) }
  }

  func tearDown() {
    secondWindow?.isHidden = true
    secondWindow?.rootViewController = nil
    stage.tearDown()
  }

  /// The work of the container in which the page is called.
  enum Step: String, CaseIterable {
    case animated, atOnce, cancelled, setsChildren, setsChildrenAnimated, changesInsets
  }

  func perform(_ step: Step) {
    switch step {
    case .animated: stage.schedule { [self] in container.selectViewController(pages[1], animated: true) }
    case .atOnce: stage.schedule { [self] in container.selectedIndex = 1 }
    case .cancelled:
      stage.drag(from: CGPoint(x: 340, y: 400), to: CGPoint(x: 180, y: 400), duration: 0.2, hold: 0.1, release: false)
      stage.run(for: 0.4)
      stage.touch(.cancelled, at: CGPoint(x: 180, y: 400))
    case .setsChildren: stage.schedule { [self] in container.viewControllers = [pages[1], spare[0]] }
    case .setsChildrenAnimated:
      stage.schedule { [self] in container.setViewControllers([pages[1], spare[0]], animated: true) }
    case .changesInsets:
      stage.schedule { [self] in container.selectViewController(pages[1], animated: true) }
      stage.run(for: 0.1)
      stage.schedule { [self] in container.additionalSafeAreaInsets.top += 20 }
    }
    stage.run(for: 0.1)
    stage.settle()
  }
}

@MainActor @Suite("A page that acts in any of its calls", .serialized) struct CallingBackTests {
  /// Messages about what the page itself does wrong: it presents while it is not in the window, or sets another view between its
  /// call to disappear and the animator's.
  private static func isOfPage(_ issue: String) -> Bool {
    issue.contains("Attempt to present") || issue.contains("left the outgoing view's transform changed")
  }

  /// The scenarios in which the page does not get its call, whatever it would do.
  private static var withoutCall: Set<String> = []

  @Test("finds the container at rest afterwards, with a page of its own that is shown", arguments: Deed.allCases)
  fileprivate func atRest(_ deed: Deed) {
    for step in ReplyScene.Step.allCases {
      for moment in ReplyingPage.Moment.allCases {
        for (index, skipped) in [(0, 0), (1, 0), (0, 2), (1, 2)] {
          let scenario = "\(step.rawValue), \(moment.rawValue) of \("ABC".map(String.init)[index]), \(skipped) skipped"
          if Self.withoutCall.contains(scenario) { continue }
          let scene = ReplyScene(showsOtherContainer: deed == .isTakenByVisibleContainer)
          let page = scene.pages[index]
          var isDone = false
          page.skipped = skipped
          page.reply = (
            moment,
            { [unowned scene, unowned page] in
              isDone = true
              deed.run(scene, by: page)
            }
          )
          scene.perform(step)
          defer { scene.tearDown() }
          guard isDone else {
            Self.withoutCall.insert(scenario)
            continue
          }
          if let modal = scene.stage.window.rootViewController?.presentedViewController,
            modal.modalPresentationStyle == .fullScreen
          {
            scene.container.dismiss(animated: false)
          }
          scene.container.view.setNeedsLayout()
          scene.stage.settle()
          let selected = scene.container.selectedViewController
          #expect(selected != nil && scene.container.transitionProgress == nil, "\(scenario)")
          #expect(scene.container.viewControllers.contains { $0 === selected }, "\(scenario)")
          #expect(scene.container.restFaults == [], "\(scenario)")
          guard deed == .isTakenByVisibleContainer else { continue }
          #expect(scene.otherContainer.restFaults == [], "\(scenario)")
          #expect(scene.otherContainer.selectedViewController === page, "\(scenario)")
          #expect(scene.stage.issues.filter { !Self.isOfPage($0) } == [], "\(scenario)")
        }
      }
    }
  }
}

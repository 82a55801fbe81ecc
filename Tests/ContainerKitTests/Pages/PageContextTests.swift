import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// The style in which a page presents over its own context.
enum ContextStyle: String, CaseIterable, CustomTestStringConvertible {
  case over, current, custom

  /// `true` if the page's view leaves the window meanwhile.
  var removesPage: Bool { self == .current }
  var testDescription: String { rawValue }

  @MainActor func modal() -> PresentedPage {
    let modal = PresentedPage().titled("M")
    switch self {
    case .over: modal.modalPresentationStyle = .overCurrentContext
    case .current: modal.modalPresentationStyle = .currentContext
    case .custom:
      modal.modalPresentationStyle = .custom
      modal.transitioningDelegate = modal
    }
    return modal
  }
}

/// Stands in for a search controller or a popover that adapts: a presentation that is not full screen.
private final class InContextPresentationController: UIPresentationController {
  override var shouldPresentInFullscreen: Bool { false }
}

final class PresentedPage: UIViewController, UIViewControllerTransitioningDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    InContextPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

/// The page that presents: it defines the context itself, or a navigation controller around it does.
enum ContextPosition: String, CaseIterable, CustomTestStringConvertible {
  case page, navigation, header, nested

  var testDescription: String { rawValue }
}

@MainActor private final class ContextScene {
  let stage: Stage
  let container: ContainerViewController
  let pages: [UIViewController]
  let presenter: UIViewController
  let style: ContextStyle
  let modal: PresentedPage

  init(_ style: ContextStyle, in position: ContextPosition = .page) {
    let plain = ["A", "B", "C"].enumerated().map { SolidPage(title: $1, number: $0) }
    var pages: [UIViewController] = plain
    presenter = plain[0]
    if position == .navigation {
      pages[0] = UINavigationController(rootViewController: plain[0])
      pages[0].title = "N"
    }
    pages[0].definesPresentationContext = true
    self.pages = pages
    self.style = style
    modal = style.modal()
    container = ContainerViewController(viewControllers: pages)
    switch position {
    case .page, .navigation: stage = ContainerStage(container: container)
    case .header:
      let header = UIView()
      header.heightAnchor.constraint(equalToConstant: 100).isActive = true
      stage = Stage(rootViewController: ContainerHeaderViewController(headerView: header, container: container))
    case .nested:
      let outer = ContainerViewController(viewControllers: [container, SolidPage(title: "O", number: 3)])
      outer.setTabBarHidden(true, animated: false)
      stage = ContainerStage(container: outer)
    }
    stage.run(for: 0.2)
    stage.removeAllCalls()
  }

  func present(animated: Bool = true) {
    stage.schedule { [self] in presenter.present(modal, animated: animated) }
    stage.frame()
    stage.settle()
  }

  func dismiss(animated: Bool = true) {
    stage.schedule { [self] in presenter.dismiss(animated: animated) }
    stage.frame()
    stage.settle()
  }

  func select(_ index: Int, animated: Bool = true) {
    stage.schedule { [self] in container.selectViewController(pages[index], animated: animated) }
    stage.frame()
    stage.settle()
  }

  /// The color that the user sees in the middle of the page, as its red, green and blue components, 0 or 1.
  var seen: String { color(at: CGPoint(x: stage.window.bounds.midX, y: stage.window.bounds.midY)) }

  func color(at point: CGPoint) -> String {
    let pixel = stage.image().pixel(x: Int(point.x), y: Int(point.y))
    return [pixel.r, pixel.g, pixel.b].map { $0 > 127 ? "1" : "0" }.joined()
  }

  var isModalVisible: Bool { modal.viewIfLoaded?.window != nil && stage.presentation(of: modal.view).isOnScreen }

  /// The calls about appearance so far, of the modal and of the page that presents it.
  func removeCalls() -> [String] {
    defer { stage.removeAllCalls() }
    return stage.calls.map(\.description).filter { call in
      call.hasPrefix("view") && call.contains("ppear") && !call.contains("IsAppearing")
        && [" A", " M"].contains { call.hasSuffix($0) }
    }
  }
}

@MainActor @Suite("What a page presents over its own context", .serialized) struct PageContextTests {
  @Test(
    "stays in the window, leaves with its page, and comes back with it", arguments: ContextStyle.allCases,
    ContextPosition.allCases)
  func awayAndBack(_ style: ContextStyle, _ position: ContextPosition) {
    let scene = ContextScene(style, in: position)
    scene.present()
    #expect(scene.isModalVisible && scene.seen == "110")
    scene.container.view.setNeedsLayout()
    scene.pages[0].viewIfLoaded?.superview?.setNeedsLayout()
    scene.stage.run(for: 0.1)
    #expect(scene.isModalVisible)
    for animated in [true, false] {
      scene.select(1, animated: animated)
      #expect(!scene.isModalVisible && scene.seen != "110" && scene.pages[1].view.window != nil)
      scene.select(0, animated: animated)
      #expect(scene.isModalVisible && scene.seen == "110" && scene.presenter.presentedViewController === scene.modal)
    }
    scene.dismiss()
    #expect(scene.presenter.presentedViewController == nil && scene.modal.viewIfLoaded?.window == nil)
    #expect(scene.pages[0].view.window != nil && scene.seen != "110")
    #expect(scene.pages[0].view.frame == scene.pages[0].view.superview?.bounds)
    #expect(scene.stage.issues + scene.container.restFaults == [])
  }

  @Test("gets its appearance calls with its page; a page that it hides gets none", arguments: ContextStyle.allCases)
  func calls(_ style: ContextStyle) {
    let scene = ContextScene(style)
    func page(_ calls: String...) -> [String] { style.removesPage ? [] : calls.map { "\($0) A" } }
    scene.present()
    #expect(
      scene.removeCalls()
        == (style.removesPage
          ? ["viewWillDisappear A", "viewWillAppear M", "viewDidAppear M", "viewDidDisappear A"]
          : ["viewWillAppear M", "viewDidAppear M"]))
    scene.select(1, animated: false)
    #expect(
      scene.removeCalls()
        == page("viewWillDisappear") + ["viewWillDisappear M", "viewDidDisappear M"] + page("viewDidDisappear"))
    scene.select(0, animated: false)
    #expect(
      scene.removeCalls() == page("viewWillAppear") + ["viewWillAppear M"] + page("viewDidAppear") + ["viewDidAppear M"]
    )
    scene.dismiss(animated: false)
    #expect(
      scene.removeCalls()
        == (style.removesPage
          ? ["viewWillDisappear M", "viewWillAppear A", "viewDidAppear A", "viewDidDisappear M"]
          : ["viewWillDisappear M", "viewDidDisappear M"]))
  }

  @Test(
    "moves with its page under a finger, and stays after a cancel", arguments: ContextStyle.allCases, [false, true])
  func underFinger(_ style: ContextStyle, _ completes: Bool) throws {
    let scene = ContextScene(style)
    scene.present()
    let stage = try #require(scene.stage as? ContainerStage)
    let rest = stage.image()
    #expect(stage.drag(toPageAt: 1, progress: 0.5))
    // The modal is on the left half, and the second page on the right one.
    #expect(scene.color(at: CGPoint(x: 40, y: 422)) == "110" && scene.color(at: CGPoint(x: 350, y: 422)) != "110")
    #expect(stage.drag(toPageAt: 1, progress: completes ? 0.8 : 0.2))
    stage.lift()
    stage.settle()
    #expect(scene.isModalVisible != completes && scene.container.selectedIndex == (completes ? 1 : 0))
    if !completes { #expect(UIImage(cgImage: stage.image()).pngData() == UIImage(cgImage: rest).pngData()) }
    #expect(stage.faults == [])
  }

  @Test(
    "can begin during a transition, on the page that stays or the one that leaves", arguments: ContextStyle.allCases)
  func duringTransition(_ style: ContextStyle) {
    for presents in [0, 1] {
      let scene = ContextScene(style)
      let presenter = scene.pages[presents]
      presenter.definesPresentationContext = true
      scene.stage.schedule { scene.container.selectViewController(scene.pages[1], animated: true) }
      scene.stage.run(for: 0.15)
      #expect(scene.container.transitionProgress != nil)
      scene.stage.schedule { presenter.present(scene.modal, animated: true) }
      scene.stage.frame()
      scene.stage.settle()
      #expect(scene.isModalVisible == (presents == 1) && scene.container.selectedIndex == 1)
      scene.select(presents)
      #expect(scene.isModalVisible)
      scene.stage.schedule { presenter.dismiss(animated: true) }
      scene.stage.frame()
      scene.stage.settle()
      #expect(!scene.isModalVisible && presenter.view.window != nil)
      #expect(scene.stage.issues + scene.container.restFaults == [])
    }
  }

  @Test(
    "can be dismissed while its page is away, and while the page moves", arguments: ContextStyle.allCases,
    [false, true])
  func dismissedElsewhere(_ style: ContextStyle, _ isAway: Bool) {
    let scene = ContextScene(style)
    scene.present()
    if isAway {
      scene.select(1)
    } else {
      scene.stage.schedule { scene.container.selectViewController(scene.pages[1], animated: true) }
      scene.stage.run(for: 0.1)
    }
    scene.dismiss()
    #expect(scene.presenter.presentedViewController == nil && scene.container.selectedIndex == 1)
    #expect(scene.pages[1].view.window != nil && scene.pages[0].view.window == nil)
    #expect(!scene.modal.view.isDescendant(of: scene.container.view))
    scene.select(0)
    #expect(!scene.isModalVisible && scene.pages[0].view.window != nil)
    #expect(scene.stage.issues + scene.container.restFaults == [])
  }

  @Test("ends without animation if its page is removed or given away", arguments: ContextStyle.allCases, [true, false])
  func removed(_ style: ContextStyle, _ isSelected: Bool) {
    for scenario in ["removed", "animated", "given away"] {
      let scene = ContextScene(style)
      scene.present()
      if !isSelected { scene.select(1) }
      let other = UIViewController()
      scene.stage.schedule {
        switch scenario {
        case "removed": scene.container.viewControllers = Array(scene.pages.dropFirst())
        case "animated": scene.container.setViewControllers(Array(scene.pages.dropFirst()), animated: true)
        default:
          other.addChild(scene.pages[0])
          scene.container.view.setNeedsLayout()
        }
      }
      scene.stage.frame()
      scene.stage.settle()
      #expect(
        scene.presenter.presentedViewController == nil && scene.modal.presentingViewController == nil, "\(scenario)")
      #expect(scene.modal.viewIfLoaded?.window == nil, "\(scenario)")
      #expect(scene.container.selectedViewController === scene.pages[1], "\(scenario)")
      let calls = scene.removeCalls().filter { $0.hasSuffix(" M") }
      let counts = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"].map { name in
        calls.count { $0.hasPrefix(name) }
      }
      #expect(Set(counts).count == 1, "\(scenario): \(calls)")
      #expect(scene.stage.issues + scene.container.restFaults == [], "\(scenario)")
    }
  }

  @Test(
    "leaves the calls of its page balanced whenever it begins and ends during a transition", arguments: [0, 1],
    [false, true])
  func callsDuringTransition(_ presents: Int, _ turnsBack: Bool) {
    for endsMeanwhile in [false, true] {
      for animated in [false, true] {
        let scene = ContextScene(.current)
        let presenter = scene.pages[presents]
        presenter.definesPresentationContext = true
        var watch = AppearanceWatch()
        func check(_ moment: String) {
          for call in scene.stage.calls {
            #expect(watch.received(call.name, call.subject) == nil, "\(moment), \(endsMeanwhile), \(animated)")
          }
          scene.stage.removeAllCalls()
        }
        scene.stage.schedule { scene.container.selectViewController(scene.pages[1], animated: true) }
        // The pages and the container have appeared already.
        for call in ["viewWillAppear", "viewDidAppear"] { _ = watch.received(call, "A") }
        scene.stage.run(for: 0.1)
        scene.stage.schedule { presenter.present(scene.modal, animated: animated) }
        scene.stage.run(for: 0.05)
        if turnsBack { scene.stage.schedule { scene.container.selectViewController(scene.pages[0], animated: true) } }
        if endsMeanwhile { scene.stage.schedule { presenter.dismiss(animated: animated) } }
        scene.stage.frame()
        scene.stage.settle()
        check("the transition")
        scene.select(presents)
        scene.stage.schedule { if presenter.presentedViewController != nil { presenter.dismiss(animated: animated) } }
        scene.stage.frame()
        scene.stage.settle()
        check("the dismissal")
        #expect(watch.seen.keys.sorted() == [presents == 0 ? "A" : "B"], "\(endsMeanwhile), \(animated)")
        #expect(scene.container.restFaults == [])
      }
    }
  }

  @Test("lets a header follow its page again afterward", arguments: ContextStyle.allCases)
  func header(_ style: ContextStyle) {
    let page = ListPage()
    page.definesPresentationContext = true
    let header = UIView()
    header.heightAnchor.constraint(equalToConstant: 100).isActive = true
    let container = ContainerViewController(viewControllers: [page])
    let root = ContainerHeaderViewController(headerView: header, container: container)
    let stage = Stage(rootViewController: root)
    stage.run(for: 0.2)
    let modal = style.modal()
    stage.schedule { page.present(modal, animated: false) }
    stage.run(for: 0.2)
    // The list scrolls out of the window.
    page.list.contentOffset.y += 10
    stage.schedule { page.dismiss(animated: false) }
    stage.run(for: 0.2)
    page.list.contentOffset.y += 30
    stage.frame()
    #expect(root.headerHeight == 100 - page.list.contentOffset.y - page.list.adjustedContentInset.top)
    #expect(stage.issues == [])
  }

  @Test("is what assistive technologies find", arguments: ContextStyle.allCases)
  func accessibility(_ style: ContextStyle) {
    let scene = ContextScene(style)
    func found() -> [UIView] { (scene.container.pageArea.accessibilityElements ?? []).compactMap { $0 as? UIView } }
    scene.present()
    #expect(found() == [scene.modal.view])
    scene.select(1)
    #expect(found() == [scene.pages[1].view])
    scene.select(0)
    #expect(found() == [scene.modal.view])
    scene.dismiss()
    #expect(found() == [scene.pages[0].view])
  }

  @Test("has the bar's insets, at rest and while it moves", arguments: [ContextStyle.over, .custom])
  func insets(_ style: ContextStyle) throws {
    let scene = ContextScene(style)
    scene.present()
    let stage = try #require(scene.stage as? ContainerStage)
    let rest = scene.modal.view.safeAreaInsets
    #expect(rest == scene.pages[0].view.safeAreaInsets && rest.bottom >= scene.container.tabBar.bounds.height)
    #expect(stage.drag(toPageAt: 1, progress: 0.4))
    #expect(scene.modal.view.safeAreaInsets == rest)
    stage.cancelDrag()
    stage.settle()
    scene.dismiss()
    #expect(scene.modal.additionalSafeAreaInsets == .zero)
  }
}

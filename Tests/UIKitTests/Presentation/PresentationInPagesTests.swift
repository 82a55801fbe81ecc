import Stage
import Testing
import UIKit

/// A page of one of UIKit's containers presents over its own area.
@MainActor @Suite("A presentation over the area of a page", .serialized) struct PresentationInPagesTests {
  enum Surroundings: CaseIterable { case tabs, navigation }
  enum Style: CaseIterable { case currentContext, overCurrentContext }

  @MainActor private final class Scene {
    let stage = Stage()
    let log = CallLog()
    let page, next, modal: LoggedController
    let root: UIViewController

    init(_ surroundings: Surroundings, _ style: Style) {
      (page, next, modal) = (
        LoggedController("page", log), LoggedController("next", log), LoggedController("modal", log)
      )
      switch surroundings {
      case .tabs:
        let tabs = UITabBarController()
        tabs.viewControllers = [page, next]
        root = tabs
      case .navigation: root = UINavigationController(rootViewController: page)
      }
      page.definesPresentationContext = true
      modal.modalPresentationStyle = style == .currentContext ? .currentContext : .overCurrentContext
      for (controller, color) in [(page, UIColor.red), (next, .green), (modal, .blue)] {
        controller.view.backgroundColor = color
      }
      stage.window.rootViewController = root
      stage.settle()
      _ = calls
    }

    /// The appearance calls since the last reading.
    var calls: [String] { log.take().filter { $0.contains("ppear") && !$0.contains("isAppearing") } }

    func present() {
      page.present(modal, animated: false)
      stage.settle()
    }

    func leave() {
      (root as? UITabBarController)?.selectedIndex = 1
      (root as? UINavigationController)?.pushViewController(next, animated: false)
      stage.settle()
    }

    func comeBack() {
      (root as? UITabBarController)?.selectedIndex = 0
      (root as? UINavigationController)?.popViewController(animated: false)
      stage.settle()
    }

    /// The names of the controllers whose views are in the window, from the bottom.
    var shown: [String] {
      func views(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }
      let all = views(stage.window)
      return all.compactMap { view in [page, next, modal].first { $0.viewIfLoaded === view }?.name }
    }
  }

  @Test("covers the page once, and the page does not appear again", arguments: Surroundings.allCases, Style.allCases)
  func presented(_ surroundings: Surroundings, _ style: Style) {
    let scene = Scene(surroundings, style)
    scene.present()
    #expect(scene.modal.presentingViewController === scene.page)
    #expect(scene.shown == (style == .currentContext ? ["modal"] : ["page", "modal"]))
    let page = style == .currentContext ? ["page.willDisappear", "page.didDisappear"] : []
    #expect(scene.calls.sorted() == (["modal.willAppear", "modal.didAppear"] + page).sorted())
    // Any layout of the container.
    scene.root.view.setNeedsLayout()
    for view in scene.root.view.subviews { view.setNeedsLayout() }
    scene.stage.settle()
    #expect(scene.shown == (style == .currentContext ? ["modal"] : ["page", "modal"]))
    #expect(scene.calls == [] && scene.stage.issues == [])
  }

  @Test("goes and comes back with its page", arguments: Surroundings.allCases, Style.allCases)
  func away(_ surroundings: Surroundings, _ style: Style) {
    let scene = Scene(surroundings, style)
    scene.present()
    let before = scene.shown
    _ = scene.calls
    scene.leave()
    #expect(scene.shown == ["next"])
    let page = style == .currentContext ? [] : ["page.willDisappear", "page.didDisappear"]
    #expect(
      scene.calls.sorted()
        == (["modal.willDisappear", "modal.didDisappear", "next.willAppear", "next.didAppear"] + page).sorted())
    scene.comeBack()
    #expect(scene.shown == before)
    let back = style == .currentContext ? [] : ["page.willAppear", "page.didAppear"]
    #expect(
      scene.calls.sorted()
        == (["modal.willAppear", "modal.didAppear", "next.willDisappear", "next.didDisappear"] + back).sorted())
    scene.page.dismiss(animated: false)
    scene.stage.settle()
    #expect(scene.shown == ["page"] && scene.page.view.frame == scene.stage.window.bounds)
    #expect(scene.stage.issues == [])
  }

  @Test(
    "that is dismissed while its page is away shows the page when that is back", arguments: Surroundings.allCases,
    Style.allCases)
  func dismissedAway(_ surroundings: Surroundings, _ style: Style) {
    let scene = Scene(surroundings, style)
    scene.present()
    scene.leave()
    scene.page.dismiss(animated: false)
    scene.stage.settle()
    #expect(scene.shown == ["next"] && scene.page.presentedViewController == nil)
    _ = scene.calls
    scene.comeBack()
    #expect(scene.shown == ["page"] && scene.stage.issues == [])
    #expect(scene.calls.sorted() == ["next.didDisappear", "next.willDisappear", "page.didAppear", "page.willAppear"])
  }

  @Test("is over a navigation controller's area by default, and not over that of other controllers")
  func byDefault() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    #expect(navigation.definesPresentationContext)
    #expect(UINavigationController().definesPresentationContext)
    #expect(UINavigationController(navigationBarClass: nil, toolbarClass: nil).definesPresentationContext)
    #expect(!UIViewController().definesPresentationContext && !UITabBarController().definesPresentationContext)
    let (tabs, modal) = (UITabBarController(), UIViewController())
    tabs.viewControllers = [navigation]
    let stage = Stage(rootViewController: tabs)
    stage.settle()
    modal.modalPresentationStyle = .currentContext
    navigation.topViewController?.present(modal, animated: false)
    stage.settle()
    #expect(modal.presentingViewController === navigation && modal.view.window != nil)
    #expect(navigation.view.window == nil)
    modal.dismiss(animated: false)
    stage.settle()
    #expect(navigation.view.window != nil && stage.issues == [])
  }
}

import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

/// Changes that an app makes in a container below a header, and calls of its delegate there.
@MainActor @Suite("A container below a header", .serialized) struct HeaderContentsTests {
  private final class Listener: ContainerViewControllerDelegate {
    var actions: ContainerReselectionActions = []
    var calls: [String] = []

    func containerViewController(
      _ container: ContainerViewController, reselectionActionsFor viewController: UIViewController
    ) -> ContainerReselectionActions {
      calls.append("actions \(viewController.title ?? "-")")
      return actions
    }

    func containerViewController(
      _ container: ContainerViewController, didLongPressTabOf viewController: UIViewController
    ) -> Bool {
      calls.append("press \(viewController.title ?? "-")")
      return true
    }
  }

  private func middle(of tab: Int, in rig: HeaderRig) -> CGPoint {
    let tab = rig.container.tabBar.buttons[tab]
    return tab.convert(CGPoint(x: tab.bounds.midX, y: tab.bounds.midY), to: nil)
  }

  @Test("asks the app's delegate for the actions of a tap on the selected tab", arguments: [false, true])
  func reselection(_ scrolls: Bool) {
    let (rig, listener) = (HeaderRig(), Listener())
    listener.actions = scrolls ? [.scrollToTop] : []
    rig.controller.container.delegate = listener
    rig.page(0).scrolled = 400
    rig.stage.tap(at: middle(of: 0, in: rig))
    rig.stage.settle()
    #expect(listener.calls == ["actions A"] && rig.page(0).scrolled == (scrolls ? 0 : 400))
    rig.controller.container.delegate = nil
    rig.page(0).scrolled = 400
    rig.stage.tap(at: middle(of: 0, in: rig))
    rig.stage.settle()
    #expect(listener.calls == ["actions A"] && rig.page(0).scrolled == 0)
  }

  @Test("reports a long press of a tab to the app's delegate, and its release selects nothing")
  func longPress() {
    let (rig, listener) = (HeaderRig(), Listener())
    rig.controller.container.delegate = listener
    rig.stage.touch(.began, at: middle(of: 1, in: rig))
    rig.stage.run(for: 0.7)
    rig.stage.touch(.ended, at: middle(of: 1, in: rig))
    rig.finish()
    #expect(listener.calls == ["press B"] && rig.container.selectedIndex == 0)
  }

  @Test("shows another bar at once, in place of the last one")
  func otherBar() {
    let (rig, bar) = (HeaderRig(), PlainBar())
    let old = rig.container.tabBar
    rig.container.customTabBar = bar
    rig.stage.frame()
    #expect(old.window == nil && bar.window != nil)
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 250, width: 390, height: bar.barHeight))
    #expect(rig.page(0).list.adjustedContentInset.top == 250 + bar.barHeight)
    rig.container.customTabBar = nil
    rig.stage.frame()
    #expect(old.window != nil && bar.superview == nil && rig.barTop == 250 && rig.stage.issues == [])
  }

  @Test("follows a bar whose height changes")
  func barHeight() {
    let rig = HeaderRig()
    let (bar, plain) = (rig.container.tabBar, rig.container.tabBar.barHeight)
    bar.appearance.floating = ButtonTabBar.Floating()
    rig.stage.frame()
    #expect(bar.barHeight > plain && bar.bounds.height == bar.barHeight)
    #expect(rig.page(0).list.adjustedContentInset.top == 250 + bar.barHeight)
    #expect(rig.page(0).contentTop == rig.barBottom && rig.stage.issues == [])
  }

  @Test("leaves a page that is taken out as it was, also if that was not selected")
  func removed() {
    let rig = HeaderRig()
    let page = rig.page(1)
    rig.select(1, animated: false)
    rig.stage.settle()
    rig.select(0, animated: false)
    rig.stage.settle()
    #expect(page.list.contentInset.bottom > 0)
    rig.container.viewControllers.remove(at: 1)
    rig.stage.frame()
    #expect(page.list.contentInset == .zero)
  }

  @Test("has the whole header after it was empty")
  func emptied() {
    let rig = HeaderRig()
    rig.page(0).scrolled = 400
    #expect(rig.controller.headerHeight == 44)
    rig.container.viewControllers = []
    rig.stage.frame()
    #expect(rig.controller.headerHeight == 200)
    rig.container.viewControllers = [RowsPage("D", rows: 300)]
    rig.stage.settle()
    #expect(rig.page(0).scrolled == 0 && rig.controller.headerHeight == 200 && rig.page(0).contentTop == rig.barBottom)
  }
}

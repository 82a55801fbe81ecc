import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

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

  private func middle(of tab: Int, in stage: HeaderStage) -> CGPoint {
    let tab = stage.container.tabBar.buttons[tab]
    return tab.convert(CGPoint(x: tab.bounds.midX, y: tab.bounds.midY), to: nil)
  }

  @Test("asks the app's delegate for the actions of a tap on the selected tab", arguments: [false, true])
  func reselection(_ scrolls: Bool) {
    let (stage, listener) = (HeaderStage(), Listener())
    listener.actions = scrolls ? [.scrollToTop] : []
    stage.controller.container.delegate = listener
    stage.page(0).scrolled = 400
    stage.tap(at: middle(of: 0, in: stage))
    stage.settle()
    #expect(listener.calls == ["actions A"] && stage.page(0).scrolled == (scrolls ? 0 : 400))
    stage.controller.container.delegate = nil
    stage.page(0).scrolled = 400
    stage.tap(at: middle(of: 0, in: stage))
    stage.settle()
    #expect(listener.calls == ["actions A"] && stage.page(0).scrolled == 0)
  }

  @Test("reports a long press of a tab to the app's delegate, and its release selects nothing")
  func longPress() {
    let (stage, listener) = (HeaderStage(), Listener())
    stage.controller.container.delegate = listener
    stage.touch(.began, at: middle(of: 1, in: stage))
    stage.run(for: 0.7)
    stage.touch(.ended, at: middle(of: 1, in: stage))
    stage.finish()
    #expect(listener.calls == ["press B"] && stage.container.selectedIndex == 0)
  }

  @Test("shows another bar at once, in place of the last one")
  func otherBar() {
    let (stage, bar) = (HeaderStage(), PlainBar())
    let old = stage.container.tabBar
    stage.container.customTabBar = bar
    stage.frame()
    #expect(old.window == nil && bar.window != nil)
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 250, width: 390, height: bar.barHeight))
    #expect(stage.page(0).list.adjustedContentInset.top == 250 + bar.barHeight)
    stage.container.customTabBar = nil
    stage.frame()
    #expect(old.window != nil && bar.superview == nil && stage.barTop == 250 && stage.issues == [])
  }

  @Test("follows a bar whose height changes")
  func barHeight() {
    let stage = HeaderStage()
    let (bar, plain) = (stage.container.tabBar, stage.container.tabBar.barHeight)
    bar.appearance.floating = ButtonTabBar.Floating()
    stage.frame()
    #expect(bar.barHeight > plain && bar.bounds.height == bar.barHeight)
    #expect(stage.page(0).list.adjustedContentInset.top == 250 + bar.barHeight)
    #expect(stage.page(0).contentTop == stage.barBottom && stage.issues == [])
  }

  @Test("leaves a page that is taken out as it was, also if that was not selected")
  func removed() {
    let stage = HeaderStage()
    let page = stage.page(1)
    stage.select(1, animated: false)
    stage.settle()
    stage.select(0, animated: false)
    stage.settle()
    #expect(page.list.contentInset.bottom > 0)
    stage.container.viewControllers.remove(at: 1)
    stage.frame()
    #expect(page.list.contentInset == .zero)
  }

  @Test("has the whole header after it was empty")
  func emptied() {
    let stage = HeaderStage()
    stage.page(0).scrolled = 400
    #expect(stage.controller.headerHeight == 44)
    stage.container.viewControllers = []
    stage.frame()
    #expect(stage.controller.headerHeight == 200)
    stage.container.viewControllers = [RowsPage("D", rows: 300)]
    stage.settle()
    #expect(
      stage.page(0).scrolled == 0 && stage.controller.headerHeight == 200 && stage.page(0).contentTop == stage.barBottom
    )
  }
}

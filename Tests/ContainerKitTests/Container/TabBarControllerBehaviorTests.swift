import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A container that behaves as a tab bar controller", .serialized) struct TabBarControllerBehaviorTests
{
  @Test("selects at once, and has no drags, no keys and no scroll to the top") func ways() {
    let (page, list) = (UIViewController().titled("A"), UIScrollView())
    page.view = list
    let stage = ContainerStage(viewControllers: [page, UIViewController().titled("B")])
    defer { stage.tearDown() }
    let container = stage.container
    container.behavesAsTabBarController = true
    stage.drag(by: -300)
    stage.finish()
    #expect(container.selectedIndex == 0 && container.keyCommands == [])
    list.contentSize = CGSize(width: 390, height: 3000)
    list.contentOffset.y = 500
    stage.tap(tab: 0)
    stage.finish()
    #expect(list.contentOffset.y == 500)
    stage.removeAllCalls()
    stage.tap(tab: 1)
    stage.finish()
    #expect(container.selectedIndex == 1)
    #expect(!stage.callLines.contains { $0.hasPrefix("animateTransition") } && stage.faults == [])
  }

  @Test("can still be given one of them, and gives all of them back") func settings() {
    let container = ContainerViewController(viewControllers: [UIViewController(), UIViewController()])
    container.behavesAsTabBarController = true
    container.panGestureRecognizer.isEnabled = true
    container.pageTransition = .standard
    #expect(container.panGestureRecognizer.isEnabled && container.pageTransition is StandardPageTransition)
    #expect(container.reselectionActions == .popToRoot && !container.allowsKeyboardSelection)
    container.behavesAsTabBarController = false
    #expect(container.reselectionActions == [.popToRoot, .scrollToTop] && container.allowsKeyboardSelection)
  }
}

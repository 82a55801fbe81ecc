import ContainerKit
import Pages
import Testing
import UIKit

@Suite("A package outside this one", .serialized) @MainActor
struct PagesTests {
  @Test("embeds a container and switches its pages")
  func switching() {
    let container = makeContainer(titles: ["One", "Two", "设置"])
    let delegate = PagesDelegate()
    container.delegate = delegate
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = container
    window.makeKeyAndVisible()
    container.view.layoutIfNeeded()
    container.selectViewController(container.viewControllers[2], animated: false)
    #expect(container.selectedIndex == 2)
    #expect(container.viewControllers[2].view.window === window)
    #expect(container.viewControllers[0].view.window == nil)
    #expect(delegate.selected == ["设置"])
    window.isHidden = true
  }

  @Test("has layers, geometry and colors by importing UIKit alone")
  func frameworks() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -5, y: 0, width: 60, height: 80))
    view.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    #expect(view.layer.animation(forKey: "fade") != nil)
  }
}

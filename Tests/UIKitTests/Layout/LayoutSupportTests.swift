import Stage
import Testing
import UIKit

@MainActor @Suite("A controller's top and bottom layout guides", .serialized) struct LayoutSupportTests {
  @Test("add two constraints each to the controller's view when they are first accessed")
  func constraints() {
    let page = UIViewController()
    let root: UIView = page.view
    #expect(root.constraints.isEmpty)
    let top = page.topLayoutGuide
    #expect(root.constraints.count == 2 && page.topLayoutGuide === top)
    let bottom = page.bottomLayoutGuide
    #expect(root.constraints.count == 4 && root.constraints.allSatisfy(\.isActive))
    let attributes = root.constraints.map { [$0.firstAttribute, $0.secondAttribute] }
    #expect(
      attributes == [[.height, .notAnAttribute], [.top, .top], [.height, .notAnAttribute], [.bottom, .bottom]])
    #expect(root.constraints[1].firstItem === top && root.constraints[3].firstItem === bottom)
    #expect(root.constraints.map(\.constant) == [0, 0, 0, 0])
  }

  @Test("are as high as the safe area insets, even after a change")
  func length() {
    let stage = Stage()
    stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let page = UIViewController()
    stage.window.rootViewController = page
    let (above, below) = (UIView(), UIView())
    for view in [above, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      page.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      above.topAnchor.constraint(equalTo: page.topLayoutGuide.topAnchor),
      above.heightAnchor.constraint(equalTo: page.topLayoutGuide.heightAnchor),
      below.topAnchor.constraint(equalTo: page.bottomLayoutGuide.topAnchor),
      below.bottomAnchor.constraint(equalTo: page.bottomLayoutGuide.bottomAnchor),
    ])
    stage.frame()
    #expect([above.frame.minY, above.frame.maxY, below.frame.minY, below.frame.maxY] == [0, 47, 810, 844])
    #expect(page.view.constraints.filter { $0.firstAttribute == .height }.map(\.constant).contains(47))
    stage.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    stage.frame()
    #expect([above.frame.minY, above.frame.maxY, below.frame.minY, below.frame.maxY] == [0, 20, 844, 844])
    page.additionalSafeAreaInsets.top = 10
    #expect(page.topLayoutGuide.length == 30)
    stage.frame()
    #expect(above.frame.maxY == 30 && stage.issues.isEmpty)
  }

  @Test("do not retain the controller's view")
  func life() {
    weak var view: UIView?
    do {
      let page = UIViewController()
      _ = page.topLayoutGuide
      view = page.view
      #expect(view != nil)
    }
    #expect(view == nil)
  }
}

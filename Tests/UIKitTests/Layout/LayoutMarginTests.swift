import Stage
import Testing
import UIKit

@MainActor @Suite("Layout margins", .serialized) struct LayoutMarginTests {
  private final class Asked: UIView {
    var calls = 0
    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      calls += 1
    }
  }

  @Test("that are directional change sides in right-to-left layouts")
  func directions() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test("of a controller's view are at least 16 points at the sides")
  func controllers() {
    let page = UIViewController()
    page.view.layoutMargins = UIEdgeInsets(top: 5, left: 2, bottom: 6, right: 30)
    #expect(page.view.layoutMargins == UIEdgeInsets(top: 5, left: 16, bottom: 6, right: 30))
  }

  @Test("can preserve the superview's margins as far as the view overlaps them, and follow their changes")
  func superviews() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = Asked(frame: CGRect(x: 10, y: 5, width: 60, height: 85))
    outer.addSubview(inner)
    outer.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 25, right: 20)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 15, left: 10, bottom: 15, right: 8))
    let before = inner.calls
    outer.layoutMargins.top = 40
    #expect(inner.calls == before + 1 && inner.layoutMargins.top == 35)
  }

  @Test("leave a readable width in the middle")
  func readable() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
    #expect(view.readableContentGuide.layoutFrame == CGRect(x: 164, y: 8, width: 672, height: 84))
  }

  @Test("are not part of the top and bottom layout guides, which end at the edges of the safe area")
  func bottomGuide() {
    let stage = Stage()
    stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let page = UIViewController()
    stage.window.rootViewController = page
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: page.topLayoutGuide.bottomAnchor),
      box.bottomAnchor.constraint(equalTo: page.bottomLayoutGuide.topAnchor),
      box.leadingAnchor.constraint(equalTo: page.view.leadingAnchor), box.widthAnchor.constraint(equalToConstant: 10),
    ])
    stage.frame()
    #expect(box.frame == CGRect(x: 0, y: 47, width: 10, height: 844 - 47 - 34))
    let guide = page.bottomLayoutGuide as? UILayoutGuide
    #expect(guide?.layoutFrame == CGRect(x: 0, y: 810, width: 390, height: 34) && page.bottomLayoutGuide.length == 34)
  }

  @Test("have layout guides, and constraints of a layout guide are removed with it")
  func removed() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let width = guide.widthAnchor.constraint(equalTo: view.widthAnchor)
    width.isActive = true
    view.removeLayoutGuide(guide)
    #expect(!width.isActive && view.constraints.isEmpty && view.layoutGuides.isEmpty && guide.owningView == nil)
  }
}

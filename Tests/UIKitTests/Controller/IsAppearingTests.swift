import Testing
import UIKit

@MainActor @Suite("viewIsAppearing", .serialized) struct IsAppearingTests {
  private final class Page: UIViewController {
    var lines: [String] = []
    override func viewWillAppear(_ animated: Bool) { lines.append("will") }
    override func viewIsAppearing(_ animated: Bool) {
      lines.append("is \(animated) \(view.window != nil) \(Int(view.bounds.width))")
    }
    override func viewWillLayoutSubviews() { lines.append("layout") }
    override func viewDidAppear(_ animated: Bool) { lines.append("did") }
    override func viewWillDisappear(_ animated: Bool) { lines.append("willNot") }
    override func viewDidDisappear(_ animated: Bool) { lines.append("didNot") }
  }

  @Test("is called between the move to the window and the first layout, with the size set by the superview")
  func first() {
    final class Parent: UIViewController {
      override func viewWillLayoutSubviews() { children.first?.view.frame.size.width = 77 }
    }
    let (parent, page) = (Parent(), Page())
    let scene = ViewScene(root: parent)
    scene.frame()
    parent.addChild(page)
    parent.view.addSubview(page.view)
    page.didMove(toParent: parent)
    #expect(page.lines == ["will"])
    scene.frame()
    scene.frame()
    #expect(page.lines == ["will", "is false true 77", "layout", "did"])
  }

  @Test("is called with the next layout if the view is already in the window, or right before viewDidAppear")
  func already() {
    let page = Page()
    let scene = ViewScene(root: page)
    scene.frame()
    page.lines = []
    page.beginAppearanceTransition(false, animated: false)
    page.endAppearanceTransition()
    page.beginAppearanceTransition(true, animated: true)
    #expect(page.lines == ["willNot", "didNot", "will"])
    scene.frame()
    #expect(page.lines.suffix(2) == ["is true true 320", "layout"])
    page.endAppearanceTransition()
    page.beginAppearanceTransition(false, animated: false)
    page.endAppearanceTransition()
    page.lines = []
    page.beginAppearanceTransition(true, animated: true)
    page.endAppearanceTransition()
    #expect(page.lines == ["will", "is true true 320", "layout", "did"])
  }

  @Test("is not called if the view disappears before its layout, and is called once without a window")
  func edges() {
    let page = Page()
    let scene = ViewScene(root: page)
    page.beginAppearanceTransition(false, animated: false)
    page.endAppearanceTransition()
    page.lines = []
    page.beginAppearanceTransition(true, animated: false)
    page.beginAppearanceTransition(false, animated: false)
    scene.frame()
    page.endAppearanceTransition()
    #expect(page.lines == ["will", "willNot", "layout", "didNot"])
    let loose = Page()
    loose.beginAppearanceTransition(true, animated: false)
    loose.endAppearanceTransition()
    #expect(loose.lines == ["will", "is false false 390", "did"])
  }
}

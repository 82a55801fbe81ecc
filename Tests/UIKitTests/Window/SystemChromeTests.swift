import Testing
import UIKit

@MainActor @Suite("The system chrome:", .serialized) struct SystemChromeTests {
  private final class Page: UIViewController {
    var light = false
    var hidden = false
    var child: UIViewController?
    override var preferredStatusBarStyle: UIStatusBarStyle { light ? .lightContent : .darkContent }
    override var prefersStatusBarHidden: Bool { hidden }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { hidden ? .slide : .none }
    override var prefersHomeIndicatorAutoHidden: Bool { hidden }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { hidden ? .left : .right }
    override var prefersPointerLocked: Bool { hidden }
    override var childForStatusBarStyle: UIViewController? { child }
    override var childForStatusBarHidden: UIViewController? { child }
    override var childForHomeIndicatorAutoHidden: UIViewController? { child }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? { child }
    override var childViewControllerForPointerLock: UIViewController? { child }
  }

  private func nested() -> (scene: ViewScene, root: Page, middle: Page, leaf: Page) {
    let (root, middle, leaf) = (Page(), Page(), Page())
    let scene = ViewScene(root: root)
    for (parent, child) in [(root, middle), (middle, leaf)] {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    return (scene, root, middle, leaf)
  }

  @Test("the chain of children decides; a preference is read again only when a controller in the chain requests it")
  func chain() {
    let (scene, root, middle, leaf) = nested()
    let chrome = scene.window.chrome
    #expect(chrome.statusBarStyle == .darkContent && !chrome.isStatusBarHidden && chrome.statusBarAnimation == .none)
    #expect(chrome.deferredEdges == .right && chrome.orientations == .allButUpsideDown)
    root.child = middle
    middle.child = leaf
    (leaf.light, leaf.hidden) = (true, true)
    let before = chrome.counts
    #expect(chrome.statusBarStyle == .darkContent)
    leaf.setNeedsStatusBarAppearanceUpdate()
    #expect(chrome.statusBarStyle == .lightContent && chrome.isStatusBarHidden && chrome.statusBarAnimation == .slide)
    #expect(!chrome.isHomeIndicatorAutoHidden && chrome.deferredEdges == .right && !chrome.isPointerLocked)
    root.setNeedsUpdateOfHomeIndicatorAutoHidden()
    #expect(chrome.isHomeIndicatorAutoHidden && chrome.deferredEdges == .right)
    root.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    #expect(chrome.deferredEdges == .left && !chrome.isPointerLocked)
    root.setNeedsUpdateOfPrefersPointerLocked()
    #expect(chrome.isPointerLocked)
    #expect(SystemChrome.Preference.allCases.map { (chrome.counts[$0] ?? 0) - (before[$0] ?? 0) } == [1, 1, 1, 1, 0])
  }

  @Test("preferences are not read outside of a window; those of a new root are read when it is shown")
  func windows() {
    let (scene, _, middle, leaf) = nested()
    let before = scene.window.chrome.counts
    middle.view.removeFromSuperview()
    leaf.setNeedsStatusBarAppearanceUpdate()
    UIViewController().setNeedsStatusBarAppearanceUpdate()
    #expect(scene.window.chrome.counts == before)
    let other = Page()
    other.light = true
    scene.window.rootViewController = other
    #expect(scene.window.chrome.statusBarStyle == .lightContent)
    #expect(scene.window.chrome.counts[.statusBar] == (before[.statusBar] ?? 0) + 1)
  }
}

import Testing
import UIKit

@MainActor @Suite("Windows:", .serialized) struct WindowTests {
  @Test("a window is initially hidden, has the screen's size, and gets its layer tree when it is shown")
  func showing() {
    FrameLoop.main = FrameLoop(clock: ManualClock(now: 0))
    let window = UIWindow()
    #expect(window.isHidden && window.frame == UIScreen.main.bounds && window.layerTree == nil)
    #expect(window.window === window && !UIApplication.shared.windows.contains(window))
    window.isHidden = false
    #expect(window.layerTree != nil && UIApplication.shared.windows.contains(window) && !window.isKeyWindow)
    window.isHidden = true
    #expect(window.layerTree == nil && !UIApplication.shared.windows.contains(window))
  }

  @Test("windows are ordered by level, then by becoming visible, and are not retained")
  func levels() {
    let (alert, one, two) = (UIWindow(), UIWindow(), UIWindow())
    alert.windowLevel = .alert
    for window in [alert, one, two] { window.isHidden = false }
    #expect(UIApplication.shared.windows.filter { [alert, one, two].contains($0) } == [one, two, alert])
    weak var lost: UIWindow?
    do {
      let window = UIWindow()
      window.isHidden = false
      lost = window
    }
    #expect(lost == nil)
  }

  @Test("only one window is the key window; a change makes calls and posts notifications")
  func key() {
    final class NotifiedView: UIWindow {
      var lines: [String] = []
      override func becomeKey() { lines.append("become") }
      override func resignKey() { lines.append("resign") }
    }
    let (one, two) = (NotifiedView(), NotifiedView())
    var posted: [String] = []
    let names = [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification]
    nonisolated(unsafe) let collect: (String) -> Void = { posted.append($0) }
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { collect($0.name.rawValue) }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    one.makeKeyAndVisible()
    posted = []
    two.makeKeyAndVisible()
    #expect(one.lines == ["become", "resign"] && two.lines == ["become"])
    #expect(two.isKeyWindow && !one.isKeyWindow && UIApplication.shared.keyWindow === two)
    #expect(posted == ["UIWindowDidResignKeyNotification", "UIWindowDidBecomeKeyNotification"])
    two.isHidden = true
    #expect(one.isKeyWindow)
  }

  @Test("a visible window notifies its root before a size change, and children only if their size changes")
  func resizing() {
    final class Sized: UIViewController {
      var lines: [String] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        lines.append("will \(Int(size.width)) from \(Int(view.bounds.width))")
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(
          alongsideTransition: { _ in self.lines.append("alongside \(Int(self.view.bounds.width))") },
          completion: { context in self.lines.append(context.isCancelled ? "cancelled" : "done") })
        #expect(transitionCoordinator === coordinator)
      }
    }
    let (root, full, fixed) = (Sized(), Sized(), Sized())
    let scene = ViewScene(root: root)
    for child in [full, fixed] {
      root.addChild(child)
      child.view.frame = root.view.bounds
      root.view.addSubview(child.view)
    }
    fixed.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    fixed.view.autoresizingMask = []
    scene.frame()
    scene.window.frame.size = CGSize(width: 480, height: 320)
    #expect(root.lines == ["will 480 from 320", "alongside 480"])
    #expect(full.lines == ["will 480 from 320", "alongside 480"] && fixed.lines == [])
    scene.frame()
    #expect(root.lines.last == "done" && root.transitionCoordinator == nil)
    scene.window.frame.origin.x = 5
    #expect(root.lines.count == 3)
  }

  @Test("views are notified when the screen's scale changes")
  func scale() {
    final class NotifiedView: UIView {
      var notified: [CGFloat?] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        notified.append(previousTraitCollection?.displayScale)
      }
    }
    let scene = ViewScene()
    scene.window.isHidden = false
    let view = NotifiedView()
    scene.window.addSubview(view)
    #expect(view.notified == [nil])
    let (bounds, old) = (UIScreen.main.bounds, UIScreen.main.scale)
    let new: CGFloat = old == 3 ? 2 : 3
    UIScreen.main.configure(bounds: bounds, scale: new)
    defer { UIScreen.main.configure(bounds: bounds, scale: old) }
    #expect(view.notified == [nil, old] && view.traitCollection.displayScale == new)
    #expect(UIScreen.main.nativeBounds.width == bounds.width * new)
  }
}

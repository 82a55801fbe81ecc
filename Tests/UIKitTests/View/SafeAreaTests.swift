import Testing
import UIKit

@MainActor @Suite("The safe area:", .serialized) struct SafeAreaTests {
  private final class NotifiedView: UIView {
    var notified: [UIEdgeInsets] = []
    override func safeAreaInsetsDidChange() { notified.append(safeAreaInsets) }
  }

  private final class Page: UIViewController {
    var notified: [UIEdgeInsets] = []
    var layouts = 0
    override func viewSafeAreaInsetsDidChange() { notified.append(view.safeAreaInsets) }
    override func viewDidLayoutSubviews() { layouts += 1 }
  }

  /// A window of 320 × 480 points with insets of 40 (top), 10 (left), 20 (bottom), and 30 (right).
  private func scene(_ root: UIViewController) -> ViewScene {
    let scene = ViewScene(root: root)
    scene.window.screenSafeAreaInsets = UIEdgeInsets(top: 40, left: 10, bottom: 20, right: 30)
    return scene
  }

  nonisolated static let rows: [(frame: CGRect, insets: UIEdgeInsets)] = [
    (CGRect(x: 0, y: 0, width: 320, height: 480), UIEdgeInsets(top: 40, left: 10, bottom: 20, right: 30)),
    (CGRect(x: 0, y: 25, width: 320, height: 100), UIEdgeInsets(top: 15, left: 10, bottom: 0, right: 30)),
    (CGRect(x: 4, y: 100, width: 300, height: 375), UIEdgeInsets(top: 0, left: 6, bottom: 15, right: 14)),
    (CGRect(x: 10, y: 40, width: 280, height: 420), .zero),
    // One window's width to the right, like a page that is about to slide in.
    (CGRect(x: 320, y: 0, width: 320, height: 480), UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 30)),
  ]

  @Test("a view's insets are the part of its superview's insets that its frame overlaps", arguments: rows)
  func frames(row: (frame: CGRect, insets: UIEdgeInsets)) {
    let root = UIViewController()
    let scene = scene(root)
    let view = UIView(frame: row.frame)
    root.view.addSubview(view)
    #expect(view.safeAreaInsets == row.insets)
    root.view.bounds.origin = CGPoint(x: 0, y: 50)
    view.frame.origin.y += 50
    #expect(view.safeAreaInsets == row.insets, "the superview's own coordinates do not matter")
    scene.window.isHidden = true
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
  }

  @Test("a view's insets follow a translation; a scaled, rotated or turned view keeps the insets it had")
  func transforms() {
    let root = UIViewController()
    let scene = scene(root)
    let (view, inner) = (NotifiedView(frame: scene.window.bounds), UIView(frame: scene.window.bounds))
    view.addSubview(inner)
    root.view.addSubview(view)
    let whole = UIEdgeInsets(top: 40, left: 10, bottom: 20, right: 30)
    view.transform = CGAffineTransform(translationX: 0, y: 25)
    let shifted = UIEdgeInsets(top: 15, left: 10, bottom: 20, right: 30)
    #expect(view.safeAreaInsets == shifted && inner.safeAreaInsets == shifted)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(view.safeAreaInsets == shifted && inner.safeAreaInsets == shifted)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.safeAreaInsets == shifted && inner.safeAreaInsets == shifted)
    view.transform3D = CATransform3DTranslate(CATransform3DMakeRotation(.pi / 3, 0, 1, 0), 90, 90, 0)
    #expect(view.safeAreaInsets == shifted && inner.safeAreaInsets == shifted)
    scene.window.screenSafeAreaInsets.top = 60
    #expect(view.safeAreaInsets == shifted)
    view.transform = .identity
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 60, left: 10, bottom: 20, right: 30))
    #expect(view.notified == [whole, shifted, UIEdgeInsets(top: 60, left: 10, bottom: 20, right: 30)])
  }

  @Test("a controller's additional insets apply to its view and its subviews; resetting them keeps the others")
  func additional() {
    let (parent, child) = (UIViewController(), Page())
    let scene = scene(parent)
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    scene.frame()
    let own = UIEdgeInsets(top: 40, left: 10, bottom: 20, right: 30)
    #expect(child.notified == [own] && child.layouts == 1)
    child.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    parent.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0)
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 45, left: 10, bottom: 69, right: 30))
    scene.frame()
    #expect(child.layouts == 2)
    parent.additionalSafeAreaInsets = .zero
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 45, left: 10, bottom: 20, right: 30))
    parent.additionalSafeAreaInsets = .zero
    scene.frame()
    #expect(child.notified.count == 4 && child.layouts == 3)
  }

  @Test("a view that is added outside a window inherits the insets with the window, also below a view without any")
  func entering() {
    let scene = scene(UIViewController())
    scene.window.screenSafeAreaInsets = .zero
    let (root, outer, child) = (UIViewController(), UIViewController(), Page())
    outer.additionalSafeAreaInsets = UIEdgeInsets(top: 60, left: 0, bottom: 0, right: 0)
    for (parent, part) in [(root, outer), (outer, child as UIViewController)] {
      parent.addChild(part)
      part.view.frame = parent.view.bounds
      parent.view.addSubview(part.view)
      part.didMove(toParent: parent)
    }
    #expect(child.view.safeAreaInsets.top == 0)
    scene.window.rootViewController = root
    scene.frame()
    #expect(child.view.safeAreaInsets.top == 60)
    scene.window.rootViewController = UIViewController()
    scene.frame()
    #expect(child.view.safeAreaInsets.top == 0)
  }

  @Test("in an animation, the insets change to their final values at once")
  func animated() {
    let root = UIViewController()
    let scene = scene(root)
    let view = NotifiedView(frame: scene.window.bounds)
    root.view.addSubview(view)
    scene.frame()
    view.notified = []
    UIView.animate(withDuration: 1) { view.frame.origin.y = 100 }
    #expect(view.notified == [UIEdgeInsets(top: 0, left: 10, bottom: 20, right: 30)])
    for _ in 1...5 { scene.frame() }
    #expect(view.notified.count == 1)
  }
}

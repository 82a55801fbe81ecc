import Testing
import UIKit

@MainActor @Suite("Layout and drawing:", .serialized) struct LayoutTests {
  private final class Counting: UIView {
    var layouts = 0
    var drawn: [CGRect] = []
    var paints = true
    override func layoutSubviews() { layouts += 1 }
    override func draw(_ rect: CGRect) {
      super.draw(rect)
      drawn.append(rect)
      guard paints, let context = UIGraphicsGetCurrentContext() else { return }
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  @Test("a view is laid out when it is first shown, when its size or its subviews change, and on request")
  func layout() {
    let scene = ViewScene()
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scene.window.addSubview(view)
    scene.window.isHidden = false
    scene.frame()
    #expect(view.layouts == 1)
    view.center = CGPoint(x: 40, y: 40)
    scene.frame()
    #expect(view.layouts == 1)
    view.bounds.size.width = 20
    #expect(view.layouts == 1)
    scene.frame()
    #expect(view.layouts == 2)
    view.setNeedsLayout()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.layouts == 3)
    let child = UIView()
    view.addSubview(child)
    view.layoutIfNeeded()
    #expect(view.layouts == 4)
    child.removeFromSuperview()
    view.layoutIfNeeded()
    #expect(view.layouts == 5)
  }

  @Test("a controller's layout calls surround its view's")
  func controllerLayout() {
    final class Controller: UIViewController {
      var lines: [String] = []
      final class Content: UIView {
        override func layoutSubviews() { (next as? Controller)?.lines.append("layout") }
      }
      override func loadView() { view = Content() }
      override func viewWillLayoutSubviews() { lines.append("will") }
      override func viewDidLayoutSubviews() { lines.append("did") }
    }
    let controller = Controller()
    controller.view.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    controller.view.layoutIfNeeded()
    #expect(controller.lines == ["will", "layout", "did"])
  }

  @Test("draw(_:) is called when the view is first shown and after setNeedsDisplay; the layer shows the result")
  func drawing() {
    let scene = ViewScene()
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
    view.contentScaleFactor = 2
    scene.window.addSubview(view)
    scene.window.isHidden = false
    scene.frame()
    #expect(view.drawn == [CGRect(x: 0, y: 0, width: 8, height: 4)])
    let image = view.layer.contents as! CGImage
    #expect(image.width == 16 && image.height == 8)
    #expect(image.pixel(x: 1, y: 1) == (255, 0, 0, 255))
    #expect(image.pixel(x: 2, y: 0).a == 0)
    scene.frame()
    #expect(view.drawn.count == 1)
    view.setNeedsDisplay()
    scene.frame()
    #expect(view.drawn.count == 2)
    view.bounds.size.width = 9
    scene.frame()
    #expect(view.drawn.count == 2)
    view.contentMode = .redraw
    view.bounds.size.width = 10
    scene.frame()
    #expect(view.drawn.last == CGRect(x: 0, y: 0, width: 10, height: 4))
  }

  @Test("a view that draws nothing creates no contents, and keeps those that code has set")
  func noPicture() {
    let scene = ViewScene()
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
    view.paints = false
    let hand = CGContext(topLeftWidth: 1, height: 1, scale: 1).makeImage()
    view.layer.contents = hand
    scene.window.addSubview(view)
    scene.window.isHidden = false
    scene.frame()
    #expect(view.drawn.count == 1 && view.layer.contents as? CGImage === hand)
    view.paints = true
    view.setNeedsDisplay()
    scene.frame()
    #expect(view.layer.contents as? CGImage !== hand)
    view.paints = false
    view.setNeedsDisplay()
    scene.frame()
    #expect(view.layer.contents == nil)
  }

  @Test("a view's safe area is the part of the window's insets that overlaps it, plus controllers' additional insets")
  func safeArea() {
    final class NotifiedView: UIView {
      var notified = 0
      override func safeAreaInsetsDidChange() { notified += 1 }
    }
    let root = UIViewController()
    let scene = ViewScene(root: root)
    let (edge, middle) = (NotifiedView(frame: CGRect(x: 0, y: 0, width: 320, height: 100)), NotifiedView())
    root.view.addSubview(edge)
    edge.addSubview(middle)
    middle.frame = CGRect(x: 0, y: 30, width: 320, height: 70)
    scene.window.screenSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(edge.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0) && edge.notified == 1)
    #expect(middle.safeAreaInsets == UIEdgeInsets(top: 17, left: 0, bottom: 0, right: 0) && middle.notified == 1)
    middle.frame.origin.y = 60
    #expect(middle.safeAreaInsets == .zero && middle.notified == 2)
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 5, bottom: 0, right: 0)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 67, left: 5, bottom: 34, right: 0))
    #expect(middle.safeAreaInsets == UIEdgeInsets(top: 7, left: 5, bottom: 0, right: 0))
    #expect(edge.notified == 2)
    edge.removeFromSuperview()
    #expect(edge.safeAreaInsets == .zero && middle.safeAreaInsets == .zero)
  }
}

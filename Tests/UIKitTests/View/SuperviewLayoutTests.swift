import QuartzCore
import Testing
import UIKit

@MainActor @Suite("A superview", .serialized) struct SuperviewLayoutTests {
  private let scene = ViewScene()

  private final class Counting: UIView {
    var layouts = 0
    var onLayout: () -> Void = {}

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      onLayout()
    }
  }

  /// Returns the number of layouts of a view after each change to a subview.
  private func layouts(of subview: UIView, after changes: [(UIView) -> Void]) -> [Int] {
    let scene = ViewScene()
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(subview)
    scene.window.addSubview(view)
    scene.window.isHidden = false
    scene.frame()
    return changes.map { change in
      view.layouts = 0
      change(subview)
      scene.frame()
      return view.layouts
    }
  }

  @Test("is laid out once a frame if a subview's size changes, by its frame, its bounds, or its layer's")
  func size() {
    let counts = layouts(
      of: UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)),
      after: [
        { $0.frame.size.width = 20 }, { $0.bounds.size.height = 20 }, { $0.layer.bounds.size.width = 30 },
        { $0.layer.frame.size.height = 30 },
        { view in for width in [40, 50, 60] { view.frame.size.width = CGFloat(width) } },
      ])
    #expect(counts == [1, 1, 1, 1, 1])
  }

  @Test("is laid out once a frame if a subview's transform changes, by its property, its layer's, or a key path")
  func transform() {
    let subview = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let counts = layouts(
      of: subview,
      after: [
        { $0.transform = CGAffineTransform(translationX: 5, y: 0) },
        { $0.transform3D = CATransform3DMakeScale(2, 2, 1) },
        { $0.layer.transform = CATransform3DMakeRotation(1, 0, 1, 0) },
        { $0.layer.setAffineTransform(CGAffineTransform(rotationAngle: 1)) },
        { $0.layer.setValue(3.0, forKeyPath: "transform.scale") },
        { view in for x in [1, 2, 3] { view.transform = CGAffineTransform(translationX: CGFloat(x), y: 0) } },
      ])
    #expect(counts == [1, 1, 1, 1, 1, 1])
    // The subview itself was laid out when it was added.
    #expect(subview.layouts == 1)
  }

  @Test("is laid out once when a subview's transform is animated, not in each frame of the animation")
  func animatedTransform() {
    let (view, subview) = (Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    view.addSubview(subview)
    scene.window.addSubview(view)
    scene.window.isHidden = false
    scene.frame()
    var counts: [Int] = []
    UIView.animate(withDuration: 0.1) { subview.transform = CGAffineTransform(translationX: 50, y: 0) }
    for _ in 0..<8 {
      view.layouts = 0
      scene.frame()
      counts.append(view.layouts)
    }
    #expect(counts == [1, 0, 0, 0, 0, 0, 0, 0])
    #expect(subview.layer.animationKeys() == nil)
  }

  @Test("is laid out once more if a subview sets its own transform during its layout")
  func transformInLayout() {
    let (view, subview) = (Counting(), Counting())
    subview.onLayout = { [unowned subview] in subview.transform = subview.transform.translatedBy(x: 1, y: 0) }
    view.addSubview(subview)
    scene.window.addSubview(view)
    scene.window.isHidden = false
    let issues = issuesReported { scene.frame() }
    #expect([view.layouts, subview.layouts] == [2, 1] && issues.isEmpty)
  }

  @Test("is not laid out if a subview moves, scrolls, changes its appearance, or keeps its size and transform")
  func origin() {
    let counts = layouts(
      of: UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)),
      after: [
        { $0.frame.origin.x = 5 }, { $0.center.y = 50 }, { $0.layer.position.x = 60 },
        { ($0 as? UIScrollView)?.contentOffset.y = 30 }, { $0.bounds.origin.x = 7 },
        { $0.frame.size = CGSize(width: 10, height: 10) }, { $0.alpha = 0.5 }, { $0.transform = .identity },
        { $0.layer.anchorPoint = .zero }, { $0.layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1) },
      ])
    #expect(counts == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test("is laid out outside a window, too, if a subview's size changes")
  func outside() {
    let (view, subview) = (Counting(), UIView())
    view.addSubview(subview)
    view.layoutIfNeeded()
    subview.frame.size = CGSize(width: 10, height: 10)
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
  }

  @Test("is not laid out again because of sizes that it sets during its layout")
  func ownLayout() {
    let (view, subview) = (Counting(), UIView())
    view.onLayout = { subview.frame.size.width += 1 }
    view.addSubview(subview)
    scene.window.addSubview(view)
    scene.window.isHidden = false
    let issues = issuesReported { scene.frame() }
    #expect(view.layouts == 1 && subview.frame.width == 1 && issues.isEmpty)
  }

  @Test("is laid out once if its subviews are reordered, and not again because of an order that its layout sets")
  func order() {
    let (view, back, front) = (Counting(), UIView(), UIView())
    [back, front].forEach(view.addSubview)
    scene.window.addSubview(view)
    scene.window.isHidden = false
    scene.frame()
    view.layouts = 0
    view.sendSubviewToBack(front)
    scene.frame()
    #expect(view.layouts == 1 && view.subviews == [front, back])
    view.layouts = 0
    view.onLayout = { [unowned view] in
      view.bringSubviewToFront(front)
      view.sendSubviewToBack(back)
      view.insertSubview(front, belowSubview: back)
    }
    view.setNeedsLayout()
    let issues = issuesReported { scene.frame() }
    #expect(view.layouts == 1 && view.subviews == [front, back] && issues.isEmpty)
  }

  @Test("that is only a layer is laid out if a sublayer's size or transform changes")
  func layers() {
    final class Layer: CALayer {
      var layouts = 0
      override func layoutSublayers() { layouts += 1 }
    }
    let (layer, sublayer) = (Layer(), CALayer())
    layer.addSublayer(sublayer)
    layer.layoutIfNeeded()
    sublayer.bounds.size = CGSize(width: 10, height: 10)
    layer.layoutIfNeeded()
    sublayer.bounds.origin = CGPoint(x: 10, y: 10)
    sublayer.position = CGPoint(x: 10, y: 10)
    sublayer.transform = CATransform3DIdentity
    layer.layoutIfNeeded()
    #expect(layer.layouts == 2)
    sublayer.transform = CATransform3DMakeScale(2, 2, 1)
    layer.layoutIfNeeded()
    #expect(layer.layouts == 3)
  }
}

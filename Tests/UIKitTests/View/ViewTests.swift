import Testing
import UIKit

@MainActor @Suite("Views:", .serialized) struct ViewTests {
  @Test("view classes written for iOS compile and are initialized as declared")
  func subclasses() {
    final class Card: UIView {
      let margin: CGFloat
      init() {
        margin = 8
        super.init(frame: .zero)
        backgroundColor = .red
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    final class Box: UIView {
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let card = Card()
    #expect(card.layer is CAShapeLayer && card.layer.delegate === card && card.margin == 8)
    #expect(Box(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(type(of: UIView().layer) == CALayer.self)
  }

  @Test("a view's visual properties are its layer's")
  func layerProperties() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.alpha == 1 && !view.isHidden && view.isOpaque && !view.clipsToBounds && view.backgroundColor == nil)
    #expect(view.center == CGPoint(x: 25, y: 40) && view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.alpha = 0.5
    view.backgroundColor = .red
    view.clipsToBounds = true
    view.isHidden = true
    view.transform = CGAffineTransform(scaleX: 2, y: 1)
    #expect(view.layer.opacity == 0.5 && view.layer.masksToBounds && view.layer.isHidden)
    #expect(view.layer.backgroundColor == UIColor.red.cgColor && view.backgroundColor == .red)
    #expect(view.frame == CGRect(x: -5, y: 20, width: 60, height: 40))
    view.alpha = 3
    #expect(view.alpha == 1)
    let mask = UIView()
    UIView().addSubview(mask)
    view.mask = mask
    #expect(view.layer.mask === mask.layer && mask.superview == nil)
  }

  @Test("a tint color is inherited unless a view sets its own; views that inherit it are notified of changes")
  func tint() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let (outer, inner, own) = (Tinted(), Tinted(), Tinted())
    own.tintColor = .green
    own.changes = 0
    #expect(inner.tintColor == .systemBlue)
    outer.tintColor = .red
    outer.addSubview(inner)
    outer.addSubview(own)
    #expect(inner.tintColor == .red && inner.changes == 1 && own.changes == 0)
    outer.tintColor = .blue
    #expect(inner.changes == 2 && own.changes == 0 && own.tintColor == .green)
    inner.removeFromSuperview()
    #expect(inner.tintColor == .systemBlue && inner.changes == 3)
  }

  @Test("hit-testing returns the frontmost view that contains the point, is visible, and allows interaction")
  func hits() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let (back, front) = (UIView(frame: window.bounds), UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50)))
    let outside = UIView(frame: CGRect(x: 60, y: 0, width: 20, height: 20))
    window.addSubview(back)
    window.addSubview(front)
    front.addSubview(outside)
    let point = CGPoint(x: 20, y: 20)
    #expect(window.hitTest(point, with: nil) === front)
    front.isHidden = true
    #expect(window.hitTest(point, with: nil) === back)
    front.isHidden = false
    front.alpha = 0.009
    #expect(window.hitTest(point, with: nil) === back)
    front.alpha = 0.01
    #expect(window.hitTest(point, with: nil) === front)
    front.isUserInteractionEnabled = false
    #expect(window.hitTest(point, with: nil) === back)
    front.isUserInteractionEnabled = true
    #expect(window.hitTest(CGPoint(x: 75, y: 15), with: nil) === back)
    #expect(window.hitTest(CGPoint(x: 100, y: 50), with: nil) == nil)
    #expect(window.hitTest(CGPoint(x: 0, y: 0), with: nil) === back)
    front.transform = CGAffineTransform(translationX: 40, y: 0)
    #expect(window.hitTest(point, with: nil) === back)
    #expect(window.hitTest(CGPoint(x: 99, y: 20), with: nil) === front)
  }

  @Test("point(inside:) includes the minimum coordinates and excludes the maximum")
  func inside() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    view.bounds.origin = CGPoint(x: 2, y: 3)
    #expect(view.point(inside: CGPoint(x: 2, y: 3), with: nil))
    #expect(!view.point(inside: CGPoint(x: 12, y: 5), with: nil))
    #expect(!view.point(inside: CGPoint(x: 5, y: 13), with: nil))
    #expect(view.point(inside: CGPoint(x: 11.99, y: 12.99), with: nil))
  }

  @Test("sizeToFit keeps the frame's origin")
  func fitting() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 60, height: 20) }
    }
    let view = Fitting(frame: CGRect(x: 7, y: 8, width: 10, height: 10))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 7, y: 8, width: 60, height: 20))
    #expect(UIView(frame: view.frame).sizeThatFits(.zero) == CGSize(width: 60, height: 20))
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
  }

  @Test("the semantic content attribute determines if content is mirrored")
  func directions() {
    let view = UIView()
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    UIApplication.shared.configure(layoutDirection: .rightToLeft)
    defer { UIApplication.shared.configure(layoutDirection: .leftToRight) }
    let all: [UISemanticContentAttribute] = [.unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft]
    let effective = all.map { UIView.userInterfaceLayoutDirection(for: $0) }
    #expect(effective == [.rightToLeft, .leftToRight, .leftToRight, .leftToRight, .rightToLeft])
    #expect(view.traitCollection.layoutDirection == .rightToLeft)
  }

  @Test("NSValue returns the structures that it boxes")
  func boxes() {
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)) == NSValue(point: CGPoint(x: 1, y: 2)))
    #expect(NSValue(cgSize: CGSize(width: 3, height: 4)).cgSizeValue == CGSize(width: 3, height: 4))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgVector: CGVector(dx: 5, dy: 6)).cgVectorValue == CGVector(dx: 5, dy: 6))
    let turn = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let room = CGRect(x: 1, y: 2, width: 30, height: 40).inset(by: insets)
    #expect(room == CGRect(x: 3, y: 3, width: 24, height: 36))
    #expect(NSValue(uiOffset: UIOffset(horizontal: 7, vertical: 8)).uiOffsetValue.vertical == 8)
    let animation = CABasicAnimation(keyPath: "position")
    animation.fromValue = NSValue(cgPoint: CGPoint(x: 1, y: 2))
    #expect((animation.fromValue as? NSValue)?.cgPointValue == CGPoint(x: 1, y: 2))
  }

  @Test("the gesture recognizers are nil until one is added, and empty once the last is removed")
  func lastRecognizer() {
    let (view, tap) = (UIView(), UITapGestureRecognizer())
    #expect(view.gestureRecognizers == nil)
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [tap])
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [] && tap.view == nil)
    view.gestureRecognizers = [tap]
    view.gestureRecognizers = nil
    #expect(view.gestureRecognizers == [])
  }

  @Test("a gesture recognizer is attached to only one view")
  func recognizers() {
    let (one, two) = (UIView(), UIView())
    let pan = UIPanGestureRecognizer()
    #expect(one.gestureRecognizers == nil)
    one.addGestureRecognizer(pan)
    #expect(one.gestureRecognizers == [pan] && pan.view === one)
    two.addGestureRecognizer(pan)
    #expect(one.gestureRecognizers == [] && pan.view === two)
    two.gestureRecognizers = nil
    #expect(pan.view == nil && two.gestureRecognizers == [])
  }
}

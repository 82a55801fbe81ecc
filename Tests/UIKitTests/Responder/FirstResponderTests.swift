import Testing
import UIKit

@MainActor @Suite("The first responder", .serialized)
struct FirstResponderTests {
  private final class Field: UIView {
    var resigns = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { resigns }
  }

  private final class Reader: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test("endEditing: only for a first responder in the view, and by force where it would rather stay")
  func endEditing() {
    let window = UIWindow()
    let (group, field, other) = (UIView(), Field(), UIView())
    for view in [group, other] { window.addSubview(view) }
    group.addSubview(field)
    #expect(group.endEditing(true) && group.endEditing(false))
    field.becomeFirstResponder()
    #expect(other.endEditing(true) && field.isFirstResponder)
    field.resigns = false
    #expect(!group.endEditing(false) && field.isFirstResponder)
    #expect(group.endEditing(true) && !field.isFirstResponder)
    field.resigns = true
    field.becomeFirstResponder()
    #expect(field.endEditing(false) && !field.isFirstResponder)
  }

  @Test("A controller or a view, at any depth, that leaves the window is not the first responder any more")
  func leaving() {
    let (root, reader, field) = (UIViewController(), Reader(), Field())
    let scene = ViewScene(root: root)
    root.addChild(reader)
    root.view.addSubview(reader.view)
    #expect(reader.becomeFirstResponder() && reader.isFirstResponder)
    reader.view.removeFromSuperview()
    #expect(!reader.isFirstResponder)
    root.view.addSubview(reader.view)
    reader.view.addSubview(field)
    field.resigns = false
    #expect(field.becomeFirstResponder())
    reader.view.removeFromSuperview()
    #expect(!field.isFirstResponder)
    scene.window.isHidden = true
  }
}

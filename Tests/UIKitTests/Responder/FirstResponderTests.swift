import Testing
import UIKit

@MainActor @Suite("The first responder:", .serialized) struct FirstResponderTests {
  private final class Field: UIView {
    var resigns = true
    var refuses = false
    var resignCalls = 0
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { resigns }
    override func resignFirstResponder() -> Bool {
      resignCalls += 1
      return refuses ? false : super.resignFirstResponder()
    }
  }

  private final class Reader: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test("endEditing affects only a first responder in the view, and overrides its refusal if forced")
  func endEditing() {
    let window = UIWindow()
    let (group, field, other) = (UIView(), Field(), UIView())
    for view in [group, other] { window.addSubview(view) }
    group.addSubview(field)
    #expect(group.endEditing(true))
    field.becomeFirstResponder()
    #expect(!other.endEditing(true) && field.isFirstResponder)
    field.resigns = false
    #expect(!group.endEditing(false) && field.isFirstResponder)
    #expect(group.endEditing(true) && !field.isFirstResponder)
    field.resigns = true
    field.becomeFirstResponder()
    #expect(field.endEditing(false) && !field.isFirstResponder)
  }

  @Test("endEditing returns the values recorded on iOS 26")
  func recordedAnswers() throws {
    let window = UIWindow()
    let (group, other, field) = (UIView(), UIView(), Field())
    for view in [group, other] { window.addSubview(view) }
    let rows = try #require(ControllerFact.table("launch_containment_order_ios26")["end_editing"] as? [[String: Any]])
    #expect(rows.count == 4)
    for row in rows {
      let position = try #require(row["first_responder"] as? String)
      (field.refuses, field.resignCalls) = (false, 0)
      _ = field.resignFirstResponder()
      (position == "outside the view" ? other : group).addSubview(field)
      if position != "none" { field.becomeFirstResponder() }
      (field.refuses, field.resignCalls) = (position == "inside, refuses", 0)
      let force = try #require(row["force"] as? Bool)
      #expect(group.endEditing(force) == row["answer"] as? Bool, "\(row)")
      if let stays = row["stays_first_responder"] as? Bool { #expect(field.isFirstResponder == stays) }
      if let calls = row["resign_calls"] as? Int { #expect(field.resignCalls == calls) }
    }
  }

  @Test("a controller or a view, at any depth, is no longer the first responder after it leaves the window")
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

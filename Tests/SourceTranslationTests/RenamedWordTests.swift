import Testing

@testable import SourceTranslation

@Suite("A name of Swift 4") struct RenamedWordTests {
  @Test(
    "becomes the present one",
    arguments: [
      Word("var a: UIViewAnimationOptions = [.curveEaseIn]", "var a: UIView.AnimationOptions = [.curveEaseIn]"),
      Word("extension UIGestureRecognizerState {}", "extension UIGestureRecognizer.State {}"),
      Word(
        "switch a { case UIGestureRecognizerState.began: b }", "switch a { case UIGestureRecognizer.State.began: b }"),
      Word("[NSAttributedStringKey.font: b]", "[NSAttributedString.Key.font: b]"),
      Word("a.lineCap = kCALineCapSquare", "a.lineCap = CAShapeLayerLineCap.square"),
      Word("a(kCAMediaTimingFunctionEaseIn)", "a(CAMediaTimingFunctionName.easeIn)"),
      Word("UIKit.UIWindowLevelNormal", "UIKit.UIWindow.Level.normal"),
      Word("self.addChildViewController(a)", "self.addChild(a)"),
      Word("addChildViewController(a(b, c))", "addChild(a(b, c))"),
      Word("a.removeFromParentViewController()", "a.removeFromParent()"),
      Word("a?.willMove(toParentViewController: nil)", "a?.willMove(toParent: nil)"),
      Word(
        "override func didMove(toParentViewController parent: UIViewController?) {}",
        "override func didMove(toParent parent: UIViewController?) {}"),
      Word(
        "override func bringSubview(toFront: UIView) {}", "override func bringSubviewToFront(_ toFront: UIView) {}"),
      Word("a.bringSubview(toFront: b)", "a.bringSubviewToFront(b)"),
      Word("a.map(b.sendSubview(toBack:))", "a.map(b.sendSubviewToBack(_:))"),
      Word(
        "a.constraintEqualToSystemSpacingAfter(b, multiplier: c)",
        "a.constraint(equalToSystemSpacingAfter: b, multiplier: c)"),
      Word(
        "a(b.setOverrideTraitCollection(_:forChildViewController:))", "a(b.setOverrideTraitCollection(_:forChild:))"),
      Word("for a in childViewControllers {}", "for a in children {}"),
      Word("let a = childViewControllers.map { $0.childViewControllers }", "let a = children.map { $0.children }"),
      Word(
        "class A: B { override var childViewControllerForStatusBarStyle: C? { nil } }",
        "class A: B { override var childForStatusBarStyle: C? { nil } }"),
      Word("a.add(b, forMode: .commonModes)", "a.add(b, forMode: .common)"),
      Word("let commonModes = 1; a(commonModes, .commonModes)", "let commonModes = 1; a(commonModes, .common)"),
      Word("a(RunLoopMode.defaultRunLoopMode)", "a(RunLoop.Mode.default)"),
      Word("NSUnderlineStyle.styleSingle.rawValue", "NSUnderlineStyle.single.rawValue"),
      Word("a(forName: .UIKeyboardWillShow, b)", "a(forName: UIResponder.keyboardWillShowNotification, b)"),
      Word(
        "a(NSNotification.Name.UIApplicationDidBecomeActive)", "a(UIApplication.didBecomeActiveNotification)"),
      Word("UIEdgeInsetsMake(1, -a, b(2, 3), 4)", "UIEdgeInsets(top: 1, left: -a, bottom: b(2, 3), right: 4)"),
      Word("UIEdgeInsetsInsetRect(a.bounds, b)", "a.bounds.inset(by: b)"),
      Word("UIEdgeInsetsInsetRect(a ?? b, c)", "(a ?? b).inset(by: c)"),
      Word("UIImagePNGRepresentation(a!)", "a!.pngData()"),
      Word("UIImageJPEGRepresentation(a, 0.5)", "a.jpegData(compressionQuality: 0.5)"),
      Word("if UIAccessibilityIsReduceMotionEnabled() {}", "if UIAccessibility.isReduceMotionEnabled {}"),
      Word(
        "UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, nil)",
        "UIAccessibility.post(notification: UIAccessibility.Notification.layoutChanged, argument: nil)"),
      Word("UIActivityIndicatorView(activityIndicatorStyle: .gray)", "UIActivityIndicatorView(style: .gray)"),
    ])
  func renamed(_ word: Word) {
    let translation = Translation("import UIKit\n" + word.old, path: "A.swift")
    #expect(translation.text == "import UIKit\n" + word.new)
    #expect(translation.messages == [])
    #expect(Translation(translation.text, path: "A.swift").text == translation.text)
  }

  @Test(
    "stays if it is the app's own, a label, or the name of something else",
    arguments: [
      "enum UIControlState {}\nlet a = UIControlState.b", "typealias UIViewContentMode = Int\nlet a: UIViewContentMode",
      "let kCALineCapSquare = 1\nlet a = kCALineCapSquare", "func UIEdgeInsetsMake(_ a: Int) {}\nUIEdgeInsetsMake(1)",
      "class A { func addChildViewController(_ a: B) {} }\na.addChildViewController(b)",
      "class A { var childViewControllers: [B] }\na.childViewControllers",
      "func a(childViewControllers: [B]) { b(childViewControllers) }",
      "let childViewControllers = b\na(childViewControllers)",
      "a(childViewControllers: b)", "a.willMove(toParentViewController: b, c: d)",
      "let styleSingle = 1\na(styleSingle)",
      "CFRunLoopAddTimer(CFRunLoopGetCurrent(), a, .commonModes)", "a(CFRunLoopMode.commonModes)",
      "a.UIKeyboardWillShow", "a.b.UIControlState", "a.UIEdgeInsetsMake(1, 2, 3, 4)", "UIEdgeInsetsMake(a)",
      "let a = [UIEdgeInsetsMake]",
      "extension Notification.Name { static let UIKeyboardWillShow = a }\nb(.UIKeyboardWillShow)",
      "\"UIControlState\" // UIControlState",
    ])
  func kept(_ text: String) {
    let text = "import UIKit\n" + text
    #expect(Translation(text, path: "A.swift").text == text)
  }

  @Test("stays if another source of the folder declares it")
  func beside() {
    let context = TranslationContext(["extension A { var childViewControllers: [B] { [] } }", "enum UIButtonType {}"])
    let text = "import UIKit\nlet a: UIButtonType = b.childViewControllers"
    #expect(Translation(text, path: "A.swift", context: context).text == text)
  }

  @Test("becomes one that UIKit for Linux has, or would have")
  func compiled() throws {
    let scratch = try Scratch([
      "in/A.swift": """
      import UIKit
      class Page: UIViewController {
        func show(_ page: UIViewController, _ recognizer: UIGestureRecognizer, _ shape: CAShapeLayer) {
          addChildViewController(page)
          view.addSubview(page.view)
          page.didMove(toParentViewController: self)
          view.bringSubview(toFront: page.view)
          page.view.frame = UIEdgeInsetsInsetRect(view.bounds, UIEdgeInsetsMake(1, 2, 3, 4))
          let state: UIGestureRecognizerState = recognizer.state
          let options: UIViewAnimationOptions = [.curveEaseIn]
          UIView.animate(withDuration: 1, delay: 0, options: options, animations: {}) { [childViewControllers] _ in
            print(state, childViewControllers, UIAccessibilityIsReduceMotionEnabled())
          }
          (shape.lineCap, shape.lineJoin) = (kCALineCapRound, kCALineJoinBevel)
        }
      }

      """
    ])
    let result = scratch.check(["--diff", "$/in"])
    #expect(result.status == 0 && result.error == "")
  }
}

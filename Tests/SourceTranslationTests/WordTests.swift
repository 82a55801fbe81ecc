import Testing

@testable import SourceTranslation

/// A source and its translation.
struct Word: Sendable, CustomTestStringConvertible {
  let old: String
  let new: String
  var testDescription: String { old }

  init(_ old: String, _ new: String) { (self.old, self.new) = (old, new) }
}

private func inPage(_ text: String) -> String { "import UIKit\nclass Page {\n  func go() { \(text) }\n}\n" }

@Suite("The translation of a source") struct WordTests {
  @Test(
    "makes selectors from methods of the enclosing type, which retain nothing",
    arguments: [
      Word("#selector(tapped)", "Selector(Page.tapped, named: \"tapped\")"),
      Word("#selector( tapped(_:with:) )", "Selector( Page.tapped(_:with:), named: \"tapped\" )"),
      Word("#selector(self.tapped(_:))", "Selector(Page.tapped(_:), named: \"tapped\")"),
      Word("#selector(super.tapped)", "Selector(Page.tapped, named: \"tapped\")"),
      Word("#selector(Self.tapped)", "Selector(Page.tapped, named: \"tapped\")"),
      Word("#selector(`default`)", "Selector(Page.`default`, named: \"default\")"),
      Word("#selector(self?.tapped(_:))", "Selector(Page.tapped(_:), named: \"tapped\")"),
      Word("a(\"\\(#selector(tapped)).\\(1)\")", "a(\"\\(Selector(Page.tapped, named: \"tapped\")).\\(1)\")"),
      Word("#selector(Other.tapped(_:))", "Selector(Other.tapped(_:), named: \"tapped\")"),
      Word("#selector(Outer.Other.tapped)", "Selector(Outer.Other.tapped, named: \"tapped\")"),
      Word("#selector(tapped as () -> Void)", "Selector(Page.tapped as (Page) -> () -> Void, named: \"tapped\")"),
      Word(
        "a(#selector(one), b(#selector(two)))",
        "a(Selector(Page.one, named: \"one\"), b(Selector(Page.two, named: \"two\")))"),
      Word("{ [weak self] in #selector(tapped) }", "{ [weak self] in Selector(Page.tapped, named: \"tapped\") }"),
    ])
  func selectors(_ word: Word) {
    let translation = Translation(inPage(word.old), path: "Page.swift")
    #expect(translation.text == inPage(word.new))
    #expect(translation.messages == [])
  }

  @Test(
    "knows the type that encloses a selector",
    arguments: [
      Word("class A { class B { let s = #selector(x) } }", "B.x"),
      Word("class A { class B {} ; let s = #selector(x) }", "A.x"),
      Word("extension A.B where C: D { func f() { if true { _ = #selector(x) } } }", "A.B.x"),
      Word("final class A<T: B>: C { class func f() { _ = #selector(x) } }", "A.x"),
      Word("class A { let b = \"class B {\"; let s = #selector(x) }", "A.x"),
      Word("class A { struct B {} /* class C { */ let s = #selector(x) }", "A.x"),
      Word("protocol P: class {}\nextension P { func f() { _ = #selector(x) } }", "Self.x"),
      Word("let s = #selector(x)", "x"),
    ])
  func types(_ word: Word) {
    let old = "import UIKit\n" + word.old
    let text = Translation(old, path: "A.swift").text
    #expect(text == old.replacing("#selector(x)", with: "Selector(\(word.new), named: \"x\")"))
  }

  @Test(
    "removes or replaces attributes and modules that Linux does not have",
    arguments: [
      Word("@objc func a() {}", "func a() {}"),
      Word("@objc(aWith:) private func a() {}", "private func a() {}"),
      Word("  @IBAction\n  @objc func a() {}", "  func a() {}"),
      Word("@objc\nfunc a() {}", "func a() {}"),
      Word("@objcMembers public class A {}", "public class A {}"),
      Word("@IBInspectable @objc dynamic var a = 1", "var a = 1"),
      Word("@IBDesignable final class A {}", "final class A {}"),
      Word("@objc // why\nfunc a() {}", "// why\nfunc a() {}"),
      Word("@objc dynamic private var dynamic = 1", "private var dynamic = 1"),
      Word("let dynamic = a.dynamic", "let dynamic = a.dynamic"),
      // Text that is inserted before the first byte stays if that byte is removed.
      Word("@objc class A { let a: UIView }", "import UIKit\nclass A { let a: UIView }"),
      Word("@UIApplicationMain class A {}", "@main class A {}"),
      Word("@available(iOS 13, *) @MainActor @objc class A {}", "@available(iOS 13, *) @MainActor class A {}"),
      Word("import UIKit; let a = #keyPath(CALayer.isHidden)", "import UIKit; let a = \"hidden\""),
      Word(
        "import UIKit; let a = [#keyPath(Pager.contentOffset), #keyPath(view.frame)]",
        "import UIKit; let a = [\"contentOffset\", \"view.frame\"]"),
      Word("import UIKit; let a = #keyPath(UIView.layer.cornerRadius)", "import UIKit; let a = \"layer.cornerRadius\""),
      Word("import ObjectiveC.runtime", "import UIKit"),
      Word("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
      Word("import UIKit.UIView\nimport Foundation.NSURL", "import UIKit\nimport Foundation"),
      Word("import QuartzCore.CALayer", "import QuartzCore"),
      Word("@_exported import UIKit.UIGeometry", "@_exported import UIKit"),
      Word("import class UIKit.UIView", "import UIKit"),
      Word("@_exported import struct Foundation.URL", "@_exported import Foundation"),
      Word("import class Own.UIView", "import class Own.UIView"),
      Word("@objc (aWith:)  private func a() {}", "private func a() {}"),
      Word("@objc (aWith:)\n  func a() {}", "  func a() {}"),
      Word("import Darwin", "import Foundation"),
      Word("import Darwin.C.math", "import Foundation"),
      Word("let a = Darwin.round(b) + c.Darwin.d", "let a = Foundation.round(b) + c.Darwin.d"),
      Word("import func Darwin.sqrt", "import Foundation"),
      Word(
        "import UIKit\nlet a = URLSession.shared",
        "import FoundationNetworking\nimport UIKit\nlet a = URLSession.shared"),
      Word("import UIKit\nlet a = b.URLSession", "import UIKit\nlet a = b.URLSession"),
    ])
  func attributes(_ word: Word) {
    let translation = Translation(word.old, path: "A.swift")
    #expect(translation.text == word.new)
    #expect(translation.messages == [])
  }

  @Test(
    "keeps strings and comments",
    arguments: [
      #"let a = "@objc #selector(b)""#, #"let a = "\("@objc " + b("\(c)")) @objc ""#, "// @objc #selector(a)",
      "/* @objc /* #selector(a) */ @objc */", ##"let a = #"" @objc "#"##, ##"let a = #"\#(b(")")) @objc "#"##,
      "let a = \"\"\"\n  @objc \" \\(\"\"\"\n  inner \"@objc\"\n  \"\"\")\n  @objc\n  \"\"\"",
      ###"let a = #/"@objc/#"###, ##"let a = #""#; let b = "@objc""##, #"let a = "\\"; let b = "@objc""#,
      "let `objc` = 1 // \"", "let a = \"\"; let b = \"@objc\"",
    ])
  func literals(_ text: String) {
    #expect(Translation(text, path: "A.swift").text == text)
    // The text after them is code again.
    #expect(Translation(text + "\n@objc func a() {}", path: "A.swift").text == text + "\nfunc a() {}")
  }

  @Test(
    "translates the code in a string's interpolations",
    arguments: [
      Word(#"a("\(#keyPath(CALayer.anchorPoint)).x")"#, #"a("\("anchorPoint").x")"#),
      Word(##"a(#"\(b)\#(#keyPath(CALayer.isHidden))\#("c")"#)"##, ##"a(#"\(b)\#("hidden")\#("c")"#)"##),
      Word(
        "a(\"\"\"\n  \\(d?.scrollViewDidScroll?(e(\")\")))\n  \\(UIViewContentMode(f))\n  \"\"\")",
        "a(\"\"\"\n  \\(d?.scrollViewDidScroll(e(\")\")))\n  \\(UIView.ContentMode(f))\n  \"\"\")"),
      Word(
        #"a("\({ "\(#keyPath(CALayer.mask))" }())#keyPath(CALayer.mask)")"#,
        #"a("\({ "\("mask")" }())#keyPath(CALayer.mask)")"#),
    ])
  func interpolations(_ word: Word) {
    let translation = Translation(inPage(word.old), path: "A.swift")
    #expect(translation.text == inPage(word.new))
    #expect(translation.messages == [])
  }

  @Test("turns calls of optional requirements into plain calls, and keeps calls of closures")
  func optionalCalls() {
    let old = """
      delegate?.scrollViewDidScroll?(view)
      delegate?.animationDidStop?(a, finished: true)
      delegate.gestureRecognizer?(a, shouldReceive: touch)
      self.completion?(true)
      scrollViewDidScroll?(view)
      self.animationEnded?()
      owner.onScroll?(a, shouldReceive: b)
      application.delegate?.window??.tintColor
      page.window?.tintColor
      """
    let new = """
      delegate?.scrollViewDidScroll(view)
      delegate?.animationDidStop(a, finished: true)
      delegate.gestureRecognizer?(a, shouldReceive: touch)
      self.completion?(true)
      scrollViewDidScroll?(view)
      self.animationEnded?()
      owner.onScroll?(a, shouldReceive: b)
      application.delegate?.window?.tintColor
      page.window?.tintColor
      """.replacing("gestureRecognizer?(", with: "gestureRecognizer(")
    #expect(Translation(old, path: "A.swift").text == new)
  }

  @Test("turns optional requirements into requirements with a default implementation, if there is a default value")
  func optionalRequirements() {
    let old = """
      @objc public protocol Hearing: AnyObject {
        @objc optional func hear(_ word: String, pairs: [Int: Int])
        @objc optional func answer() -> String?
        @objc optional var title: String? { get }
        @objc optional var count: Int { get set }
      }
      """
    let new = """
      public protocol Hearing: AnyObject {
        func hear(_ word: String, pairs: [Int: Int])
        func answer() -> String?
        var title: String? { get }
        var count: Int { get set }
      }

      public extension Hearing {
        func hear(_ word: String, pairs: [Int: Int]) {}
        func answer() -> String? { nil }
        var title: String? { nil }
      }

      """
    let translation = Translation(old, path: "A.swift")
    #expect(translation.text == new)
    #expect(
      translation.messages.map(\.description) == [
        "A.swift:5:9: cannot: an optional requirement with a value that no default stands for: it is required here"
      ])
    let call = Translation("a?.hear?(b, pairs: [1: 2, 3: 4])", path: "B.swift", context: TranslationContext([old]))
    #expect(call.text == "a?.hear(b, pairs: [1: 2, 3: 4])")
  }

  @Test(
    "reports code that cannot be translated, with its location, and keeps it",
    arguments: [
      ("x\n  #selector(getter: A.b)", "2:3"), ("#selector(setter: A.b)", "1:1"), ("NSSelectorFromString(\"a\")", "1:1"),
      ("perform(Selector(\"a:\"))", "1:9"), ("perform(Selector((\"a:\")))", "1:9"), ("@NSManaged var a: Int", "1:1"),
      ("method_exchangeImplementations(a, b)", "1:1"), ("#keyPath(Own.a)", "1:1"), ("a.value(forKey: \"b\")", "1:3"),
      ("a.setValue(1, forKeyPath: \"b\")", "1:3"), ("#keyPath(Model.title)", "1:1"),
      ("a.addObserver(self, forKeyPath: \"b\", options: [], context: nil)", "1:3"), ("a.observe(\\.b) { }", "1:3"),
      ("import WebKit", "1:1"), ("#selector(child?.a)", "1:1"), ("#selector(self?.child.a)", "1:1"),
      ("override func responds(to s: Selector!) -> Bool { }", "1:15"),
    ])
  func unknown(_ row: (String, String)) {
    let text = "import UIKit\n" + row.0
    let translation = Translation(text, path: "A.swift")
    #expect(translation.text == text)
    #expect(translation.messages.map { "\($0.line - 1):\($0.column) \($0.kind)" } == ["\(row.1) cannot"])
  }

  @Test("keeps key-value observing of properties that notify observers")
  func observations() {
    let text =
      "var a: NSKeyValueObservation? = b.observe(\\.contentOffset) { }; observe(\\Page.view!.frame, options: [.new]) { }"
    #expect(Translation(text, path: "A.swift").messages == [])
    let own = Translation("observe(\\.page.offset, options: .new) { }", path: "A.swift")
    #expect(own.messages.map(\.description) == ["A.swift:1:1: cannot: offset notifies no observers on Linux"])
  }

  @Test("keeps color and image literals")
  func literals() {
    let text = "a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1); b = #imageLiteral(resourceName: \"c\")"
    let translation = Translation(text, path: "A.swift")
    #expect(translation.text == text)
    #expect(translation.messages == [])
  }

  @Test("keeps key-value coding with layers and animations")
  func keys() {
    let text = "layer.value(forKey: \"a\"); self.view.layer.setValue(1, forKeyPath: \"b\"); anim?.value(forKey: \"c\")"
    #expect(Translation(text, path: "A.swift").messages == [])
  }

  @Test("does not change a translated source again")
  func again() {
    let old =
      inPage("a(#selector(tapped), #keyPath(CALayer.opacity)); d?.scrollViewDidScroll?(a)")
      + "@objc protocol P { @objc optional func x() }\n@IBDesignable @objcMembers class A { @IBOutlet var b: C! }"
    let once = Translation(old, path: "A.swift").text
    #expect(once != old && Translation(once, path: "A.swift").text == once)
  }

  @Test("splits any source into tokens that add up to it")
  func tokens() {
    for text in [
      "\"\\(a", "\"\\(a)", "\"\\(a)\n\\(b)\"", "\"\\(a(\"\\(b)\")\\(c)", "\"", "\"\"\"", "#\"", "/*", "\"\\(", "`", "@",
      "#", "a\r\nb", "\"\\", "é 漢 👍🏽", "#/", "\u{0}",
    ] {
      #expect(Lexer.tokens(of: text).map(\.text).joined() == text)
    }
  }

  @Test(
    "makes empty attributed strings from an empty string",
    arguments: [
      Word("f(NSAttributedString())", "f(NSAttributedString(string: \"\"))"),
      Word("NSMutableAttributedString()", "NSMutableAttributedString(string: \"\")"),
      Word("NSAttributedString(string: a)", "NSAttributedString(string: a)"),
      Word("\"NSAttributedString()\"", "\"NSAttributedString()\""),
    ])
  func emptyTexts(_ word: Word) {
    #expect(Translation(inPage(word.old), path: "Page.swift").text == inPage(word.new))
  }

  @Test("notes that a selector of an object is bound to that object, and imports FoundationNetworking once")
  func notes() {
    let text = Translation(inPage("a(#selector(other.tapped))"), path: "A.swift")
    #expect(text.text == inPage("a(Selector(other.tapped, named: \"tapped\"))"))
    #expect(text.messages.map { "\($0)" }.joined().contains("other is an object: this selector is bound to it"))
    let known = "import FoundationNetworking\nimport UIKit\nlet a = URLSession.shared"
    #expect(Translation(known, path: "A.swift").text == known)
  }
}

import Foundation
import Testing

@testable import SourceTranslation

@Suite("Initializers that are called through a metatype") struct MetatypeTests {
  private func translated(_ text: String, _ options: String...) throws -> (Scratch.Result, String) {
    let scratch = try Scratch(["in/A.swift": text])
    let result = scratch.check(options + ["$/in", "$/out"])
    return (result, scratch.text("out/A.swift") ?? "")
  }

  @Test(
    "become functions that construct the class that the metatype stands for",
    arguments: [
      Word("func a<T: UIView>(_ t: T.Type) -> T { T.init(frame: .zero) }", "T.dynamicInit(frame: .zero)"),
      Word("func a<T: UIView>(_ t: T.Type) -> T { T(frame: .zero) }", "T.dynamicInit(frame: .zero)"),
      Word("func a<T: UIView>() -> T { .init(frame: .zero) }", ".dynamicInit(frame: .zero)"),
      Word("func a<T: UIViewController>() -> T { T() }", "T.dynamicInit()"),
      Word("func a(_ t: UIView.Type) -> UIView { t.init() }", "t.dynamicInit()"),
      Word("func a(_ t: AnyClass) -> UIView? { (t as? UIView.Type)?.init() }", "?.dynamicInit()"),
      Word(
        "func a(_ v: UIImageView) -> UIView { type(of: v).init(image: nil) }", "type(of: v).dynamicInit(image: nil)"),
      Word("func a(_ t: UIView.Type) -> [UIView] { [CGRect.zero].map(t.init) }", ".map(t.dynamicInit)"),
      Word("func a(_ t: UIView.Type) -> [UIView] { [CGRect.zero].map(t.init(frame:)) }", ".map(t.dynamicInit(frame:))"),
      Word("extension UIView { class func a() -> Self { self.init(frame: .zero) } }", "self.dynamicInit(frame: .zero)"),
      Word("extension UIView { class func a() -> Self { Self() } }", "Self.dynamicInit()"),
      Word("typealias View = UIView\nfunc a(_ t: View.Type) -> View { t.init() }", "t.dynamicInit()"),
      Word("typealias View = UIView\nfunc a<V: View>(_ t: V.Type) -> View { t.init(frame: .zero) }", "t.dynamicInit("),
      Word(
        "func a(_ t: UICollectionView.Type, _ l: UICollectionViewLayout) -> UIView {\n  t.init(\n    frame: .zero,\n"
          + "    collectionViewLayout: l)\n}", "t.dynamicInit(\n"),
    ])
  func replaced(_ word: Word) throws {
    let (result, text) = try translated("import UIKit\n\(word.old)\n")
    #expect(result.status == 0 && result.error == "")
    #expect(text.contains(word.new))
    #expect(result.out.contains("+"))
    // What is translated is not translated again.
    #expect(try translated(text).0.out == "")
  }

  @Test(
    "stay as they are if the compiler accepts them",
    arguments: [
      "final class A: UIView {}\nlet a = A.init(frame: .zero)\nlet b: A.Type = A.self\nlet c = b.init(frame: .zero)",
      "class A: UIView {\n  required override init(frame: CGRect) { super.init(frame: frame) }\n"
        + "  required init?(coder: NSCoder) { fatalError() }\n}\nfunc a<T: A>() -> T { T(frame: .zero) }",
      "struct A { let frame: CGRect }\nlet a = A.self\nlet b = a.init(frame: .zero)",
      "let a = UIView.init(frame: .zero)\nlet b = [CGRect.zero].map(UIView.init(frame:))",
    ])
  func kept(_ text: String) throws {
    let (result, _) = try translated("import UIKit\n\(text)\n")
    #expect(result.status == 0 && result.error == "" && result.out == "")
  }

  @Test("are listed if UIKit has no function for them, or if they delegate to another initializer")
  func left() throws {
    let (result, text) = try translated(
      """
      import UIKit
      class A: UIView {
        init(text: String) { super.init(frame: .zero) }
        required init?(coder: NSCoder) { fatalError() }
      }
      func a<T: A>() -> T { T(text: "a") }
      protocol P {}
      extension P where Self: UIView {
        init(text: String) { self.init(frame: .zero) }
      }

      """)
    #expect(result.status == 1 && result.out == "")
    #expect(
      result.error == """
        $/in/A.swift:6:23: cannot: T.init(text:) through a metatype: UIKit for Linux has no such initializer for metatypes
        $/in/A.swift:9:29: cannot: Self.init(frame:) through a metatype: UIKit for Linux has no such initializer for metatypes

        """)
    #expect(!text.contains("dynamicInit"))
  }

  @Test("call an init() that overrides nothing, as in Objective-C")
  func ownInitializers() throws {
    let scratch = try Scratch([
      "in/A.swift": """
      import UIKit
      func make<T: UIView>() -> T { T() }
      enum Outer {
        final class Badge: UIView {
          init() { super.init(frame: .zero) }
          required init?(coder: NSCoder) { fatalError() }
        }
        private class Hidden: UIView {
          init() { super.init(frame: .zero) }
          required init?(coder: NSCoder) { fatalError() }
        }
      }
      #if os(iOS) || os(Linux)
      open class Page: UIViewController {
        public init() { super.init(nibName: nil, bundle: nil) }
        public required init?(coder: NSCoder) { fatalError() }
      }
      #endif
      class Plain: UIView {}

      """,
      "in/B.swift": """
      import UIKit
      class Cover: Page {}
      class Front: Page {
        let text: String
        override convenience init() { self.init(text: "") }
        init(text: String) {
          self.text = text
          super.init()
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Back: Cover {
        init(text: String) { super.init() }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Base: NSObject { override init() {} }

      """,
    ])
    let result = scratch.check(["$/in", "$/out"])
    #expect(
      result.error
        == "$/in/A.swift:9:5: note: not called through a metatype, since it overrides nothing on Linux: the superclass's "
        + "init() is\n")
    #expect(result.status == 0)
    let text = try #require(scratch.text("out/A.swift"))
    #expect(
      text.contains(
        """
        }

        extension Outer.Badge: MetatypeInitializable {
          public static func initialized(_ type: NSObject.Type) -> NSObject? {
            if type == Outer.Badge.self { return Outer.Badge() }
            return nil
          }
        }
        #if
        """))
    #expect(
      text.contains(
        "    if type == Page.self { return Page() }\n    if type == Cover.self { return Cover() }\n"
          + "    if type == Front.self { return Front() }\n    return nil"))
    #expect(scratch.text("out/B.swift")?.contains("MetatypeInitializable") == false)
    #expect(scratch.check(["--diff", "$/out"]).out == "")
    // Code that is added later adds no second conformance.
    try Data("import UIKit\nlet made = (UIView.self as UIView.Type).init()\n".utf8).write(
      to: URL(fileURLWithPath: "\(scratch.path)/out/C.swift"))
    let again = scratch.check(["--diff", "$/out"])
    #expect(again.status == 0 && again.out.contains("dynamicInit()") && !again.out.contains("extension"))
  }

  @Test("call an init() of a source without such a call if another module has one")
  func otherModules() throws {
    let scratch = try Scratch([
      "in/A.swift": """
      import UIKit
      class Badge: UIView {
        init() { super.init(frame: .zero) }
        required init?(coder: NSCoder) { fatalError() }
      }

      """
    ])
    #expect(scratch.check(["--diff", "$/in"]).out == "")
    let result = scratch.check(["--initializers", "--diff", "$/in"])
    #expect(result.status == 0 && result.out.contains("+extension Badge: MetatypeInitializable {"))
  }

  @Test("are replaced at their places in moved code, and errors keep their places")
  func moved() throws {
    let scratch = try Scratch([
      "in/A.swift": """
      import UIKit
      class Badge: UIView {
        init() { super.init(frame: .zero) }
        required init?(coder: NSCoder) { fatalError() }
      }
      class A: UIView {
      }
      let other: UIView.Type = Badge.self, made = other.init()

      """,
      "in/B.swift": """
      import UIKit
      extension A {
        override func layoutSubviews() {
          let type: UIView.Type = A.self; let view = type.init(frame: .zero); view.missing()
        }
      }
      let one = 1

      """,
    ])
    let result = scratch.check(["$/in", "$/out"])
    #expect(result.error == "$/in/B.swift:4:5: missing: UIView.missing()\n")
    #expect(scratch.text("out/A.swift")?.contains("type.dynamicInit(frame: .zero)") == true)
  }

  @Test("stay if the result is not compiled")
  func unchecked() throws {
    let old = "import UIKit\nfunc a<T: UIView>() -> T { T(frame: .zero) }\n"
    let (result, text) = try translated(old, "--unchecked")
    #expect(result.status == 0 && text == old)
  }
}

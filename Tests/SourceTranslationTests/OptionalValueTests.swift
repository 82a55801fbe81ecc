import Testing

@testable import SourceTranslation

/// The translation of optional requirements, especially of those with a value that cannot be nil.
@Suite("An optional requirement") struct OptionalValueTests {
  private static let receiving = """
    import UIKit
    @objc public protocol Hearing: AnyObject {
      @objc optional func count() -> Int
      @objc optional func names(of page: Int) -> [String: Int]
    }
    """

  @Test("with a value that cannot be nil can throw, and does so by default")
  func requirement() {
    let translation = Translation(Self.receiving, path: "A.swift")
    #expect(
      translation.text == """
        import UIKit
        public protocol Hearing: AnyObject {
          func count() throws -> Int
          func names(of page: Int) throws -> [String: Int]
        }

        public extension Hearing {
          func count() throws -> Int { throw CocoaError(.featureUnsupported) }
          func names(of page: Int) throws -> [String: Int] { throw CocoaError(.featureUnsupported) }
        }

        """)
    #expect(translation.messages.isEmpty)
  }

  @Test("with a value is called with try? in front of the whole expression")
  func calls() {
    let calls = [
      ("a?.count?() ?? 1", "(try? a?.count()) ?? 1"),
      ("if let b = a.count?() { }", "if let b = (try? a.count()) { }"),
      ("f(x, a.b![0].c(d)?.names?(of: e(1)))", "f(x, (try? a.b![0].c(d)?.names(of: e(1))))"),
      ("return (a as? Hearing)?.count?() ?? 1", "return (try? (a as? Hearing)?.count()) ?? 1"),
      ("return(a as? Hearing)?.count?()", "return(try? (a as? Hearing)?.count())"),
      ("let n = [a, b][i].count?()", "let n = (try? [a, b][i].count())"),
      ("a\n  .b\n  .count?()", "(try? a\n  .b\n  .count())"),
      ("a.names?(of: b.count?() ?? 0)?.first", "(try? a.names(of: (try? b.count()) ?? 0))?.first"),
      ("a.count?(1)", "a.count?(1)"), ("if !(a)!.count?() == nil { }", "if !(try? (a)!.count()) == nil { }"),
      ("!(a.count?()).isNil", "!((try? a.count())).isNil"),
    ]
    let context = TranslationContext([Self.receiving])
    for (old, new) in calls {
      let translation = Translation(old, path: "B.swift", context: context)
      #expect(translation.text == new)
      #expect(translation.messages.isEmpty)
      #expect(Translation(new, path: "B.swift", context: context).text == new)
    }
  }

  @Test("that is a property whose value cannot be nil is read with try? where an optional is expected")
  func properties() {
    let old = "@objc protocol Deck: class {\n  @objc optional var scroll: UIScrollView { get }\n}\n"
    let translation = Translation("import UIKit\n" + old, path: "A.swift")
    #expect(
      translation.text == """
        import UIKit
        protocol Deck: class {
          var scroll: UIScrollView { get throws }
        }

        extension Deck {
          var scroll: UIScrollView { get throws { throw CocoaError(.featureUnsupported) } }
        }

        """)
    #expect(translation.messages.isEmpty)
    #expect(Translation(old, path: "A.swift").text.hasPrefix("import Foundation\nimport UIKit\nprotocol Deck"))
    let context = TranslationContext([old])
    let reads = [
      ("if let a = b as? Deck, let c = a.scroll { }", "if let a = b as? Deck, let c = (try? a.scroll) { }"),
      ("guard let c = a?.scroll else { }", "guard let c = (try? a?.scroll) else { }"),
      ("a.scroll?.frame", "(try? a.scroll)?.frame"), ("a?.b.scroll ?? d", "(try? a?.b.scroll) ?? d"),
      ("a.scroll!.frame", "(try? a.scroll)!.frame"), ("if a.scroll != nil { }", "if (try? a.scroll) != nil { }"),
      ("a.scroll.frame", "a.scroll.frame"), ("let c = a.scroll", "let c = a.scroll"),
      ("a.scroll = c", "a.scroll = c"), ("a.scroll != c", "a.scroll != c"), ("a.scroll(c)", "a.scroll(c)"),
    ]
    for (old, new) in reads {
      #expect(Translation(old, path: "B.swift", context: context).text == new)
      #expect(Translation(new, path: "B.swift", context: context).text == new)
    }
  }

  @Test("with a value is called where a reference to it is bound")
  func references() {
    let references = [
      (
        "guard let f = delegate?.names(of:) else { return [:] }\n  return f(2)\n",
        "guard let f = (try? delegate?.names(of: 2)) else { return [:] }\n  return f\n"
      ),
      (
        "if let f = a.b?.names(of:) {\n  use(f(c[1]), 2)\n}", "if let f = (try? a.b?.names(of: c[1])) {\n  use(f, 2)\n}"
      ),
    ]
    let context = TranslationContext([Self.receiving])
    for (old, new) in references {
      let translation = Translation(old, path: "B.swift", context: context)
      #expect(translation.text == new)
      #expect(translation.messages.isEmpty)
    }
  }

  @Test("with a value is not meant by a class's own method of that name")
  func ownMethods() {
    let text = "a(b.names(of:))"
    let translation = Translation(text, path: "B.swift", context: TranslationContext([Self.receiving]))
    #expect(translation.text == text && translation.messages.isEmpty)
  }

  @Test(
    "with a value stays a reference, and is reported, if it is not called next, or more than once",
    arguments: [
      "if let f = a?.names(of:) { f(1); f(2) }", "if let f = a?.names(of:) {\n  b()\n  f(1)\n}", "b(a?.names(of:))",
      "let f = a?.names(of:)",
    ])
  func unclearReferences(_ text: String) {
    let translation = Translation(text, path: "B.swift", context: TranslationContext([Self.receiving]))
    #expect(translation.text == text)
    #expect(translation.messages.map(\.kind) == [.cannot])
  }

  @Test("is reported if it is called on an unnamed expression", arguments: ["b { $0 }.count?()", "\"a\".count?()"])
  func unclear(_ text: String) {
    let translation = Translation(text, path: "B.swift", context: TranslationContext([Self.receiving]))
    #expect(translation.text == text)
    #expect(translation.messages.map(\.kind) == [.cannot])
  }

  @Test(
    "without a value, or with one that can be nil, has a default implementation",
    arguments: [
      ("func a()", "func a() {}"), ("func a() -> Void", "func a() -> Void {}"),
      ("func a() -> Int?", "func a() -> Int? { nil }"), ("func a() -> UIView!", "func a() -> UIView! { nil }"),
    ])
  func plain(_ row: (String, String)) {
    let text = Translation("import UIKit\n@objc protocol P { @objc optional \(row.0)\n}", path: "A.swift").text
      .dropFirst("import UIKit\n".count)
    #expect(text == "protocol P: AnyObject { \(row.0)\n}\n\nextension P {\n  \(row.1)\n}\n")
  }

  @Test("for a property that can be set stays required, and is reported")
  func property() {
    let translation = Translation("protocol P { @objc optional var a: Int { get set }\n}", path: "A.swift")
    #expect(translation.messages.map(\.kind) == [.cannot])
  }
}

import Testing

@testable import SourceTranslation

@Suite("A declaration of a type") struct TypeDeclarationTests {
  private func types(in text: String) -> [String] {
    DeclaredType.all(in: [SourceFile(path: "A.swift", text: text)]).map { "\($0.kind.rawValue) \($0.name)" }
  }

  @Test(
    "is not found in other uses of its keyword",
    arguments: [
      "import class UIKit.UIImage", "@testable import struct App.Page", "public import protocol App.Closing",
      "import enum App.Kind; import actor App.Store", "func load(class type: AnyClass, struct value: Int) {}",
      "func add(\n  actor person: String,\n  protocol name: String\n) {}", "let a = b.class\n", "let `class` = 1",
      "let a = \"\\(class: b) class C {}\"", "let a = actors.map { actor in actor.name }",
      "func a(_ actor: Any) { if actor is Int {} }", "for actor in actors {}", "guard let actor else { return }",
      "enum B { case actor\n  case extra }", "let a = actor as Any", "switch a { case .actor where b: do {} }",
      "@objc(class) func a() {}",
    ]) func other(_ text: String)
  {
    let own = text.hasPrefix("enum B") ? ["enum B"] : []
    #expect(types(in: text + "\nfinal class Page: NSObject {}\n") == own + ["class Page"])
  }

  @Test(
    "is found behind attributes and modifiers, on a line with others, and around `class func` and `class var`",
    arguments: [
      ("@objc(Name) public final class A {}", ["class A"]), ("@MainActor\nstruct A {}", ["struct A"]),
      ("@Testing.Suite struct A {}", ["struct A"]), ("@available(iOS 13, *) private enum A {}", ["enum A"]),
      ("#if DEBUG\nactor A {}\n#endif\nprotocol B {}", ["actor A", "protocol B"]),
      ("struct A {} ; struct B { enum C {} } class D {}", ["struct A", "struct B", "enum B.C", "class D"]),
      ("class A { class func a() {}\n  class var b: Int { 1 }\n  class override func c() {} }", ["class A"]),
      ("distributed actor A {}\nnonisolated extension A.B {}", ["actor A", "extension A.B"]),
      ("let a = 1 // class B {}\n/* class C {} */ class D {}", ["class D"]),
    ]) func found(_ row: (text: String, types: [String]))
  {
    #expect(types(in: row.text) == row.types)
  }
}

import Testing

@testable import SourceTranslation

/// Sources before and after the move of an extension, with a description.
struct Moved: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let old: [String]
  let new: [String]

  init(_ name: String, _ old: String..., to new: String...) { (testDescription, self.old, self.new) = (name, old, new) }
}

private func moved(_ texts: [String]) -> [String] {
  ExtensionMoves.apply(to: texts.enumerated().map { ("\($0).swift", $1) }).map(\.text)
}

@Suite("An extension") struct ExtensionTests {
  @Test(
    "moves into its class's body if it contains overrides, or members that a subclass overrides",
    arguments: [
      Moved(
        "with an override of its own",
        """
        class Page: Base {
          var a = 1
        }

        // MARK: - Looks

        /// How it looks.
        extension Page {
          // One more.
          override func look() { super.look() }

          func other() {}
        }

        let after = 1

        """,
        to: """
          class Page: Base {
            var a = 1

            // MARK: - Looks
            /// How it looks.
            // One more.
            override func look() { super.look() }

            func other() {}
          }

          let after = 1

          """),
      Moved(
        "with what a subclass overrides, and its protocols",
        """
        class Page: Base, One {
        }
        extension Page: Two, One, Three {
          func look(_ at: Int, with: Int) {}
          var title: String { "" }
        }
        class Sub: Page {
          override var title: String { "sub" }
        }

        """,
        to: """
          class Page: Base, One, Two, Three {
            func look(_ at: Int, with: Int) {}
            var title: String { "" }
          }
          class Sub: Page {
            override var title: String { "sub" }
          }

          """),
      Moved(
        "where a subclass of a subclass overrides, in another source",
        "import Own\nclass Page {}\n", "class Mid: Page {}\nclass Sub: Mid { override class func make() {} }\n",
        "import Other\nimport Own\nimport Foundation\n\nextension Page: P {\n  class func make() {}\n}\n",
        to: "import Other\nimport Own\nclass Page: P {\n  class func make() {}\n}\n",
        "class Mid: Page {}\nclass Sub: Mid { override class func make() {} }\n",
        "import Other\nimport Own\nimport Foundation\n"),
      Moved(
        "says of each member what it said of all",
        """
        open class Page<T: A>: Base<T> where T: B {
          init() {}
        }
        @available(iOS 13, *)
        public extension Page {
          override func a() {}
          private func b() {}
          var c: Int { 1 }
          internal static func d() {}
        }
        private extension Page {
          override func e() {}
        }

        """,
        to: """
          open class Page<T: A>: Base<T> where T: B {
            init() {}

            @available(iOS 13, *) public override func a() {}
            @available(iOS 13, *) private func b() {}
            @available(iOS 13, *) public var c: Int { 1 }
            @available(iOS 13, *) internal static func d() {}

            fileprivate override func e() {}
          }

          """),
      Moved(
        "of a class in a class, with a string of several lines",
        """
        enum Outer {
            class Page: Base {
            }
        }
        extension Outer.Page: P { // why
            override func a() -> String {
                \"""
              one
                two
              \"""
            }
        }

        """,
        to: """
          enum Outer {
              class Page: Base, P {
                  // why
                  override func a() -> String {
                      \"""
                one
                  two
                \"""
                  }
              }
          }

          """),
    ])
  func moves(_ row: Moved) {
    let new = moved(row.old)
    #expect(new == row.new)
    #expect(moved(new) == new)
  }

  @Test(
    "stays where it is if it has neither overrides nor overridden members",
    arguments: [
      ["class Page: Base {}\nextension Page {\n  func a() {}\n}\n"],
      // The overridden member is the class's own, or has the same name but another signature or kind.
      ["class Page: Base { func a() {} }\nextension Page { func b() {} }\nclass S: Page { override func a() {} }\n"],
      ["class Page: Base {}\nextension Page { func a(_ b: Int) {} }\nclass S: Page { override func a() {} }\n"],
      ["class Page: Base {}\nextension Page { static func a() {} }\nclass S: Page { override func a() {} }\n"],
      [
        "class Page: Base {}\nextension Page { var b: Int { var a = 1; return a } }\nclass S: Page { override var a: Int { 1 } }\n"
      ],
      // Strings, comments, and nested types do not count as the extension's own code.
      ["class Page: Base {}\nextension Page {\n  // override func a() {}\n  func b() -> String { \"override\" }\n}\n"],
      ["class Page: Base {}\nextension Page {\n  class In: Base { override func a() {} }\n}\n"],
      ["struct Page {}\nextension Page { func a() {} }\nclass S: Other { override func a() {} }\n"],
    ])
  func stays(_ texts: [String]) {
    #expect(moved(texts) == texts)
    #expect(ExtensionMoves.messages(for: texts.map { ("A.swift", $0) }).flatMap { $0 }.isEmpty)
  }

  @Test(
    "that cannot move is reported",
    arguments: [
      (
        "extension UIView {\n  override func a() {}\n}\n", "A.swift:2:3: cannot",
        "the class UIView is not in the folder"
      ),
      (
        "extension UIView { func a() {} }\nclass S: UIButton {\n  override func a() {}\n}\n", "A.swift:3:3: cannot",
        "an extension of UIView has, whose class is not in the folder"
      ),
      (
        "class A<T>: B {}\nextension A where T == Int {\n  override func a() {}\n}\n", "A.swift:3:3: cannot",
        "the extension has a condition"
      ),
      (
        "class A: B {}\n#if DEBUG\nextension A {\n  override func a() {}\n}\n#endif\n", "A.swift:4:3: cannot",
        "the extension has a condition"
      ),
    ])
  func left(_ row: (text: String, position: String, reason: String)) {
    #expect(moved([row.text]) == [row.text])
    let messages = ExtensionMoves.messages(for: [("A.swift", row.text)]).flatMap { $0 }.map(\.description)
    #expect(messages.count == 1 && messages[0].hasPrefix(row.position) && messages[0].contains(row.reason))
  }

  @Test("of a class that occurs twice moves into the one in its folder, or stays and is reported")
  func twice() {
    let old = [
      (path: "One/A.swift", text: "class A: B {\n}\n"), (path: "Two/A.swift", text: "class A: B {\n}\n"),
      (path: "Two/A+.swift", text: "extension A {\n  override func a() {}\n}\n"),
    ]
    #expect(
      ExtensionMoves.apply(to: old).map(\.text) == [
        "class A: B {\n}\n", "class A: B {\n  override func a() {}\n}\n", "",
      ])
    let messages = ExtensionMoves.messages(for: [old[0], old[1], (path: "A+.swift", text: old[2].text)])
    #expect(messages[2].map(\.text).first?.contains("occurs more than once") == true)
  }

  @Test("that moves to another source makes the private declarations that it uses internal, and notes it")
  func privates() {
    let texts = [
      (path: "A.swift", text: "class A: B {}\n"),
      (path: "B.swift", text: "private let c = 1\nextension A { override func a() { _ = c } }\n"),
    ]
    #expect(ExtensionMoves.messages(for: texts)[1].map { "\($0.line):\($0.column) \($0.kind)" } == ["1:1 note"])
    #expect(ExtensionMoves.apply(to: texts)[0].text == "class A: B {\n  override func a() { _ = c }\n}\n")
  }

  @Test("in a source with CRLF line endings keeps them")
  func lineEnds() {
    let old = "class A: B {\r\n  var b = 1\r\n}\r\n\r\nextension A {\r\n  override func a() {}\r\n}\r\n"
    #expect(moved([old]) == ["class A: B {\r\n  var b = 1\r\n\r\n  override func a() {}\r\n}\r\n"])
  }
}

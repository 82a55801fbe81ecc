import Testing

@testable import ObjectiveCWords

@Suite("What stands in an extension and is overridden") struct MovedMembersTests {
  /// Sources before and after.
  nonisolated static let rows: [([String: String], [String: String])] = [
    (  // A subclass overrides a member of the extension.
      [
        "a":
          "class A: B {\n  var x = 1\n}\n\nextension A: P, Q {\n  func go() {}\n}\n\nclass C: A {\n  override func go() {}\n}\n"
      ],
      ["a": "class A: B, P, Q {\n  var x = 1\n\n  func go() {}\n}\n\n\n\nclass C: A {\n  override func go() {}\n}\n"]
    ),
    (  // The extension itself overrides; the class inherits nothing, and stands in another source.
      ["a": "final class A {}\n", "b": "extension A: P {\n  override var x: Int { 1 }\n}\n"],
      ["a": "final class A: P {\n  override var x: Int { 1 }\n}\n", "b": "\n"]
    ),
    (  // A class further down, which overrides in an extension of its own.
      [
        "a":
          "class A {\n}\nclass B: A {\n}\nclass C: B {\n}\npublic extension A {\n  func go() {}\n}\nextension C {\n  override func go() {}\n}\n"
      ],
      ["a": "class A {\n\n  func go() {}\n}\nclass B: A {\n}\nclass C: B {\n\n  override func go() {}\n}\n\n\n"]
    ),
    (  // Nobody overrides what is in it: it stays.
      ["a": "class A {}\nextension A: P { func go() {} }\nclass B: A { override func come() {} }\n"],
      ["a": "class A {}\nextension A: P { func go() {} }\nclass B: A { override func come() {} }\n"]
    ),
    (  // What only looks like it, in strings, comments and inner functions.
      ["a": "class A {}\nextension A { func go() { let s = \"override func go\" /* override func go() */ } }\n"],
      ["a": "class A {}\nextension A { func go() { let s = \"override func go\" /* override func go() */ } }\n"]
    ),
    (  // A type that is none of the folder's, a condition, an attribute: it stays.
      [
        "a":
          "extension UIView { override func go() {} }\nclass A<T> {}\nextension A where T: P { override func go() {} }\n@MainActor extension A { override func go() {} }\n"
      ],
      [
        "a":
          "extension UIView { override func go() {} }\nclass A<T> {}\nextension A where T: P { override func go() {} }\n@MainActor extension A { override func go() {} }\n"
      ]
    ),
  ]

  @Test("goes to the class's body, with the extension's protocols", arguments: rows.indices)
  func moved(row: Int) {
    let (before, after) = Self.rows[row]
    #expect(MovedMembers(before).texts == after)
    #expect(MovedMembers(after).texts == after, "once moved, nothing is left to move")
  }

  @Test("UIKit is imported where another source does it on Apple's systems")
  func imports() {
    let texts = [
      "a": "import UIKit\n", "b": "import Foundation\nlet x = 1\n", "c": "let y = 1\n",
      "d": "import UIKit\nimport Foundation\n",
    ]
    #expect(
      SharedImports(texts).texts == [
        "a": "import UIKit\n", "b": "import Foundation\nimport UIKit\nlet x = 1\n", "c": "let y = 1\n",
        "d": "import UIKit\nimport Foundation\n",
      ])
    #expect(SharedImports(["b": "import Foundation\n"]).texts == ["b": "import Foundation\n"])
  }
}

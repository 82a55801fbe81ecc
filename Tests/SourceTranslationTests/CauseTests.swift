import Foundation
import Testing

@testable import SourceTranslation

@Suite("A report on what does not compile") struct CauseTests {
  /// Returns what the command says about a folder, which has the status 1.
  private func report(_ files: [String: String], _ options: String...) throws -> [String] {
    let scratch = try Scratch(Dictionary(uniqueKeysWithValues: files.map { ("in/\($0)", "import UIKit\n\($1)\n") }))
    let result = scratch.check(options + ["--diff", "$/in"])
    #expect(result.status == 1)
    return result.error.split(separator: "\n").map { String($0.replacing("$/in/", with: "")) }
  }

  @Test("names the type that lacks a member: the nearest one that the sources do not declare")
  func members() throws {
    let messages = try report([
      "A.swift": """
      protocol Showing {}
      class Page: UIView {}
      class Cover: Page {
        func go() { _ = missingMember() }
        override func missingMethod(_ a: Int, with b: Int) {}
        override var missingProperty: Int { 0 }
      }
      extension UIView {
        func go() { missingCall(1, for: 2) }
      }
      func go(_ page: Cover, _ showing: UIViewController & Showing) {
        page.missing(1, animated: true)
        UILabel().missing(1, animated: true)
        _ = showing.missingPart
        _ = UIView.Missing.self
        missing_function()
      }
      """
    ])
    #expect(
      messages == [
        "A.swift:5:19: missing: UIView.missingMember()",
        "A.swift:6:17: missing: UIView.missingMethod(_:with:), which is overridden",
        "A.swift:7:16: missing: UIView.missingProperty, which is overridden",
        "A.swift:10:15: missing: UIView.missingCall(_:for:)",
        "A.swift:13:8: missing: UIView.missing(_:animated:)",
        "A.swift:14:13: missing: UILabel.missing(_:animated:)",
        "A.swift:15:15: missing: UIViewController.missingPart",
        "A.swift:16:14: missing: UIView.Missing",
        "A.swift:17:3: missing: missing_function",
        "linux-sources: errors that follow from these, and are not listed: 1",
      ])
  }

  @Test("counts the errors that follow from what is missing, and does not list them")
  func consequences() throws {
    let messages = try report([
      "A.swift": """
      class Page: MissingController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.alpha = 1
          title = "Page"
        }
      }
      class Cover: Page {
        override func viewDidLoad() { view.isHidden = true }
      }
      func show(_ page: Cover, in stack: UINavigationController) {
        stack.pushViewController(page, animated: true)
        page.view.missing(.first) { cell in cell.isHidden = true }
      }
      """
    ])
    #expect(messages.first == "A.swift:2:13: missing: MissingController")
    #expect(messages.count == 2)
    #expect(messages.last?.hasPrefix("linux-sources: errors that follow from these, and are not listed: ") == true)
  }

  @Test("lists errors that follow from nothing else")
  func alone() throws {
    #expect(
      try report(["A.swift": "let a = nil\nlet b = nil"]) == [
        "A.swift:2:9: error: 'nil' requires a contextual type (2 places)"
      ])
  }

  @Test("lists all missing modules together with the missing names, and says which modules may be named")
  func modules() throws {
    let messages = try report([
      "A.swift": "import MissingKit\n@_exported import OtherKit\nlet a = MKThing()\nlet b = MissingKit.second",
      "A2.swift": "import Ours.part\nimport os.log\nclass D { @Wrapped var e = 1; func f() { _ = (_e, $e) } }",
      "B.swift": "import class ThirdKit.Thing\n@testable import MissingKit\nimport MapKit\nlet c: MKMapView? = nil",
      "C.swift": "#if canImport(MissingKit)\nlet d: Int = \"\"\n#endif\n#if canImport(SwiftUI)\nimport SwiftUI\n#endif",
    ])
    #expect(
      messages == [
        "A.swift:2:8: missing: the module MissingKit", "A.swift:3:19: missing: the module OtherKit",
        "A.swift:4:9: missing: MKThing", "A2.swift:2:8: missing: the module Ours",
        "A2.swift:3:8: missing: the module os",
        "A2.swift:4:12: missing: @Wrapped", "B.swift:2:14: missing: the module ThirdKit",
        "B.swift:4:8: missing: the module MapKit", "B.swift:5:8: missing: MKMapView",
        "linux-sources: modules that the sources of FOLDER form are not missing if they are named: --module MissingKit "
          + "--module OtherKit --module Ours --module ThirdKit",
        "linux-sources: errors that follow from these, and are not listed: 3",
      ])
  }

  @Test("does not list the modules that the sources form, if they are named")
  func ownModules() throws {
    let scratch = try Scratch([
      "in/Pager/A.swift": "import UIKit\nimport Pager\npublic class Pager: UIView {}\npublic class Page: UIView {}\n",
      "in/Tests/B.swift": "@testable import Pager\nimport Helpers\nimport UIKit\nlet page = Helpers.Maker.page\n",
      "in/Helpers/C.swift": "import Pager\nenum Maker { static let page = Page() }\n",
    ])
    let unnamed = scratch.check(["--diff", "$/in"])
    #expect(unnamed.status == 1 && unnamed.error.contains("missing: the module Helpers\n"))
    let named = scratch.check(["--module", "Pager", "--module", "Helpers", "$/in", "$/out"])
    #expect(named.status == 0 && named.error == "")
    #expect(scratch.text("out/Tests/B.swift")?.hasPrefix("@testable import Pager\nimport Helpers\n") == true)
    for arguments in [
      ["--module", "$/in", "$/out2"], ["--module", "a b", "--diff", "$/in"], ["--diff", "$/in", "--module"],
    ] {
      #expect(scratch.check(arguments).status == 2)
    }
  }

  @Test("does not list code that cannot be translated if it compiles, or is for other systems only")
  func compiled() throws {
    let scratch = try Scratch([
      "in/A.swift": """
      #if canImport(SwiftUI)
      import SwiftUI
      #endif
      #if !os(Linux)
      let name = NSSelectorFromString("name")
      #endif
      enum NSKeyValueObservation {}
      protocol P: AnyObject {}

      """,
      "in/B.swift": "@objc protocol Q {\n  @objc optional var height: Int { get set }\n}\n",
    ])
    let result = scratch.check(["--diff", "$/in"])
    #expect(result.status == 0)
    #expect(
      result.error
        == "$/in/B.swift:2:9: note: an optional requirement with a value that no default stands for: it is required here\n"
    )
    #expect(scratch.run("--diff", "$/in").status == 1)
  }

  @Test("says why something does not compile in one line, and joins the lines of one reason")
  func reasons() throws {
    #expect(
      try report([
        "A.swift": """
        class A: NSObject {
          @IBOutlet var a: UIView?
          @IBOutlet var b: UIView?
          let one = NSSelectorFromString("one"), two = NSSelectorFromString("two")
        }
        """
      ]) == [
        "A.swift:3:3: note: an outlet: nothing connects it here, set it in code (2 places)",
        "A.swift:5:13: cannot: NSSelectorFromString: no method is found by its name on Linux (2 places)",
      ])
  }

  @Test("includes what compiles and stops the program")
  func traps() throws {
    #expect(
      try report([
        "A.swift":
          "let a = (\\UIView.alpha)._kvcKeyPathString!\nlet b = (\\UIView.frame as AnyKeyPath)._kvcKeyPathString ?? \"\""
      ])
        == ["A.swift:2:25: cannot: _kvcKeyPathString is nil: no property has a name at run time on Linux (2 places)"])
  }

  @Test("includes what compiles and does not link")
  func unlinked() throws {
    #expect(
      try report(["A.swift": "final class Ring: CALayer { @NSManaged var radius: CGFloat }"])
        == ["A.swift:2:29: cannot: @NSManaged: nothing implements the property on Linux"])
  }

  @Test("does not stop at links: a link to a file is read as that file, and others are skipped")
  func links() throws {
    let scratch = try Scratch([
      "other.swift": "@objc class A {}\n", "in/B.swift": "class B: A {}\n", "folder/C.swift": "class B {}\n",
    ])
    for (name, goal) in ["A.swift": "../other.swift", "Read me.md": "../nowhere.md", "Folder": "../folder"] {
      try FileManager.default.createSymbolicLink(atPath: "\(scratch.path)/in/\(name)", withDestinationPath: goal)
    }
    let result = scratch.check(["$/in", "$/out"])
    #expect(result.status == 0 && result.error == "")
    #expect(scratch.names.filter { $0.hasPrefix("out/") } == ["out/A.swift", "out/B.swift"])
    #expect(scratch.text("out/A.swift") == "class A {}\n")
  }
}

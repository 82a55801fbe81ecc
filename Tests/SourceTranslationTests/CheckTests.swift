import Foundation
import Testing

@testable import SourceTranslation

@Suite("The check that the output compiles:") struct CheckTests {
  @Test("exit status 0 means that the output compiles")
  func compiles() throws {
    let scratch = try Scratch([
      "in/Page.swift": "class Page: UIViewController {\n  @objc func tapped() { look() }\n}\n",
      "in/Page+.swift": "import UIKit\n\nextension Page {\n  override func viewDidLoad() {}\n  func look() {}\n}\n",
      "in/notes.txt": "no Swift",
    ])
    let result = scratch.check(["$/in", "$/out"])
    #expect(result.status == 0)
    #expect(result.error == "")
    #expect(scratch.names.filter { $0.hasPrefix("out/") } == ["out/Page+.swift", "out/Page.swift", "out/notes.txt"])
  }

  @Test("the folder may have two sources of one name, and declarations for its package")
  func sameNames() throws {
    let scratch = try Scratch([
      "in/One/View+.swift": "import UIKit\n\npackage func one(_ view: UIView) {}\n",
      "in/Two/View+.swift": "import UIKit\n\nfunc two(_ view: UIView) { one(view.missingMember) }\n",
    ])
    let result = scratch.check(["$/in", "$/out"])
    #expect(result.status == 1)
    #expect(result.error == "$/in/Two/View+.swift:3:37: missing: UIView.missingMember\n")
  }

  @Test("modules in a folder that is named are not missing")
  func otherModules() throws {
    let scratch = try Scratch([
      "Kit.swift": "public func help() {}\n", "in/A.swift": "import Kit\n\nfunc a() { help() }\n",
    ])
    let tools = try BuiltModules.ofThisBuild().tools
    let made = try tools.run(
      "swiftc",
      ["-emit-module", "-o", "\(scratch.path)/Kit.swiftmodule", "-module-name", "Kit", "\(scratch.path)/Kit.swift"])
    #expect(made.status == 0)
    #expect(scratch.check(["--diff", "$/in"]).error.contains("missing: the module Kit"))
    #expect(scratch.check(["--modules", "$", "--diff", "$/in"]).status == 0)
    #expect(scratch.check(["--modules", "$/in", "--diff", "$/in"]).status == 2)
  }

  private static let faulty = [
    "in/A.swift": """
    import Foundation
    import MissingKit

    @objc
    @objcMembers
    class A: UIViewController {
      let one: UIMissingThing? = nil
      @objc func two() { view.missingMember() }
    }

    """,
    "in/B.swift": """
    import UIKit

    let before = UIMissingThing()

    extension A {
      @objc override func viewDidLoad() {
        view.alpha = "one"
      }
    }

    """,
  ]

  @Test("errors are reported with their locations in the original sources")
  func faults() throws {
    let scratch = try Scratch(
      Self.faulty.merging(["in/C.swift": "import UIKit\nlet c = UIView().missingMember\n"]) { $1 })
    let result = scratch.check(["$/in", "$/out"])
    #expect(result.status == 1)
    #expect(
      result.error == """
        $/in/A.swift:2:8: missing: the module MissingKit
        $/in/A.swift:7:12: missing: UIMissingThing (2 places)
        $/in/A.swift:8:27: missing: UIView.missingMember()
        $/in/B.swift:7:5: error: cannot assign value of type 'String' to type 'CGFloat'
        $/in/C.swift:2:18: missing: UIView.missingMember
        linux-sources: modules that the sources of FOLDER form are not missing if they are named: --module MissingKit

        """)
    #expect(scratch.text("out/B.swift") == "import UIKit\n\nlet before = UIMissingThing()\n")
    #expect(scratch.text("out/A.swift")?.contains("import MissingKit\n") == true)
    let all = scratch.check(["--every-place", "--diff", "$/in"]).error
    #expect(all.contains("$/in/A.swift:7:12: missing: UIMissingThing\n"))
    #expect(all.contains("$/in/B.swift:3:14: missing: UIMissingThing\n"))
  }

  @Test("imports of missing modules are taken out of sources that use nothing of them")
  func unusedImports() throws {
    let unused = try Scratch([
      "in/A.swift": """
      import UIKit
      import struct AVFoundation.Thing
      @_exported import Photos; import Foundation

      let a = 1

      """,
      "in/B.swift": "import Photos\nimport UIKit\nlet b = AVMakeRect(aspectRatio: .zero, insideRect: .zero)\n",
    ])
    let result = unused.check(["$/in", "$/out"])
    #expect(result.status == 0)
    #expect(
      result.error == """
        $/in/A.swift:2:15: note: the import of AVFoundation, from which nothing is used, is taken out
        $/in/A.swift:3:19: note: the import of Photos, from which nothing is used, is taken out (2 places)
        $/in/B.swift:3:9: note: AVMakeRect(aspectRatio:insideRect:) is a function at the end

        """)
    #expect(unused.text("out/A.swift") == "import UIKit\nimport Foundation\n\nlet a = 1\n")
    #expect(unused.text("out/B.swift")?.hasPrefix("import UIKit\nlet b = ") == true)
    let used = try Scratch([
      "in/A.swift": "import Photos\nimport MissingKit\nimport UIKit\nlet a = UIView()\n",
      "in/B.swift": "import UIKit\nimport Photos\nlet b: PHAsset? = nil\n",
    ])
    let other = used.check(["$/in", "$/out"])
    #expect(
      other.error == """
        $/in/A.swift:1:8: note: the import of Photos, from which nothing is used, is taken out
        $/in/A.swift:2:8: missing: the module MissingKit
        $/in/B.swift:2:8: missing: the module Photos
        $/in/B.swift:3:8: missing: PHAsset
        linux-sources: modules that the sources of FOLDER form are not missing if they are named: --module MissingKit

        """)
    #expect(other.status == 1)
    #expect(used.text("out/A.swift") == "import MissingKit\nimport UIKit\nlet a = UIView()\n")
  }

  @Test("code for older systems is left out if it does not compile, and only then")
  func olderSystems() throws {
    let scratch = try Scratch([
      "in/A.swift": """
      import UIKit

      func a() -> UIWindow? {
        if #available(iOS 13.0, *) {
          return nil
        } else {
          return UIApplication.shared.value(forKey: "bar") as? UIWindow
        }
      }
      func b() -> Int {
        guard #available(iOS 11, tvOS 11, *) else { return missing { [1, $0.first] } }
        if #available(iOS 12, *) { print(1) } else { print(2) }
        return 3
      }

      """
    ])
    let result = scratch.check(["$/in", "$/out"])
    #expect(result.status == 0)
    let text = try #require(scratch.text("out/A.swift"))
    let body = "{ fatalError(\"This code is for systems before iOS 17.\") }"
    #expect(text.contains("  } else \(body)\n}\nfunc b()") && text.contains("*) else \(body)\n  if #available(iOS 12"))
    #expect(text.contains("{ print(1) } else { print(2) }"))
    #expect(
      result.error == """
        $/in/A.swift:6:10: note: this code for older systems never runs on Linux, and is left out (2 places)

        """)
    let running = try Scratch([
      "in/A.swift": """
      func a(_ b: Bool) {
        if #available(iOS 17, *) { print(1) } else { missingA() }
        if b { print(1) } else { missingB() }
        if #available(iOS 13, *) { missingC() } else { print(2) }
        if b, #available(iOS 13, *) { print(1) } else { missingD() }
      }

      """
    ])
    let other = running.check(["--diff", "$/in"])
    #expect(other.status == 1 && other.error.split(separator: "\n").count == 4)
  }

  @Test("a missing return value is found, even with --diff, but not with --unchecked")
  func difference() throws {
    let scratch = try Scratch(["in/A.swift": "@objc class A {}\nfunc f() -> Int {}\n"])
    let result = scratch.check(["--diff", "$/in"])
    #expect(result.status == 1)
    #expect(result.error == "$/in/A.swift:2:18: error: missing return in global function expected to return 'Int'\n")
    #expect(scratch.names == ["in", "in/A.swift"])
    #expect(scratch.check(["--diff", "--unchecked", "$/in"]).status == 0)
  }

  @Test("sources can contain a main.swift, be in a folder named like a module, and use the folder's name as a module")
  func programs() throws {
    let scratch = try Scratch([
      "My App/main.swift": "import UIKit\nprint(UIView.self)\n",
      "UIKit/A.swift": "import UIKit\n@UIApplicationMain class A: UIResponder, UIApplicationDelegate {}\n",
      "Pages/A.swift": "import UIKit\nclass Page: Pages.Base {}\nclass Base {}\n",
    ])
    for name in ["My App", "UIKit", "Pages"] {
      let result = scratch.check(["--diff", "$/\(name)"])
      #expect(result.status == 0 && result.error == "", "\(name)")
    }
  }

  @Test("without modules or a compiler, nothing is written unless --unchecked is passed")
  func refusals() throws {
    let scratch = try Scratch(["in/A.swift": "class A {}\n", "build/Modules/UIKit.swiftmodule": ""])
    let noModules = scratch.check(["$/in", "$/out"]) {
      try BuiltModules(beside: "\(scratch.path)/other/linux-sources", sources: scratch.path)
    }
    #expect(noModules.status == 2 && noModules.out == "")
    #expect(
      noModules.error == """
        linux-sources: $/other/Modules: expected the module UIKit there, to check what is written: build the package with \
        `swift build`, or say --unchecked

        """)
    let noCompiler = scratch.check(["$/in", "$/out"]) {
      try BuiltModules(beside: "\(scratch.path)/build/linux-sources", sources: scratch.path, searchPath: "/nowhere")
    }
    #expect(noCompiler.status == 2 && noCompiler.out == "")
    #expect(
      noCompiler.error
        == "linux-sources: pkg-config: expected on the search path, to check what is written: install it, or say --unchecked\n"
    )
    #expect(!scratch.names.contains { $0.hasPrefix("out") })
    #expect(scratch.run("$/in", "$/out").status == 0)
  }

  @Test("a module that the compiler cannot read is reported as malformed")
  func unreadable() throws {
    let scratch = try Scratch(["in/A.swift": "class A {}\nimport UIKit\n", "build/Modules/UIKit.swiftmodule": ""])
    let result = scratch.check(["$/in", "$/out"]) {
      try BuiltModules(beside: "\(scratch.path)/build/linux-sources", sources: scratch.path)
    }
    #expect(result.status != 0)
    #expect(result.error.contains("malformed"))
  }
}

import Testing

@testable import SourceTranslation

@Suite("The import of UIKit") struct ImportTests {
  @Test(
    "is added to a source that uses its types without an import",
    arguments: [
      Word("import Foundation\nlet a: UIView", "import UIKit\nimport Foundation\nlet a: UIView"),
      Word("// Head\n\nimport Foundation\nlet a: UIView", "// Head\n\nimport UIKit\nimport Foundation\nlet a: UIView"),
      Word("@testable import Own\nlet a = CALayer()", "import UIKit\n@testable import Own\nlet a = CALayer()"),
      Word("// Head\n\n/// A.\nlet a: CGRect", "// Head\n\nimport UIKit\n/// A.\nlet a: CGRect"),
      Word("// Head\nlet a: CGFloat", "import UIKit\n// Head\nlet a: CGFloat"),
      Word("let a: NSLayoutConstraint", "import UIKit\nlet a: NSLayoutConstraint"),
      Word("import Foundation\nlet a = NSEC_PER_SEC", "import UIKit\nimport Foundation\nlet a = NSEC_PER_SEC"),
      Word("import CoreGraphics\nlet a: CALayer", "import UIKit\nimport CoreGraphics\nlet a: CALayer"),
      Word("import QuartzCore\nlet a: UIColor", "import UIKit\nimport QuartzCore\nlet a: UIColor"),
      Word(
        "#if DEBUG\nimport Foundation\n#endif\nlet a: UIView",
        "import UIKit\n#if DEBUG\nimport Foundation\n#endif\nlet a: UIView"
      ),
    ])
  func adds(_ word: Word) {
    let once = Translation(word.old, path: "A.swift").text
    #expect(once == word.new)
    #expect(Translation(once, path: "A.swift").text == once)
  }

  @Test(
    "of Foundation is added to a source that uses its names, and that imports nothing with them",
    arguments: [
      Word("class A { func a(_ t: TimeInterval) {} }", "import Foundation\nclass A { func a(_ t: TimeInterval) {} }"),
      Word("// Head\n\nlet a = NSString()", "// Head\n\nimport Foundation\nlet a = NSString()"),
      Word("@testable import Own\nlet a = sqrt(2)", "import Foundation\n@testable import Own\nlet a = sqrt(2)"),
    ])
  func addsFoundation(_ word: Word) {
    let once = Translation(word.old, path: "A.swift").text
    #expect(once == word.new)
    #expect(Translation(once, path: "A.swift").text == once)
  }

  @Test(
    "is not added if the types are imported or do not belong to UIKit",
    arguments: [
      "import UIKit\nlet a: UIView", "import QuartzCore\nlet a: CALayer",
      "import CoreGraphics\nlet a: CGPath", "import Foundation\nlet a: CGRect", "let a: UInt8 = 1, c: UI",
      "// UIView\nlet a = \"UIView\"", "let a = b.UIView", "class UIThing {}\nlet a = UIThing()",
      "import XCTest\nlet a: TimeInterval", "struct Date {}\nlet a = Date()", "let floor = 1, a = floor + b.sqrt(2)",
      "func pow(_ a: Int) {}", "#if canImport(UIKit)\nimport UIKit\n#endif\nlet a: UIView",
    ])
  func leaves(_ text: String) { #expect(Translation(text, path: "A.swift").text == text) }

  @Test("is not added for types that other sources of the module declare")
  func beside() {
    let context = TranslationContext(["class UIOwn {}", "typealias CGOwn = Int"])
    let text = "let a: UIOwn, b: CGOwn"
    #expect(Translation(text, path: "A.swift", context: context).text == text)
  }
}

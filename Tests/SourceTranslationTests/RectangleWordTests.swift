import Testing

@testable import SourceTranslation

@Suite("The intersection of rectangles") struct RectangleWordTests {
  private func translated(_ text: String) -> String { Translation(text, path: "A.swift").text }

  @Test(
    "is iOS's in a source that asks for it",
    arguments: [
      "import UIKit\nlet a = b.frame.intersects(c.frame)\n",
      "import UIKit\nlet a = b.filter { $0.frame.intersects(c) }\n",
      "import UIKit\nlet a = b.map(c.intersects)\n", "import UIKit\nlet a = c.intersects(_:)\n",
      "import UIKit\nlet a = b.intersects(c ? d : e)\n",
    ])
  func adds(_ text: String) {
    let once = translated(text)
    #expect(once.hasPrefix(text + "\nimport CoreGraphics\n\nextension CGRect {\n"))
    #expect(once.contains("  fileprivate func intersects(_ rect2: CGRect) -> Bool {") && translated(once) == once)
    let messages = Translation(text, path: "A.swift").messages
    #expect(messages.map(\.kind) == [.note] && messages.first?.line == 2)
  }

  @Test("and AVMakeRect are private functions of a source that calls them")
  func makes() {
    let text = "import AVFoundation\nimport UIKit\nlet a = AVMakeRect(aspectRatio: b, insideRect: c)\n"
    let once = translated(text)
    #expect(once.hasPrefix(text + "\nimport CoreGraphics\n\n/// Returns the largest rectangle"))
    #expect(once.contains("fileprivate func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect)"))
    #expect(translated(once) == once)
    for other in ["AVMakeRectangle(b)\n", "b.AVMakeRect(c)\n", "AVMakeRect()\nfunc AVMakeRect() {}\n"] {
      #expect(translated("let a = " + other) == "let a = " + other)
    }
  }

  @Test(
    "is left alone if nothing asks for it, the source has a method of its own, or code is inlinable",
    arguments: [
      "import UIKit\nlet a = b.intersects(integersIn: c)\n", "import UIKit\nlet a = intersects\n",
      "import UIKit\nlet a = \"b.intersects(c)\" // b.intersects(c)\n",
      "import UIKit\nlet a = b.intersects(c)\nstruct D { func intersects(_ e: E) -> Bool { true } }\n",
      "import UIKit\n@inlinable func f() -> Bool { b.intersects(c) }\n",
    ])
  func leaves(_ text: String) { #expect(translated(text) == text) }
}

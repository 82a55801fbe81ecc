import Foundation
import Testing

@testable import SourceTranslation

@Suite("Key-value observing by names") struct ObservingTests {
  private static let method = """
    observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
      )
    """

  /// Returns the declaration of a class that observes.
  private func observer(_ header: String, _ override: String = "override ") -> String {
    """
    import UIKit

    \(header) {
      \(override)func \(Self.method) {
        if keyPath == nil { super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context) }
      }
    }

    """
  }

  @Test(
    "stays as it is in responders and layers, and in classes whose superclass has the method",
    arguments: [
      "class A: UIView", "class A: UIViewController", "class B: NSObject {}\nclass A: UITableViewCell",
      "final class A: CALayer", "class A: Base",
    ]) func kept(_ header: String)
  {
    let text = observer(header)
    let translation = Translation(text, path: "A.swift")
    #expect(translation.text == text)
    #expect(translation.messages == [])
  }

  @Test(
    "becomes a protocol's method in other classes",
    arguments: [
      ("class A: NSObject", "class A: NSObject, KeyPathObserver"),
      ("class B: NSObject {}\nclass A: B, Closing", "class B: NSObject {}\nclass A: B, Closing, KeyPathObserver"),
      ("final class A: UIPanGestureRecognizer", "final class A: UIPanGestureRecognizer, KeyPathObserver"),
      (
        "@MainActor class A<T>: NSObject where T: B",
        "@MainActor class A<T>: NSObject, @preconcurrency KeyPathObserver where T: B"
      ),
    ]) func conforming(_ row: (String, String))
  {
    let translation = Translation(observer(row.0), path: "A.swift")
    #expect(translation.text == observer(row.1, ""))
    #expect(translation.messages == [])
    #expect(Translation(translation.text, path: "A.swift").text == translation.text)
  }

  @Test("is added once to a class behind an import of a class") func importedClass() {
    let header = "import class UIKit.UIImage\nclass A: NSObject"
    #expect(Translation(observer(header), path: "A.swift").text.contains("\nclass A: NSObject, KeyPathObserver {\n"))
  }

  @Test("is added once, to the class that subclasses inherit it from") func inherited() {
    let context = TranslationContext([observer("class A: NSObject"), observer("class B: A")])
    let sub = observer("class B: A")
    #expect(Translation(sub, path: "B.swift", context: context).text == sub)
  }

  @Test("is added with the import of UIKit, which has the protocol") func imported() {
    let old = observer("class A: NSObject").replacing("import UIKit\n", with: "import Foundation\n")
    #expect(
      Translation(old, path: "A.swift").text
        == observer("class A: NSObject, KeyPathObserver", "").replacing(
          "import UIKit\n", with: "import UIKit\nimport Foundation\n"))
  }

  @Test("compiles") func compiles() throws {
    let scratch = try Scratch([
      "in/A.swift": observer("class A: NSObject") + "class B: A {\n  let list = UIScrollView()\n  func begin() {\n"
        + "    list.addObserver(self, forKeyPath: #keyPath(UIScrollView.contentOffset), options: .new, context: nil)\n"
        + "    list.removeObserver(self, forKeyPath: \"contentOffset\")\n  }\n}\n",
      "in/B.swift": observer("class C: UIView"), "in/C.swift": observer("class D: CALayer"),
      "in/D.swift": observer("@MainActor class E: NSObject"),
    ])
    let result = scratch.check(["$/in", "$/out"])
    #expect(result.status == 0 && result.error == "")
    #expect(scratch.text("out/A.swift")?.contains("class A: NSObject, KeyPathObserver {") == true)
  }

  @Test(
    "of properties that notify no observers is reported",
    arguments: [
      ("a.addObserver(self, forKeyPath: \"status\", options: [], context: nil)", ["status"]),
      ("a.addObserver(self, forKeyPath: #keyPath(UIView.tag), options: [], context: nil)", ["tag"]),
      ("a.addObserver(self, forKeyPath: \"layer.position\", options: [], context: nil)", []),
      ("a.addObserver(self, forKeyPath: \"hidden\", options: [], context: nil)", []),
      ("a.addObserver(self, forKeyPath: #keyPath(UIView.isHidden), options: [], context: nil)", []),
      ("a.addObserver(self, forKeyPath: #keyPath(UIScrollView.delegate), options: [], context: nil)", []),
      ("a.observe(\\.parent) { _, _ in }", []),
      ("a.addObserver(self, forKeyPath: path, options: [], context: nil)", []),
      ("center.addObserver(self, selector: a, name: nil, object: nil)", []),
    ]) func unknown(_ row: (String, [String]))
  {
    let messages = Translation("import UIKit\n" + row.0, path: "A.swift").messages
    #expect(messages.map(\.text) == row.1.map { "\($0) notifies no observers on Linux" })
  }
}

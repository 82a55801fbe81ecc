import Testing

@testable import SourceTranslation

@Suite("An appearance proxy") struct AppearanceWordTests {
  private func translation(_ text: String) -> Translation { Translation("import UIKit\n\(text)\n", path: "A.swift") }

  @Test(
    "whose property is read is a new object",
    arguments: [
      ("a(UIView.appearance().tintColor)", "a(UIView().tintColor)"),
      (
        "let a = UIView.appearance().semanticContentAttribute == .forceRightToLeft",
        "let a = UIView().semanticContentAttribute == .forceRightToLeft"
      ),
      ("if let a = UIBar.appearance().texts?[.font] as? UIFont {}", "if let a = UIBar().texts?[.font] as? UIFont {}"),
      ("if case let a as UIFont = UIBar.appearance().b?[.c] {}", "if case let a as UIFont = UIBar().b?[.c] {}"),
      ("let a = UIBar.appearance().shadow!.size != b", "let a = UIBar().shadow!.size != b"),
    ])
  func reads(_ text: String, _ expected: String) {
    let translation = translation(text)
    #expect(translation.text == "import UIKit\n\(expected)\n")
    #expect(translation.messages.map(\.text) == ["nothing sets an appearance on Linux: this is a new object's value"])
  }

  @Test(
    "that is set, called, kept or an app's own is left alone",
    arguments: [
      "UIView.appearance().tintColor = a", "UIBar.appearance().texts?[.font] = a", "UIBar.appearance().size.width += 1",
      "UIBar.appearance().setImage(a)", "let a = UIBar.appearance()", "let a = Bar.appearance().tintColor",
      "UIBar.appearance(whenContainedInInstancesOf: [Page.self]).tintColor = a",
    ])
  func leaves(_ text: String) {
    #expect(translation(text).text == "import UIKit\n\(text)\n" && translation(text).messages.isEmpty)
  }
}

import Testing

@testable import SourceTranslation

@Suite("The application and its time") struct ApplicationWordTests {
  private func translated(_ text: String) -> String { Translation(text, path: "A.swift").text }

  @Test(
    "are Linux's",
    arguments: [
      ("let a = b.delegate?.window??.bounds", "let a = b.delegate?.window?.bounds"),
      ("let a = (b as? UIWindowSceneDelegate)!.window!!.c()", "let a = (b as? UIWindowSceneDelegate)!.window!.c()"),
      ("UIApplication.value(forKeyPath: #keyPath(UIApplication.shared)) as? B", "UIApplication.shared as? B"),
      ("let a = UIApplication.value(forKey: \"sharedApplication\")", "let a = UIApplication.shared"),
      ("let a: CFAbsoluteTime = b", "let a: TimeInterval = b"),
      ("let a = CFAbsoluteTimeGetCurrent() - b", "let a = Date.timeIntervalSinceReferenceDate - b"),
    ])
  func replaces(_ text: String, _ expected: String) {
    #expect(translated("import UIKit\n\(text)\n") == "import UIKit\n\(expected)\n")
  }

  @Test(
    "are left alone if something else has their names",
    arguments: [
      "let a = b.window ?? c.bounds", "let a = window??.bounds", "let a = b.window?.bounds",
      "let a = B.value(forKeyPath: \"shared\")", "let a = UIApplication.value(forKeyPath: \"delegate\")",
      "let a = b.CFAbsoluteTimeGetCurrent()",
    ])
  func leaves(_ text: String) {
    #expect(translated("import UIKit\n\(text)\n") == "import UIKit\n\(text)\n")
  }
}

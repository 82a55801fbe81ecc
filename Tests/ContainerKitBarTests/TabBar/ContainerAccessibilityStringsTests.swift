import Foundation
import Testing

@testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("Accessibility strings", .serialized) struct AccessibilityStringsTests {
  /// Returns all strings: for a page with and without a title, and for badges with a number, a one, a dot and a text.
  private func all(_ strings: ContainerAccessibilityStrings) -> [String] {
    [strings.page("Search", 2, 4), strings.page("", 1, 3)] + ["3", "1", "", "New"].map(strings.badge)
  }

  /// Calls the closure with a bundle that has these tables.
  private func withBundle(_ tables: [String: String], _ body: (Bundle) throws -> Void) throws {
    let position = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: position, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: position) }
    for (name, lines) in tables {
      try lines.write(to: position.appendingPathComponent("\(name).strings"), atomically: true, encoding: .utf8)
    }
    try body(#require(Bundle(url: position)))
  }

  private let german = """
    "ContainerKit.page" = "Seite %2$ld von %3$ld: %1$@";
    "ContainerKit.page.untitled" = "Seite %1$ld von %2$ld";
    "ContainerKit.badge.count" = "%ld neu";
    "ContainerKit.badge.dot" = "Neues";
    """

  @Test("are in English if the main bundle has none")
  func english() {
    #expect(
      all(ContainerAccessibilityStrings()) == [
        "Search, page 2 of 4", "Page 1 of 3", "3 new", "1 new", "new items", "New",
      ])
  }

  @Test("come from a bundle's table, by default Localizable", arguments: [nil, "Tabs"])
  func localized(_ table: String?) throws {
    try withBundle([table ?? "Localizable": german]) { bundle in
      #expect(
        all(ContainerAccessibilityStrings(bundle: bundle, tableName: table)) == [
          "Seite 2 von 4: Search", "Seite 1 von 3", "3 neu", "1 neu", "Neues", "New",
        ])
    }
  }

  @Test("are in English for keys that the bundle does not have")
  func partly() throws {
    try withBundle(["Localizable": "\"ContainerKit.badge.dot\" = \"Neues\";"]) { bundle in
      #expect(
        all(ContainerAccessibilityStrings(bundle: bundle)) == [
          "Search, page 2 of 4", "Page 1 of 3", "3 new", "1 new", "Neues", "New",
        ])
    }
  }

  @Test("come from a closure if there is one, and from the bundle otherwise")
  func closure() throws {
    try withBundle(["Localizable": german]) { bundle in
      var strings = ContainerAccessibilityStrings(bundle: bundle)
      strings.badge = { "\($0) unread" }
      #expect(
        all(strings) == ["Seite 2 von 4: Search", "Seite 1 von 3", "3 unread", "1 unread", " unread", "New unread"])
    }
  }
}

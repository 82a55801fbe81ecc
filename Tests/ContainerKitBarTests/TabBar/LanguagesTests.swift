import Foundation
import Testing

@testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The package's accessibility strings", .serialized) struct LanguagesTests {
  /// The texts of each language, for a page with and without a title, and for badges with numbers and a dot.
  nonisolated static let languages: [String: [String]] = [
    "en": ["Home, page 2 of 4", "Page 1 of 3", "1 new", "3 new", "new items"],
    "de": ["Home, Seite 2 von 4", "Seite 1 von 3", "1 neu", "3 neu", "Neues"],
    "fr": ["Home, page 2 sur 4", "Page 1 sur 3", "Nouveautés\u{a0}: 1", "Nouveautés\u{a0}: 3", "nouveautés"],
    "es": ["Home, página 2 de 4", "Página 1 de 3", "Novedades: 1", "Novedades: 3", "novedades"],
    "it": ["Home, pagina 2 di 4", "Pagina 1 di 3", "1 novità", "3 novità", "novità"],
    "pt-BR": ["Home, página 2 de 4", "Página 1 de 3", "Novidades: 1", "Novidades: 3", "novidades"],
    "nl": ["Home, pagina 2 van 4", "Pagina 1 van 3", "1 nieuw", "3 nieuw", "nieuw"],
    "ja": ["Home、4ページ中2ページ目", "3ページ中1ページ目", "新着1件", "新着3件", "新着あり"],
    "zh-Hans": ["Home，第2页，共4页", "第1页，共3页", "1个新项目", "3个新项目", "有新项目"],
    "ko": ["Home, 4페이지 중 2페이지", "3페이지 중 1페이지", "새로운 항목 1개", "새로운 항목 3개", "새로운 항목 있음"],
  ]

  private func all(_ strings: ContainerAccessibilityStrings) -> [String] {
    [strings.page("Home", 2, 4), strings.page("", 1, 3)] + ["1", "3", ""].map(strings.badge)
  }

  /// Returns the bundle of a language. The name of its folder is in lower case where packages are built without Xcode.
  private func bundle(_ language: String) throws -> Bundle {
    let resources = try #require(ResourceBundle.current)
    let folders = try FileManager.default.contentsOfDirectory(at: resources.bundleURL, includingPropertiesForKeys: nil)
    let folder = try #require(folders.first { $0.lastPathComponent.lowercased() == "\(language).lproj".lowercased() })
    return try #require(Bundle(url: folder))
  }

  /// Returns the keys and the placeholders of a language, in their order.
  private func placeholders(_ language: String) throws -> [String: [String]] {
    let file = try bundle(language).bundleURL.appendingPathComponent("Localizable.strings")
    let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
    return try #require(list as? [String: String]).mapValues { text in
      text.matches(of: /%[^@d]*[@d]/).map { String($0.output) }.sorted()
    }
  }

  @Test("are in ten languages, each with all keys and their placeholders, in files that can be read")
  func keys() throws {
    let resources = try #require(ResourceBundle.current)
    let folders = try FileManager.default.contentsOfDirectory(atPath: resources.bundlePath)
    let languages = Self.languages.keys.sorted()
    #expect(folders.filter { $0.hasSuffix(".lproj") }.sorted() == languages.map { "\($0).lproj".lowercased() }.sorted())
    for language in languages {
      #expect(
        try placeholders(language) == [
          "ContainerKit.page": ["%1$@", "%2$ld", "%3$ld"], "ContainerKit.page.untitled": ["%1$ld", "%2$ld"],
          "ContainerKit.badge.count": ["%ld"], "ContainerKit.badge.dot": [],
        ], "\(language)")
    }
  }

  @Test("say the same in each language", arguments: languages.keys.sorted())
  func texts(_ language: String) throws {
    let strings = ContainerAccessibilityStrings(bundle: .main, tableName: nil, package: try bundle(language))
    #expect(all(strings) == Self.languages[language])
  }

  @Test("come after the app's, and before English, which an app without the bundle gets")
  func order() throws {
    let position = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: position, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: position) }
    try "\"ContainerKit.badge.count\" = \"Ungelesen: %ld\";".write(
      to: position.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
    let app = try #require(Bundle(url: position))
    let german = ContainerAccessibilityStrings(bundle: app, tableName: nil, package: try bundle("de"))
    #expect(all(german) == ["Home, Seite 2 von 4", "Seite 1 von 3", "Ungelesen: 1", "Ungelesen: 3", "Neues"])
    let none = ContainerAccessibilityStrings(bundle: app, tableName: nil, package: nil)
    #expect(all(none) == ["Home, page 2 of 4", "Page 1 of 3", "Ungelesen: 1", "Ungelesen: 3", "new items"])
    #expect(all(ContainerAccessibilityStrings(bundle: .main, tableName: nil, package: nil)) == Self.languages["en"])
  }
}

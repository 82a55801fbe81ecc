import Foundation
import Testing

@testable import Film

@Suite("The page of a gallery") struct GalleryPageTests {
  private static func page(_ cards: [GalleryPage.Card]) -> String {
    GalleryPage(application: "App & Co", width: 390, height: 844, cards: cards).html
  }

  private static let card = GalleryPage.Card(
    folder: "a b", title: "<Cube>", summary: "A \"quarter\" turn.",
    sources: [.init(name: "Cube.swift", text: "\nlet a = \"</code>\"\n")])

  @Test("has a card for each film with its title, its summary, its code, and links into its folder")
  func card() {
    let html = Self.page([Self.card, .init(folder: "flip", title: "Flip", summary: nil, sources: [])])
    let addresses = html.matches(of: /(?:href|src)="([^"]*)"/).map { String($0.1) }
    #expect(
      addresses == [
        "data:,", "a%20b/index.html", "a%20b/still.png", "a%20b/loop.png", "flip/index.html", "flip/still.png",
        "flip/loop.png",
      ])
    #expect(html.contains(#"<span class="title">&lt;Cube&gt;</span>"#))
    #expect(html.contains(#"<span class="summary">A &quot;quarter&quot; turn.</span>"#))
    #expect(
      html.contains(#"<code><span class="k">let</span> a = <span class="s">&quot;&lt;/code&gt;&quot;</span></code>"#))
    #expect(html.matches(of: /<details>/).count == 1)
    #expect(html.contains("<title>ContainerKit · Transitions of App &amp; Co</title>"))
    #expect(html.contains("<h1>ContainerKit</h1>") && html.contains("2 scenes, filmed"))
  }

  @Test("loads nothing except the films' pictures")
  func references() {
    let html = Self.page([Self.card])
    for address in ["http:", "https:", "//cdn", "@import", "url(", "<link rel=\"stylesheet\"", "fetch(", "import("] {
      #expect(!html.contains(address), "\(address)")
    }
  }
}

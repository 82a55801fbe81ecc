import Foundation

/// The `index.html` of a folder with many films: a card for each, with a loop, a title, a summary, and the code of its
/// transition. It needs only the pictures in the films' folders.
package struct GalleryPage: Sendable {
  /// A film of the gallery.
  package struct Card: Sendable {
    /// The name of the film's folder.
    package var folder: String
    package var title: String
    package var summary: String?
    package var sources: [Source]

    package init(folder: String, title: String, summary: String?, sources: [Source]) {
      (self.folder, self.title, self.summary, self.sources) = (folder, title, summary, sources)
    }
  }

  /// A file of source code.
  package struct Source: Sendable {
    package var name: String
    package var text: String

    package init(name: String, text: String) { (self.name, self.text) = (name, text) }
  }

  /// The name of the filmed application.
  let application: String
  /// The pictures' size in points.
  let width: Double
  let height: Double
  let cards: [Card]

  package init(application: String, width: Double, height: Double, cards: [Card]) {
    (self.application, self.width, self.height, self.cards) = (application, width, height, cards)
  }

  package func htmlData() -> Data { Data(html.utf8) }

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>ContainerKit · Transitions of \(FilmPage.escaped(application))</title>
    <link rel="icon" href="data:,">
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <header>
    <h1>ContainerKit</h1>
    <p>\(lead)</p>
    <div class="tools" hidden>
    <input id="filter" type="search" placeholder="Filter" aria-label="Filter scenes" aria-keyshortcuts="/"
      autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="search">
    <output id="count" for="filter"></output>
    <button id="motion" type="button">Pause</button>
    </div>
    </header>
    <main>
    \(cards.map(markup).joined(separator: "\n"))
    </main>
    <p id="nothing" hidden>No scene has all of these words.
    <button id="all" type="button">Show all</button></p>
    <script>
    \(Self.program)
    </script>
    </body>
    </html>

    """
  }

  private var lead: String {
    let count = cards.count == 1 ? "1 scene" : "\(cards.count) scenes"
    return "Page transitions in \(count), filmed frame by frame. Open one to step through frames, curves, and calls."
  }

  private func markup(_ card: Card) -> String {
    let folder = Self.address(card.folder)
    let size = "width=\"\(JSON.number(width).text)\" height=\"\(JSON.number(height).text)\""
    let summary = card.summary.map { "<span class=\"summary\">\(FilmPage.escaped($0))</span>\n" } ?? ""
    return """
      <article class="card" id="\(FilmPage.escaped(card.folder))">
      <a class="open" href="\(folder)/\(FilmFolder.pageName)">
      <span class="panel"><span class="device">
      <img class="still" src="\(folder)/\(FilmFolder.stillName)" \(size) alt="" loading="lazy">
      <img class="loop" data-src="\(folder)/\(FilmFolder.loopName)" \(size) alt="">
      </span></span>
      <span class="title">\(FilmPage.escaped(card.title))</span>
      \(summary)</a>
      \(code(card))</article>
      """
  }

  private func code(_ card: Card) -> String {
    guard !card.sources.isEmpty else { return "" }
    let files = card.sources.map { source in
      "<figure><figcaption>\(FilmPage.escaped(source.name))</figcaption>"
        + "<pre tabindex=\"0\" aria-label=\"\(FilmPage.escaped(source.name))\"><code>"
        + SwiftHighlighter.html(source.text.trimmingCharacters(in: .newlines)) + "</code></pre></figure>"
    }
    return """
      <details>
      <summary aria-label="Code of \(FilmPage.escaped(card.title))">Code</summary>
      <div class="code">
      \(files.joined(separator: "\n"))
      </div>
      </details>

      """
  }

  /// Returns a folder's name, escaped for use as a URL.
  private static func address(_ folder: String) -> String {
    FilmPage.escaped(folder.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? folder)
  }
}

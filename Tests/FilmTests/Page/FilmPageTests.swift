import Foundation
import Testing

@testable import Film

@Suite("The page of a film") struct FilmPageTests {
  private static func timeline(scene: String, title: String) -> Timeline {
    var timeline = Timeline(scene: scene, width: 390, height: 844, scale: 2, fps: 60)
    timeline.events = [.init(time: 0, frame: 0, name: "viewWillAppear", subject: title)]
    timeline.frames = [
      .init(
        index: 0, time: 0, selectedIndex: 0, transition: nil,
        containerLayer: .init(speed: 1, timeOffset: 0, beginTime: 0),
        children: [.init(title: title, isInWindow: true, frame: CGRect(x: 0, y: 0, width: 390, height: 795), alpha: 1)],
        tabs: [])
    ]
    return timeline
  }

  /// Returns the text between the first `start` and the next `end`.
  private func part(of html: String, from start: String, to end: String) throws -> String {
    let begin = try #require(html.range(of: start)).upperBound
    let rest = html[begin...]
    return String(rest[..<(try #require(rest.range(of: end)).lowerBound)])
  }

  @Test(
    "contains the timeline, whatever the titles are",
    arguments: [
      "Today", "设置", "</script><script>alert(1)</script>", "<!-- <script>", "]]>", "a \"b\" \\ & 'c'\n\u{2028}",
    ])
  func embeddedTimeline(title: String) throws {
    let timeline = Self.timeline(scene: title, title: title)
    let html = FilmPage(timeline: timeline).html
    let text = try part(of: html, from: #"<script type="application/json" id="timeline">"#, to: "</script>")
    #expect(!text.contains("<"))
    let read = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
    let written = try JSONSerialization.jsonObject(with: timeline.jsonData()) as? NSDictionary
    #expect(read != nil)
    #expect(read == written)
  }

  @Test(
    "escapes the scene's name in its title and heading, even with a combining mark",
    arguments: [("<b>&\"'", "&lt;b&gt;&amp;&quot;&#39;"), ("<\u{338}script>", "&lt;\u{338}script&gt;")])
  func escapedTitle(scene: String, escaped: String) throws {
    let html = FilmPage(timeline: Self.timeline(scene: scene, title: "A")).html
    #expect(try part(of: html, from: "<h1>", to: "</h1>") == escaped)
    #expect(try part(of: html, from: "<title>", to: "</title>") == escaped + " · Film")
  }

  @Test("loads nothing except the pictures in its folder")
  func references() throws {
    let html = FilmPage(timeline: Self.timeline(scene: "pan", title: "A")).html
    for address in ["http:", "https:", "//cdn", "@import", "url(", "<link rel=\"stylesheet\"", "fetch(", "import("] {
      #expect(!html.contains(address), "\(address)")
    }
    let sources = html.matches(of: /(?:src|href)="([^"]*)"/).map { String($0.1) }
    #expect(sources == ["data:,", "frame-0000.png"])
  }

  @Test("describes the film")
  func facts() throws {
    let html = FilmPage(timeline: Self.timeline(scene: "pan", title: "A")).html
    #expect(try part(of: html, from: "<h1>", to: "</h1>") == "pan")
    let facts = try part(of: html, from: #"<p class="facts">"#, to: "</p>").matches(of: /<span>([^<]*)<\/span>/).map {
      String($0.1)
    }
    #expect(facts == ["390 × 844 points", "scale 2", "60 fps", "1 frame, 0 s"])
  }

  @Test("exists for an empty film, too")
  func empty() {
    let html = FilmPage(timeline: Timeline(scene: "", width: 1, height: 1, scale: 1, fps: 1)).html
    #expect(html.hasPrefix("<!DOCTYPE html>\n"))
    #expect(html.hasSuffix("</html>\n"))
  }

  @Test("is written next to the timeline, and removed by the next film")
  func folder() throws {
    let path = NSTemporaryDirectory() + "/film-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: path) }
    let timeline = Self.timeline(scene: "pan", title: "A")
    do {
      let folder = try FilmFolder(path: path)
      try folder.write(timeline)
      let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      #expect(names == [".film", "index.html", "timeline.json"])
      #expect(
        FileManager.default.contents(atPath: folder.file("index.html")) == FilmPage(timeline: timeline).htmlData())
    }
    _ = try FilmFolder(path: path)
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == [".film"])
  }
}

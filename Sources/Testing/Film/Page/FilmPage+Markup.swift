extension FilmPage {
  /// The page's elements. The script fills in the content of each frame.
  var markup: String {
    """
    <header>
    \(back)<h1>\(Self.escaped(timeline.title))</h1>
    \(summary)<p class="facts">\(facts)</p>
    </header>
    <main>
    <section class="film" aria-label="Film">
    <img id="picture" src="\(FilmFolder.pictureName(0))" width="\(Int(timeline.width))" height="\(Int(timeline.height))"
      decoding="sync" alt="">
    <p id="state"></p>
    <ul id="notes" aria-label="Issues"></ul>
    \(Self.transport)
    </section>
    <section class="curves" id="curves" aria-label="Curves"></section>
    <section class="calls" aria-labelledby="calls-title">
    <h2 id="calls-title">Calls</h2>
    <ol id="calls"></ol>
    </section>
    </main>
    <noscript><p>The slider, the curves and the calls need JavaScript.</p></noscript>
    """
  }

  private var back: String {
    guard let gallery else { return "" }
    let arrow = Self.icon("M15 5l-7 7 7 7")
    return "<a id=\"gallery\" href=\"\(Self.escaped(gallery))\">\(arrow)All films</a>\n"
  }

  private var summary: String {
    timeline.summary.map { "<p class=\"summary\">\(Self.escaped($0))</p>\n" } ?? ""
  }

  private var facts: String {
    let size = "\(Self.plain(timeline.width)) × \(Self.plain(timeline.height)) points"
    let count = timeline.frames.count == 1 ? "1 frame" : "\(timeline.frames.count) frames"
    let seconds = ((timeline.frames.last?.time ?? 0) * 100).rounded() / 100
    let parts = [
      size, "scale \(Self.plain(timeline.scale))", "\(Self.plain(timeline.fps)) fps",
      "\(count), \(Self.plain(seconds)) s",
    ]
    return parts.map { "<span>\($0)</span>" }.joined(separator: " ")
  }

  private static func plain(_ value: Double) -> String { JSON.number(value).text }

  private static let transport = """
    <div class="transport" role="group" aria-label="Playing">
    <input id="slider" type="range" min="0" max="0" value="0" step="1" aria-label="Frame">
    <div class="buttons">
    <button id="back" type="button" aria-label="One frame back">\(icon("M5 4v16h2.4V4zM19 4v16L9 12z"))</button>
    <button id="play" type="button" aria-label="Play">\(icon("M7 4l13 8-13 8z", id: "play-shape"))</button>
    <button id="on" type="button" aria-label="One frame on">\(icon("M19 4v16h-2.4V4zM5 4v16l10-8z"))</button>
    <select id="speed" aria-label="Speed">
    <option value="1">1×</option><option value="0.5">½×</option><option value="0.25">¼×</option>
    <option value="0.1">⅒×</option>
    </select>
    <output id="place" for="slider"></output>
    </div>
    <p class="keys"><kbd>←</kbd> <kbd>→</kbd> step, with <kbd>⇧</kbd> by ten; <kbd>space</kbd> plays</p>
    </div>
    """

  private static func icon(_ path: String, id: String? = nil) -> String {
    let name = id.map { " id=\"\($0)\"" } ?? ""
    return "<svg viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path\(name) d=\"\(path)\"/></svg>"
  }
}

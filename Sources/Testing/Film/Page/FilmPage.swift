import Foundation

/// The `index.html` of a film's folder: the frames under a slider, the curves and the calls. It needs only the pictures
/// next to it. The timeline is embedded, because a page that is opened from a file may not read another file.
package struct FilmPage: Sendable {
  let timeline: Timeline
  /// The address of the gallery that the film is part of.
  let gallery: String?

  package init(timeline: Timeline, gallery: String? = nil) {
    (self.timeline, self.gallery) = (timeline, gallery)
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
    <title>\(Self.escaped(timeline.title)) · Film</title>
    <link rel="icon" href="data:,">
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    \(markup)
    <script type="application/json" id="timeline">
    \(Self.embedded(timeline.jsonData()))</script>
    <script>
    \(Self.program)
    </script>
    </body>
    </html>

    """
  }

  /// Returns text escaped for use between tags and in attributes.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// Returns JSON for use in a script element, which ends at the first `</script`, even inside a string. Outside of
  /// strings JSON has no `<`.
  static func embedded(_ json: Data) -> String {
    String(decoding: json, as: UTF8.self).unicodeScalars.reduce(into: "") { result, scalar in
      if scalar == "<" { result += "\\u003c" } else { result.unicodeScalars.append(scalar) }
    }
  }
}

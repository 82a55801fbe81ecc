import Foundation

/// `index.html` of a film's folder: the frames under a slider, the curves and the calls. It needs the pictures that lie
/// beside it and nothing else: a page that is opened from a file may not read another file, so the timeline is in it.
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

  /// Text between tags and in attributes.
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

  /// JSON inside of a script element, which ends at the first `</script` whatever stands around it. Outside of strings
  /// JSON has no `<`.
  static func embedded(_ json: Data) -> String {
    String(decoding: json, as: UTF8.self).unicodeScalars.reduce(into: "") { result, scalar in
      if scalar == "<" { result += "\\u003c" } else { result.unicodeScalars.append(scalar) }
    }
  }
}

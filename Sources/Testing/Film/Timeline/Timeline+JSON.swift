import Foundation
import Stage

extension Timeline {
  /// Returns the text of `timeline.json`: each event and frame on a separate line. The same film gives the same bytes.
  package func jsonData() -> Data {
    let head: KeyValuePairs<String, JSON> = [
      "scene": .string(scene), "title": .string(title), "summary": summary.map { .string($0) } ?? .null,
      "width": .number(width), "height": .number(height), "scale": .number(scale),
      "fps": .number(fps),
    ]
    let members =
      head.map { "  \(JSON.string($0).text): \($1.text)" }
      + (settings.isEmpty ? [] : ["  \"settings\": \(JSON.array(settings.map { .string($0) }).text)"])
      + (issues.isEmpty ? [] : [Self.list("issues", issues.map(\.json))])
      + [Self.list("events", events.map(\.json)), Self.list("posts", posts.map(\.json))]
      + [Self.list("frames", frames.map(\.json))]
    return Data("{\n\(members.joined(separator: ",\n"))\n}\n".utf8)
  }

  private static func list(_ name: String, _ values: [JSON]) -> String {
    guard !values.isEmpty else { return "  \"\(name)\": []" }
    return "  \"\(name)\": [\n" + values.map { "    " + $0.text }.joined(separator: ",\n") + "\n  ]"
  }
}

extension Timeline.Issue {
  var json: JSON { .object(["frame": .number(Double(frame)), "text": .string(text)]) }
}

extension Timeline.Event {
  var json: JSON {
    .object(["t": .number(time), "frame": .number(Double(frame)), "name": .string(name), "who": .string(subject)])
  }
}

extension Timeline.Frame {
  var json: JSON {
    .object([
      "index": .number(Double(index)), "t": .number(time), "selectedIndex": .number(Double(selectedIndex)),
      "titles": .string(titles), "transition": transition?.json ?? .null, "containerLayer": containerLayer.json,
      "children": .array(children.map(\.json)), "others": .array(others.map(\.json)), "tabs": .array(tabs.map(\.json)),
      "elements": elements.map { .array($0.map(\.json)) } ?? .null, "flash": flash.map { .string($0) } ?? .null,
    ])
  }
}

extension Timeline.Post {
  var json: JSON {
    .object([
      "t": .number(time), "frame": .number(Double(frame)), "name": .string(post.name),
      "text": post.text.map { .string($0) } ?? .null, "element": post.element.map { .string($0) } ?? .null,
    ])
  }
}

extension AccessibleElement {
  var json: JSON {
    .object([
      "spoken": .string(spoken), "identifier": identifier.map { .string($0) } ?? .null,
      "frame": .array([frame.minX, frame.minY, frame.width, frame.height].map { .number(Double($0)) }),
    ])
  }
}

extension Timeline.Transition {
  var json: JSON {
    .object([
      "from": .string(from), "to": .string(to), "percent": .number(percent), "interactive": .bool(isInteractive),
      "cancelled": .bool(isCancelled),
    ])
  }
}

extension Timeline.LayerTime {
  /// The timing with all digits, so that a reader can see that the values are exactly 1, 0 and 0.
  var json: JSON {
    .object(["speed": .exact(speed), "timeOffset": .exact(timeOffset), "beginTime": .exact(beginTime)])
  }
}

extension Timeline.Child {
  var json: JSON {
    let box = frame.map { JSON.array([$0.minX, $0.minY, $0.width, $0.height].map { .number(Double($0)) }) }
    return .object([
      "title": .string(title), "inWindow": .bool(isInWindow), "frame": box ?? .null, "alpha": .number(alpha),
    ])
  }
}

extension Timeline.Tab {
  var json: JSON {
    .object(["title": .string(title), "color": .array(color.map { .number($0) }), "selected": .bool(isSelected)])
  }
}

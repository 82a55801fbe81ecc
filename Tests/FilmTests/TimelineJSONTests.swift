import Foundation
import Testing
import UIKit

@testable import Film
@testable import Stage

@Suite("A timeline as JSON") struct TimelineJSONTests {
  private static func timeline() -> Timeline {
    var timeline = Timeline(scene: "pan \"1\"", title: "Pan", width: 390, height: 844, scale: 2, fps: 59.94)
    timeline.events = [.init(time: 1 / 3, frame: 20, name: "viewWillAppear", subject: "设置")]
    timeline.posts = [
      .init(time: 1 / 3, frame: 20, post: .init(name: "pageScrolled", text: "设置, page 2 of 2")),
      .init(time: 0.5, frame: 30, post: .init(name: "screenChanged", element: "A, button")),
    ]
    timeline.frames = [
      .init(
        index: 0, time: 0, selectedIndex: 1, transition: nil,
        containerLayer: .init(speed: 1, timeOffset: 0, beginTime: 0),
        children: [.init(title: "A", isInWindow: false, frame: nil, alpha: 1)],
        tabs: [.init(title: "A", color: [0, 0.5, 1, 1], isSelected: false)],
        elements: [
          .init(
            label: "A", identifier: "first", traits: [.button, .selected],
            frame: CGRect(x: 0, y: 795, width: 195, height: 49), tab: .init(number: 1, count: 2))
        ]),
      .init(
        index: 1, time: 1 / 59.94, selectedIndex: 1,
        transition: .init(from: "A", to: "设置", percent: 0.25, isInteractive: true, isCancelled: false),
        containerLayer: .init(speed: 0, timeOffset: 1000.2166666666667, beginTime: 0),
        children: [
          .init(
            title: "A\n\\", isInWindow: true, frame: CGRect(x: -0.0000001, y: 1e-7, width: 390, height: 795.1234567),
            alpha: 0.7500000001)
        ],
        others: [.init(title: "Sheet", isInWindow: true, frame: CGRect(x: 0, y: 0, width: 390, height: 844), alpha: 1)],
        tabs: []),
    ]
    return timeline
  }

  @Test("is written the same way every time, key for key")
  func text() {
    #expect(
      String(decoding: Self.timeline().jsonData(), as: UTF8.self) == #"""
        {
          "scene": "pan \"1\"",
          "title": "Pan",
          "summary": null,
          "width": 390,
          "height": 844,
          "scale": 2,
          "fps": 59.94,
          "events": [
            {"t": 0.333333, "frame": 20, "name": "viewWillAppear", "who": "设置"}
          ],
          "posts": [
            {"t": 0.333333, "frame": 20, "name": "pageScrolled", "text": "设置, page 2 of 2", "element": null},
            {"t": 0.5, "frame": 30, "name": "screenChanged", "text": null, "element": "A, button"}
          ],
          "frames": [
            {"index": 0, "t": 0, "selectedIndex": 1, "titles": "", "transition": null, "containerLayer": {"speed": 1, "timeOffset": 0, "beginTime": 0}, "children": [{"title": "A", "inWindow": false, "frame": null, "alpha": 1}], "others": [], "tabs": [{"title": "A", "color": [0, 0.5, 1, 1], "selected": false}], "elements": [{"spoken": "A, selected, tab, 1 of 2", "identifier": "first", "frame": [0, 795, 195, 49]}], "flash": null},
            {"index": 1, "t": 0.016683, "selectedIndex": 1, "titles": "", "transition": {"from": "A", "to": "设置", "percent": 0.25, "interactive": true, "cancelled": false}, "containerLayer": {"speed": 0, "timeOffset": 1000.2166666666667, "beginTime": 0}, "children": [{"title": "A\n\\", "inWindow": true, "frame": [0, 0, 390, 795.123457], "alpha": 0.75}], "others": [{"title": "Sheet", "inWindow": true, "frame": [0, 0, 390, 844], "alpha": 1}], "tabs": [], "elements": null, "flash": null}
          ]
        }

        """#)
  }

  @Test("contains the user settings that differ from the defaults")
  func settings() throws {
    var timeline = Timeline(scene: "", width: 1, height: 1, scale: 1, fps: 1)
    timeline.settings = ["dark", "text-size AX5"]
    let read = try JSONSerialization.jsonObject(with: timeline.jsonData()) as? [String: Any]
    #expect(read?["settings"] as? [String] == ["dark", "text-size AX5"])
  }

  @Test("can be read by a JSON parser")
  func readable() throws {
    let read = try JSONSerialization.jsonObject(with: Self.timeline().jsonData()) as? [String: Any]
    #expect(
      read?.keys.sorted() == [
        "events", "fps", "frames", "height", "posts", "scale", "scene", "summary", "title", "width",
      ])
    let frames = try #require(read?["frames"] as? [[String: Any]])
    let layer = try #require(frames[1]["containerLayer"] as? [String: Any])
    #expect(layer["speed"] as? Double == 0)
    #expect(((frames[1]["children"] as? [[String: Any]])?.first?["title"] as? String) == "A\n\\")
  }

  @Test("is valid for an empty film, too")
  func empty() throws {
    let data = Timeline(scene: "", width: 1, height: 1, scale: 1, fps: 1).jsonData()
    #expect(try JSONSerialization.jsonObject(with: data) is [String: Any])
  }
}

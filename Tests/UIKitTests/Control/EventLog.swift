import UIKit

/// Logs every event of a control by name, with a star if the control was highlighted at the event.
@MainActor final class EventLog {
  private(set) var events: [String] = []

  static let names: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "downRepeat"), (.touchDragInside, "dragInside"),
    (.touchDragOutside, "dragOutside"), (.touchDragEnter, "dragEnter"), (.touchDragExit, "dragExit"),
    (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
    (.valueChanged, "valueChanged"), (.primaryActionTriggered, "primary"),
  ]

  init(_ control: UIControl) {
    for (event, name) in Self.names {
      control.addAction(
        UIAction { [weak self, weak control] _ in
          self?.events.append(name + (control?.isHighlighted == true ? "*" : ""))
        }, for: event)
    }
  }

  func take() -> [String] {
    defer { events = [] }
    return events
  }
}

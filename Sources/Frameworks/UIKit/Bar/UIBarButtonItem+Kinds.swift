extension UIBarButtonItem {
  /// The look of an item. Raw values are those of the header.
  public enum Style: Int, Sendable {
    /// A title in the regular font.
    case plain = 0
    /// A title in a heavier font, for an action that completes a task.
    case done = 2
  }

  /// The purpose of an item. Raw values are those of the header, whose other items are not available here.
  public enum SystemItem: Int, Sendable {
    /// "Done".
    case done = 0
    /// "Cancel".
    case cancel = 1
    /// "Edit".
    case edit = 2
    /// "Save".
    case save = 3
    /// A plus sign.
    case add = 4
    /// Space that takes all available width.
    case flexibleSpace = 5
    /// Space of the item's width.
    case fixedSpace = 6
    /// A magnifying glass.
    case search = 12
    /// A cross.
    case stop = 14
    /// A triangle that points right.
    case play = 17
    /// Two upright bars.
    case pause = 18
    /// Two triangles that point left.
    case rewind = 19
    /// Two triangles that point right.
    case fastForward = 20
    /// "Undo".
    case undo = 21
    /// "Redo".
    case redo = 22
    /// A cross.
    case close = 24
  }
}

extension UIBarButtonItem.SystemItem {
  /// The title, in English: nothing is localized here.
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// The text that VoiceOver speaks for an item, even for one without a title.
  var spoken: String? {
    switch self {
    case .add: "Add"
    case .search: "Search"
    case .stop: "Stop"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast forward"
    case .close: "Close"
    default: title
    }
  }

  var style: UIBarButtonItem.Style { self == .done || self == .save ? .done : .plain }

  var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
}

extension UIBarButtonItem {
  /// How an item looks. Raw values are those of the header.
  public enum Style: Int, Sendable {
    /// A title in the regular font.
    case plain = 0
    /// A title in a heavier font, for what ends something.
    case done = 2
  }

  /// What an item is for. Raw values are those of the header, whose other items are not here.
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
    /// As much room as there is.
    case flexibleSpace = 5
    /// Room of the item's width.
    case fixedSpace = 6
    /// A magnifying glass.
    case search = 12
    /// A cross.
    case stop = 14
    /// A triangle to the right.
    case play = 17
    /// Two upright bars.
    case pause = 18
    /// Two triangles to the left.
    case rewind = 19
    /// Two triangles to the right.
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
  /// The words, in English: nothing is translated here.
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

  /// What VoiceOver says of an item that has no words.
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

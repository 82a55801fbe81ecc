import ScriptAnimators

/// A form of a script's line after its time, and its effect. The error about an unknown verb, `--help` of a film's program
/// and Docs/Linux/FilmScripts.md list all of them.
package struct ScriptForm: Sendable {
  /// The form, or several with commas between them. Words in capitals stand for values.
  package let text: String
  package let summary: String

  private init(_ text: String, _ summary: String) {
    self.text = text
    self.summary = summary
  }

  package static let all: [ScriptForm] = [
    .init("down X Y", "the finger goes down"),
    .init("move X Y", "it moves"),
    .init("up X Y", "it goes up"),
    .init("drag X Y X Y SECONDS", "down at the first point, at a constant speed to the second one, and up"),
    .init("tap X Y", "down and up at the same time"),
    .init("touchcancel", "the system cancels the touch"),
    .init("down2 X Y, move2 X Y, up2 X Y", "a second finger, for a pinch"),
    .init("select INDEX, jump INDEX", "the container selects a child, with or without animation"),
    .init("insert I, replace I", "a new page is inserted at index I, or replaces the child there"),
    .init("remove I", "the child is removed"),
    .init("move I J, reorder I J", "the child moves to index J, counted without it; `move` while the finger is up"),
    .init("disable I, enable I", "the tab is disabled, or enabled again"),
    .init("disappear, appear", "another root view controller replaces the container; it returns"),
    .init("rotate", "the window's width and height are swapped"),
    .init("size W H", "the window gets this size, 1 to 4096 points"),
    .init("background, foreground", "the application enters the background; it returns"),
    .init("bar hidden, bar shown", "the bar is hidden or shown"),
    .init("bar top, bar bottom, bar external", "the bar moves to this edge, or out of the container's view"),
    .init("bar fraction F", "this part of the bar's height is hidden, from 0 to 1"),
    .init("bar scrub on, bar scrub off", "a finger that slides along the tabs turns the pages, or not"),
    .init("bar STYLE", "the bar gets this style"),
    .init("animator KIND", "from here on, the delegate returns an animator of this kind"),
    .init("refuse, allow", "from here on, the delegate refuses or allows taps and drags"),
    .init("detach I", "the child is removed by `removeFromParent()`"),
    .init("give I", "the child is added to another container, which is not on screen"),
    .init("replaceroot", "the window's root view controller is replaced, and put back, in one call"),
    .init("present, dismiss", "a controller is presented full screen over the container, or dismissed"),
    .init("cover I CONTEXT, uncover I", "the child presents a controller over its own context, or dismisses it"),
    .init("driver on, driver off", "transitions get a percent-driven transition that lets them run, or none"),
    .init("drive P finish, drive P cancel", "it pauses, updates to P (0 to 1, or `nan`), and ends, in one call"),
    .init("window hidden, window shown", "the window is hidden, or shown again"),
    .init("animations off, animations on", "the animations of views are switched off, or on again"),
    .init("appearagain", "the container's `viewWillAppear` is called while it is visible"),
    .init("newview I", "the child gets another view"),
    .init("on CALLBACK ACTION", "the next call of CALLBACK makes this change"),
    .init("end", "the last line: no frame is later"),
  ]

  /// The words in forms that stand for a name, and the names.
  package static let names: [(word: String, names: [String])] = [
    ("STYLE", BarStyle.allCases.map(\.rawValue)), ("KIND", AnimatorKind.allCases.map(\.rawValue)),
    ("CONTEXT", Script.ContextStyle.allCases.map(\.rawValue)), ("CALLBACK", Script.Callback.allCases.map(\.rawValue)),
  ]

  /// The forms with commas between them.
  static let list = all.map(\.text).joined(separator: ", ")
}

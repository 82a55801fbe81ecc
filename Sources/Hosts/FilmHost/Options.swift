import Film
import Stage
import UIKit

/// The options of the command line.
package struct Options: Equatable {
  enum Job: Equatable {
    case help
    case list
    case film(folder: String)
    case flashes
    case window
  }

  var job = Job.window
  /// The name of a scene; nil for the application's own initial state.
  package var scene: String?
  /// A script file that replaces the scene's script.
  var script: String?
  /// Pixels per point: 1, 2 or 3. If nil, 2 for a film, and the display's for a window.
  package var scale: Int?
  /// The number of frames per second. If nil, 60 for a film, and several for a search for flashes.
  var fps: Double?
  /// `true` if a film shows the fingers of its script.
  var showsFingers = true
  /// The user's settings.
  package var settings = UserSettings()

  /// An option that was given but has no effect in a window.
  private var onlyFilmed: String?

  /// The name that selects all scenes.
  static let allScenes = "all"
  static let fpsRange = 1.0...1000.0

  /// An error in an option.
  package struct Failure: Error, Equatable, CustomStringConvertible {
    var option: String
    var expected: String
    package var description: String { "\(option): expected \(expected)" }
  }

  /// Throws if an option only applies to a film.
  package func checkForWindow() throws(Failure) {
    if scene == Self.allScenes {
      throw Failure(option: "--scene \(Self.allScenes)", expected: "--film DIR with it, or the name of a scene")
    }
    if let onlyFilmed { throw Failure(option: onlyFilmed, expected: "--film DIR as well, because there is a display") }
  }

  init() {}

  /// Reads the arguments that follow the program's name.
  init(arguments: [String]) throws(Failure) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      func value(_ expected: String) throws(Failure) -> String {
        guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
          throw Failure(option: option, expected: expected)
        }
        return value
      }
      switch option {
      case "--help", "-h": job = .help
      case "--list": job = .list
      case "--flashes": job = .flashes
      case "--film": job = .film(folder: try value("a folder after it"))
      case "--scene": scene = try value("the name of a scene after it")
      case "--script":
        script = try value("a script file after it")
        onlyFilmed = option
      case "--scale": scale = try Self.scale(value("1, 2 or 3 after it"))
      case "--fps":
        fps = try Self.fps(value("a number of frames a second after it"))
        onlyFilmed = option
      case "--no-finger":
        showsFingers = false
        onlyFilmed = option
      case "--dark": settings.userInterfaceStyle = .dark
      case "--text-size": settings.preferredContentSizeCategory = try Self.textSize(value("\(Self.textSizes) after it"))
      case "--right-to-left": settings.layoutDirection = .rightToLeft
      case "--high-contrast": settings.accessibilityContrast = .high
      case "--reduce-motion": settings.isReduceMotionEnabled = true
      case "--cross-fade": settings.prefersCrossFadeTransitions = true
      default:
        let name = String(String.UnicodeScalarView(option.unicodeScalars.filter { $0.value >= 32 && $0.value != 127 }))
        throw Failure(option: name, expected: Self.known)
      }
      if job == .help { return }
    }
  }

  private static func scale(_ text: String) throws(Failure) -> Int {
    guard let scale = ["1": 1, "2": 2, "3": 3][text] else {
      throw Failure(option: "--scale \(text)", expected: "1, 2 or 3")
    }
    return scale
  }

  private static let known =
    "--film, --flashes, --scene, --script, --scale, --fps, --no-finger, --dark, --text-size, --right-to-left, "
    + "--high-contrast, --reduce-motion, --cross-fade, --list or --help"

  private static let textSizes = UserSettings.textSizeNames.dropLast().joined(separator: ", ") + " or AX5"

  private static func textSize(_ text: String) throws(Failure) -> UIContentSizeCategory {
    guard let size = UserSettings.textSize(named: text) else {
      throw Failure(option: "--text-size \(text)", expected: textSizes)
    }
    return size
  }

  private static func fps(_ text: String) throws(Failure) -> Double {
    let isDecimal = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    guard isDecimal, let fps = Double(text), fpsRange.contains(fps) else {
      throw Failure(option: "--fps \(text)", expected: "a number of frames a second from 1 to 1000")
    }
    return fps
  }

  static let usage = """
    usage: \(Program.name) [--scene NAME] [--scale 1|2|3] [SETTING …]
           \(Program.name) --film DIR [--scene NAME] [--script FILE] [--scale 1|2|3] [--fps N] [--no-finger] [SETTING …]
           \(Program.name) --film DIR --scene all [--scale 1|2|3] [--fps N] [--no-finger] [SETTING …]
           \(Program.name) --flashes [--scene NAME] [--script FILE] [--scale 1|2|3] [--fps N] [SETTING …]
           \(Program.name) --list | --help

    Shows the app in a window: mouse, finger or trackpad drags pages, a tap on a tab selects, and so do left and right,
    Ctrl-Tab, Ctrl-Shift-Tab, and Super or Alt with 1 to 9. A wheel scrolls tabs sideways with shift. With no display it
    films into film/ instead.

      --film DIR     films: DIR/frame-0000.png and on, DIR/timeline.json, and DIR/index.html, a page to look at both; an
                     older film in it is replaced, and nothing that no film made
      --flashes      plays every scene, or one, at 24, 30, 60 and 120 frames a second, with even frames and with a busy and
                     inexact device, compares the pictures of all frames, and lists the frames that flash; the exit
                     status is then 1
      --scene NAME   starts with a scene, a home screen quick action of the app (default: what the app shows first; a
                     film shows the first scene); with --film, "all" films each into DIR/NAME, and writes DIR/index.html,
                     a gallery of them
      --script FILE  films this script in place of the scene's own
      --scale N      pixels per point: 1, 2 or 3 (default: the display's in a window, 2 in a film, 1 for --flashes)
      --fps N        films so many frames a second, 1 to 1000 (default: 60)
      --no-finger    films without the dots that show the fingers of the script
      --list         lists the scenes
      --help         shows this

    What the user of the device has set, in a window and in a film:
      --dark            a dark interface
      --text-size NAME  the size of text: XS, S, M, L (default), XL, XXL, XXXL, and the accessibility sizes AX1 to AX5
      --right-to-left   the direction of Arabic and Hebrew
      --high-contrast   Increase Contrast
      --reduce-motion   Reduce Motion
      --cross-fade      Prefer Cross-Fade Transitions

    A script is text, one event a line, in order of time, with # comments. Points are of the window (390 x 844). A line is
    SECONDS and one of:
    \(forms)

    What changes children, hides the bar or presents is animated if "animated" follows.
    \(names)
    """

  private static let forms = ScriptForm.all.map { "  " + padded($0.text, to: 38) + $0.summary }.joined(separator: "\n")

  private static let names = ScriptForm.names.map { "  \(padded($0.word, to: 10))\(wrapped($0.names))" }
    .joined(separator: "\n")

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  /// Returns names with commas between them, in lines that are indented.
  private static func wrapped(_ names: [String]) -> String {
    var (lines, line) = ([String](), "")
    for name in names {
      if line.count + name.count > 106 { (lines, line) = (lines + [line], "") }
      line += (line.isEmpty ? "" : " ") + name + (name == names.last ? "" : ",")
    }
    return (lines + [line]).joined(separator: "\n            ")
  }
}

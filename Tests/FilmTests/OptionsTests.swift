import Film
import Stage
import Testing
import UIKit

@testable import FilmHost

private let known =
  "--film, --flashes, --scene, --script, --scale, --fps, --no-finger, --dark, --text-size, --right-to-left, "
  + "--high-contrast, --reduce-motion, --cross-fade, --list or --help"
private let textSizes = "XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4 or AX5"

/// An invalid command line and its error message of one line.
private let failures: [(arguments: [String], message: String)] = [
  (["film"], "film: expected \(known)"),
  (["--bogus"], "--bogus: expected \(known)"),
  (["--text-size"], "--text-size: expected \(textSizes) after it"),
  (["--text-size", "--dark"], "--text-size: expected \(textSizes) after it"),
  (["--text-size", "xl"], "--text-size xl: expected \(textSizes)"),
  (["--text-size", "AX6"], "--text-size AX6: expected \(textSizes)"),
  (["--film"], "--film: expected a folder after it"),
  (["--film", "--list"], "--film: expected a folder after it"),
  (["--film", ""], "--film: expected a folder after it"),
  (["--scene"], "--scene: expected the name of a scene after it"),
  (["--script"], "--script: expected a script file after it"),
  (["--scale"], "--scale: expected 1, 2 or 3 after it"),
  (["--scale", "0"], "--scale 0: expected 1, 2 or 3"),
  (["--scale", "4"], "--scale 4: expected 1, 2 or 3"),
  (["--scale", "1.5"], "--scale 1.5: expected 1, 2 or 3"),
  (["--scale", "two"], "--scale two: expected 1, 2 or 3"),
  (["--fps"], "--fps: expected a number of frames a second after it"),
  (["--fps", "0"], "--fps 0: expected a number of frames a second from 1 to 1000"),
  (["--fps", "-60"], "--fps -60: expected a number of frames a second from 1 to 1000"),
  (["--fps", "nan"], "--fps nan: expected a number of frames a second from 1 to 1000"),
  (["--fps", "inf"], "--fps inf: expected a number of frames a second from 1 to 1000"),
  (["--fps", "1001"], "--fps 1001: expected a number of frames a second from 1 to 1000"),
  (["--scene", "pan", "--fps"], "--fps: expected a number of frames a second after it"),
]

@Suite("The demo's command line") struct OptionsTests {
  @Test("reports the expected arguments if it is invalid", arguments: failures)
  func failure(arguments: [String], message: String) {
    let failure = #expect(throws: Options.Failure.self) { try Options(arguments: arguments) }
    #expect(failure?.description == message)
  }

  @Test("shows the app's initial content in a window at the display's scale if there are no options")
  func defaults() throws {
    let options = try Options(arguments: [])
    #expect(options.job == .window)
    #expect(options.scene == nil)
    #expect(options.script == nil)
    #expect(options.scale == nil)
    #expect(options.fps == nil)
  }

  @Test("rejects options for films if it opens a window", arguments: ["--script", "--fps", "--no-finger"])
  func onlyFilmed(option: String) throws {
    let arguments = option == "--no-finger" ? [option] : [option, "30"]
    let failure = #expect(throws: Options.Failure.self) { try Options(arguments: arguments).checkForWindow() }
    #expect(failure?.description == "\(option): expected --film DIR as well, because there is a display")
    try Options(arguments: ["--scene", "pan", "--scale", "2"]).checkForWindow()
  }

  @Test("names the option for films if all scenes are requested in a window")
  func allScenes() throws {
    let failure = #expect(throws: Options.Failure.self) { try Options(arguments: ["--scene", "all"]).checkForWindow() }
    #expect(failure?.description == "--scene all: expected --film DIR with it, or the name of a scene")
  }

  @Test("accepts every option")
  func all() throws {
    let line = ["--film", "out", "--scene", "pan", "--script", "a.txt", "--scale", "3", "--fps", "29.97"]
    let options = try Options(arguments: line)
    #expect(options.job == .film(folder: "out"))
    #expect(options.scene == "pan")
    #expect(options.script == "a.txt")
    #expect(options.scale == 3)
    #expect(options.fps == 29.97)
    #expect(options.showsFingers)
    #expect(try Options(arguments: ["--film", "out", "--no-finger"]).showsFingers == false)
    #expect(try Options(arguments: ["--list"]).job == .list)
    #expect(try Options(arguments: ["--flashes"]).job == .flashes)
    #expect(try Options(arguments: ["--help", "--bogus"]).job == .help)
  }

  @Test("accepts user settings, also for a window")
  func settings() throws {
    let line = [
      "--dark", "--text-size", "AX5", "--right-to-left", "--high-contrast", "--reduce-motion", "--cross-fade",
    ]
    let options = try Options(arguments: line)
    try options.checkForWindow()
    #expect(
      options.settings.words == [
        "dark", "text-size AX5", "right-to-left", "high-contrast", "reduce-motion", "cross-fade",
      ])
    #expect(options.settings.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
    #expect(try Options(arguments: ["--text-size", "XS"]).settings.preferredContentSizeCategory == .extraSmall)
    #expect(try Options(arguments: []).settings.words == [])
  }

  @Test("shows its progress in one line on a terminal, and with a line for each tenth elsewhere")
  func progress() {
    var terminal = Progress(label: "pan", count: 3, isTerminal: true)
    #expect(
      (1...3).map { terminal.text(done: $0) } == [
        "\rpan: frame 1 of 3", "\rpan: frame 2 of 3", "\rpan: frame 3 of 3\n",
      ])
    var file = Progress(label: "pan", count: 40, isTerminal: false)
    #expect(
      (1...40).map { file.text(done: $0) }.joined()
        == [4, 8, 12, 16, 20, 24, 28, 32, 36, 40].map { "pan: frame \($0) of 40\n" }.joined())
  }
}

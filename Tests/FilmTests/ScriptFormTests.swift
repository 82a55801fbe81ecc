import Film
import Foundation
import Testing
import UIKit

@testable import FilmHost

@Suite("The forms of a script's lines") struct ScriptFormTests {
  private static let values = [
    "X": "1", "Y": "1", "SECONDS": "0.5", "INDEX": "0", "I": "0", "J": "1", "W": "500", "H": "500", "F": "0.5",
    "P": "0.5", "STYLE": "line", "KIND": "fade", "CONTEXT": "over", "CALLBACK": "didSelect", "ACTION": "select 0",
  ]
  /// The lines without which a form is an error.
  private static let openings = [
    "move X Y": "down 1 1", "up X Y": "down 1 1", "touchcancel": "down 1 1", "move2 X Y": "down2 1 1",
    "up2 X Y": "down2 1 1", "appear": "disappear",
  ]

  @Test("are parsed with values for their words in capitals", arguments: ScriptForm.all.map(\.text))
  func all(text: String) throws {
    for form in text.components(separatedBy: ", ") {
      let line = form.split(separator: " ").map { Self.values["\($0)"] ?? "\($0)" }.joined(separator: " ")
      let opening = Self.openings[form].map { "0 \($0)\n" } ?? ""
      let end = form == "end" ? "" : "\n1 end"
      #expect(throws: Never.self, "\(form)") {
        try Script(parsing: opening + "0 " + line + end, file: "s", childCount: 3)
      }
    }
  }

  @Test("are in the help of a program that films, with the names for a word in capitals")
  func help() {
    for form in ScriptForm.all { #expect(Options.usage.contains("  \(form.text) ")) }
    for (word, names) in ScriptForm.names {
      #expect(ScriptForm.all.contains { $0.text.split(separator: " ").contains { $0.hasPrefix(word) } })
      for name in names { #expect(Options.usage.contains(" \(name)"), "\(word)") }
    }
    let lines = Options.usage.split(separator: "\n").drop { !$0.hasPrefix("A script ") }
    #expect(!lines.isEmpty && lines.allSatisfy { $0.count <= 125 })
  }
}

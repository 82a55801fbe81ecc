import Foundation

/// Reads the files in `Facts`: figures recorded on iOS, whose sources, device and system they name.
enum Recorded {
  static func table<Table: Decodable>(_ name: String, as type: Table.Type = Table.self) throws -> Table {
    try JSONDecoder().decode(type, from: data("\(name).json"))
  }

  /// The rows of a file of columns, without its comments and its head.
  static func columns(_ name: String) throws -> [[String]] {
    String(decoding: try data("\(name).tsv"), as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }
      .dropFirst().map { $0.split(separator: "\t").map(String.init) }
  }

  private static func data(_ file: String, here: String = #filePath) throws -> Data {
    let tests = URL(filePath: here).deletingLastPathComponent().deletingLastPathComponent()
    return try Data(contentsOf: tests.appending(path: "Facts/\(file)"))
  }
}

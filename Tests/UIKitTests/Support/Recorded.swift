import Foundation

/// Reads the files in `Facts`: values recorded on iOS. Each file names its source, device and system.
enum Recorded {
  static func table<Table: Decodable>(_ name: String, as type: Table.Type = Table.self) throws -> Table {
    try JSONDecoder().decode(type, from: data("\(name).json"))
  }

  /// Returns the rows of a tab-separated file, without its comments and its header.
  static func columns(_ name: String) throws -> [[String]] {
    String(decoding: try data("\(name).tsv"), as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }
      .dropFirst().map { $0.split(separator: "\t").map(String.init) }
  }

  private static func data(_ file: String) throws -> Data {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return try Data(contentsOf: tests.appending(path: "Facts/\(file)"))
  }
}

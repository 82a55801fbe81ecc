import FidelityProbe
import Foundation

/// An error in the command's input.
struct InputError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension ProbeRecording {
  /// Reads a recording from a file.
  init(file: String) throws {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw InputError("\(file): expected a readable file")
    }
    try self.init(data: data, name: file)
  }

  /// Reads a recording. Errors contain the name.
  init(data: Data, name: String) throws {
    do {
      self = try JSONDecoder().decode(ProbeRecording.self, from: data)
    } catch DecodingError.keyNotFound(let key, let context) {
      let location = Self.text(context.codingPath)
      throw InputError("\(name): expected \"\(key.stringValue)\"\(location.isEmpty ? "" : " in \(location)")")
    } catch DecodingError.typeMismatch(let type, let context), DecodingError.valueNotFound(let type, let context) {
      throw InputError("\(name): expected \(type) at \(Self.text(context.codingPath))")
    } catch {
      throw InputError("\(name): expected JSON")
    }
    if rows.isEmpty { throw InputError("\(name): expected rows") }
    var seen: Set<String> = []
    for row in rows where !seen.insert(row.id).inserted {
      throw InputError("\(name): expected the row \(row.id) once")
    }
  }

  private static func text(_ path: [any CodingKey]) -> String {
    path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined().trimmingPrefix(".").description
  }

  /// Writes the recording as JSON, with the parts of a row in a fixed order.
  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}

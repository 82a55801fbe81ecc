import Foundation

/// The name of the executable.
package enum Program {
  /// The name as it was called, for help texts. A path from the root is shortened to its last component.
  static var name: String {
    let called = CommandLine.arguments.first ?? ""
    return called.hasPrefix("/") ? shortName : called
  }

  /// The last component of the executable's path.
  package static var shortName: String {
    URL(fileURLWithPath: CommandLine.arguments.first ?? "").lastPathComponent
  }
}

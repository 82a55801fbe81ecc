import Foundation
import SourceTranslation

exit(
  Command.run(
    Array(CommandLine.arguments.dropFirst()), out: { try FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
    error: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) }))

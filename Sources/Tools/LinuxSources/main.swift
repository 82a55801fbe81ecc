import Foundation
import SourceTranslation

exit(
  Command.run(
    Array(CommandLine.arguments.dropFirst()),
    out: { FileHandle.standardOutput.write(Data($0.utf8)) }, error: { FileHandle.standardError.write(Data($0.utf8)) }))

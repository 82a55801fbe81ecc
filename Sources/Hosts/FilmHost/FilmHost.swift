import Film
import Stage
import UIKit

/// Films an application, and performs the other commands that need no display.
@MainActor
package enum FilmHost {
  /// The window's size, in points.
  package static let size = CGSize(width: 390, height: 844)
  package static let defaultFolder = "film"
  /// A film's number of pixels per point.
  static let defaultScale = 2
  /// A film's number of frames per second.
  static let defaultRate = 60.0

  /// Performs the command of the arguments and returns the exit status. Calls `showWindow` if it needs a window.
  package static func run(_ arguments: [String], showWindow: (Options) throws -> Void) -> Int32 {
    do {
      let options = try Options(arguments: arguments)
      switch options.job {
      case .help: FilmConsole.write(Options.usage + "\n")
      case .list: try list(options)
      case .film(let folder): try film(options, into: folder)
      case .flashes: return try judge(options) == 0 ? 0 : 1
      case .window: try showWindow(options)
      }
      return 0
    } catch let error as Interruption {
      FilmConsole.writeError("\(error)")
      return error.exitStatus
    } catch let error as UnfinishedFilm {
      FilmConsole.writeError("\(error.reason)")
      return 1
    } catch {
      FilmConsole.writeError("\(error)")
      return 2
    }
  }
}

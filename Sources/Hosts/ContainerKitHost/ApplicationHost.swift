import FilmHost
import UIKit
import WindowHost

/// Runs the application of an executable that links this module: in a window, or as a film if the command line requests
/// one or there is no display.
///
/// UIKit calls this function when the application and its delegate exist, and uses the result as the exit status: 0, 1
/// if a film could not be written completely, 2 if the command line or the script is invalid, 130 or 143 if SIGINT or
/// SIGTERM ended a film. An app only links this module. It calls nothing.
@_cdecl("containerkit_host_main")
public func containerkitHostMain() -> Int32 {
  MainActor.assumeIsolated {
    FilmHost.run(Array(CommandLine.arguments.dropFirst())) { options in try ApplicationHost.show(options) }
  }
}

@MainActor
enum ApplicationHost {
  /// Runs the application in a window. It is launched once, by the window host or the film host.
  static func show(_ options: Options) throws {
    do {
      try WindowHost.run(
        title: Program.shortName, size: FilmHost.size, scale: options.scale.map { CGFloat($0) }
      ) {
        try options.checkForWindow()
        options.settings.apply()
        return try FilmHost.launch(scene: options.scene)
      }
    } catch let error as NoDisplay {
      FilmConsole.writeError("\(error): filming into \(FilmHost.defaultFolder)/ instead")
      try FilmHost.film(options, into: FilmHost.defaultFolder)
    }
  }
}

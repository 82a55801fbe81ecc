import UIKit

/// Shows an application in a desktop window and passes input from the mouse, fingers and keys to it.
@MainActor
package enum WindowHost {
  /// Opens the window and runs the application in it until it is closed.
  ///
  /// `scale` is the number of pixels per point; nil for the display's. `makeWindow` is called when the screen is
  /// configured. It launches the application and returns its window. Throws `NoDisplay` before that if there is no
  /// display, and the errors of `makeWindow`.
  package static func run(
    title: String, size: CGSize, scale: CGFloat? = nil, makeWindow: () throws -> UIWindow
  ) throws {
    let display = try SDLWindow(title: title, size: size, scale: scale)
    defer { display.close() }
    // More threads than two were not measured.
    Compositor.bands.threads = min(2, ProcessInfo.processInfo.activeProcessorCount)
    let loop = WindowLoop(display: display)
    let window = try makeWindow()
    loop.run(window)
    UIApplication.shared.terminate()
  }
}

import UIKit

/// Shows an application in a window of the desktop and takes mouse, fingers and keys to it.
@MainActor
package enum WindowHost {
  /// Opens the window and runs the application in it until it is closed.
  ///
  /// `scale`: pixels per point; nil: the display's. `makeWindow` is called with the screen in place: it launches the
  /// application and answers its window. Throws `NoDisplay` before that, where there is no display, and what
  /// `makeWindow` throws.
  package static func run(
    title: String, size: CGSize, scale: CGFloat? = nil, makeWindow: () throws -> UIWindow
  ) throws {
    let display = try SDLWindow(title: title, size: size, scale: scale)
    defer { display.close() }
    let loop = WindowLoop(display: display)
    let window = try makeWindow()
    loop.run(window)
    UIApplication.shared.terminate()
  }
}

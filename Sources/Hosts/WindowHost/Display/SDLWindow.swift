import CSDL2
import UIKit

/// A desktop window and its surface.
@MainActor
final class SDLWindow {
  private let window: OpaquePointer
  private let wakeUpType: UInt32
  private let wantedScale: CGFloat?
  private let defaultTitle: String

  /// The window's title. If it is empty, the one with which the window was opened is shown.
  var title = "" {
    didSet { if title != oldValue { SDL_SetWindowTitle(window, title.isEmpty ? defaultTitle : title) } }
  }

  /// Opens a window for `size` points, if the display has room. `scale` is in pixels per point; nil for the display's.
  init(title: String, size: CGSize, scale: CGFloat?) throws(NoDisplay) {
    let environment = ProcessInfo.processInfo.environment
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    let drivers = [("DISPLAY", "x11"), ("WAYLAND_DISPLAY", "wayland")].filter { isSet($0.0) }.map(\.1)
    guard !drivers.isEmpty || isSet("SDL_VIDEODRIVER") else {
      throw NoDisplay(reason: "neither DISPLAY nor WAYLAND_DISPLAY is set")
    }
    Self.setHints(drivers: drivers)
    SDL_SetMainReady()
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else { throw Self.failure() }
    wantedScale = scale
    wakeUpType = SDL_RegisterEvents(1)
    var space = SDL_Rect()
    let hasSpace = SDL_GetDisplayUsableBounds(0, &space) == 0
    let factor = scale ?? 1
    let width = min(Int32(size.width * factor), hasSpace ? space.w : .max)
    let height = min(Int32(size.height * factor), hasSpace ? space.h : .max)
    let flags = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    guard
      let window = SDL_CreateWindow(title, Self.centered, Self.centered, width, height, flags),
      SDL_GetWindowSurface(window) != nil
    else {
      defer { SDL_Quit() }
      throw Self.failure()
    }
    self.window = window
    defaultTitle = title
    SDL_SetWindowMinimumSize(window, 120, 160)
  }

  /// Shows the window. Call this once it has content.
  func open() { SDL_ShowWindow(window) }

  /// Closes the window and quits SDL.
  func close() {
    SDL_DestroyWindow(window)
    SDL_Quit()
  }

  var size: WindowSize {
    var (width, height) = (Int32(0), Int32(0))
    SDL_GetWindowSize(window, &width, &height)
    let pixels = SDL_GetWindowSurface(window).map { ($0.pointee.w, $0.pointee.h) } ?? (width, height)
    return WindowSize(
      coordinates: CGSize(width: Int(width), height: Int(height)),
      pixels: CGSize(width: Int(pixels.0), height: Int(pixels.1)), wantedScale: wantedScale)
  }

  /// The display's frames per second; 60 if unknown.
  var framesPerSecond: Int {
    var mode = SDL_DisplayMode()
    let display = SDL_GetWindowDisplayIndex(window)
    guard display >= 0, SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate > 0 else { return 60 }
    return Int(mode.refresh_rate)
  }

  /// Blocks until there is an event, but no longer than a number of seconds; nil for no limit. Then returns all pending
  /// events.
  func events(waiting time: CFTimeInterval?) -> [WindowEvent] {
    var event = SDL_Event()
    let milliseconds = time.map { Int32(min(($0 * 1000).rounded(.up), 3_600_000)) } ?? -1
    guard SDL_WaitEventTimeout(&event, milliseconds) == 1 else { return [] }
    var events = WindowEvent(event, wakeUpType: wakeUpType).map { [$0] } ?? []
    while SDL_PollEvent(&event) == 1 {
      if let next = WindowEvent(event, wakeUpType: wakeUpType) { events.append(next) }
    }
    return events
  }

  /// Ends a wait for events with `.wakeUp`. It can be called on any thread.
  var wakeUp: @Sendable () -> Void {
    { [wakeUpType] in
      var event = SDL_Event()
      event.type = wakeUpType
      SDL_PushEvent(&event)
    }
  }

  /// Lets `body` draw into the surface, and then shows the areas that it returns, in pixels.
  func draw(_ body: (Pixels) -> [PixelArea]) {
    guard let surface = SDL_GetWindowSurface(window) else { return }
    let areas = Self.drawing(into: surface, body)
    var rects = areas.map { SDL_Rect(x: Int32($0.x), y: Int32($0.y), w: Int32($0.width), h: Int32($0.height)) }
    if !rects.isEmpty { SDL_UpdateWindowSurfaceRects(window, &rects, Int32(rects.count)) }
  }

  /// Shows the whole surface again, unchanged.
  func showAgain() { SDL_UpdateWindowSurface(window) }

  private static func failure() -> NoDisplay { NoDisplay(reason: String(cString: SDL_GetError())) }

  /// `SDL_WINDOWPOS_CENTERED`, a macro that Swift does not import.
  private static let centered: Int32 = 0x2FFF_0000

  private static func setHints(drivers: [String]) {
    // Use shared memory. With acceleration, each present under X goes through a texture in GL.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    // Use a desktop's driver that is available, and not the console. SDL_VIDEODRIVER may select another one.
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, drivers.joined(separator: ","), SDL_HINT_DEFAULT)
    // Report fingers as fingers and a mouse as a mouse, each once.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    // Deliver the click that brings the window to the front.
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
  }
}

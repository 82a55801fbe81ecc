import CSDL2
import UIKit

/// A window of the desktop, and the memory that it shows.
@MainActor
final class SDLWindow {
  private let window: OpaquePointer
  private let wakeUpType: UInt32
  private let wantedScale: CGFloat?
  private let defaultTitle: String

  /// The title in the window's frame. Empty: the one with which the window was opened.
  var title = "" {
    didSet { if title != oldValue { SDL_SetWindowTitle(window, title.isEmpty ? defaultTitle : title) } }
  }

  /// Opens a window with room for `size` points where the display has it. `scale`: pixels per point; nil: the display's.
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

  /// Puts the window on the screen, once there is something in it.
  func open() { SDL_ShowWindow(window) }

  /// The window goes away.
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

  /// Frames a second; 60 where the display does not say.
  var framesPerSecond: Int {
    var mode = SDL_DisplayMode()
    let display = SDL_GetWindowDisplayIndex(window)
    guard display >= 0, SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate > 0 else { return 60 }
    return Int(mode.refresh_rate)
  }

  /// Blocks until there is an event, or for so many seconds at most (nil: as long as it takes). Then takes all that there
  /// are.
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

  /// Ends a wait for events with `.wakeUp`; may be called on any thread.
  var wakeUp: @Sendable () -> Void {
    { [wakeUpType] in
      var event = SDL_Event()
      event.type = wakeUpType
      SDL_PushEvent(&event)
    }
  }

  /// Has `body` draw into what the window shows, then shows those parts of it that it answers (in pixels).
  func draw(_ body: (Pixels) -> [PixelArea]) {
    guard let surface = SDL_GetWindowSurface(window) else { return }
    let areas = Self.drawing(into: surface, body)
    var rects = areas.map { SDL_Rect(x: Int32($0.x), y: Int32($0.y), w: Int32($0.width), h: Int32($0.height)) }
    if !rects.isEmpty { SDL_UpdateWindowSurfaceRects(window, &rects, Int32(rects.count)) }
  }

  /// Shows all of it once more as it is.
  func showAgain() { SDL_UpdateWindowSurface(window) }

  private static func failure() -> NoDisplay { NoDisplay(reason: String(cString: SDL_GetError())) }

  /// `SDL_WINDOWPOS_CENTERED`, a macro that does not come over.
  private static let centered: Int32 = 0x2FFF_0000

  private static func setHints(drivers: [String]) {
    // Straight into shared memory: with acceleration each present under X takes a texture's way through GL.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    // A desktop's that is there, and not the bare console; SDL_VIDEODRIVER may ask for another one.
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, drivers.joined(separator: ","), SDL_HINT_DEFAULT)
    // A finger is a finger and a mouse is a mouse, each once.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    // The click that brings the window to the front counts.
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
  }
}

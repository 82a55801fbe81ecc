import SystemBars
import UIKit

/// The loop of an application in a window.
///
///     serve the main run loop: main queue, main actor, timers
///        │
///     due? ── no ──▶ block until an event, a timer, the main queue's call, or the next frame's time
///        │ yes
///     a frame: input since the last one ─▶ … ─▶ draw what changed into the window's memory ─▶ show it
///
/// A frame is due when there is input or `FrameLoop.needsFrame` is true, but not sooner after the last one than the
/// display's rate allows. A screen at rest therefore blocks, and input is shown by the very next frame.
@MainActor
final class WindowLoop {
  private let display: SDLWindow
  private var pacer: FramePacer
  private var canvas = Canvas()
  private let bars = SystemBars()
  private var translator = TouchTranslator()
  private var wheels = WheelTranslator()
  private var size: WindowSize
  private var trace = FrameTrace.fromEnvironment()
  private var watch: MainQueueWatch?
  /// The input for the next frame.
  private var input: [Input] = []
  private var isShown = true
  private var isClosed = false

  private enum Input {
    case touch(TouchInput)
    case key(KeyInput)
    case keysCancelled(TimeInterval)
    case hover(CGPoint?, TimeInterval)
    case scroll(ScrollInput)
    case resize
  }

  /// Configures the screen.
  init(display: SDLWindow) {
    self.display = display
    size = display.size
    pacer = FramePacer(framesPerSecond: display.framesPerSecond)
    configureScreen()
  }

  /// Runs until the window is closed.
  func run(_ window: UIWindow) {
    watch = MainQueueWatch(wakeUp: display.wakeUp)
    frame(window)
    display.open()
    while !isClosed {
      let timer = earlier(MainRunLoop.serve(), endScrolling())
      let wantsFrame = isShown && (!input.isEmpty || FrameLoop.main.needsFrame)
      switch pacer.step(at: clock.now, wantsFrame: wantsFrame) {
      case .frame: frame(window)
      case .wait(let time): take(display.events(waiting: min(time, timer ?? time)))
      case .rest: take(display.events(waiting: longestRest(timer)))
      }
    }
  }

  /// Ends scrolling if that is due. Otherwise returns the seconds until then.
  private func endScrolling() -> CFTimeInterval? {
    if let end = wheels.end(at: clock.now) { input.append(.scroll(end)) }
    return wheels.deadline.map { max($0 - clock.now, 0) }
  }

  private func earlier(_ one: CFTimeInterval?, _ other: CFTimeInterval?) -> CFTimeInterval? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }

  private var clock: any MediaClock { FrameLoop.main.clock }

  /// Limits a wait if there is no watch, because the main queue must then be polled.
  private func longestRest(_ timer: CFTimeInterval?) -> CFTimeInterval? {
    watch == nil ? min(timer ?? 0.1, 0.1) : timer
  }

  private func take(_ events: [WindowEvent]) {
    for event in events {
      // Events have timestamps in milliseconds only, so the current time is used.
      let now = clock.now
      switch event {
      case .mouse, .finger:
        guard let touch = translator.touch(event, at: now) else { continue }
        input.append(.touch(touch))
        trace?.input(at: now)
      case .key(let key):
        input.append(.key(key.input(at: now)))
        trace?.input(at: now)
      case .hover(let position):
        let scale = translator.pointsPerCoordinate
        input.append(.hover(position.map { CGPoint(x: $0.x * scale, y: $0.y * scale) }, now))
      case .wheel(let wheel):
        input.append(.scroll(wheels.input(wheel, at: now)))
        trace?.input(at: now)
      case .resized: input.append(.resize)
      case .exposed: display.showAgain()
      case .focus(let isFocused): isFocused ? UIApplication.shared.becomeActive() : loseFocus(at: now)
      case .shown(let isShown): show(isShown, at: now)
      case .close: isClosed = true
      case .wakeUp:
        _ = MainRunLoop.serve()
        watch?.resume()
      }
    }
  }

  private func frame(_ window: UIWindow) {
    let now = clock.now
    pacer.begin(at: now)
    trace?.begin(at: now)
    let due = input
    input = []
    let time = FrameTime(timestamp: now, targetTimestamp: now + pacer.interval, duration: pacer.interval)
    FrameLoop.main.run(time, input: { deliver(due, to: window) }, present: { present(window) })
    display.title = window.windowScene?.title ?? ""
  }

  /// Delivers input. Consecutive touches are sent together: a finger that moved several times moves once.
  private func deliver(_ due: [Input], to window: UIWindow) {
    var touches: [TouchInput] = []
    func send() {
      if !touches.isEmpty { UIApplication.shared.send(touches, in: window) }
      touches = []
    }
    for input in due {
      if case .touch(let touch) = input {
        touches.append(touch)
        continue
      }
      send()
      switch input {
      case .touch: break
      case .key(let key): UIApplication.shared.send(key)
      case .keysCancelled(let time): UIApplication.shared.cancelKeys(at: time)
      case .hover(let position, let time): UIApplication.shared.send(hover: position, at: time, in: window)
      case .scroll(let scroll): UIApplication.shared.send(scroll, in: window)
      case .resize: resize()
      }
    }
    send()
  }

  private func present(_ window: UIWindow) {
    let time = CACurrentMediaTime()
    var nodes = UIApplication.shared.windows.compactMap { $0.layerTree?.renderNode(at: time) }
    nodes.append(bars.node(over: window, scale: size.scale))
    guard !canvas.shows(nodes) else {
      trace?.endWithoutChange(at: clock.now)
      return
    }
    var areas: [PixelArea] = []
    display.draw { pixels in
      areas = canvas.draw(nodes, into: pixels, scale: size.scale)
      trace?.drawn(at: clock.now)
      return areas
    }
    trace?.presented(areas, at: clock.now)
  }

  private func resize() {
    let old = UIScreen.main.bounds
    size = display.size
    pacer.interval = 1 / CFTimeInterval(display.framesPerSecond)
    configureScreen()
    canvas.invalidate()
    for window in UIApplication.shared.windows where window.frame == old {
      window.screenSafeAreaInsets = DeviceInsets.insets(for: UIScreen.main.bounds.size)
      window.frame = UIScreen.main.bounds
    }
  }

  private func configureScreen() {
    UIScreen.main.configure(
      bounds: CGRect(origin: .zero, size: size.points), scale: size.scale,
      maximumFramesPerSecond: display.framesPerSecond)
    translator.pointsPerCoordinate = size.pointsPerCoordinate
    wheels.pointsPerCoordinate = size.pointsPerCoordinate
    translator.windowSize = size.points
  }

  /// The end of a press or touch may not be reported without focus.
  private func loseFocus(at time: TimeInterval) {
    input += translator.cancelAll(at: time).map(Input.touch) + [.keysCancelled(time)]
    if let scroll = wheels.cancel(at: time) { input.append(.scroll(scroll)) }
    UIApplication.shared.resignActive()
  }

  private func show(_ isShown: Bool, at time: TimeInterval) {
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    if isShown {
      canvas.invalidate()
      input.append(.resize)
      UIApplication.shared.becomeActive()
    } else {
      input += translator.cancelAll(at: time).map(Input.touch) + [.keysCancelled(time)]
      UIApplication.shared.enterBackground()
    }
  }
}

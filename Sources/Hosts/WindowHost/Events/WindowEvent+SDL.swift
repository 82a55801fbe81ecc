import CSDL2
import CoreGraphics

extension WindowEvent {
  /// Translates an SDL event; nil if it has no meaning here. `wakeUpType` is the type of our own events, `held` the
  /// modifiers that are down.
  init?(_ event: SDL_Event, wakeUpType: UInt32, held: SDL_Keymod = SDL_GetModState()) {
    if event.type == wakeUpType {
      self = .wakeUp
      return
    }
    switch SDL_EventType(event.type) {
    case SDL_MOUSEBUTTONDOWN where event.button.button == SDL_BUTTON_LEFT: self = .mouse(.down, event.button.position)
    case SDL_MOUSEBUTTONUP where event.button.button == SDL_BUTTON_LEFT: self = .mouse(.up, event.button.position)
    case SDL_MOUSEMOTION where event.motion.state & 1 << UInt32(SDL_BUTTON_LEFT - 1) != 0:
      self = .mouse(.moved, CGPoint(x: Int(event.motion.x), y: Int(event.motion.y)))
    case SDL_MOUSEMOTION where event.motion.state == 0:
      self = .hover(CGPoint(x: Int(event.motion.x), y: Int(event.motion.y)))
    case SDL_MOUSEWHEEL: self = .wheel(Wheel(event.wheel, isTurned: held.rawValue & KMOD_SHIFT.rawValue != 0))
    case SDL_FINGERDOWN: self = .finger(.down, id: event.tfinger.fingerId, event.tfinger.position)
    case SDL_FINGERMOTION: self = .finger(.moved, id: event.tfinger.fingerId, event.tfinger.position)
    case SDL_FINGERUP: self = .finger(.up, id: event.tfinger.fingerId, event.tfinger.position)
    case SDL_KEYDOWN where event.key.repeat == 0, SDL_KEYUP:
      guard let key = KeyStroke(event.key.keysym, isDown: event.type == SDL_KEYDOWN.rawValue) else { return nil }
      self = .key(key)
    case SDL_WINDOWEVENT:
      guard let change = Self.change(SDL_WindowEventID(UInt32(event.window.event))) else { return nil }
      self = change
    case SDL_QUIT: self = .close
    default: return nil
    }
  }

  private static func change(_ change: SDL_WindowEventID) -> WindowEvent? {
    switch change {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: .resized
    case SDL_WINDOWEVENT_EXPOSED: .exposed
    case SDL_WINDOWEVENT_LEAVE: .hover(nil)
    case SDL_WINDOWEVENT_FOCUS_GAINED: .focus(true)
    case SDL_WINDOWEVENT_FOCUS_LOST: .focus(false)
    case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN: .shown(false)
    case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_MAXIMIZED: .shown(true)
    default: nil
    }
  }
}

extension Wheel {
  /// With Shift, a wheel scrolls horizontally, as on other desktops.
  fileprivate init(_ event: SDL_MouseWheelEvent, isTurned: Bool) {
    var notches = CGVector(dx: CGFloat(event.preciseX), dy: CGFloat(event.preciseY))
    if isTurned, notches.dx == 0 { notches = CGVector(dx: -notches.dy, dy: 0) }
    self.init(notches: notches, position: CGPoint(x: Int(event.mouseX), y: Int(event.mouseY)))
  }
}

extension SDL_MouseButtonEvent {
  fileprivate var position: CGPoint { CGPoint(x: Int(x), y: Int(y)) }
}

extension SDL_TouchFingerEvent {
  fileprivate var position: CGPoint { CGPoint(x: CGFloat(x), y: CGFloat(y)) }
}

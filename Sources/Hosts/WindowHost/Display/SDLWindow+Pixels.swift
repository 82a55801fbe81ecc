import CSDL2

extension SDLWindow {
  /// Lets `body` draw into a surface: into its memory if it has our pixel format, otherwise into a copy.
  static func drawing(
    into surface: UnsafeMutablePointer<SDL_Surface>, _ body: (Pixels) -> [PixelArea]
  ) -> [PixelArea] {
    let format = SDL_PixelFormatEnum(surface.pointee.format.pointee.format)
    if format == SDL_PIXELFORMAT_RGB888 || format == SDL_PIXELFORMAT_ARGB8888 {
      SDL_LockSurface(surface)
      defer { SDL_UnlockSurface(surface) }
      return body(Pixels(surface.pointee))
    }
    // The surface has another depth, so its memory cannot keep our pixels, and everything is drawn again.
    guard
      let copy = SDL_CreateRGBSurfaceWithFormat(
        0, surface.pointee.w, surface.pointee.h, 32, UInt32(SDL_PIXELFORMAT_RGB888.rawValue))
    else { return [] }
    defer { SDL_FreeSurface(copy) }
    var pixels = Pixels(copy.pointee)
    pixels.isFresh = true
    let areas = body(pixels)
    SDL_UpperBlit(copy, nil, surface, nil)
    return areas
  }
}

extension Pixels {
  fileprivate init(_ surface: SDL_Surface) {
    self.init(
      memory: surface.pixels, width: Int(surface.w), height: Int(surface.h), bytesPerRow: Int(surface.pitch))
  }
}

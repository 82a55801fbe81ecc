internal import CCairo
internal import CJPEG

extension CGImage {
  /// Creates an image from a JPEG file: baseline or progressive, in color, gray or CMYK. Nil if the data is not a JPEG
  /// file, or damaged or incomplete.
  ///
  /// Color profiles are ignored. The orientation is not applied; see `JPEGSegments`.
  package convenience init?(jpegData data: Data) {
    guard let decoder = tjInitDecompress() else { return nil }
    defer { tjDestroy(decoder) }
    let surface = data.withUnsafeBytes { file -> OpaquePointer? in
      guard let bytes = file.bindMemory(to: UInt8.self).baseAddress else { return nil }
      let size = UInt(file.count)
      var (width, height, subsampling, space) = (0 as Int32, 0 as Int32, 0 as Int32, 0 as Int32)
      guard tjDecompressHeader3(decoder, bytes, size, &width, &height, &subsampling, &space) == 0,
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
      else { return nil }
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
        cairo_surface_destroy(surface)
        return nil
      }
      cairo_surface_flush(surface)
      let isInked = space == Int32(TJCS_CMYK.rawValue) || space == Int32(TJCS_YCCK.rawValue)
      let format = isInked ? TJPF_CMYK : TJPF_BGRA
      guard let pixels = cairo_image_surface_get_data(surface),
        tjDecompress2(
          decoder, bytes, size, pixels, width, cairo_image_surface_get_stride(surface), height, format.rawValue,
          TJFLAG_ACCURATEDCT | TJFLAG_STOPONWARNING) == 0
      else {
        cairo_surface_destroy(surface)
        return nil
      }
      // The rows have no padding: a pixel has four bytes.
      if isInked { Self.mixInks(pixels, count: Int(width) * Int(height), areInverted: JPEGSegments(data).isFromAdobe) }
      cairo_surface_mark_dirty(surface)
      return surface
    }
    guard let surface else { return nil }
    self.init(adopting: surface)
  }

  /// Replaces pixels of cyan, magenta, yellow and black by colors, without a color profile (a guess: draw-23b). Adobe's
  /// files store the light that each ink lets through.
  private static func mixInks(_ pixels: UnsafeMutablePointer<UInt8>, count: Int, areInverted: Bool) {
    for index in 0..<count {
      let pixel = pixels + index * 4
      func light(_ ink: Int) -> Int { areInverted ? Int(pixel[ink]) : 255 - Int(pixel[ink]) }
      let (red, green, blue) = (light(0) * light(3), light(1) * light(3), light(2) * light(3))
      pixel[0] = UInt8((blue + 127) / 255)
      pixel[1] = UInt8((green + 127) / 255)
      pixel[2] = UInt8((red + 127) / 255)
      pixel[3] = 255
    }
  }

  /// Returns the image as a JPEG file, over white if it is transparent (a guess: draw-22).
  ///
  /// - Parameters:
  ///   - quality: The quality from 0 to 1, the best. It is a hundredth of the library's (a guess: draw-22b).
  ///   - exifOrientation: The orientation to write, from 1 (as stored) to 8.
  package func jpegData(quality: CGFloat, exifOrientation: Int = 1) -> Data? {
    guard width > 0, height > 0, let encoder = tjInitCompress() else { return nil }
    defer { tjDestroy(encoder) }
    let quality = quality >= 0 ? min(quality, 1) : 0
    // Colors have their full resolution at the best quality only (a guess: draw-22b).
    let subsampling = quality == 1 ? TJSAMP_444 : TJSAMP_420
    var file: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    defer { tjFree(file) }
    let status = withPixelsOverWhite { pixels in
      tjCompress2(
        encoder, pixels, Int32(width), Int32(bytesPerRow), Int32(height), TJPF_BGRX.rawValue, &file, &size,
        Int32(subsampling.rawValue), Int32(max(1, (quality * 100).rounded())), TJFLAG_ACCURATEDCT)
    }
    guard status == 0, let file else { return nil }
    let data = Data(bytes: file, count: Int(size))
    return exifOrientation == 1 ? data : JPEGSegments.adding(exifOrientation: exifOrientation, to: data)
  }

  private func withPixelsOverWhite<R>(_ body: (UnsafePointer<UInt8>) -> R) -> R {
    if isOpaque { return body(pixels) }
    var copy = [UInt8](repeating: 255, count: bytesPerRow * height)
    for index in stride(from: 0, to: copy.count, by: 4) {
      let rest = 255 - pixels[index + 3]
      for channel in index..<index + 3 { copy[channel] = pixels[channel] &+ rest }
    }
    return copy.withUnsafeBufferPointer { body($0.baseAddress!) }
  }
}

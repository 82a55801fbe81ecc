import UIKit

/// Reads the colors of pictures.
@MainActor enum Picture {
  /// Returns a picture of the window, by `drawHierarchy(in:afterScreenUpdates:)` with false.
  static func ofWindow(_ window: UIWindow) -> UIImage {
    UIGraphicsImageRenderer(bounds: window.bounds).image { _ in
      _ = window.drawHierarchy(in: window.bounds, afterScreenUpdates: false)
    }
  }

  /// Returns the mean red, green, blue and alpha of a part of an image, from 0 to 1 in steps of 0.05. The rectangle is
  /// in points.
  static func meanColor(of image: UIImage, in rect: CGRect? = nil) -> ProbeValue {
    let bytes = bytes(of: image, in: rect)
    guard !bytes.isEmpty else { return .null }
    var sums = [0.0, 0, 0, 0]
    for (index, byte) in bytes.enumerated() { sums[index % 4] += Double(byte) }
    let mean = sums.map { ProbeValue.rounded($0 / Double(bytes.count / 4) / 255, to: 0.05) }
    return .list([mean[2], mean[1], mean[0], mean[3]])
  }

  /// Returns the pixels of a part of an image, one for each point: blue, green, red and alpha. The rectangle is in
  /// points.
  static func bytes(of image: UIImage, in rect: CGRect? = nil) -> [UInt8] {
    let part = rect ?? CGRect(origin: .zero, size: image.size)
    let (width, height) = (Int(part.width), Int(part.height))
    let info = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
    guard width > 0, height > 0,
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
    else { return [] }
    context.translateBy(x: -part.minX, y: part.minY - (image.size.height - part.height))
    if let pixels = image.cgImage { context.draw(pixels, in: CGRect(origin: .zero, size: image.size)) }
    guard let data = context.data else { return [] }
    return (0..<height).flatMap { row in
      UnsafeRawBufferPointer(start: data + row * context.bytesPerRow, count: width * 4)
    }
  }
}

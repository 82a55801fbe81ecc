/// The image in a file whose format its first bytes tell: PNG or JPEG.
package struct ImageFile {
  /// The pixels as they are stored.
  package let image: CGImage
  /// The orientation in which the pixels are shown: 1 (as stored) to 8, as in Exif.
  package let exifOrientation: Int

  /// Reads a file. Nil if it has neither format, or is damaged.
  package init?(_ data: Data) {
    if data.starts(with: [0xFF, 0xD8, 0xFF]) {
      guard let image = CGImage(jpegData: data) else { return nil }
      (self.image, exifOrientation) = (image, JPEGSegments(data).exifOrientation)
    } else {
      guard let image = CGImage(pngData: data) else { return nil }
      (self.image, exifOrientation) = (image, 1)
    }
  }
}

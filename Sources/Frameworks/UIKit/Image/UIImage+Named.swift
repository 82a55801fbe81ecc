import CoreGraphics

extension UIImage {
  /// Loads the application's image with that name. Nil, and a runtime issue, if there is none.
  ///
  /// - name: The name of a PNG or JPEG file in the resources of the main bundle or, after that, of the resource bundles
  ///   that the package manager has put beside it (`*.resources`). The extension `.png` is optional, that of a JPEG file
  ///   is not. There are no asset catalogs here.
  ///
  /// Of `name@3x`, `name@2x` and `name`, the file with the screen's scale is used, otherwise the one with the largest
  /// scale. The pixels are read once.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Loads the image with that name from a bundle. Nil stands for the application; see `init(named:)`. Only the display
  /// scale of the traits is used.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let asked = traitCollection?.displayScale ?? 0
    let scale = asked > 0 ? asked : UIScreen.mainScale
    let folders = bundle.map { [$0.resourcePath].compactMap { $0 } } ?? ImageFiles.folders
    guard let found = ImageFiles.find(name, in: folders, scale: scale) else {
      RuntimeIssues.handler("no image named '\(name)' in \(folders.joined(separator: ", "))")
      return nil
    }
    self.init(cgImage: found.file.image, scale: found.scale, orientation: Orientation(exif: found.file.exifOrientation))
  }

  /// Reads a PNG or JPEG file each time it is called. Nil if there is none. A name that ends in `@2x` or `@3x` sets the
  /// scale.
  public convenience init?(contentsOfFile path: String) {
    guard let file = ImageFiles.read(path) else { return nil }
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    self.init(
      cgImage: file.image, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1,
      orientation: Orientation(exif: file.exifOrientation))
  }
}

/// The application's image files.
enum ImageFiles {
  /// The images that were found by name. Each is read once.
  nonisolated(unsafe) private static let known = NSCache<NSString, Entry>()

  private final class Entry {
    let file: ImageFile

    init(_ file: ImageFile) { self.file = file }
  }

  /// The folders of the application's resources.
  static var folders: [String] {
    guard let main = Bundle.main.resourcePath else { return [] }
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: main)) ?? []
    return [main] + entries.filter { $0.hasSuffix(".resources") }.sorted().map { main + "/" + $0 }
  }

  static func find(_ name: String, in folders: [String], scale: CGFloat) -> (file: ImageFile, scale: CGFloat)? {
    let given = (name as NSString).pathExtension
    let isFormat = ["png", "jpg", "jpeg"].contains(given.lowercased())
    let (stem, ending) = isFormat ? (String(name.dropLast(given.count + 1)), given) : (name, "png")
    let scales = [scale] + [3, 2, 1].filter { $0 != scale }
    for folder in folders {
      for scale in scales {
        let suffix = scale == 1 ? "" : "@\(Int(scale))x"
        let path = "\(folder)/\(stem)\(suffix).\(ending)"
        if let file = readOnce(path) { return (file, scale) }
      }
    }
    return nil
  }

  static func read(_ path: String) -> ImageFile? {
    FileManager.default.contents(atPath: path).flatMap { ImageFile($0) }
  }

  private static func readOnce(_ path: String) -> ImageFile? {
    if let entry = known.object(forKey: path as NSString) { return entry.file }
    guard let file = read(path) else { return nil }
    known.setObject(Entry(file), forKey: path as NSString)
    return file
  }
}

import CoreGraphics
import QuartzCore

extension UIImage {
  /// Makes a placeholder, an outlined square, because the system's symbols are not there on Linux. The first one is
  /// reported. On iOS a name that is not a symbol's makes nil; here every name makes the same square.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, compatibleWith: nil)
  }

  /// Makes the placeholder of `init(systemName:)`. The traits are ignored.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    RuntimeIssues.reportOnce("UIImage(systemName:)") {
      "UIImage(systemName: \"\(name)\"): the system's symbols are not there on Linux; a square is shown for each"
    }
    let square = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.black.setStroke()
      let path = UIBezierPath(roundedRect: CGRect(x: 2, y: 2, width: 16, height: 16), cornerRadius: 4)
      path.lineWidth = 1.5
      path.stroke()
    }
    self.init(pixels: square.cgImage, scale: square.scale, orientation: .up, mode: .automatic, isSymbol: true)
  }
}

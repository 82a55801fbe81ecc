import UIKit

/// A picture that is drawn in the view's size, or in another shape, which is cropped.
final class PictureView: UIImageView {
  /// The picture. It is drawn when the view is laid out.
  var picture: Picture {
    didSet { if picture != oldValue { setNeedsLayout() } }
  }
  /// The shape of the whole picture, as a size of any scale; nil for the view's shape. Two views that show parts of one picture
  /// have the same.
  var shape: CGSize? {
    didSet { if shape != oldValue { setNeedsLayout() } }
  }
  private var drawn: (picture: Picture, size: CGSize)?

  init(_ picture: Picture) {
    self.picture = picture
    super.init(frame: .zero)
    contentMode = .scaleAspectFill
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = drawnSize
    guard size.width > 0, size.height > 0, drawn?.picture != picture || drawn?.size != size else { return }
    drawn = (picture, size)
    image = picture.image(size: size)
  }

  /// The size of the whole picture, which fills the view.
  private var drawnSize: CGSize {
    guard let shape, shape.width > 0, shape.height > 0 else { return bounds.size }
    let scale = max(bounds.width / shape.width, bounds.height / shape.height)
    return CGSize(width: shape.width * scale, height: shape.height * scale)
  }
}

/// A gradient from one color to another, from top to bottom.
final class ShadeView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(_ colors: [UIColor], locations: [NSNumber]? = nil) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    let gradient = layer as? CAGradientLayer
    gradient?.colors = colors.map(\.cgColor)
    gradient?.locations = locations
  }

  required init?(coder: NSCoder) { nil }
}

/// A portrait of nobody: a head and shoulders on a gradient, in a circle.
final class PortraitView: UIView {
  private let colors: (Tone, Tone)

  init(_ first: Int, _ last: Int) {
    colors = (Tone(first), Tone(last))
    super.init(frame: .zero)
    isOpaque = false
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let side = min(bounds.width, bounds.height)
    UIBezierPath(ovalIn: bounds).addClip()
    let steps = 40
    for step in 0..<steps {
      colors.0.mixed(with: colors.1, CGFloat(step) / CGFloat(steps)).color().setFill()
      UIRectFill(CGRect(x: 0, y: side * CGFloat(step) / CGFloat(steps), width: side, height: side))
    }
    UIColor(white: 1, alpha: 0.92).setFill()
    UIBezierPath(ovalIn: CGRect(x: side * 0.335, y: side * 0.2, width: side * 0.33, height: side * 0.36)).fill()
    UIBezierPath(ovalIn: CGRect(x: side * 0.16, y: side * 0.62, width: side * 0.68, height: side * 0.8)).fill()
  }
}

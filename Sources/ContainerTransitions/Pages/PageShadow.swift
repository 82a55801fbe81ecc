import UIKit

/// The shadow of a page, with a hairline around it. It follows the height of its container.
final class PageShadow: UIView {
  init(frame: CGRect, color: UIColor) {
    super.init(frame: frame)
    let edge = UIView(frame: bounds.insetBy(dx: -0.5, dy: -0.5))
    edge.layer.borderWidth = 0.5
    edge.layer.borderColor = color.cgColor
    for view in [self, edge] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    addSubview(edge)
    isUserInteractionEnabled = false
    updatePath()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    updatePath()
  }

  private func updatePath() { layer.shadowPath = UIBezierPath(rect: bounds).cgPath }
}

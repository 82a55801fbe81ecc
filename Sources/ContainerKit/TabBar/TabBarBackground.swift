import UIKit

/// The background of a bar with an effect, and of a floating bar: an effect, and a color in front of it. A floating bar's is a
/// capsule with a hairline around it.
@MainActor final class TabBarBackground: UIView {
  private let effectView = UIVisualEffectView(effect: nil)
  private let colorView = UIView()
  private var appearance = ButtonTabBar.Appearance()
  /// The radius of the corners in the last layout; nil before the first one, because glass is a capsule then.
  private var cornerRadius: CGFloat?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for view in [effectView, colorView] {
      view.clipsToBounds = true
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  func setAppearance(_ appearance: ButtonTabBar.Appearance) {
    self.appearance = appearance
    if effectView.effect != appearance.backgroundEffect { effectView.effect = appearance.backgroundEffect }
    updateBorder()
  }

  /// Shows the color in front of the effect, and a part of the effect.
  func show(color: UIColor?, effectOpacity: CGFloat) {
    if colorView.backgroundColor != color { colorView.backgroundColor = color }
    let isHidden = appearance.backgroundEffect == nil || effectOpacity <= 0
    if effectView.isHidden != isHidden { effectView.isHidden = isHidden }
    if effectView.alpha != effectOpacity { effectView.alpha = effectOpacity }
  }

  /// Updates the hairline for the color appearance, which a layer's color does not follow.
  func updateBorder() {
    colorView.layer.borderWidth = appearance.floating == nil ? 0 : 1 / max(traitCollection.displayScale, 1)
    colorView.layer.borderColor = appearance.separatorColor?.resolvedColor(with: traitCollection).cgColor
  }

  func place(in frame: CGRect, cornerRadius: CGFloat) {
    if self.frame != frame { self.frame = frame }
    guard self.cornerRadius != cornerRadius else { return }
    self.cornerRadius = cornerRadius
    effectView.setCornerRadius(cornerRadius)
    colorView.layer.cornerRadius = cornerRadius
  }
}

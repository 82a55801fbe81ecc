import UIKit

/// The contents of an element's copy: a live copy of an image view or of a view in one color, otherwise a picture.
@MainActor enum ElementContent {
  /// Returns a copy of a view, without the corners, the border and the shadow, which the flight has.
  ///
  /// - Parameter others: The elements that fly by themselves, which are left out.
  static func copy(of view: UIView, without others: [UIView]) -> UIView {
    if let copy = liveCopy(of: view) { return copy }
    let copy = picture(of: view, without: others)
    // The picture of a label, or of a view that redraws, can only be scaled.
    copy.contentMode = view.contentMode == .redraw ? .scaleToFill : view.contentMode
    if let effectView = view as? UIVisualEffectView {
      let effect = UIVisualEffectView(effect: effectView.effect)
      effect.contentView.addSubview(copy)
      copy.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return effect
    }
    return copy
  }

  /// Returns true if two views look the same except for their color, so that one copy can animate between them.
  static func isSame(_ first: UIView, _ second: UIView) -> Bool {
    guard first.contentMode == second.contentMode, let copy = liveCopy(of: first) else { return false }
    if let copy = copy as? UIImageView, let other = second as? UIImageView {
      return liveCopy(of: other) != nil && copy.image === other.image && first.tintColor == second.tintColor
    }
    return type(of: copy) == UIView.self && liveCopy(of: second).map { type(of: $0) == UIView.self } == true
      && first.backgroundColor != nil && second.backgroundColor != nil
  }

  /// Returns a copy of an image view or of a view in one color.
  private static func liveCopy(of view: UIView) -> UIView? {
    guard view.subviews.isEmpty, view.mask == nil, view.layer.mask == nil else { return nil }
    if let imageView = view as? UIImageView, !imageView.isHighlighted {
      let copy = UIImageView(image: imageView.image)
      (copy.contentMode, copy.tintColor) = (imageView.contentMode, imageView.tintColor)
      copy.backgroundColor = imageView.backgroundColor
      copy.clipsToBounds = imageView.clipsToBounds
      return copy
    }
    if type(of: view) == UIView.self, view.layer.contents == nil, view.layer.sublayers?.isEmpty ?? true {
      let copy = UIView()
      copy.backgroundColor = view.backgroundColor
      return copy
    }
    return nil
  }

  /// Returns a picture of a view and its subviews.
  ///
  /// - Parameter isBare: `true` to leave out its corners, border and shadow. What a mask cuts stays in the picture.
  static func picture(of view: UIView, without others: [UIView], isBare: Bool = true) -> UIImageView {
    let layer = view.layer
    let isBare = isBare && layer.mask == nil
    let (alpha, radius, border, shadow) = (view.alpha, layer.cornerRadius, layer.borderWidth, layer.shadowOpacity)
    // No commit comes between the changes and their end, so the screen does not show them.
    view.alpha = 1
    if isBare { (layer.cornerRadius, layer.borderWidth, layer.shadowOpacity) = (0, 0, 0) }
    defer { (view.alpha, layer.cornerRadius, layer.borderWidth, layer.shadowOpacity) = (alpha, radius, border, shadow) }
    return UIImageView(image: PagePicture.drawing(of: view, without: others))
  }
}

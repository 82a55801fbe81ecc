public import Foundation
import QuartzCore

extension UIButton {
  /// Sets the title for exactly this state. A state without a title uses the normal state's.
  public func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    showSoon()
  }

  /// Sets the attributed title for exactly this state. A state without one uses the normal state's. It is shown instead
  /// of a plain title. Text without a font or color has the title's.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title.map { NSAttributedString(attributedString: $0) }
    showSoon()
  }

  /// Sets the title's color for exactly this state. A state without a color uses the normal state's.
  /// (A guess: view-14.)
  public func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    showSoon()
  }

  /// Sets the color of the title's shadow for exactly this state. A state without one uses the normal state's.
  public func setTitleShadowColor(_ color: UIColor?, for state: State) {
    shadowColors[state] = color
    showSoon()
  }

  /// Sets the image for exactly this state. A state without an image uses the normal state's.
  public func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    showSoon()
  }

  /// Sets the image behind title and image, stretched to the bounds, for exactly this state. A state without one uses
  /// the normal state's.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    showSoon()
  }

  /// The title of a state.
  public func title(for state: State) -> String? { titles[state] }

  /// The attributed title of a state; nil if none was set.
  public func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }

  /// The color of a state's title.
  public func titleColor(for state: State) -> UIColor? { titleColors[state] ?? plainTitleColor(for: state) }

  /// The color of a state's title shadow.
  public func titleShadowColor(for state: State) -> UIColor? { shadowColors[state] }

  /// The image of a state.
  public func image(for state: State) -> UIImage? { images[state] }

  /// The background image of a state.
  public func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

  /// The current title.
  public var currentTitle: String? { titles[state] }

  /// The current attributed title; nil if the title is plain.
  public var currentAttributedTitle: NSAttributedString? { attributedTitles[state] }

  /// The text of the current title.
  var shownTitle: String? { currentAttributedTitle?.string ?? currentTitle }

  /// The current color of the title. If none is set for the state, a system button uses the tint color, or a faint gray
  /// while disabled (observed), and a custom button uses white.
  public var currentTitleColor: UIColor { titleColors[state] ?? plainTitleColor(for: state) }

  /// The current color of the title's shadow.
  public var currentTitleShadowColor: UIColor? { shadowColors[state] }

  /// The current image.
  public var currentImage: UIImage? { images[state] }

  /// The current background image.
  public var currentBackgroundImage: UIImage? { backgroundImages[state] }

  private func plainTitleColor(for state: State) -> UIColor {
    guard buttonType == .system else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  /// Updates title and image at once, so that the label is right when read next. Frames change in the next layout pass.
  private func showSoon() {
    showState()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Sets title, image and background image to those of the current state.
  func showState() {
    let sizes = [picture?.image?.size, background?.image?.size]
    defer {
      if [picture?.image?.size, background?.image?.size] != sizes { invalidateIntrinsicContentSize() }
    }
    if label != nil || shownTitle != nil, let label = titleLabel {
      if let title = currentAttributedTitle {
        label.showPassing(title, color: currentTitleColor)
      } else {
        label.text = currentTitle
        label.textColor = currentTitleColor
      }
      label.shadowColor = currentTitleShadowColor
      label.alpha = fade
    }
    if picture != nil || currentImage != nil, let picture = imageView {
      picture.image = currentImage
      picture.isDarkened = darkens
      picture.alpha = fade * (faints ? 0.5 : 1)
    }
    if background != nil || currentBackgroundImage != nil { backgroundView.image = currentBackgroundImage }
  }

  /// Observed: a system button's content is nearly transparent while highlighted. (On iOS it fades back in when
  /// released. Here it returns at once.)
  private var fade: CGFloat { buttonType == .system && isHighlighted && isEnabled ? 0.2 : 1 }

  private var darkens: Bool {
    buttonType == .custom && adjustsImageWhenHighlighted && isHighlighted && isEnabled && images.own(state) == nil
  }

  private var faints: Bool { !isEnabled && adjustsImageWhenDisabled && images.own(state) == nil }
}

extension UIButton: TextShowing {
  var constraintText: String? { shownTitle }
}

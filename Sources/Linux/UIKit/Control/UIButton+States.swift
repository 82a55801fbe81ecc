public import Foundation
import QuartzCore

extension UIButton {
  /// Sets the title for exactly this state. A state without one has the title of the normal state.
  public func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    showSoon()
  }

  /// Sets the title with attributes for exactly this state. A state without one has that of the normal state. It is
  /// shown in place of a plain title, in the title's font and colour where it has none.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title.map { NSAttributedString(attributedString: $0) }
    showSoon()
  }

  /// Sets the title's colour for exactly this state. A state without one has the colour of the normal state.
  public func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    // Places don't go by colours.
    if label == nil { showSoon() } else { showState() }
  }

  /// Sets the colour of the title's shadow for exactly this state. A state without one has that of the normal state.
  public func setTitleShadowColor(_ color: UIColor?, for state: State) {
    shadowColors[state] = color
    showSoon()
  }

  /// Sets the image for exactly this state. A state without one has the image of the normal state.
  public func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    showSoon()
  }

  /// Sets the image behind title and image, stretched to the bounds, for exactly this state. A state without one has
  /// that of the normal state.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    showSoon()
  }

  /// The title of a state.
  public func title(for state: State) -> String? { titles[state] }

  /// The title of a state with its attributes, where one was set.
  public func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }

  /// The colour of a state's title.
  public func titleColor(for state: State) -> UIColor? { titleColors[state] ?? plainTitleColor(for: state) }

  /// The colour of a state's title shadow.
  public func titleShadowColor(for state: State) -> UIColor? { shadowColors[state] }

  /// The image of a state.
  public func image(for state: State) -> UIImage? { images[state] }

  /// The background image of a state.
  public func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

  /// The title that is shown now.
  public var currentTitle: String? { titles[state] }

  /// The title with attributes that is shown now; nil where the title is plain.
  public var currentAttributedTitle: NSAttributedString? { attributedTitles[state] }

  /// What can be read.
  var shownTitle: String? { currentAttributedTitle?.string ?? currentTitle }

  /// The colour that the title has now: without one for the state a system button's is the tint colour, or a faint
  /// grey while disabled (observed), a custom button's is white.
  public var currentTitleColor: UIColor { titleColors[state] ?? plainTitleColor(for: state) }

  /// The colour of the title's shadow now.
  public var currentTitleShadowColor: UIColor? { shadowColors[state] }

  /// The image that is shown now.
  public var currentImage: UIImage? { images[state] }

  /// The background image that is shown now.
  public var currentBackgroundImage: UIImage? { backgroundImages[state] }

  private func plainTitleColor(for state: State) -> UIColor {
    guard buttonType == .system else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  /// Title and image change at once, so that a label asked right after answers rightly; places with the next layout.
  private func showSoon() {
    showState()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Gives title, image and background what the current state wants.
  func showState() {
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

  /// Observed: a system button's content is nearly transparent while highlighted. (On iOS it fades back when released;
  /// here it is back at once.)
  private var fade: CGFloat { buttonType == .system && isHighlighted && isEnabled ? 0.2 : 1 }

  private var darkens: Bool {
    buttonType == .custom && adjustsImageWhenHighlighted && isHighlighted && isEnabled && images.own(state) == nil
  }

  private var faints: Bool { !isEnabled && adjustsImageWhenDisabled && images.own(state) == nil }
}

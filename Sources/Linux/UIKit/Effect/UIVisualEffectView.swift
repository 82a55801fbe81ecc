import QuartzCore

/// Shows what is behind it through an effect, and its content view in front of that.
///
/// What is behind it is what is drawn before it in its window, within its bounds. As on Apple's systems (header) the view
/// and those that it is in must be opaque and without a mask for that: otherwise it has only its tint, and so has a
/// snapshot of the view alone. A mask, corners or an opacity in the content view are fine. In perspective, and in what
/// `shouldRasterize` draws, it shows only what is drawn there before it (a guess).
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  private let backdrop = BackdropView(frame: .zero)
  private let content = UIView(frame: .zero)
  private var ownEffect: UIVisualEffect?

  /// A view of no size with an effect; nil shows what is behind as it is.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    configure()
    self.effect = effect
  }

  /// A view without an effect; its frame is in the coordinates of the superview it will get.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// As `init(effect:)` without one: views are not archived here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
  }

  /// Where subviews go. A subview that is added to the view itself is answered as in UIKit, with an exception.
  open var contentView: UIView { content }

  /// The effect; nil shows what is behind as it is. Set in an animation block, one turns into the other: blur, saturation
  /// and tint each go from the old value to the new one.
  open var effect: UIVisualEffect? {
    get { ownEffect }
    set {
      ownEffect = newValue?.copy() as? UIVisualEffect
      applyEffect()
    }
  }

  /// Refuses views that belong into the content view. Overrides call super.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard subview !== backdrop, subview !== content else { return }
    fatalError(
      "\(ObjectIdentity.text(of: subview)) has been added as a subview to \(ObjectIdentity.text(of: self)). Do not add "
        + "subviews directly to the visual effect view itself, instead add them to the -contentView.")
  }

  override func adaptColors() {
    super.adaptColors()
    applyEffect()
  }

  private func configure() {
    isOpaque = false
    backdrop.isUserInteractionEnabled = false
    for view in [backdrop, content] {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  private func applyEffect() {
    backdrop.show(ownEffect?.look(in: traitCollection) ?? .none)
  }
}

/// Shows what is behind it, changed.
private final class BackdropView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }

  /// The layer, not this view, knows what there is: an animator that was stopped has left it on the way.
  func show(_ new: BackdropLook) {
    guard let layer = layer as? BackdropLayer else { return }
    var white = new.white
    if let tint = layer.backdropTint {
      // A tint that comes or goes keeps its shade.
      if new.alpha == 0 { white = tint.rgba.red }
      if tint.alpha == 0 { UIView.performWithoutAnimation { layer.backdropTint = CGColor(gray: white, alpha: 0) } }
    }
    layer.backdropRadius = new.radius
    layer.backdropSaturation = new.saturation
    layer.backdropTint = CGColor(gray: white, alpha: new.alpha)
  }
}

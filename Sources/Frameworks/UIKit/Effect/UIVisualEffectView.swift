import QuartzCore

/// Shows the content behind it with an effect, and its content view in front of that.
///
/// The content behind it is what its window draws before it, within its bounds. As on Apple's systems (header), the
/// view and its superviews must be opaque and have no mask. Otherwise it shows only its tint, as in a snapshot of the
/// view alone. A mask, corners or an opacity in the content view are fine. In perspective, and inside a layer with
/// `shouldRasterize`, it affects only what is drawn there before it (a guess: view-42b).
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  private let backdrop = BackdropView(frame: .zero)
  private let content = UIView(frame: .zero)
  private var ownEffect: UIVisualEffect?

  /// Makes a view of size zero with an effect. Nil shows the content behind it unchanged.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    configure()
    self.effect = effect
  }

  /// Makes a view without an effect, with a frame in its superview's coordinates.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Makes a view as `init(effect:)` without an effect does, because views are not archived here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
  }

  /// The view that contains the subviews. Adding a subview to the effect view itself raises an exception, as in UIKit.
  open var contentView: UIView { content }

  /// The effect. Nil shows the content behind it unchanged. In an animation block, blur, saturation and tint animate
  /// from their old values to the new ones. (A guess: view-41b.)
  open var effect: UIVisualEffect? {
    get { ownEffect }
    set {
      ownEffect = newValue?.copy() as? UIVisualEffect
      applyEffect()
    }
  }

  /// Rejects subviews that belong in the content view. Overrides call super.
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

/// Shows the content behind it with an effect.
private final class BackdropView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }

  /// Applies a look. The layer has the current values, because an animator that was stopped has left them halfway.
  func show(_ new: BackdropAppearance) {
    guard let layer = layer as? BackdropLayer else { return }
    var white = new.white
    if let tint = layer.backdropTint {
      // A tint that appears or disappears keeps its shade.
      if new.alpha == 0 { white = tint.rgba.red }
      if tint.alpha == 0 { UIView.performWithoutAnimation { layer.backdropTint = CGColor(gray: white, alpha: 0) } }
    }
    layer.backdropRadius = new.radius
    layer.backdropSaturation = new.saturation
    layer.backdropTint = CGColor(gray: white, alpha: new.alpha)
  }
}

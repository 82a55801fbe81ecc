import UIKit

/// Contains an item's `contentView` in a tab. It has the size of the view, and receives no touches.
///
/// Constraints keep the view in the middle, at the size that it asks for. If that changes, UIKit lays out this view.
@MainActor final class TabContentHost: UIView {
  let content: UIView
  private let follower: (any ContainerTabContentView)?
  /// The size of the content view, in points.
  private(set) var size = CGSize.zero
  private var fraction: CGFloat?
  private var positioning: [NSLayoutConstraint] = []
  private var translatedBefore = true
  private let onSizeChange: () -> Void

  /// - Parameter onSizeChange: Called when the content view has another size.
  init(_ content: UIView, onSizeChange: @escaping () -> Void) {
    self.content = content
    self.onSizeChange = onSizeChange
    follower = content as? any ContainerTabContentView
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addContent()
    size = measuredSize
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the content view, unless it is here. It may be in another bar, with another fraction.
  func addContent() {
    guard content.superview !== self else { return }
    addSubview(content)
    // Read after the previous host has restored it.
    translatedBefore = content.translatesAutoresizingMaskIntoConstraints
    content.translatesAutoresizingMaskIntoConstraints = false
    // The size of a view that has neither an intrinsic size nor constraints: the one that `sizeToFit()` would set.
    let fallback = content.sizeThatFits(content.bounds.size)
    let sizes = [
      content.widthAnchor.constraint(equalToConstant: fallback.width),
      content.heightAnchor.constraint(equalToConstant: fallback.height),
    ]
    for constraint in sizes { constraint.priority = .fittingSizeLevel + 1 }
    positioning =
      sizes + [
        content.centerXAnchor.constraint(equalTo: centerXAnchor),
        content.centerYAnchor.constraint(equalTo: centerYAnchor),
      ]
    NSLayoutConstraint.activate(positioning)
    if let fraction { follower?.update(selectedFraction: fraction) }
  }

  /// Removes the content view, unless it is elsewhere already.
  func removeContent() {
    if content.superview === self { content.removeFromSuperview() }
  }

  /// Returns the content view as it was, also if it moves to another view.
  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    NSLayoutConstraint.deactivate(positioning)
    positioning = []
    subview.translatesAutoresizingMaskIntoConstraints = translatedBefore
  }

  private var measuredSize: CGSize { content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard content.superview === self else { return }
    let newSize = measuredSize
    guard newSize != size else { return }
    size = newSize
    onSizeChange()
  }

  /// Updates the content view, if the fraction has changed and no other bar has the view.
  func show(fraction: CGFloat) {
    guard fraction != self.fraction else { return }
    self.fraction = fraction
    if content.superview === self { follower?.update(selectedFraction: fraction) }
  }
}

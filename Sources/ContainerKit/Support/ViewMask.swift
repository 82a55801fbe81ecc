import UIKit

/// The mask of a view, which is set on the view or on its layer. Setting one of them replaces the other, so both are restored.
@MainActor package struct ViewMask {
  private let view: UIView?
  private let layer: CALayer?

  package init(of masked: UIView) { (view, layer) = (masked.mask, masked.layer.mask) }

  package func restore(to masked: UIView) {
    if masked.mask !== view { masked.mask = view }
    if masked.layer.mask !== layer { masked.layer.mask = layer }
  }

  /// Returns true if a view has this mask.
  func isSame(as other: ViewMask) -> Bool { view === other.view && layer === other.layer }
}

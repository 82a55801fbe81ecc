import UIKit

/// The properties of a page's root view that an animator has to leave as it found them.
@MainActor struct AuditedState {
  /// A property of a view.
  struct Property {
    /// The name of the view's property, or of the layer's if the view has none.
    let name: String
    /// The key of the layer's property; nil if it is not a layer's.
    let key: String?
    /// `true` if a sheet may keep another value as long as it is presented.
    var isAppearance = false
    /// Returns true if two states have the same value.
    let isSame: (AuditedState, AuditedState) -> Bool
  }

  static let properties: [Property] = [
    Property(name: "transform", key: "transform") { isClose($0.transform, $1.transform) },
    Property(name: "alpha", key: "opacity") { abs($0.alpha - $1.alpha) < 0.001 },
    Property(name: "isHidden", key: "hidden") { $0.isHidden == $1.isHidden },
    Property(name: "mask", key: "mask", isAppearance: true) { $0.mask === $1.mask },
    Property(name: "anchorPoint", key: "anchorPoint") { $0.anchorPoint == $1.anchorPoint },
    Property(name: "zPosition", key: "zPosition") { $0.zPosition == $1.zPosition },
    Property(name: "isUserInteractionEnabled", key: nil) { $0.isInteractive == $1.isInteractive },
  ]

  /// Returns true if two transforms differ by no more than an animation's rounding.
  private static func isClose(_ first: CATransform3D, _ second: CATransform3D) -> Bool {
    zip(first.rows, second.rows).allSatisfy { row, other in
      let difference = row - other
      return difference.max() < 1e-6 && difference.min() > -1e-6
    }
  }

  /// The state of a new view.
  static let plain = AuditedState(of: UIView())

  private let transform: CATransform3D
  private let alpha: CGFloat
  private let isHidden: Bool
  private let mask: CALayer?
  private let anchorPoint: CGPoint
  private let zPosition: CGFloat
  private let isInteractive: Bool

  init(of view: UIView) {
    transform = view.layer.transform
    alpha = view.alpha
    isHidden = view.isHidden
    mask = view.layer.mask
    anchorPoint = view.layer.anchorPoint
    zPosition = view.layer.zPosition
    isInteractive = view.isUserInteractionEnabled
  }
}

import UIKit

/// The properties of a view that an animator has to leave as it found them.
@MainActor struct ReportViewState {
  /// The names and values of the properties that a stage's audit does not check for pages.
  private let others: [(name: String, value: AnyHashable)]
  /// Those that it does.
  private let audited: [(name: String, value: AnyHashable)]

  /// The names of those that a page may keep as its look.
  static let looks: Set<String> = [
    "mask", "cornerRadius", "clipsToBounds", "backgroundColor", "shadowOpacity", "borderWidth",
  ]

  init(of view: UIView) {
    let layer = view.layer
    others = [
      ("cornerRadius", layer.cornerRadius), ("clipsToBounds", view.clipsToBounds),
      ("backgroundColor", "\(String(describing: layer.backgroundColor?.rgba))"),
      ("shadowOpacity", layer.shadowOpacity), ("borderWidth", layer.borderWidth),
      ("sublayerTransform", Self.text(layer.sublayerTransform)), ("isDoubleSided", layer.isDoubleSided),
      ("speed", layer.speed), ("timeOffset", layer.timeOffset),
    ]
    audited = [
      ("transform", Self.text(layer.transform)), ("alpha", (view.alpha * 1000).rounded()), ("isHidden", view.isHidden),
      ("mask", layer.mask.map { ObjectIdentifier($0) }),
      ("anchorPoint", "\(layer.anchorPoint)"), ("zPosition", layer.zPosition),
      ("isUserInteractionEnabled", view.isUserInteractionEnabled),
    ]
  }

  /// The names of the properties that differ from all of some states.
  ///
  /// - Parameter includesAudited: `true` for all properties.
  func differences(from states: [ReportViewState], includesAudited: Bool) -> [String] {
    let all = { (state: ReportViewState) in includesAudited ? state.audited + state.others : state.others }
    return all(self).enumerated().filter { index, property in
      !states.contains { all($0)[index].value == property.value }
    }.map(\.element.name)
  }

  /// Returns a transform's numbers, rounded as an animation may leave them.
  private static func text(_ transform: CATransform3D) -> [CGFloat] {
    let t = transform
    return [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
    ].map { number in
      let rounded = (number * 1e5).rounded() / 1e5
      return rounded == 0 ? 0 : rounded
    }
  }
}

import UIKit

/// The properties of a view and its layer that an app may set, and a transition has to leave as they are.
@MainActor struct ViewAppearance {
  private let values: [(name: String, value: AnyHashable)]

  init(of view: UIView) {
    let layer = view.layer
    values = [
      ("superview", view.superview.map { ObjectIdentifier($0) }),
      ("subviews", view.subviews.map { ObjectIdentifier($0) }),
      ("mask", view.mask.map { ObjectIdentifier($0) }), ("layer.mask", layer.mask.map { ObjectIdentifier($0) }),
      ("isHidden", view.isHidden), ("alpha", view.alpha), ("background", view.backgroundColor),
      ("clipsToBounds", view.clipsToBounds), ("cornerRadius", layer.cornerRadius), ("border", layer.borderWidth),
      ("shadow", layer.shadowOpacity), ("transform", "\(layer.transform)"), ("anchorPoint", "\(layer.anchorPoint)"),
      ("zPosition", layer.zPosition), ("isDoubleSided", layer.isDoubleSided), ("frame", "\(view.frame)"),
      ("sublayerTransform", "\(layer.sublayerTransform)"), ("animations", layer.animationKeys() ?? []),
      ("isUserInteractionEnabled", view.isUserInteractionEnabled),
    ]
  }

  /// Returns the names of the properties that differ.
  func differences(from other: ViewAppearance) -> [String] {
    zip(values, other.values).filter { $0.value != $1.value }.map(\.0.name)
  }
}

/// The looks of a view, its mask, and the views in it.
@MainActor struct TreeAppearance {
  private let looks: [(view: UIView, name: String, look: ViewAppearance)]

  init(of root: UIView, name: String) {
    var looks: [(view: UIView, name: String, look: ViewAppearance)] = []
    func add(_ view: UIView, _ name: String) {
      looks.append((view, name, ViewAppearance(of: view)))
      for (index, subview) in view.subviews.enumerated() { add(subview, "\(name).\(index)") }
      if let mask = view.mask { add(mask, "\(name).mask") }
    }
    add(root, name)
    self.looks = looks
  }

  /// Returns what has changed since.
  var changes: [String] {
    looks.flatMap { view, name, look in
      // The page itself leaves the window.
      ViewAppearance(of: view).differences(from: look).filter { $0 != "superview" || name.contains(".") }
        .map { "\(name): \($0)" }
    }
  }
}

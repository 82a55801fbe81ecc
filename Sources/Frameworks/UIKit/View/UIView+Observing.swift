import QuartzCore

/// The class at which key paths are written for key-value observing.
@MainActor private protocol ObservableView: UIView {}

extension UIView: ObservableView {
  static func addViewProperties(to properties: inout ObservableProperties) {
    (self as any ObservableView.Type).addProperties(to: &properties)
  }
}

extension ObservableView {
  fileprivate static func addProperties(to properties: inout ObservableProperties) {
    properties.add([
      \Self.frame: "frame", \Self.bounds: "bounds", \Self.center: "center", \Self.transform: "transform",
      \Self.alpha: "alpha", \Self.isHidden: "hidden", \Self.backgroundColor: "backgroundColor",
      \Self.safeAreaInsets: "safeAreaInsets", \Self.intrinsicContentSize: "intrinsicContentSize",
    ])
    properties.addLink(\Self.layer, "layer", to: CALayer.self)
  }
}

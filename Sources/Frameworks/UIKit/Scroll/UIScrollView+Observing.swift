import QuartzCore

/// The class at which key paths are written for key-value observing.
@MainActor private protocol ObservableScrollView: UIScrollView {}

extension UIScrollView: ObservableScrollView {
  static func addScrollViewProperties(to properties: inout ObservableProperties) {
    (self as any ObservableScrollView.Type).addProperties(to: &properties)
  }
}

extension ObservableScrollView {
  fileprivate static func addProperties(to properties: inout ObservableProperties) {
    properties.add([
      \Self.contentOffset: "contentOffset", \Self.contentSize: "contentSize", \Self.contentInset: "contentInset",
      \Self.delegate: "delegate",
    ])
  }
}

import QuartzCore

/// The class at which key paths are written for key-value observing.
@MainActor private protocol ObservableTextView: UITextView {}

extension UITextView: ObservableTextView {
  static func addTextViewProperties(to properties: inout ObservableProperties) {
    (self as any ObservableTextView.Type).addProperties(to: &properties)
  }
}

extension ObservableTextView {
  /// Adds the delegate, a property of its own type beside the one of a scroll view.
  fileprivate static func addProperties(to properties: inout ObservableProperties) {
    properties.add([\Self.delegate: "delegate"])
  }
}

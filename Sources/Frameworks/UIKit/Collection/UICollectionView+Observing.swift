import QuartzCore

/// The class at which key paths are written for key-value observing.
@MainActor private protocol ObservableCollection: UICollectionView {}

extension UICollectionView: ObservableCollection {
  static func addCollectionViewProperties(to properties: inout ObservableProperties) {
    (self as any ObservableCollection.Type).addProperties(to: &properties)
  }
}

extension ObservableCollection {
  /// Adds the delegate, a property of its own type beside the one of a scroll view.
  fileprivate static func addProperties(to properties: inout ObservableProperties) {
    properties.add([\Self.delegate: "delegate"])
  }
}

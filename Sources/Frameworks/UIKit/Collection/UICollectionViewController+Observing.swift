import QuartzCore

/// The class at which key paths are written for key-value observing.
@MainActor private protocol ObservableCollectionController: UICollectionViewController {}

extension UICollectionViewController: ObservableCollectionController {
  static func addCollectionViewControllerProperties(to properties: inout ObservableProperties) {
    (self as any ObservableCollectionController.Type).addProperties(to: &properties)
  }
}

extension ObservableCollectionController {
  fileprivate static func addProperties(to properties: inout ObservableProperties) {
    properties.addLink(\Self.collectionView!, "collectionView", to: UICollectionView.self)
  }
}

import QuartzCore

// The properties that notify observers. UIKit's documentation promises this for none of them. As on Apple's systems, a
// setter notifies observers of its own property, also if the value is equal, and not those of properties that depend on
// it: `center` changes the frame, but does not notify observers of `frame` (reported by developers).

extension UIResponder: @preconcurrency KeyPathObserver {}

extension UIResponder: KeyValueObservable {
  package nonisolated static var observableProperties: ObservableProperties {
    MainActor.assumeIsolated { properties }
  }

  private static var properties: ObservableProperties {
    var properties = ObservableProperties()
    if let type = self as? any ObservableView.Type { type.addViewProperties(to: &properties) }
    if let type = self as? any ObservableScrollView.Type { type.addScrollProperties(to: &properties) }
    if let type = self as? any ObservableController.Type { type.addControllerProperties(to: &properties) }
    if let type = self as? any ObservableTableController.Type { type.addTable(to: &properties) }
    if let type = self as? any ObservableCollectionController.Type { type.addCollection(to: &properties) }
    return properties
  }

  /// Performs a change of a property, and notifies its observers.
  @inline(__always) final func changing(_ key: String, _ change: () -> Void) {
    MainQueue.check("\(type(of: self)).\(key)")
    if let keyValueObservers { keyValueObservers.notify(key, around: change) } else { change() }
  }
}

// The classes at which key paths are written for key-value observing.

@MainActor private protocol ObservableView: UIView {}
@MainActor private protocol ObservableScrollView: UIScrollView {}
@MainActor private protocol ObservableController: UIViewController {}
@MainActor private protocol ObservableTableController: UITableViewController {}
@MainActor private protocol ObservableCollectionController: UICollectionViewController {}

extension UIView: ObservableView {}
extension UIScrollView: ObservableScrollView {}
extension UIViewController: ObservableController {}
extension UITableViewController: ObservableTableController {}
extension UICollectionViewController: ObservableCollectionController {}

extension ObservableView {
  fileprivate static func addViewProperties(to properties: inout ObservableProperties) {
    properties.add([
      \Self.frame: "frame", \Self.bounds: "bounds", \Self.center: "center", \Self.transform: "transform",
      \Self.alpha: "alpha", \Self.isHidden: "hidden", \Self.backgroundColor: "backgroundColor",
      \Self.safeAreaInsets: "safeAreaInsets",
    ])
    properties.addLink(\Self.layer, "layer", to: CALayer.self)
  }
}

extension ObservableScrollView {
  fileprivate static func addScrollProperties(to properties: inout ObservableProperties) {
    properties.add([
      \Self.contentOffset: "contentOffset", \Self.contentSize: "contentSize", \Self.contentInset: "contentInset",
    ])
  }
}

extension ObservableController {
  fileprivate static func addControllerProperties(to properties: inout ObservableProperties) {
    properties.add([\Self.title: "title"])
    properties.addLink(\Self.view!, "view", to: UIView.self)
    properties.addLink(\Self.navigationItem, "navigationItem", to: UINavigationItem.self)
  }
}

extension ObservableTableController {
  fileprivate static func addTable(to properties: inout ObservableProperties) {
    properties.addLink(\Self.tableView!, "tableView", to: UITableView.self)
  }
}

extension ObservableCollectionController {
  fileprivate static func addCollection(to properties: inout ObservableProperties) {
    properties.addLink(\Self.collectionView!, "collectionView", to: UICollectionView.self)
  }
}

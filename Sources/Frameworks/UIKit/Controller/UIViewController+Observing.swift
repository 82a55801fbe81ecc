import QuartzCore

/// The class at which key paths are written for key-value observing.
@MainActor private protocol ObservableController: UIViewController {}

extension UIViewController: ObservableController {
  static func addViewControllerProperties(to properties: inout ObservableProperties) {
    (self as any ObservableController.Type).addProperties(to: &properties)
  }
}

extension ObservableController {
  fileprivate static func addProperties(to properties: inout ObservableProperties) {
    properties.add([\Self.title: "title", \Self.parent: "parent"])
    properties.addLink(\Self.view!, "view", to: UIView.self)
    properties.addLink(\Self.navigationItem, "navigationItem", to: UINavigationItem.self)
  }
}

import LayerTime

extension UIViewController {
  func loadedViewForcingLoad() -> UIView {
    if let loadedView { return loadedView }
    loadView()
    guard let loaded = loadedView else {
      fatalError("-[\(ObjectIdentity.text(of: self)) loadView] returned without setting the view")
    }
    Trace.receive?(.controllerCall("viewDidLoad", self))
    viewDidLoad()
    return loadedView ?? loaded
  }

  func loadPlainView() {
    let plain = UIView(frame: UIScreen.main.bounds)
    plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = plain
  }

  func install(_ view: UIView?) {
    guard view !== loadedView else { return }
    if let other = view?.viewController, other !== self {
      let name = view.map { ObjectIdentity.text(of: $0) } ?? ""
      fatalError(
        "A view can only be associated with at most one view controller at a time! View \(name) is associated with "
          + "\(ObjectIdentity.text(of: other)). Clear this association before associating this view with "
          + "\(ObjectIdentity.text(of: self)).")
    }
    loadedView?.viewController = nil
    loadedView = view
    view?.viewController = self
    if additionalSafeAreaInsets != .zero { view?.updateSafeArea() }
  }
}

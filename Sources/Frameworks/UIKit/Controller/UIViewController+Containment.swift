import LayerTime

extension UIViewController {
  func adopt(_ child: UIViewController) {
    MainQueue.check("\(type(of: self)).addChild(_:)")
    Trace.receive?(.controllerCall("addChild", self))
    if child === self { fatalError("There was an attempt to add \(ObjectIdentity.text(of: self)) as its own child") }
    guard child.parent !== self else { return }
    var ancestor = parent
    while let current = ancestor {
      if current === child {
        // UIKit's words are not published.
        fatalError(
          "There was an attempt to add \(ObjectIdentity.text(of: child)) as a child of \(ObjectIdentity.text(of: self)), "
            + "which is inside it")
      }
      ancestor = current.parent
    }
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    childControllers.append(child)
    child.changing("parent") { child.parent = self }
  }

  func leaveParent() {
    Trace.receive?(.controllerCall("removeFromParent", self))
    guard let parent else { return }
    parent.childControllers.removeAll { $0 === self }
    changing("parent") { self.parent = nil }
    didMove(toParent: nil)
  }

  func noteWillMove(to parent: UIViewController?) {
    Trace.receive?(.controllerCall("willMove", self))
    appearance.containment = parent == nil ? .movingFromParent : .movingToParent
  }

  func noteDidMove(to parent: UIViewController?) {
    Trace.receive?(.controllerCall("didMove", self))
    appearance.containment = .settled
  }

  /// Returns the nearest ancestor of a class; nil if there is none.
  func nearestAncestor<Controller: UIViewController>() -> Controller? {
    var ancestor = parent
    while let current = ancestor {
      if let found = current as? Controller { return found }
      ancestor = current.parent
    }
    return nil
  }

  /// A Boolean value that indicates whether the controller is being added to a parent: from `willMove(toParent:)` to
  /// `didMove(toParent:)`.
  public var isMovingToParent: Bool { appearance.containment == .movingToParent }

  /// A Boolean value that indicates whether the controller is being removed from its parent:
  /// from `willMove(toParent: nil)` to `didMove(toParent: nil)`.
  public var isMovingFromParent: Bool { appearance.containment == .movingFromParent }
}

/// Checks that the view hierarchy matches the controller hierarchy. If not, the program stops with UIKit's message.
enum HierarchyCheck {
  /// Checks a view that enters a window. `nearest` is the closest controller around it. A controller without a parent
  /// is accepted, as on a device.
  @MainActor static func check(_ view: UIView, nearest: UIViewController?) {
    if let child = view.viewController, let actual = child.parent, let nearest, actual !== nearest {
      fatalError(
        "child view controller:\(ObjectIdentity.text(of: child)) should have parent view controller:"
          + "\(ObjectIdentity.text(of: nearest)) but actual parent is:\(ObjectIdentity.text(of: actual))")
    }
    let inner = view.viewController ?? nearest
    for subview in view.subviews { check(subview, nearest: inner) }
  }
}

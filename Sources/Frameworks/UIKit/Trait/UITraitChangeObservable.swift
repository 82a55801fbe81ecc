/// An object whose traits can be observed: a view or a view controller. (iOS 17)
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
  /// Stops calling a registration's handler.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A registration for changes of traits. It lasts as long as its object, or until it is unregistered. (iOS 17)
public protocol UITraitChangeRegistration: AnyObject {}

/// The handler of a registration, and the traits for which it was registered.
final class TraitRegistration: UITraitChangeRegistration {
  private let traits: [any SystemTrait.Type]
  private let handler: (UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits.map { trait in
      guard let system = trait as? any SystemTrait.Type else {
        fatalError("\(trait): traits that an app defines are not implemented, expected one of UIKit's own")
      }
      return system
    }
    self.handler = handler
  }

  func report(_ new: UITraitCollection, after old: UITraitCollection) {
    if traits.contains(where: { $0.differs(in: new, from: old) }) { handler(old) }
  }
}

/// An object that has registrations.
@MainActor protocol TraitRegistering: UITraitChangeObservable, UITraitEnvironment {
  var traitRegistrations: [TraitRegistration] { get set }
}

extension TraitRegistering {
  /// Calls the handlers of the traits that have changed, in the order of their registration, and then
  /// `traitCollectionDidChange(_:)` (that order was recorded on iOS 26).
  func reportTraits(_ new: UITraitCollection, after old: UITraitCollection?) {
    if let old, !traitRegistrations.isEmpty {
      for registration in traitRegistrations { registration.report(new, after: old) }
    }
    traitCollectionDidChange(old)
  }
}

extension UITraitChangeObservable {
  /// Calls a handler after each change of one of the traits, with the object and its old traits, at once, before
  /// `traitCollectionDidChange(_:)`. It is not called at registering, nor if a trait is set to the value it has.
  /// (Recorded on iOS 26. That a view without traits of its own until now does not call it is a guess: safe-33.)
  ///
  ///     registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
  ///       self.updateBorder()
  ///     }
  ///
  /// The object keeps the handler, which should not keep the object.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(TraitRegistration(traits) { [unowned self] in handler(self, $0) })
  }

  /// The same for a handler that declares the object's type, for example as `Self`.
  @discardableResult @_disfavoredOverload public func registerForTraitChanges<Observed>(
    _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    guard self is Observed else { fatalError("\(self): expected a \(Observed.self), which the handler takes") }
    return registerForTraitChanges(traits) { (object: Self, old) in
      if let object = object as? Observed { handler(object, old) }
    }
  }

  /// Performs a method of the object in the same way. It may take the object and its old traits.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Performs a target's method in the same way. It may take the object and its old traits. The target is not retained.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return register(
      TraitRegistration(traits) { [unowned self, weak target] old in
        if let target { action.perform(on: target, with: self, for: old) }
      })
  }

  private func register(_ registration: TraitRegistration) -> any UITraitChangeRegistration {
    guard let observed = self as? any TraitRegistering else { fatalError("\(self): expected a view or a controller") }
    observed.traitRegistrations.append(registration)
    return registration
  }
}

extension UIView: TraitRegistering {
  /// Stops calling a registration's handler. (iOS 17)
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }
}

extension UIViewController: TraitRegistering {
  /// Stops calling a registration's handler. (iOS 17)
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }
}

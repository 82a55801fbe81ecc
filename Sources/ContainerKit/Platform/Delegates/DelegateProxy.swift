import UIKit

/// The delegate of a controller that answers some calls itself, and passes the others on to the app's delegate. A subclass for each
/// class of controllers implements the calls.
///
/// With Objective-C the runtime forwards what a subclass does not implement, so that a method that the app's delegate lacks is
/// missing here, too: UIKit acts differently without it.
@preconcurrency @MainActor package class DelegateProxy: NSObject {
  /// The app's delegate. The Objective-C runtime's queries, which have no actor, read it, too, on the main thread.
  nonisolated(unsafe) package private(set) final weak var receiver: (any NSObjectProtocol)?
  /// The delegate in front of this one, which passes its calls on to it.
  private final weak var front: (any NSObjectProtocol)?
  private final var isInstalling = false
  /// The last call that the app's delegate handles, and the page that it is about.
  private final var passed: (name: String, page: UIViewController)?
  /// `true` during a call of the app's delegate, which may lead back here if that one forwards to what it has found.
  private final var isForwarding = false
  nonisolated(unsafe) private final var isAsked = false
  /// `true` while another delegate is asked whether it forwards here.
  nonisolated(unsafe) private final var isProbed = false

  /// The controller.
  var controller: UIViewController? { nil }
  /// The controller's delegate.
  var installed: (any NSObjectProtocol)? {
    get { nil }
    set {}
  }

  /// Returns true if a delegate passes its calls on to this one.
  private final func forwardsHere(_ delegate: any NSObjectProtocol) -> Bool {
    #if canImport(ObjectiveC)
      isProbed = true
      defer { isProbed = false }
      // An object that forwards calls has the methods of the one behind it.
      return delegate.responds(to: Self.marker)
    #else
      let chain = sequence(first: delegate) { ($0 as? any ForwardingNavigationDelegate)?.target }
      // A chain that comes here may be a ring.
      return chain.prefix(10).contains { $0 === self }
    #endif
  }

  /// Sets the app's delegate. UIKit notes which optional methods a delegate has when it is set, so this one is set again; once more
  /// when the app's delegate has been deallocated.
  ///
  /// One that passes its calls on to this one becomes the controller's delegate, in front of this one.
  final func forward(toObject delegate: (any NSObjectProtocol)?) {
    if let delegate, forwardsHere(delegate) { front = delegate } else { receiver = delegate }
    install()
    if let delegate { Lifetime.of(delegate, for: self) { [weak self] in self?.delegateDidEnd() } }
  }

  private final func install() {
    isInstalling = true
    defer { isInstalling = false }
    installed = nil
    installed = front ?? self
  }

  private final func delegateDidEnd() {
    let delegate = installed
    if delegate == nil || (receiver == nil && (delegate === self || delegate === front)) { install() }
  }

  /// Takes the place of a delegate that the app has set. Called when that was noticed.
  package final func update() {
    guard !isInstalling, let controller else { return }
    let delegate = installed
    if let delegate, delegate === front { return }
    front = nil
    guard delegate !== self else { return }
    forward(toObject: delegate)
    guard delegate != nil, front == nil else { return }
    Misuse.log(
      "its delegate was set after pageTransitions had been used. This is noticed by observing a property of which UIKit does not "
        + "document that it can be observed; set pageTransitions.delegate instead", by: controller)
  }

  /// Returns the answer of the app's delegate; nil during another call of it, which has led back here.
  final func ask<Answer>(_ call: (any NSObjectProtocol) -> Answer?) -> Answer? {
    guard let receiver, !isForwarding else { return nil }
    isForwarding = true
    defer { isForwarding = false }
    return call(receiver)
  }

  /// Passes a call about a page on to the app's delegate. Returns nil if that one passes the call back, because it is in front of
  /// this one and was not recognized.
  @discardableResult final func pass<Answer>(
    _ page: UIViewController, name: String = #function, _ call: () -> Answer
  ) -> Answer? {
    if let passed, passed.name == name, passed.page === page {
      if let controller {
        Misuse.log(
          "its delegate passes calls back to the object of pageTransitions; set it before pageTransitions is used",
          by: controller)
      }
      return nil
    }
    passed = (name, page)
    // Not the call around this one, if there is one: its page may be shown once more after this call.
    defer { passed = nil }
    return call()
  }

  #if canImport(ObjectiveC)
    /// The name of a method that only the proxy that is probed claims to have.
    nonisolated private static let marker = Selector(("containerKit_isProbed"))

    /// Forwards what the app's delegate implements.
    package override func responds(to aSelector: Selector!) -> Bool {
      if super.responds(to: aSelector) || (isProbed && aSelector == Self.marker) { return true }
      guard let receiver, !isAsked else { return false }
      isAsked = true
      defer { isAsked = false }
      return receiver.responds(to: aSelector)
    }

    /// Forwards what the app's delegate implements.
    package override func forwardingTarget(for aSelector: Selector!) -> Any? {
      if let receiver, receiver.responds(to: aSelector) { return receiver }
      return AbsentDelegate.forwardingTarget(for: aSelector) ?? super.forwardingTarget(for: aSelector)
    }
  #endif
}

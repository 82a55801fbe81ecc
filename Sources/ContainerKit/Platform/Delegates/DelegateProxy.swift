import UIKit

/// The delegate of a controller that answers some calls itself, and passes the others on to the app's delegate. A subclass for each
/// class of controllers implements the calls.
///
/// With Objective-C the runtime forwards what a subclass does not implement, so that a method that the app's delegate lacks is
/// missing here, too: UIKit acts differently without it.
@preconcurrency @MainActor package class DelegateProxy: NSObject {
  /// The app's delegate. The Objective-C runtime's queries, which have no actor, read it, too, on the main thread.
  nonisolated(unsafe) package private(set) final weak var receiver: (any NSObjectProtocol)?
  private final var isInstalling = false
  /// `true` during a call of the app's delegate, which may lead back here if that one forwards to what it has found.
  private final var isForwarding = false
  nonisolated(unsafe) private final var isAsked = false

  /// The controller.
  var controller: UIViewController? { nil }
  /// The controller's delegate.
  var installed: (any NSObjectProtocol)? {
    get { nil }
    set {}
  }
  /// Returns true if a delegate passes its calls on to this one.
  func leadsHere(_ delegate: any NSObjectProtocol) -> Bool { false }

  /// Sets the app's delegate. UIKit notes which optional methods a delegate has when it is set, so this one is set again; once more
  /// when the app's delegate has been deallocated.
  final func forward(toObject delegate: (any NSObjectProtocol)?) {
    receiver = delegate
    isInstalling = true
    defer { isInstalling = false }
    installed = nil
    installed = self
    if let delegate { Lifetime.of(delegate, for: self) { [weak self] in self?.receiverDidEnd() } }
  }

  private func receiverDidEnd() {
    if receiver == nil, installed === self { forward(toObject: nil) }
  }

  /// Takes the place of a delegate that the app has set. Called when that was noticed.
  package final func update() {
    guard !isInstalling, let controller, installed !== self else { return }
    let delegate = installed
    if let delegate, leadsHere(delegate) { return }
    forward(toObject: delegate)
    guard delegate != nil else { return }
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

  #if canImport(ObjectiveC)
    /// Forwards what the app's delegate implements.
    package override func responds(to aSelector: Selector!) -> Bool {
      if super.responds(to: aSelector) { return true }
      guard let receiver, !isAsked else { return false }
      isAsked = true
      defer { isAsked = false }
      return receiver.responds(to: aSelector)
    }

    /// Forwards what the app's delegate implements.
    package override func forwardingTarget(for aSelector: Selector!) -> Any? {
      if let receiver, receiver.responds(to: aSelector) { return receiver }
      return super.forwardingTarget(for: aSelector)
    }
  #endif
}

import UIKit

/// A closure in the place of a target and a selector, for the classes of UIKit that know nothing else: gesture
/// recognisers and display links. Whoever makes it keeps it: a recogniser does not retain its targets.
@MainActor final class ActionTarget: NSObject {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
    super.init()
  }

  #if canImport(ObjectiveC)
    @objc func fire() { body() }
    static var action: Selector { #selector(ActionTarget.fire) }
  #else
    func fire() { body() }
    static var action: Selector { Selector(ActionTarget.fire) }
  #endif
}

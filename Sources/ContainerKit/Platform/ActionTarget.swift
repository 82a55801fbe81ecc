import UIKit

/// A target and selector that call a closure, for UIKit classes that accept nothing else: gesture recognizers and
/// display links. Its creator retains it, because a recognizer does not retain its targets.
@MainActor package final class ActionTarget: NSObject {
  private let body: () -> Void

  package init(_ body: @escaping () -> Void) {
    self.body = body
    super.init()
  }

  #if canImport(ObjectiveC)
    @objc func fire() { body() }
    package static var action: Selector { #selector(ActionTarget.fire) }
  #else
    func fire() { body() }
    package static var action: Selector { Selector(ActionTarget.fire) }
  #endif
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Replaces Hero 1 for samples: the names that documents use, after its documentation. This finds misspelled names and wrong types.
// The bodies do nothing.
import UIKit

@MainActor public struct HeroExtension<Base> {}

extension UIResponder: HeroCompatible {}

@MainActor public protocol HeroCompatible: AnyObject {}

extension HeroCompatible {
  public var hero: HeroExtension<Self> {
    get { HeroExtension() }
    set {}
  }
}

extension HeroExtension where Base: UIView {
  public var id: String? {
    get { nil }
    nonmutating set {}
  }
}

extension HeroExtension where Base: UIViewController {
  public var isEnabled: Bool {
    get { false }
    nonmutating set {}
  }
}

extension HeroExtension where Base: UINavigationController {
  public var navigationAnimationType: HeroDefaultAnimationType {
    get { .auto }
    nonmutating set {}
  }
}

public enum HeroDefaultAnimationType: Sendable {
  public enum Direction: Sendable { case left, right, up, down }

  case auto, fade, none
  case push(direction: Direction)
  case pull(direction: Direction)
  case cover(direction: Direction)
  case uncover(direction: Direction)
  indirect case selectBy(presenting: HeroDefaultAnimationType, dismissing: HeroDefaultAnimationType)
}

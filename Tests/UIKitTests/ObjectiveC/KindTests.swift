import Testing
import UIKit

@MainActor @Suite("The class of an object") struct KindTests {
  private final class Badge: UILabel {}

  @Test("is one of a kind with its superclasses, and a member of no other class")
  func kind() {
    let badge = Badge()
    #expect(badge.isKind(of: Badge.self) && badge.isKind(of: UIView.self) && badge.isKind(of: NSObject.self))
    #expect(!badge.isKind(of: UIButton.self) && !UILabel().isKind(of: Badge.self))
    #expect(badge.isMember(of: Badge.self) && !badge.isMember(of: UILabel.self))
    let animator: any UIDynamicItem = badge
    #expect(animator.isKind(of: UILabel.self))
  }
}

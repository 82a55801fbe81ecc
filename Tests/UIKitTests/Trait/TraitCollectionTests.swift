import Testing
import UIKit

@MainActor @Suite("Trait collections:", .serialized) struct TraitCollectionTests {
  nonisolated static let whole = UITraitCollection(traitsFrom: [
    UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(userInterfaceStyle: .dark),
    UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(displayScale: 3),
    UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(verticalSizeClass: .compact),
    UITraitCollection(preferredContentSizeCategory: .small), UITraitCollection(accessibilityContrast: .high),
  ])

  @Test("the level and the force of touches are traits, and the screen's are the lowest")
  func level() {
    let none = UITraitCollection()
    #expect(none.userInterfaceLevel == .unspecified && none.forceTouchCapability == .unknown)
    let elevated = UITraitCollection(traitsFrom: [
      UIScreen.main.traitCollection, UITraitCollection(userInterfaceLevel: .elevated),
    ])
    #expect(elevated.userInterfaceLevel == .elevated && elevated != UIScreen.main.traitCollection)
    #expect(UIScreen.main.traitCollection.userInterfaceLevel == .base)
    #expect(UIScreen.main.traitCollection.forceTouchCapability == .unavailable)
    #expect(elevated.containsTraits(in: UITraitCollection(forceTouchCapability: .unavailable)))
    #expect(!elevated.containsTraits(in: UITraitCollection(forceTouchCapability: .available)))
    #expect(none == UITraitCollection(userInterfaceLevel: .unspecified))
    #expect(none == UITraitCollection(forceTouchCapability: .unknown))
  }

  @Test("each trait is unspecified by default, and the last collection that specifies it wins")
  func merging() {
    let none = UITraitCollection()
    #expect(none.userInterfaceIdiom == .unspecified && none.userInterfaceStyle == .unspecified)
    #expect(none.layoutDirection == .unspecified && none.displayScale == 0)
    #expect(none.horizontalSizeClass == .unspecified && none.verticalSizeClass == .unspecified)
    #expect(none.preferredContentSizeCategory == .unspecified && none.accessibilityContrast == .unspecified)
    let whole = Self.whole
    #expect(whole.userInterfaceIdiom == .pad && whole.userInterfaceStyle == .dark)
    #expect(whole.layoutDirection == .rightToLeft && whole.displayScale == 3)
    #expect(whole.horizontalSizeClass == .regular && whole.verticalSizeClass == .compact)
    #expect(whole.preferredContentSizeCategory == .small && whole.accessibilityContrast == .high)
    let changed = UITraitCollection(traitsFrom: [whole, none, UITraitCollection(userInterfaceStyle: .light)])
    #expect(changed.userInterfaceStyle == .light && changed != whole)
    #expect(UITraitCollection(traitsFrom: [changed, UITraitCollection(userInterfaceStyle: .dark)]) == whole)
    let other = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(layoutDirection: .leftToRight), UITraitCollection(displayScale: 2),
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(preferredContentSizeCategory: .large), UITraitCollection(accessibilityContrast: .normal),
    ])
    #expect(UITraitCollection(traitsFrom: [whole, other]) == other)
    #expect(UITraitCollection(traitsFrom: [other, whole]) == whole)
    #expect(whole.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)) && whole.containsTraits(in: none))
    #expect(!whole.containsTraits(in: UITraitCollection(verticalSizeClass: .regular)))
    #expect(!none.containsTraits(in: UITraitCollection(verticalSizeClass: .regular)))
    #expect(none == UITraitCollection(verticalSizeClass: .unspecified))
  }

  /// Full screens and parts of tablet screens, from Apple's tables of devices.
  nonisolated static let sizes:
    [(width: CGFloat, height: CGFloat, idiom: UIUserInterfaceIdiom, across: Bool, down: Bool)] = [
      (390, 844, .phone, false, true), (844, 390, .phone, false, false), (320, 568, .phone, false, true),
      (568, 320, .phone, false, false), (414, 736, .phone, false, true), (736, 414, .phone, true, false),
      (896, 414, .phone, true, false), (812, 375, .phone, false, false), (932, 430, .phone, true, false),
      (852, 393, .phone, false, false), (1024, 1366, .pad, true, true), (1366, 1024, .pad, true, true),
      (768, 1024, .pad, true, true), (678, 1024, .pad, true, true), (639, 1366, .pad, false, true),
      (507, 768, .pad, false, true), (320, 1024, .pad, false, true), (694, 768, .pad, true, true),
    ]

  @Test("the size classes match those of Apple's devices", arguments: sizes)
  func sizeClasses(row: (width: CGFloat, height: CGFloat, idiom: UIUserInterfaceIdiom, across: Bool, down: Bool)) {
    UIScreen.main.configure(traits: UITraitCollection(userInterfaceIdiom: row.idiom))
    defer { UIScreen.main.configure(traits: UITraitCollection()) }
    let traits = UIWindow(frame: CGRect(x: 0, y: 0, width: row.width, height: row.height)).traitCollection
    #expect(traits.horizontalSizeClass == (row.across ? .regular : .compact))
    #expect(traits.verticalSizeClass == (row.down ? .regular : .compact))
    #expect(traits.userInterfaceIdiom == row.idiom)
  }

  @Test("content size categories are ordered, and tell if they are accessibility categories")
  func categories() {
    #expect(UIContentSizeCategory.extraSmall < .small && UIContentSizeCategory.large >= .large)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.unspecified <= .extraSmall)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
  }
}

import ContainerKit
import Testing
import UIKit

@MainActor @Suite("Settings and saved selections", .serialized) struct SettingsTests {
  @Test("a pan's settings have the documented defaults")
  func defaults() {
    let settings = ContainerPanSettings()
    #expect(settings.completionThreshold == 0.5)
    #expect(settings.flickVelocity == 500)
    #expect(settings.overscrollResistance == 0.45)
    #expect(settings.edgeWidth == nil)
    #expect(ContainerViewController(viewControllers: []).panSettings == settings)
  }

  @Test("two settings are equal if all of their values are")
  func equality() {
    var settings = ContainerPanSettings()
    settings.completionThreshold = 0.3
    #expect(settings != ContainerPanSettings())
    settings.completionThreshold = 0.5
    #expect(settings == ContainerPanSettings())
  }

  @Test("a selection is restored by identifier")
  func selectionState() {
    let names = ["news", "search", "profile"]
    let make = { (order: [String]) in
      ContainerViewController(
        viewControllers: order.map { name in
          let page = UIViewController()
          page.restorationIdentifier = name
          return page
        })
    }
    let old = make(names)
    old.selectedIndex = 1
    let new = make(names.reversed() + ["more"])
    #expect(new.restoreSelection(from: old.selectionState))
    #expect(new.selectedViewController?.restorationIdentifier == "search")
    #expect(!new.restoreSelection(from: ["ContainerKit.selection": "gone"]))
    #expect(!new.restoreSelection(from: nil))
    #expect(new.selectedViewController?.restorationIdentifier == "search")
  }
}

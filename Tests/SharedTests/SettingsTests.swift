import ContainerKit
import Testing
import UIKit

@MainActor @Suite("What is set and kept", .serialized) struct SettingsTests {
  @Test("a pan's settings begin as documented")
  func defaults() {
    let settings = ContainerPanSettings()
    #expect(settings.completionThreshold == 0.5)
    #expect(settings.flickVelocity == 500)
    #expect(settings.overscrollResistance == 0.45)
    #expect(!settings.isLimitedToEdges)
    #expect(ContainerViewController(viewControllers: []).panSettings == settings)
  }

  @Test("two settings are the same where all of their parts are")
  func equality() {
    var settings = ContainerPanSettings()
    settings.completionThreshold = 0.3
    #expect(settings != ContainerPanSettings())
    settings.completionThreshold = 0.5
    #expect(settings == ContainerPanSettings())
  }

  @Test("a selection comes back by identifier")
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

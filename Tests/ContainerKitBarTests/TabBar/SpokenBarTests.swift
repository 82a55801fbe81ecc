import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A bar with VoiceOver", .serialized) struct SpokenBarTests {
  @Test("has tabs after the page, in the order of the children", arguments: [false, true])
  func atRest(_ mirrored: Bool) {
    let spoken = SpokenContainer(mirrored: mirrored)
    #expect(spoken.voice.spoken == SpokenContainer.tree(page: "A", selected: 0))
    let frames = spoken.voice.elements.suffix(4).map(\.frame)
    let positions: [(x: CGFloat, width: CGFloat)] =
      mirrored ? [(292, 98), (195, 97), (97, 98), (0, 97)] : [(0, 98), (98, 97), (195, 98), (293, 97)]
    #expect(frames == positions.map { CGRect(x: $0.x, y: 795, width: $0.width, height: 49) })
    spoken.container.selectedIndex = 2
    #expect(spoken.voice.spoken == SpokenContainer.tree(page: "C", selected: 2))
    #expect(spoken.container.tabBar.accessibilityTraits == .tabBar && !spoken.container.tabBar.isAccessibilityElement)
  }

  @Test("reads an item's title or its image's label, and its badge, unless the item has its own accessibility text")
  func items() {
    let spoken = SpokenContainer(["A", "B", "C", "D", "E"])
    let items = spoken.container.viewControllers.map(\.containerTabItem)
    let image = TabItemTests.image(20)
    image.accessibilityLabel = "House"
    (items[0].title, items[0].image) = ("", image)
    items[1].badgeValue = "3"
    items[2].badgeValue = ""
    items[3].badgeValue = "1"
    (items[4].badgeValue, items[4].accessibilityIdentifier) = ("!", "last")
    let tabs = { spoken.voice.spoken.suffix(5) }
    #expect(
      tabs() == [
        "House, selected, tab, 1 of 5", "B, tab, 2 of 5, 3 new", "C, tab, 3 of 5, new items",
        "D, tab, 4 of 5, 1 new", "E, tab, 5 of 5, !",
      ])
    items[0].accessibilityLabel = "Home"
    (items[1].accessibilityValue, items[1].accessibilityHint) = ("three letters", "Opens the mail")
    items[2].badgeValue = nil
    spoken.container.viewControllers[3].containerTabItem = ContainerTabItem(title: "New")
    #expect(
      tabs() == [
        "Home, selected, tab, 1 of 5", "B, tab, 2 of 5, three letters, Opens the mail", "C, tab, 3 of 5",
        "New, tab, 4 of 5", "E, tab, 5 of 5, !",
      ])
    #expect(spoken.voice.elements.map(\.identifier).suffix(2) == [nil, "last"])
    // A label that is set on a button is set on its item.
    spoken.container.tabBar.buttons[4].accessibilityLabel = "End"
    #expect(items[4].accessibilityLabel == "End" && spoken.voice.spoken.last == "End, tab, 5 of 5, !")
  }

  @Test("uses the app's current accessibility strings")
  func language() {
    let english = ContainerAccessibilityStrings.current
    defer { ContainerAccessibilityStrings.current = english }
    ContainerAccessibilityStrings.current.badge = { "\($0) neue" }
    ContainerAccessibilityStrings.current.page = { title, number, count in "\(title), Seite \(number) von \(count)" }
    let spoken = SpokenContainer(["A", "B"])
    spoken.container.viewControllers[1].containerTabItem.badgeValue = "2"
    #expect(spoken.voice.spoken.last == "B, tab, 2 of 2, 2 neue")
    spoken.container.selectedIndex = 1
    #expect(spoken.posts == ["screenChanged B, Seite 2 von 2"])
  }

  @Test("has all tabs if they scroll, and a visible one can be activated")
  func many() {
    let titles = (1...20).map { "T\($0)" }
    let spoken = SpokenContainer(titles)
    #expect(spoken.voice.spoken == SpokenContainer.tree(page: "T1", selected: 0, of: titles))
    #expect(spoken.voice.activate("T4"))
    spoken.stage.finish()
    #expect(spoken.voice.spoken == SpokenContainer.tree(page: "T4", selected: 3, of: titles))
  }

  @Test("exposes the tabs of a custom bar, unless that is an accessibility element itself")
  func own() {
    let spoken = SpokenContainer(["A", "B"])
    let bar = SpokenBar()
    spoken.container.customTabBar = bar
    spoken.stage.frame()
    #expect(spoken.voice.spoken == SpokenContainer.tree(page: "A", selected: 0, of: ["A", "B"]))
    let single = SpokenBar()
    single.isAccessibilityElement = true
    single.accessibilityLabel = "Pages"
    single.accessibilityTraits = .adjustable
    spoken.container.customTabBar = single
    spoken.stage.frame()
    #expect(spoken.voice.spoken == ["A first", "A second", "Pages, adjustable"])
  }

  @Test("comes before the page if it is at the top, and is not accessible if it is hidden")
  func placement() {
    let spoken = SpokenContainer()
    let tree = SpokenContainer.tree(page: "A", selected: 0)
    spoken.container.tabBarPlacement = .top
    spoken.stage.frame()
    #expect(spoken.voice.spoken == Array(tree.dropFirst(2)) + tree.prefix(2))
    spoken.container.setTabBarHidden(true, animated: true)
    spoken.stage.settle()
    #expect(spoken.voice.spoken == Array(tree.prefix(2)))
    spoken.container.isTabBarHidden = false
    #expect(spoken.voice.spoken == Array(tree.dropFirst(2)) + tree.prefix(2))
  }
}

/// A custom bar with a label for each tab.
@MainActor private final class SpokenBar: UIView, ContainerTabBar {
  private var labels: [UILabel] = []
  var onSelect: ((Int) -> Void)?
  var items: [ContainerTabItem] = [] {
    didSet {
      for label in labels { label.removeFromSuperview() }
      labels = items.enumerated().map { index, item in
        let label = UILabel(frame: CGRect(x: 100 * CGFloat(index), y: 0, width: 100, height: 40))
        (label.accessibilityLabel, label.accessibilityValue) = (
          item.resolvedAccessibilityLabel, item.resolvedAccessibilityValue
        )
        addSubview(label)
        return label
      }
    }
  }

  func update(_ state: ContainerTabBarState) {
    for (index, label) in labels.enumerated() {
      label.accessibilityTraits = index == state.selectedIndex ? .selected : .none
    }
  }
}

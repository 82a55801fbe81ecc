import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A tab's view", .serialized) struct ContentViewTests {
  /// A view with an intrinsic size that records its fractions.
  final class Icon: UIView, ContainerTabContentView {
    var size = CGSize(width: 24, height: 20) { didSet { invalidateIntrinsicContentSize() } }
    var fractions: [CGFloat] = []

    override var intrinsicContentSize: CGSize { size }

    func update(selectedFraction: CGFloat) { fractions.append(selectedFraction) }
  }

  /// A view that asks for a size as views did before Auto Layout.
  private final class FittingView: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 31, height: 17) }
  }

  private func stage(
    _ titles: [String] = ["A", "B", "C", "D"], fps: Double = 60, look: FlashConditions? = nil
  ) -> (stage: ContainerStage, icons: [Icon]) {
    let stage = look.map { ContainerStage(titles, fps: fps, look: $0) } ?? ContainerStage(titles, fps: fps)
    let icons = titles.map { _ in Icon() }
    for (page, icon) in zip(stage.pages, icons) { page.containerTabItem.contentView = icon }
    stage.frame()
    return (stage, icons)
  }

  private func button(of view: UIView) -> TabButton? { view.superview?.superview as? TabButton }

  // MARK: The fraction

  nonisolated static let rates: [Double] = [24, 30, 60, 120]

  @Test(
    "gets its fraction in each frame in which it changes: a drag, a cancelled drag, a tap over several tabs",
    arguments: rates)
  func fractions(fps: Double) {
    let (stage, icons) = stage(fps: fps)
    #expect(icons.map { $0.fractions.last } == [1, 0, 0, 0])
    for icon in icons { icon.fractions = [icon.fractions.last ?? -1] }
    var (from, to) = (0, 1)
    var frames = 0
    stage.onFrame = { _ in
      guard let percent = stage.container.transitionSnapshot?.percentComplete else { return }
      frames += 1
      let shown = icons.map { $0.fractions.last ?? -1 }
      let expected = icons.indices.map { $0 == to ? percent : $0 == from ? 1 - percent : 0 }
      #expect(zip(shown, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(shown) \(expected)")
    }
    func settle(at index: Int, others: [Int]) {
      stage.finish()
      #expect(icons.map { $0.fractions.last } == icons.indices.map { $0 == index ? 1 : 0 })
      for icon in icons {
        #expect(zip(icon.fractions, icon.fractions.dropFirst()).allSatisfy { $0 != $1 })
        #expect(icon.fractions.allSatisfy { (0...1).contains($0) })
      }
      for other in others { #expect(icons[other].fractions.count == 1) }
      for icon in icons { icon.fractions = [icon.fractions.last ?? -1] }
    }
    stage.drag(by: -250)
    settle(at: 1, others: [2, 3])
    (from, to) = (1, 0)
    stage.drag(by: 120, hold: 0.3, release: false)
    stage.run(for: 0.5)
    #expect(icons[0].fractions.last! > 0.2)
    stage.touch(.cancelled, at: CGPoint(x: 130, y: 300))
    settle(at: 1, others: [2, 3])
    (from, to) = (1, 3)
    stage.tap(tab: 3)
    settle(at: 3, others: [0, 2])
    #expect(frames > Int(fps / 2) && stage.faults == [])
  }

  // MARK: The size

  @Test("has its intrinsic size, that of its constraints, or the one that fits")
  func sizes() {
    let plain = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 18))
    let label = UILabel()
    label.text = "Label"
    let constrained = UIView()
    constrained.translatesAutoresizingMaskIntoConstraints = false
    constrained.widthAnchor.constraint(equalToConstant: 40).isActive = true
    constrained.heightAnchor.constraint(equalToConstant: 22).isActive = true
    let stack = UIStackView(arrangedSubviews: [Icon(), Icon()])
    stack.spacing = 3
    let rows: [(UIView, CGSize)] = [
      (Icon(), CGSize(width: 24, height: 20)), (plain, CGSize(width: 30, height: 18)),
      (label, label.intrinsicContentSize),
      (FittingView(), CGSize(width: 31, height: 17)), (constrained, CGSize(width: 40, height: 22)),
      (stack, CGSize(width: 51, height: 20)), (UIView(), .zero),
    ]
    let stage = ContainerStage(["A"])
    for (view, size) in rows {
      stage.pages[0].containerTabItem.contentView = view
      stage.pages[0].containerTabItem.title = ""
      stage.frame()
      #expect(view.bounds.size == size, "\(type(of: view))")
      let center = view.convert(CGPoint(x: size.width / 2, y: size.height / 2), to: button(of: view))
      #expect(abs(center.x - 195) <= 0.5 && abs(center.y - 24.5) <= 0.5, "\(type(of: view)) \(center)")
    }
    #expect(stage.faults == [])
  }

  struct Setting: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var setUp: @MainActor @Sendable (ContainerStage, inout ButtonTabBar.Appearance) -> Void
  }

  nonisolated static let settings = [
    Setting(testDescription: "equal widths") { _, _ in },
    Setting(testDescription: "widths by title") { $1.tabWidth = .title },
    Setting(testDescription: "fixed widths") { $1.tabWidth = .fixed(70) },
    Setting(testDescription: "narrow fixed widths") { $1.tabWidth = .fixed(12) },
    Setting(testDescription: "a pill") { ($1.tabWidth, $1.indicator) = (.title, .pill()) },
    Setting(testDescription: "a floating capsule") { ($1.floating, $1.indicator) = (.init(), .pill()) },
    Setting(testDescription: "a low bar") { $1.height = 32 },
    Setting(testDescription: "AX3") { stage, _ in stage.settings.preferredContentSizeCategory = .accessibilityExtraLarge
    },
    Setting(testDescription: "right to left") { stage, appearance in
      stage.settings.layoutDirection = .rightToLeft
      appearance.tabWidth = .title
    },
  ]

  /// Returns the frames of the tabs and of what is in them, apart from the view.
  private func frames(_ stage: ContainerStage) -> [[CGRect]] {
    let bar = stage.container.tabBar
    var frames: [[CGRect]] = bar.tabs.map { tab in
      let image: UIView? = tab.contentHost ?? tab.imageView
      return [tab.frame, tab.title.frame, tab.badge?.frame ?? .null, tab.contentFrame, image?.frame ?? .null]
    }
    frames.append([bar.indicator.frame, bar.scroller.frame, CGRect(origin: .zero, size: bar.intrinsicContentSize)])
    return frames
  }

  @Test(
    "is where an image of its size would be, and so are the badge and the title, also after its size has changed",
    arguments: settings)
  func setting(_ setting: Setting) {
    let icons = (0..<4).map { _ in Icon() }
    /// Sets sizes of the images or views of the second and the last tab, and returns the frames.
    func frames(_ stage: ContainerStage, viewSizes: [CGFloat], areViews: Bool) -> [[CGRect]] {
      for (index, side) in zip([1, 3], viewSizes) {
        icons[index].size = CGSize(width: side, height: side)
        if !areViews { stage.pages[index].containerTabItem.image = TabItemTests.image(side) }
      }
      stage.run(for: 0.1)
      return self.frames(stage)
    }
    let lists = [false, true].map { areViews in
      let stage = ContainerStage(["A", "Title", "C", "D"])
      for (index, icon) in icons.enumerated() {
        icon.size = CGSize(width: 20, height: 20)
        let item = stage.pages[index].containerTabItem
        if areViews { item.contentView = icon } else { item.image = TabItemTests.image(20) }
      }
      setting.setUp(stage, &stage.container.tabBar.appearance)
      stage.pages[1].containerTabItem.badgeValue = "12"
      stage.pages[2].containerTabItem.isProminent = true
      (stage.pages[3].containerTabItem.title, stage.pages[3].containerTabItem.badgeValue) = ("", "")
      let lists = [[20, 20], [90, 8]].map { frames(stage, viewSizes: $0, areViews: areViews) }
      #expect(stage.faults == [])
      return lists
    }
    #expect(lists[1] == lists[0] && lists[0][0] != lists[0][1])
    #expect(icons.map(\.frame.origin) == Array(repeating: .zero, count: 4))
  }

  @Test("keeps the offset to which the user has scrolled when its size changes")
  func offset() {
    let (stage, icons) = stage((0..<20).map { "Tab \($0)" })
    stage.container.tabBar.scroller.contentOffset.x = 400
    icons[0].size.width = 200
    stage.run(for: 0.1)
    #expect(stage.container.tabBar.tabs[0].frame.width == 216 && stage.container.tabBar.scroller.contentOffset.x == 400)
  }

  // MARK: Items that move

  @Test("stays with its item when items are reordered, removed and set again, with the right fraction")
  func reordered() {
    let (stage, icons) = stage(["A", "B", "C"])
    let pages = stage.pages
    func check(_ expected: [Int], selected: Int) {
      stage.run(for: 0.1)
      let tabs = stage.container.tabBar.tabs
      #expect(tabs.count == expected.count)
      for (tab, icon) in zip(tabs, expected) {
        #expect(button(of: icons[icon]) === tab && icons[icon].bounds.size == CGSize(width: 24, height: 20))
        #expect(icons[icon].fractions.last == (icon == selected ? 1 : 0))
      }
      for icon in icons.indices where !expected.contains(icon) {
        #expect(icons[icon].superview == nil && icons[icon].translatesAutoresizingMaskIntoConstraints)
        #expect(icons[icon].constraints.isEmpty)
      }
    }
    check([0, 1, 2], selected: 0)
    stage.container.viewControllers = [pages[2], pages[0], pages[1]]
    check([2, 0, 1], selected: 0)
    stage.container.viewControllers = [pages[0], pages[1]]
    check([0, 1], selected: 0)
    stage.container.viewControllers = [pages[1], pages[0]]
    stage.container.selectedIndex = 0
    check([1, 0], selected: 1)
    stage.container.viewControllers = [pages[2], pages[1]]
    check([2, 1], selected: 1)
    stage.container.selectedIndex = 0
    stage.container.viewControllers = pages
    check([0, 1, 2], selected: 2)
    pages[2].containerTabItem.contentView = nil
    #expect(icons[2].superview == nil && stage.container.tabBar.tabs[2].contentHost == nil)
  }

  @Test("is in the bar whose items were set last, and leaves a space in another one")
  func twoBars() {
    let (stage, icons) = stage(["A", "B"])
    let (first, items) = (stage.container.tabBar, stage.pages.map(\.containerTabItem))
    let second = stage.addBar(titles: [], mirrored: false) { _ in }
    second.update(ContainerTabBarState(selectedIndex: 1))
    second.items = items
    stage.frame()
    #expect(icons.map { button(of: $0) === second.tabs[0] || button(of: $0) === second.tabs[1] } == [true, true])
    #expect(icons.map(\.fractions.last) == [0, 1])
    #expect(first.tabs.map { $0.contentHost?.subviews.count } == [0, 0])
    #expect(first.tabs[0].contentFrame.height > 20)
    // The other bar does not move a view that it does not have.
    for icon in icons { icon.fractions = [] }
    stage.tap(tab: 1)
    stage.run(for: 0.1)
    #expect(icons.map(\.fractions) == [[], []])
    stage.finish()
    first.items = items
    stage.frame()
    #expect(zip(icons, first.tabs).allSatisfy { button(of: $0) === $1 } && icons.map(\.fractions.last) == [0, 1])
    second.removeFromSuperview()
    // Two items cannot have one view: the last one has it.
    items[1].contentView = icons[0]
    #expect(button(of: icons[0]) === first.tabs[1])
    items[0].contentView = nil
    stage.frame()
    #expect(button(of: icons[0]) === first.tabs[1] && icons[0].fractions.last == 1 && icons[1].superview == nil)
    // An app that adds the view elsewhere gets it as it was.
    stage.container.view.addSubview(icons[0])
    icons[0].frame = CGRect(x: 1, y: 2, width: 50, height: 60)
    stage.frame()
    #expect(icons[0].frame == CGRect(x: 1, y: 2, width: 50, height: 60) && icons[0].constraints.isEmpty)
  }

  @Test("is that of a navigation controller's first page, or the one that a lazy tab's closure sets")
  func navigation() {
    let (icon, own, lazy) = (Icon(), Icon(), Icon())
    let first = UIViewController()
    first.containerTabItem.contentView = icon
    let navigation = UINavigationController(rootViewController: first)
    let tab = ContainerTab(title: "Lazy", identifier: "lazy") {
      let page = UIViewController()
      page.containerTabItem.contentView = lazy
      return page
    }
    let container = ContainerViewController(tabs: [
      ContainerTab(title: "Navigation", identifier: "navigation") { navigation }, tab,
    ])
    let stage = ContainerStage(container: container)
    stage.run(for: 0.1)
    let bar = container.tabBar
    #expect(button(of: icon) === bar.tabs[0] && lazy.superview == nil && icon.fractions.last == 1)
    stage.tapTab(at: 1)
    stage.settle()
    #expect(button(of: lazy) === bar.tabs[1] && lazy.fractions.last == 1 && icon.fractions.last == 0)
    navigation.containerTabItem.contentView = own
    #expect(button(of: own) === bar.tabs[0] && icon.superview == nil)
    navigation.containerTabItem.contentView = nil
    #expect(button(of: icon) === bar.tabs[0] && own.superview == nil)
  }

  @Test("is released with its item and with its bar")
  func leak() {
    weak var view: UIView?
    weak var alone: UIView?
    do {
      let page = UIViewController()
      page.containerTabItem.contentView = Icon()
      let container = ContainerViewController(viewControllers: [page])
      container.loadViewIfNeeded()
      view = page.containerTabItem.contentView
      let bar = ButtonTabBar()
      bar.items = [ContainerTabItem()]
      bar.items[0].contentView = Icon()
      alone = bar.items[0].contentView
      #expect(view?.superview != nil && alone?.superview != nil)
    }
    #expect(view == nil && alone == nil)
  }

  // MARK: Looks

  @Test("inherits the title's color in each frame, the disabled color, and white in a circle, unless it has its own")
  func color() {
    let (stage, icons) = stage()
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    own.tintColor = .green
    icons[1].addSubview(own)
    var colors: Set<UIColor> = []
    stage.onFrame = { _ in
      colors.insert(icons[1].tintColor)
      for (index, icon) in icons.enumerated() {
        #expect(icon.tintColor == stage.container.tabBar.tabs[index].title.textColor)
      }
    }
    stage.drag(by: -250)
    stage.finish()
    #expect(colors.count > 10 && icons.map(\.tintColor) == [.systemGray, .systemBlue, .systemGray, .systemGray])
    stage.onFrame = nil
    stage.container.tabBar.appearance.selectedColor = .purple
    #expect(icons[1].tintColor == .purple && own.tintColor == .green)
    stage.pages[1].containerTabItem.isEnabled = false
    #expect(icons[1].tintColor == .tertiaryLabel)
    stage.pages[1].containerTabItem.isEnabled = true
    stage.pages[2].containerTabItem.isProminent = true
    #expect(icons.map(\.tintColor) == [.systemGray, .purple, .white, .systemGray])
  }

  @Test("is in a tab like any other: touches go to the tab, and VoiceOver and the large content viewer read the item")
  func tab() throws {
    let spoken = SpokenContainer(["A", "B", "C"])
    let items = spoken.container.viewControllers.map(\.containerTabItem)
    let button = UIButton(type: .system)
    button.setTitle("Inside", for: .normal)
    let label = UILabel()
    (label.text, label.isAccessibilityElement) = ("Text", true)
    items[0].contentView = button
    (items[1].title, items[1].contentView, items[1].badgeValue) = ("", label, "3")
    (items[2].contentView, items[2].image, items[2].accessibilityLabel) = (Icon(), TabItemTests.image(20), "Own")
    spoken.stage.frame()
    #expect(
      spoken.voice.spoken.suffix(3) == [
        "A, selected, tab, 1 of 3", "Text, tab, 2 of 3, 3 new", "Own, tab, 3 of 3",
      ])
    let tabs = spoken.container.tabBar.tabs
    #expect(tabs.map(\.largeContentTitle) == ["A", "Text", "C"])
    #expect(tabs.map(\.largeContentImage) == [nil, nil, items[2].image])
    #expect(tabs.map { $0.imageView?.image } == [nil, nil, nil])
    spoken.stage.tap(tab: 1)
    spoken.stage.finish()
    #expect(spoken.container.selectedIndex == 1)
    let point = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    #expect(spoken.stage.window.hitTest(point, with: nil) === tabs[0])
    spoken.stage.tap(at: point)
    spoken.stage.finish()
    #expect(spoken.container.selectedIndex == 0)
  }
}

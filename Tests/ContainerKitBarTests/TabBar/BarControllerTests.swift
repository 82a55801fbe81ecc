import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The controller of a bar", .serialized) struct BarControllerTests {
  /// A bar that records what it is given.
  final class Bar: UIView, ContainerTabBar {
    var calls: [String] = []
    var items: [ContainerTabItem] = [] { didSet { calls.append("items \(items.map { $0.title ?? "" })") } }
    var onSelect: ((Int) -> Void)?
    override var frame: CGRect { didSet { calls.append("frame \(frame.minY) \(frame.height)") } }
    override var center: CGPoint { didSet { calls.append("center \(center.y)") } }
    override var isHidden: Bool { didSet { calls.append(isHidden ? "hide" : "unhide") } }
    func placementDidChange(to placement: ContainerTabBarPlacement) { calls.append("\(placement)") }
    func update(_ state: ContainerTabBarState) {
      let (selected, incoming) = (state.selectedIndex.map(String.init), state.incomingIndex.map(String.init))
      calls.append("show \(selected ?? "-") \(incoming ?? "-") \(state.progress)")
    }

    /// Returns the calls since the last time.
    func removeCalls() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  /// An owner that is not a container.
  final class Owner: BarOwner {
    var viewIfLoaded: UIView?
    let bar = BarController()
    var tabItems = ["A", "B"].map { ContainerTabItem(title: $0) }
    /// The fraction by which the selected page hides the bar.
    var hiddenFraction: CGFloat = 0
    var calls: [String] = []

    func barSelection(during transition: ContainerTransitionProgress?) -> BarSelection {
      BarSelection(
        selectedIndex: 0, incomingIndex: transition == nil ? nil : 1,
        hiddenFractions: (hiddenFraction, transition == nil ? hiddenFraction : 1))
    }

    func scrollView(of page: UIViewController?, for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }

    func tabWasTapped(_ index: Int) { calls.append("tap \(index)") }
    func tabWasPressed(_ index: Int) -> Bool { false }
    func tabsAreScrubbed(_ scrub: ContainerTabScrub) { calls.append("scrub \(scrub)") }
    func updateInsets() { calls.append("insets") }
    func updatePreferredContentSize() { calls.append("content size") }
  }

  let owner = Owner()
  var controller: BarController { owner.bar }
  let bar = Bar()

  init() {
    controller.owner = owner
    // A new view sets its frame.
    bar.calls = []
    controller.customBar = bar
  }

  private func load() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    owner.viewIfLoaded = view
    controller.add(to: view)
    controller.layOut()
    _ = bar.removeCalls()
  }

  private let pages = (UIViewController(), UIViewController())

  /// Moves a transition to a page that hides the bar.
  private func move(to progress: CGFloat) {
    controller.transitionDidMove(ContainerTransitionProgress(from: pages.0, to: pages.1, fractionComplete: progress))
  }

  @Test("gives an adopted bar its placement, its items and, after a layout, its state, and the standard bar none")
  func adoption() {
    #expect(bar.removeCalls() == ["bottom", "items [\"A\", \"B\"]"])
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    owner.viewIfLoaded = view
    controller.add(to: view)
    controller.update()
    #expect(bar.calls == [])
    controller.layOut()
    #expect(bar.calls == ["frame 351.0 49.0", "show 0 - 0.0"])
    #expect(controller.standardBar.items.isEmpty && controller.standardBar.onSelect == nil)
    bar.onSelect?(1)
    #expect(owner.calls == ["tap 1"])
  }

  @Test("never sets a value that has not changed")
  func unchanged() {
    load()
    for _ in 0..<3 {
      controller.updateTabs()
      controller.update()
      controller.layOut()
    }
    controller.placement = .bottom
    controller.setHidden(false, animated: true)
    controller.customBar = bar
    #expect(bar.calls == [] && owner.calls == [])
    owner.tabItems[1].badgeValue = "1"
    controller.updateTabs()
    #expect(bar.calls == ["items [\"A\", \"B\"]"])
    controller.layOut()
    #expect(bar.calls == ["items [\"A\", \"B\"]", "show 0 - 0.0"])
  }

  @Test("moves the bar with the progress toward a page that hides it, and back")
  func progress() {
    load()
    for progress in [0, 0.5, 0.5, 1, 0.5] as [CGFloat] { move(to: progress) }
    controller.selectionDidChange(by: nil)
    #expect(
      bar.calls == [
        "show 0 1 0.0", "center 400.0", "show 0 1 0.5", "center 424.5", "hide", "show 0 1 1.0", "center 400.0",
        "unhide", "show 0 1 0.5", "center 375.5", "show 0 - 0.0",
      ])
    #expect(owner.calls == [])
  }

  @Test("hides the bar for all pages, whatever the selected one asks for")
  func hiding() {
    load()
    let page = UIViewController()
    #expect(controller.insets(for: page).bottom == 49 && controller.height(over: page) == 49)
    controller.setHidden(true, animated: false)
    #expect(bar.removeCalls() == ["center 424.5", "hide"] && owner.calls == ["content size", "insets"])
    #expect(controller.insets(for: page) == .zero && controller.height(over: page) == 0)
    move(to: 0.5)
    #expect(bar.removeCalls() == ["show 0 1 0.5"])
    controller.setHidden(false, animated: false)
    #expect(bar.removeCalls() == ["center 400.0", "unhide"])
  }

  @Test("moves the bar even if its state has not changed")
  func offsetOnly() {
    load()
    owner.hiddenFraction = 0.5
    controller.update()
    #expect(bar.calls == ["center 400.0"])
  }

  @Test("moves the bar, and a hidden one beyond the new edge, when its placement changes")
  func placement() {
    load()
    controller.placement = .top
    #expect(bar.removeCalls() == ["top", "center 24.5"] && owner.calls == ["insets"])
    #expect(controller.insets(for: UIViewController()) == UIEdgeInsets(top: 49, left: 0, bottom: 0, right: 0))
    controller.setHidden(true, animated: false)
    controller.placement = .bottom
    #expect(bar.removeCalls() == ["center -24.5", "hide", "bottom", "center 424.5"])
  }
}

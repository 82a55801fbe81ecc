import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// A bar that goes away while the page scrolls.
@MainActor @Suite("The fraction of a bar that is hidden", .serialized) struct HiddenFractionTests {
  /// Counts its layouts.
  private final class Page: UIViewController {
    var layouts = 0
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layouts += 1
    }
  }

  private func shown(_ view: UIView) -> CGFloat { (view.layer.presentation() ?? view.layer).frame.minY }

  @Test("moves the bar at once, and changes the safe area only at 1 and at 0 after that, requested in Parchment#205")
  func values() {
    let stage = ContainerStage { _ in Page() }
    stage.frame()
    let (page, bar) = (stage.pages[0] as! Page, stage.container.tabBar)
    var rows: [[CGFloat]] = []
    var layouts: [Int] = []
    for fraction in [0, 0.25, 0.5, 0.75, 1, 0.5, 0.25, 0, 0.5, 0] as [CGFloat] {
      let before = page.layouts
      stage.container.tabBarHiddenFraction = fraction
      stage.frame()
      rows.append([fraction, shown(bar), page.additionalSafeAreaInsets.bottom, bar.isHidden ? 1 : 0])
      layouts.append(page.layouts - before)
    }
    #expect(
      rows == [
        [0, 795, 49, 0], [0.25, 807.25, 49, 0], [0.5, 819.5, 49, 0], [0.75, 831.75, 49, 0], [1, 844, 0, 1],
        [0.5, 819.5, 0, 0], [0.25, 807.25, 0, 0], [0, 795, 49, 0], [0.5, 819.5, 49, 0], [0, 795, 49, 0],
      ])
    #expect(layouts == [0, 0, 0, 0, 1, 0, 0, 1, 0, 0])
    #expect(stage.container.tabBarHiddenFraction == 0 && !stage.container.isTabBarHidden && stage.faults == [])
  }

  @Test("is at the top as at the bottom")
  func top() {
    let stage = ContainerStage()
    stage.container.tabBarPlacement = .top
    stage.frame()
    stage.container.tabBarHiddenFraction = 0.5
    let bar = stage.container.tabBar
    #expect(bar.frame.minY == -bar.bounds.height / 2)
    #expect(stage.pages[0].additionalSafeAreaInsets.top == 49)
    stage.container.tabBarHiddenFraction = 1
    #expect(stage.pages[0].additionalSafeAreaInsets.top == 0 && bar.isHidden)
  }

  @Test("takes part in an animation of the app's, and so do the pages at 1")
  func animated() {
    let stage = ContainerStage { _ in Page() }
    stage.frame()
    let bar = stage.container.tabBar
    var (rows, isHidden): ([CGFloat], [Bool]) = ([], [])
    stage.onFrame = { _ in
      rows.append(shown(bar))
      isHidden.append(bar.isHidden)
    }
    for (fraction, end) in [(1, 844), (0.5, 819.5), (0, 795)] as [(CGFloat, CGFloat)] {
      let start = shown(bar)
      (rows, isHidden) = ([], [])
      UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
        stage.container.tabBarHiddenFraction = fraction
      }
      stage.run(for: 0.4)
      #expect(rows.contains { abs($0 - (start + end) / 2) < 3 } && abs(rows.last! - end) < 1e-9)
      #expect(isHidden.last == (fraction == 1) && !isHidden[..<15].contains(true))
    }
    #expect(stage.faults == [])
  }

  @Test(
    "is multiplied with a page that hides the bar, in a drag that is cancelled and one that is not",
    arguments: [-100, -300])
  func hidingPage(_ drag: CGFloat) {
    let stage = ContainerStage()
    stage.pages[1].hidesContainerTabBarWhenSelected = true
    stage.container.tabBarHiddenFraction = 0.5
    stage.frame()
    let bar = stage.container.tabBar
    var rows: [[CGFloat]] = []
    stage.onFrame = { _ in
      guard let progress = stage.container.transitionProgress?.fractionComplete else { return }
      rows.append([shown(bar), 795 + 49 * (1 - (1 - progress) * 0.5)])
    }
    stage.drag(by: drag)
    stage.finish()
    #expect(rows.count > 20)
    for row in rows { #expect(abs(row[0] - row[1]) < 1e-9) }
    #expect(shown(bar) == (drag == -100 ? 819.5 : 844) && stage.faults == [])
  }

  @Test("is kept while the bar is hidden in the other way")
  func both() {
    let stage = ContainerStage()
    let bar = stage.container.tabBar
    stage.container.tabBarHiddenFraction = 0.5
    stage.container.isTabBarHidden = true
    #expect(bar.frame.minY == 844 && bar.isHidden && stage.pages[0].additionalSafeAreaInsets.bottom == 0)
    stage.container.tabBarHiddenFraction = 0.25
    #expect(bar.frame.minY == 844)
    stage.container.isTabBarHidden = false
    #expect(bar.frame.minY == 807.25 && !bar.isHidden && stage.pages[0].additionalSafeAreaInsets.bottom == 49)
  }

  @Test("can be set before the view is loaded")
  func early() {
    let container = ContainerViewController(viewControllers: [UIViewController()])
    container.tabBarHiddenFraction = 1
    let stage = ContainerStage(container: container)
    stage.run(for: 0.1)
    #expect(container.tabBar.isHidden && container.selectedViewController?.additionalSafeAreaInsets == .zero)
  }

  @Test("stops a debug build if it is not from 0 to 1", arguments: ["-0.1", "1.1", "nan", "inf"])
  func misuse(_ fraction: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [fraction] in
      await MainActor.run {
        ContainerViewController(viewControllers: []).tabBarHiddenFraction = CGFloat(Double(fraction)!)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("tabBarHiddenFraction \(fraction): expected a value from 0 to 1"))
  }
}

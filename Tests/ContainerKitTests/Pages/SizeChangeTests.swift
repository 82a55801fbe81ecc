import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("Changes of size, rotation and traits", .serialized) struct SizeChangeTests {
  /// Records the calls about sizes and traits, each with true if no transition was running.
  final class Sizer: UIViewController {
    var received: [String] = []

    private var isQuiet: Bool { enclosingContainerViewController?.transition == nil }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      received.append("size \(Int(size.width))×\(Int(size.height)) \(isQuiet)")
    }

    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      received.append("traits \(newCollection.verticalSizeClass == .compact) \(isQuiet)")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      if previousTraitCollection != nil { received.append("did") }
    }
  }

  enum Under: CaseIterable { case nothing, free, held, settling, pull }

  private func start(_ under: Under) -> ContainerStage {
    let stage = ContainerStage { _ in Sizer() }
    // The second page is loaded and hidden.
    stage.container.selectedIndex = 1
    stage.container.selectedIndex = 0
    switch under {
    case .nothing: break
    case .free: stage.tap(tab: 2)
    case .held, .settling: stage.drag(by: -150, hold: 0.02, release: under == .settling)
    case .pull: stage.drag(by: 150, release: false)
    }
    stage.run(for: under == .settling ? 0.4 : 0.3)
    #expect((stage.container.transition != nil) == (under != .nothing && under != .pull))
    #expect((stage.container.pan.overscrollOffset != 0) == (under == .pull))
    for page in stage.container.viewControllers { (page as! Sizer).received = [] }
    return stage
  }

  @Test("a selection in the last call of a transition that a size change ends is animated")
  func selectedAsSizeChanges() {
    let stage = start(.free)
    stage.onCall { [weak stage] call in
      guard call.description == "didSelect C", let stage else { return }
      stage.container.selectViewController(stage.pages[0], animated: true)
    }
    stage.container.view.frame.size.width -= 40
    stage.container.view.layoutIfNeeded()
    #expect(stage.container.selectedIndex == 2 && stage.container.transition?.to === stage.pages[0])
    stage.finish()
    #expect(stage.container.selectedIndex == 0)
  }

  @Test(
    "a running transition ends before the children are notified, and frames are correct at once",
    arguments: Under.allCases, [false, true])
  func rotated(_ under: Under, _ animated: Bool) {
    let stage = start(under)
    stage.rotate(to: .landscapeLeft, animated: animated)
    #expect(stage.container.transition == nil && stage.container.pan.overscrollOffset == 0)
    let selected = stage.container.selectedIndex
    #expect(selected == (under == .free ? 2 : 0))
    for (index, page) in stage.container.viewControllers.enumerated() {
      let isLoaded = page.isViewLoaded
      #expect(isLoaded == (index < 2 || under == .free && index == 2))
      let traits = ["traits true true"]
      let size = isLoaded ? ["size 844×390 true"] : []
      // A page outside the window is notified of its new traits when it returns.
      let received = (page as! Sizer).received.filter { $0 != "did" }
      #expect(received == traits + size, "page \(index)")
    }
    #expect(stage.pageArea.bounds.size == CGSize(width: 844, height: 390))
    #expect(stage.container.selectedViewController?.view.frame == stage.pageArea.bounds)
    // The size change has a coordinator.
    #expect(stage.faults == ["there is a coordinator"])
    stage.run(for: 1)
    stage.container.selectedIndex = 1
    #expect(stage.pages[1].view.frame == stage.pageArea.bounds)
    #expect(stage.faults == [])
  }

  @Test("a window that is resized directly ends a transition and lays out in the same frame", arguments: Under.allCases)
  func resized(_ under: Under) {
    let stage = start(under)
    stage.window.frame.size = CGSize(width: 500, height: 700)
    stage.frame()
    #expect(stage.container.transition == nil)
    #expect(stage.pageArea.bounds.size == CGSize(width: 500, height: 700))
    #expect(stage.faults == [])
  }

  @Test("a change of traits alone ends a transition first, and reaches hidden children, too", arguments: Under.allCases)
  func traits(_ under: Under) {
    let stage = start(under)
    UIScreen.main.configure(traits: UITraitCollection(userInterfaceStyle: .dark))
    defer { UIScreen.main.configure(traits: UITraitCollection()) }
    #expect(stage.container.transition == nil && stage.container.pan.overscrollOffset == 0)
    for page in stage.container.viewControllers {
      #expect((page as! Sizer).received.filter { $0 != "did" } == ["traits false true"])
      #expect(page.traitCollection.userInterfaceStyle == .dark)
    }
    stage.frame()
    #expect(stage.faults == [])
  }

  @Test("a child's animations alongside a rotation run, and their completion is called")
  func along() {
    final class Along: UIViewController {
      var received: [String] = []
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(
          alongsideTransition: { [unowned self] _ in received.append("along \(UIView.inheritedAnimationDuration > 0)")
          },
          completion: { [unowned self] _ in received.append("done") })
      }
    }
    let stage = ContainerStage { _ in Along() }
    stage.tap(tab: 1)
    stage.run(for: 0.2)
    stage.rotate(to: .landscapeLeft)
    stage.run(for: 1)
    for index in 0...1 { #expect((stage.pages[index] as? Along)?.received == ["along true", "done"]) }
  }
}

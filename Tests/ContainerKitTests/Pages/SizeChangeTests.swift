import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

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

  private func start(_ under: Under) -> Rig {
    let rig = Rig { _ in Sizer() }
    // The second page is loaded and hidden.
    rig.container.selectedIndex = 1
    rig.container.selectedIndex = 0
    switch under {
    case .nothing: break
    case .free: rig.tapTab(2)
    case .held, .settling: rig.drag(by: -150, hold: 0.02, release: under == .settling)
    case .pull: rig.drag(by: 150, release: false)
    }
    rig.stage.run(for: under == .settling ? 0.4 : 0.3)
    #expect((rig.container.transition != nil) == (under != .nothing && under != .pull))
    #expect((rig.container.pan.overscrollOffset != 0) == (under == .pull))
    for page in rig.container.viewControllers { (page as! Sizer).received = [] }
    return rig
  }

  @Test("a selection in the last call of a transition that a size change ends is animated")
  func selectedAsSizeChanges() {
    let rig = start(.free)
    rig.stage.recorder.onCall = { [weak rig] call in
      guard call.description == "didSelect C", let rig else { return }
      rig.container.selectViewController(rig.page(0), animated: true)
    }
    rig.container.view.frame.size.width -= 40
    rig.container.view.layoutIfNeeded()
    #expect(rig.container.selectedIndex == 2 && rig.container.transition?.to === rig.page(0))
    rig.finish()
    #expect(rig.container.selectedIndex == 0)
  }

  @Test(
    "a running transition ends before the children are notified, and frames are correct at once",
    arguments: Under.allCases, [false, true])
  func rotated(_ under: Under, _ animated: Bool) {
    let rig = start(under)
    rig.stage.rotate(to: .landscapeLeft, animated: animated)
    #expect(rig.container.transition == nil && rig.container.pan.overscrollOffset == 0)
    let selected = rig.container.selectedIndex
    #expect(selected == (under == .free ? 2 : 0))
    for (index, page) in rig.container.viewControllers.enumerated() {
      let isLoaded = page.isViewLoaded
      #expect(isLoaded == (index < 2 || under == .free && index == 2))
      let traits = ["traits true true"]
      let size = isLoaded ? ["size 844×390 true"] : []
      // A page outside the window is notified of its new traits when it returns.
      let received = (page as! Sizer).received.filter { $0 != "did" }
      #expect(received == traits + size, "page \(index)")
    }
    #expect(rig.pageArea.bounds.size == CGSize(width: 844, height: 390))
    #expect(rig.container.selectedViewController?.view.frame == rig.pageArea.bounds)
    // The size change has a coordinator.
    #expect(rig.faults == ["there is a coordinator"])
    rig.stage.run(for: 1)
    rig.container.selectedIndex = 1
    #expect(rig.page(1).view.frame == rig.pageArea.bounds)
    #expect(rig.faults == [])
  }

  @Test("a window that is resized directly ends a transition and lays out in the same frame", arguments: Under.allCases)
  func resized(_ under: Under) {
    let rig = start(under)
    rig.stage.window.frame.size = CGSize(width: 500, height: 700)
    rig.stage.frame()
    #expect(rig.container.transition == nil)
    #expect(rig.pageArea.bounds.size == CGSize(width: 500, height: 700))
    #expect(rig.faults == [])
  }

  @Test("a change of traits alone ends a transition first, and reaches hidden children, too", arguments: Under.allCases)
  func traits(_ under: Under) {
    let rig = start(under)
    UIScreen.main.configure(traits: UITraitCollection(userInterfaceStyle: .dark))
    defer { UIScreen.main.configure(traits: UITraitCollection()) }
    #expect(rig.container.transition == nil && rig.container.pan.overscrollOffset == 0)
    for page in rig.container.viewControllers {
      #expect((page as! Sizer).received.filter { $0 != "did" } == ["traits false true"])
      #expect(page.traitCollection.userInterfaceStyle == .dark)
    }
    rig.stage.frame()
    #expect(rig.faults == [])
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
    let rig = Rig { _ in Along() }
    rig.tapTab(1)
    rig.stage.run(for: 0.2)
    rig.stage.rotate(to: .landscapeLeft)
    rig.stage.run(for: 1)
    for index in 0...1 { #expect((rig.page(index) as? Along)?.received == ["along true", "done"]) }
  }
}

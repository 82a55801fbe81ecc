import ContainerKit
import ContainerKitTesting
import ContainerTransitions
import Testing
import UIKit

@Suite("An outgoing page that no frame has shown, in a ready transition", .serialized) @MainActor
struct UnrenderedPageTests {
  /// The container's own transition with Reduce Motion.
  private nonisolated static let reduced = "cross-fade"
  private nonisolated static let names = TestedTransition.forms.map(\.name) + [reduced]

  /// A way in which the outgoing page comes into the window.
  enum Arrival: CaseIterable { case selection, reload, root }

  @Test("looks as if it had been on screen, and nothing is reported", arguments: names, Arrival.allCases)
  func looks(_ name: String, _ arrival: Arrival) {
    let form = TestedTransition.forms.first { $0.name == name }
    if form == nil, arrival == .root { return }
    let shown = Self.pictures(form?.transition(nil), arrival, inOneTurn: false)
    let unshown = Self.pictures(form?.transition(nil), arrival, inOneTurn: true)
    for (first, second) in zip(shown.pictures, unshown.pictures) {
      #expect(PictureDifference(first, second) == nil)
    }
    #expect(unshown.pictures.count == shown.pictures.count)
    #expect(shown.pictures.count == 4 && PictureDifference(shown.pictures[0], shown.pictures[3]) != nil)
    #expect(shown.faults == [] && unshown.faults == [])
  }

  @Test("looks like that with Reduce Motion, whatever the transition", arguments: Arrival.allCases)
  func reducedMotion(_ arrival: Arrival) {
    let pictures = [false, true].map { Self.pictures(.cube, arrival, inOneTurn: $0, reducesMotion: true) }
    #expect(pictures.map(\.pictures.count) == [4, 4])
    for (first, second) in zip(pictures[0].pictures, pictures[1].pictures) {
      #expect(PictureDifference(first, second) == nil)
    }
    #expect(pictures.flatMap(\.faults) == [])
  }

  /// Brings the second page, and lets the third one follow. Returns pictures of that transition.
  ///
  /// - Parameter inOneTurn: `true` to start it in the turn in which the second page comes.
  private static func pictures(
    _ transition: PageTransition?, _ arrival: Arrival, inOneTurn: Bool, reducesMotion: Bool = false
  ) -> (pictures: [CGImage], faults: [String]) {
    let pages = (0..<3).map { Self.page($0) }
    let stage: Stage
    let arrive: @MainActor () -> Void
    let follow: @MainActor () -> Void
    let (source, delegate) = (Source(), PresentationDelegate(transition))
    switch arrival {
    case .selection:
      let container = ContainerViewController(viewControllers: pages)
      container.pageTransition = transition ?? .standard
      stage = ContainerStage(container: container, size: Strip.size, scale: Strip.scale)
      arrive = { container.selectedIndex = 1 }
      follow = { container.selectViewController(pages[2], animated: true) }
    case .reload:
      let container = ContainerViewController()
      container.pageTransition = transition ?? .standard
      let containerPages = container.setPages(from: source, selected: 1, animated: false)
      stage = ContainerStage(container: container, size: Strip.size, scale: Strip.scale)
      arrive = { containerPages.reload() }
      follow = { containerPages.select(2, animated: true) }
    case .root:
      stage = Stage(rootViewController: pages[0], size: Strip.size, scale: Strip.scale)
      pages[2].modalPresentationStyle = .fullScreen
      pages[2].transitioningDelegate = delegate
      arrive = { [unowned stage] in stage.window.rootViewController = pages[1] }
      follow = { pages[1].present(pages[2], animated: true) }
    }
    stage.settings.isReduceMotionEnabled = transition == nil || reducesMotion
    stage.watchForFlashes()
    stage.frame()
    if inOneTurn {
      stage.schedule {
        arrive()
        follow()
      }
    } else {
      stage.schedule(arrive)
      for _ in 0..<3 { stage.frame() }
      stage.schedule(follow)
    }
    stage.frame()
    let pictures = (0..<4).map { _ in
      for _ in 0..<3 { stage.frame() }
      return stage.image()
    }
    stage.settle()
    let faults = stage.issues + stage.flashes
    stage.tearDown()
    return (pictures, faults)
  }

  fileprivate static func page(_ index: Int) -> UIViewController {
    FilledPage("\(index)") {
      $0.backgroundColor = [.systemRed, .systemGreen, .systemBlue][index]
      // Constraints place it: the layers of a page that was not laid out do not show it.
      let tile = UIView()
      tile.backgroundColor = .white
      tile.translatesAutoresizingMaskIntoConstraints = false
      $0.addSubview(tile)
      NSLayoutConstraint.activate([
        tile.centerXAnchor.constraint(equalTo: $0.centerXAnchor),
        tile.centerYAnchor.constraint(equalTo: $0.centerYAnchor), tile.widthAnchor.constraint(equalToConstant: 60),
        tile.heightAnchor.constraint(equalToConstant: CGFloat(40 + 30 * index)),
      ])
    }
  }
}

/// Makes three pages.
private final class Source: ContainerPageSource {
  func page(_ step: ContainerPageStep, from index: Int) -> Int? {
    let other = step == .next ? index + 1 : index - 1
    return (0..<3).contains(other) ? other : nil
  }

  func isPage(_ first: Int, before second: Int) -> Bool { first < second }
  func viewController(for index: Int) -> UIViewController { UnrenderedPageTests.page(index) }
}

/// Returns the animator of a presentation.
private final class PresentationDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let transition: PageTransition?

  init(_ transition: PageTransition?) {
    self.transition = transition
    super.init()
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { transition?.animator(for: .next) }
}

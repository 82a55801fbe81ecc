import UIKit

/// The look of a controller without the animator.
@MainActor struct ReportBaseline {
  /// The picture before the transition, and that of the same change without animation.
  let start: CGImage
  let end: CGImage
  /// The picture of the change without animation, on a device that was rotated since. Nil if a transition during which the
  /// device rotates leads to another picture with any animator.
  let turnedEnd: CGImage?
  /// `true` if the pages look the same each time.
  let isReproducible: Bool
  /// `true` if the pages are released when their controller is gone.
  let releasesPages: Bool
  /// `true` if a touch in the middle of the page reaches it.
  let reachesPage: Bool
  /// The states of the pages at rest.
  let states: (from: ReportViewState, to: ReportViewState)
  /// The number of animations that the pages' root layers have at rest.
  let animationCounts: (from: Int, to: Int)

  init(_ subject: ReportSubject, in examined: ReportedTransition) {
    let first = Self.pictures(subject, in: examined, turned: false)
    let second = Self.pictures(subject, in: examined, turned: true)
    (start, end) = (first.start, first.end)
    let turned = Self.turnedPicture(subject, in: examined)
    turnedEnd = PictureDifference(second.end, turned, tolerance: .unseen) == nil ? turned : nil
    isReproducible = PictureDifference(first.start, second.start, tolerance: .unseen) == nil
    let host = subject.host(in: examined)
    let (fromState, fromCount) = Self.rest(of: host.from)
    host.jump()
    for _ in 0..<3 { host.stage.servedFrame() }
    let (toState, toCount) = Self.rest(of: host.to)
    (states, animationCounts) = ((fromState, toState), (fromCount, toCount))
    reachesPage = host.reaches(host.to)
    releasesPages = PageLeak.isFree {
      let host = subject.host(in: examined)
      host.jump()
      return host
    }
  }

  /// Returns the picture after a transition with the control's animator, during which the device rotates.
  private static func turnedPicture(_ subject: ReportSubject, in examined: ReportedTransition) -> CGImage {
    let host = subject.host(in: examined, control: ControlAnimator())
    host.run()
    host.stage.run(for: 0.1)
    host.stage.rotate(to: .landscapeLeft)
    host.runToEnd()
    host.stage.run(for: 1)
    return host.stage.image()
  }

  private static func rest(of page: UIViewController) -> (ReportViewState, Int) {
    (ReportViewState(of: page.view), page.view.layer.allAnimations.count)
  }

  private static func pictures(
    _ subject: ReportSubject, in examined: ReportedTransition, turned: Bool
  ) -> (start: CGImage, end: CGImage) {
    let host = subject.host(in: examined)
    let start = host.stage.image()
    host.jump()
    if turned {
      host.stage.rotate(to: .landscapeLeft)
      host.stage.run(for: 1)
    }
    for _ in 0..<3 { host.stage.servedFrame() }
    return (start, host.stage.image())
  }
}

extension PictureTolerance {
  /// A difference that nobody can see, as for flashes.
  static let unseen = PictureTolerance(channel: 4)
}

extension TransitionHost {
  /// Returns true if a touch in the middle of a page reaches it.
  func reaches(_ page: UIViewController) -> Bool {
    guard let view = page.viewIfLoaded, view.window != nil else { return false }
    let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    return stage.window.hitTest(center, with: nil)?.isDescendant(of: view) == true
  }
}

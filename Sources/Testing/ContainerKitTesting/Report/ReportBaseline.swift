import UIKit

/// The look of a controller without the animator.
@MainActor struct ReportBaseline {
  /// The picture before the transition, and that of the same change without animation.
  let start: CGImage
  let end: CGImage
  /// The picture of the change without animation, on a device that was rotated since. Nil if a transition during which the
  /// device rotates leads to another picture with any animator.
  let turnedEnd: CGImage?
  /// `true` if the pages look the same each time, before the transition and after it, also with the control's animator.
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
    let first = Self.pictures(subject, in: examined)
    let second = Self.pictures(subject, in: examined)
    let control = Self.controlPictures(subject, in: examined)
    (start, end) = (first.start, first.end)
    let turned = Self.turnedPicture(subject, in: examined)
    turnedEnd = PictureDifference(first.turnedEnd, turned, tolerance: .unseen) == nil ? turned : nil
    var pairs = [(start, second.start), (start, control.start), (end, second.end)]
    // A custom presentation need not end as it does without an animator.
    if examined.controller != .customPresentation { pairs.append((end, control.end)) }
    isReproducible = pairs.allSatisfy { PictureDifference($0.0, $0.1, tolerance: .unseen) == nil }
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

  /// Returns the pictures after a cancelled transition with the control's animator, and after one that completes.
  private static func controlPictures(
    _ subject: ReportSubject, in examined: ReportedTransition
  ) -> (start: CGImage, end: CGImage) {
    let host = subject.host(in: examined, control: ControlAnimator())
    host.hold()
    host.scrub(to: 0.5)
    host.letGo(finishing: false)
    host.runToEnd()
    let start = host.stage.image()
    host.run()
    host.runToEnd()
    return (start, host.stage.image())
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

  /// Returns the pictures before the same change without animation, after it, and after a rotation that follows.
  private static func pictures(
    _ subject: ReportSubject, in examined: ReportedTransition
  ) -> (start: CGImage, end: CGImage, turnedEnd: CGImage) {
    let host = subject.host(in: examined)
    let start = host.stage.image()
    host.jump()
    for _ in 0..<3 { host.stage.servedFrame() }
    let end = host.stage.image()
    host.stage.rotate(to: .landscapeLeft)
    host.stage.run(for: 1)
    return (start, end, host.stage.image())
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

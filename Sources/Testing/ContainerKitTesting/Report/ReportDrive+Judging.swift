import UIKit

extension ReportDrive {
  /// Judges a transition that has ended.
  ///
  /// - Parameter isTurned: `true` if the device was rotated.
  func judge(completed: Bool, isTurned: Bool = false) {
    let count = faultCount
    judgeIssues()
    guard !host.isUnderWay else {
      if faultCount == count { judgeDelay() }
      return
    }
    let isAudited = faultCount > count
    judgeReport()
    judgeView(completed: completed, isAudited: isAudited)
    if watch.transition?.viewsAddedOutside.isEmpty == false {
      fault("left views of its own outside the container view.")
    }
    judgeContainerView(completed: completed)
    judgeSettings()
    guard plan.showsPictures else { return }
    // Pictures are likely to differ because of the faults that were found already.
    if faultCount == count { judgeFlashes(completed: completed) }
    if faultCount == count, !isTurned { judgeStart() }
    if faultCount == count { judgePicture(completed: completed, isTurned: isTurned) }
    if faultCount == count { judgeTouches(on: completed ? host.to : host.from) }
  }

  /// The number of faults so far.
  var faultCount: Int { notes.count { $0.isFault } }

  // MARK: Notes

  /// Adds a fault.
  ///
  /// - Parameters:
  ///   - text: The sentence without its subject, which is the animator.
  ///   - frame: The frame that shows it; nil for the last one.
  func fault(_ text: String, at frame: ReportWatch.Frame? = nil) { note("\(animator) \(text)", frame, isFault: true) }

  /// Adds a remark, without its subject.
  func remark(_ text: String, at frame: ReportWatch.Frame? = nil) { note("\(animator) \(text)", frame, isFault: false) }

  private func note(_ sentence: String, _ frame: ReportWatch.Frame?, isFault: Bool) {
    guard let frame = frame ?? watch.frames.last, !notes.contains(where: { $0.sentence == sentence }) else { return }
    notes.append(
      ReportNote(
        sentence: sentence, isFault: isFault, frame: frame.index, time: frame.time,
        picture: isFault ? frame.picture.image() : nil))
  }

  // MARK: Rules

  private func judgeIssues() {
    let (mine, all) = (stage.animatorIssues, stage.issues)
    for issue in mine.dropFirst(judged.animator) {
      let text = issue.dropFirst(animator.count + 1)
      // A controller that ends a transition early may end its animations as well, and what they call may be late.
      if plan.isInterrupted, text.contains("twice") { continue }
      fault(text + ".")
    }
    for issue in all.dropFirst(judged.all) where !mine.contains(issue) {
      // iOS renders a snapshot of a snapshot.
      if issue.hasPrefix("Snapshotting a view"), !issue.contains("SnapshotView") {
        fault(
          "takes a snapshot of a view that was never on screen, which is empty on iOS: pass true for "
            + "afterScreenUpdates.")
      } else {
        let text = issue.replacing(/: 0x[0-9a-f]+/, with: "")
        remark("causes a message of UIKit: \(text)")
      }
    }
    judged = (mine.count, all.count)
  }

  /// Judges a transition that does not end.
  private func judgeDelay() {
    let first = watch.frames.first { $0.isUnderWay }
    if plan.course != .end, first?.isAnimated == false {
      remark("starts no animation in animateTransition(using:), so that no finger can drive it.", at: first)
    } else {
      fault("is not over \(Int(Self.longestRun)) seconds after it began.")
    }
  }

  private func judgeReport() {
    guard let transition = watch.transition, let report = transition.report else { return }
    let frame = watch.frames.last { $0.index <= report.frame }
    guard report.hasIncomingView else {
      return fault("completes without the incoming view in the container view.", at: frame)
    }
    // The package's own container adds the view again on iOS, too.
    if report.lacksOutgoingView, examined.controller != .container {
      remark(
        "removes the outgoing view although the transition was cancelled. Here the controller adds it again; what iOS "
          + "does is not measured.", at: frame)
    }
    if transition.isAtOnce {
      remark("completes at once, so that no finger can drive it.", at: frame)
    } else if report.isInteractive {
      fault("calls completeTransition(_:) while a finger still holds the transition.", at: frame)
    }
  }

  private func judgeFlashes(completed: Bool) {
    // Without animations, nothing says when a transition that code moves in each frame is at its end.
    guard watch.frames.contains(where: { $0.isUnderWay && $0.isAnimated }), watch.transition?.isAtOnce != true else {
      return
    }
    stage.flashJudge?.finish()
    // Those that follow in the same transition are consequences.
    guard let flash = stage.flashJudge?.flashes.first else { return }
    if let index = watch.frames.firstIndex(where: { $0.index == flash.frame }) { judge(index, completed: completed) }
  }

  /// The fraction of the pixels that change visibly in a jump, and the difference of a channel that is visible, from 0 to
  /// 255. The edge of a shadow that vanishes is less.
  private static let jump = (fraction: 0.03, channel: 32)

  /// Judges a frame that differs from the end of its transition although nothing seems to move any more.
  private func judge(_ index: Int, completed: Bool) {
    let frame = watch.frames[index]
    guard let last = watch.frames.last else { return }
    let end = last.picture.image()
    let far = visibleDifference(frame, end)
    // A page may appear at once when the transition begins, and vanishes like that when it goes back.
    let first = watch.frames.first { $0.isUnderWay }.map { visibleDifference($0, baseline.start) } ?? 0
    let allowed = Self.jump.fraction + (completed ? 0 : first)
    let before = index > 0 ? visibleDifference(watch.frames[index - 1], end) : 0
    if far > before + Self.jump.fraction {
      fault("flashes: a frame shows something else than those around it.", at: frame)
    } else if far > allowed {
      fault("jumps at the end of a transition.", at: frame)
    } else {
      remark("lets a small part of the picture change at once when a transition ends.", at: frame)
    }
  }

  /// Returns the fraction of the pixels that differ visibly.
  private func visibleDifference(_ frame: ReportWatch.Frame, _ picture: CGImage) -> Double {
    let difference = PictureDifference(
      frame.picture.image(), picture, tolerance: PictureTolerance(channel: Self.jump.channel))
    return difference.map { Double($0.count) / Double($0.total) } ?? 0
  }

  /// Looks at the first frames of a transition for the picture of its end.
  private func judgeStart() {
    guard baseline.isReproducible, plan.conditions == StageConditions(), examined.controller != .customPresentation,
      watch.transition?.isAtOnce == false,
      let first = watch.frames.firstIndex(where: \.isUnderWay)
    else { return }
    let frames = watch.frames[first...].prefix(6).filter(\.isUnderWay)
    guard let flash = frames.prefix(3).firstIndex(where: { difference($0, baseline.end) == nil }) else { return }
    let later = frames[(flash + 1)...].compactMap { difference($0, baseline.end) }
    if later.contains(where: { $0.count * 50 > $0.total }) {
      fault("shows the incoming page in its place for a moment, before its animation begins.", at: frames[flash])
    }
  }

  private func difference(_ frame: ReportWatch.Frame, _ picture: CGImage) -> PictureDifference? {
    PictureDifference(frame.picture.image(), picture, tolerance: .unseen)
  }

  /// Judges the page that stays.
  ///
  /// - Parameter isAudited: `true` if the stage has found a fault already.
  private func judgeView(completed: Bool, isAudited: Bool) {
    let (page, name) = completed ? (host.to, "incoming") : (host.from, "outgoing")
    guard let view = page.viewIfLoaded, let before = watch.firstStates[ObjectIdentifier(view)] else { return }
    let rest = completed ? baseline.states.to : baseline.states.from
    var changes = ReportViewState(of: view).differences(from: [before, rest], includesAudited: !isAudited)
    if completed, isSheet {
      if changes.contains("mask") { remark("leaves the sheet's mask on it, which has to follow its size.") }
      changes.removeAll { ReportViewState.looks.contains($0) }
    }
    let transition = completed ? "its transition" : "a cancelled transition"
    if !changes.isEmpty {
      fault("left the \(name) view's \(changes.joined(separator: ", ")) changed after \(transition).")
    }
    let count = completed ? baseline.animationCounts.to : baseline.animationCounts.from
    if view.layer.allAnimations.count > count {
      fault("left animations on the \(name) view's layer after \(transition).")
    }
    if let below = host.below?.viewIfLoaded, below.superview !== superviewBelow {
      fault("moved the view below the presentation to another superview, and left it there.")
    }
  }

  /// `true` for a presentation that leaves the page below in its place. The presented page keeps a look of its own.
  private var isSheet: Bool { examined.controller == .customPresentation && examined.step == .next }

  /// Judges a container view that other transitions use as well. A presentation has its own, which its end removes, so
  /// that it only stays after a cancelled dismissal. What a presentation leaves there may be for its dismissal.
  private func judgeContainerView(completed: Bool) {
    guard !examined.isPresentation || (examined.step == .previous && !completed), let transition = watch.transition,
      let view = transition.containerView
    else {
      return
    }
    let changes = ReportViewState(of: view).differences(from: [transition.containerState], includesAudited: true)
    if !changes.isEmpty { fault("left the container view's \(changes.joined(separator: ", ")) changed.") }
    if watch.hasLeftViews { fault("left views of its own in the container view.") }
  }

  /// Judges what applies to the whole app, and restores it.
  func judgeSettings() {
    if !UIView.areAnimationsEnabled {
      fault("left the animations of all views disabled.")
      UIView.setAnimationsEnabled(true)
    }
    if UIApplication.shared.isIgnoringInteractionEvents {
      fault("left the app ignoring all touches.")
      while UIApplication.shared.isIgnoringInteractionEvents { UIApplication.shared.endIgnoringInteractionEvents() }
    }
  }

  private func judgePicture(completed: Bool, isTurned: Bool) {
    guard baseline.isReproducible, !completed || examined.controller != .customPresentation else { return }
    let end = isTurned ? baseline.turnedEnd : baseline.end
    guard let expected = completed ? end : baseline.start,
      PictureDifference(expected, stage.image(), tolerance: .unseen) != nil
    else { return }
    let moment = isTurned ? "after a rotation" : "at the end"
    fault(
      completed
        ? "shows another picture \(moment) than the incoming page in its place."
        : "shows another picture after a cancel than before the transition.")
  }

  private func judgeTouches(on page: UIViewController) {
    if baseline.reachesPage, !host.reaches(page) { fault("leaves a page that touches do not reach.") }
  }

  /// Returns to the first page without an animation, as an app may, and looks if it is as it was.
  func returnToStart() {
    guard !host.isUnderWay, faultCount == 0, let view = host.from.viewIfLoaded,
      let before = watch.transition?.pageStates[ObjectIdentifier(view)]
    else { return }
    let changes = ReportViewState(of: view).differences(from: [before], includesAudited: true)
    if examined.isPresentation {
      guard examined.step == .next, !changes.isEmpty else { return }
      return remark(
        "left the outgoing view's \(changes.joined(separator: ", ")) changed, which the dismissal has to restore.")
    }
    host.undo()
    guard baseline.isReproducible, PictureDifference(baseline.start, stage.image(), tolerance: .unseen) != nil else {
      return
    }
    let what = changes.isEmpty ? "changed" : "with another \(changes.joined(separator: ", "))"
    fault("left the outgoing view \(what): the page looks different when it is shown again without an animation.")
  }
}

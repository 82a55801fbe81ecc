import Foundation
import UIKit

/// The hostile kinds: animators that were never tested in a container with interruptible transitions.
extension MovedPages {
  /// Animates the pages as a hostile kind does.
  func animateBadly(_ kind: AnimatorKind) {
    switch kind {
    case .removes:
      slide { _ in
        if context.transitionWasCancelled { to.removeFromSuperview() } else { from.removeFromSuperview() }
        finish()
      }
    case .insertsAgain:
      slide { _ in
        if context.transitionWasCancelled, areSiblings { context.containerView.addSubview(from) }
        finish()
      }
    case .slidesAfterward: fadeAndSlide()
    case .repeats: pulse()
    case .pulses:
      pulse()
      LateCall.after(frames: 18) { complete() }
    case .stops:
      slide { _ in
        for page in [from, to] { page.layer.speed = 0 }
        finish()
      }
    case .frames: slideFrames()
    case .constraints: slideConstraints()
    case .masks: openMasks()
    case .stopsHalfway: halt()
    case .completesInLaterTurn: slide { _ in DispatchQueue.main.async { MainActor.assumeIsolated { finish() } } }
    case .forwards: slideForwards()
    case .keyless: slideWithoutKeys()
    case .pauses:
      slide { _ in finish() }
      context.pauseInteractiveTransition()
      context.updateInteractiveTransition(0.5)
      context.finishInteractiveTransition()
    case .wraps: wrap()
    case .timed: step(1)
    case .reportsFalse: slide { _ in finish(saying: false) }
    case .completesLongAfter:
      slide { _ in }
      LateCall.after(frames: Self.framesBeforeReport) {
        (from.alpha, from.isHidden) = (0.5, true)
        complete()
      }
    default: preconditionFailure("\(kind) is not hostile")
    }
  }

  /// More than two seconds at the usual rates: longer than any container waits.
  private static let framesBeforeReport = 250
  private static var duration: TimeInterval { AnimatorKind.never.duration }

  private func slide(_ completion: @escaping (Bool) -> Void) {
    place()
    UIView.animate(withDuration: Self.duration, animations: move, completion: completion)
  }

  private func fadeAndSlide() {
    context.containerView.insertSubview(to, at: 0)
    UIView.animate(withDuration: Self.duration / 2) {
      from.alpha = 0.5
    } completion: { _ in
      guard areSiblings else { return finish() }
      slide { _ in finish() }
    }
  }

  /// Returns true if both controllers have the same parent. UIKit stops a program that adds the view of another
  /// parent's child.
  private var areSiblings: Bool {
    context.viewController(forKey: .from)?.parent === context.viewController(forKey: .to)?.parent
  }

  private func pulse() {
    show()
    UIView.animate(withDuration: Self.duration, delay: 0, options: [.repeat, .autoreverse]) {
      to.transform = CGAffineTransform(translationX: 0, y: 60)
    }
  }

  private func slideFrames() {
    show()
    to.frame = start
    UIView.animate(withDuration: Self.duration) {
      to.frame = end
      from.frame = end.offsetBy(dx: distance, dy: 0)
    } completion: { _ in
      let isCancelled = context.transitionWasCancelled
      to.frame = isCancelled ? start : end
      from.frame = isCancelled ? end : end.offsetBy(dx: distance, dy: 0)
      complete()
    }
  }

  private func slideConstraints() {
    let area = context.containerView
    area.addSubview(to)
    to.translatesAutoresizingMaskIntoConstraints = false
    let leading = to.leftAnchor.constraint(equalTo: area.leftAnchor, constant: start.minX)
    NSLayoutConstraint.activate([
      leading, to.topAnchor.constraint(equalTo: area.topAnchor), to.widthAnchor.constraint(equalTo: area.widthAnchor),
      to.heightAnchor.constraint(equalTo: area.heightAnchor),
    ])
    area.layoutIfNeeded()
    leading.constant = 0
    UIView.animate(withDuration: Self.duration) {
      area.layoutIfNeeded()
    } completion: { _ in
      complete()
    }
  }

  private func openMasks() {
    for page in [from, to] {
      let mask = CALayer()
      mask.frame = CGRect(x: 0, y: 0, width: page.bounds.width / 2, height: page.bounds.height)
      mask.backgroundColor = UIColor.black.cgColor
      page.layer.mask = mask
    }
    slide { _ in finish() }
  }

  private func halt() {
    place()
    let animator = UIViewPropertyAnimator(duration: Self.duration, curve: .easeInOut, animations: move)
    animator.addCompletion { _ in finish() }
    animator.startAnimation()
    LateCall.after(frames: 9) {
      guard animator.state == .active else { return }
      animator.stopAnimation(true)
      finish()
    }
  }

  /// The start and the end of each page's translation.
  private var translations: [(UIView, CGFloat, CGFloat)] { [(to, start.minX - end.minX, 0), (from, 0, distance)] }

  private func slideForwards() {
    show()
    CATransaction.begin()
    CATransaction.setCompletionBlock { complete() }
    for (page, first, last) in translations {
      let animation = translation(from: first, to: last)
      animation.isRemovedOnCompletion = false
      animation.fillMode = .forwards
      page.layer.add(animation, forKey: "forwards")
    }
    CATransaction.commit()
  }

  private func slideWithoutKeys() {
    show()
    CATransaction.begin()
    CATransaction.setCompletionBlock { finish() }
    for (page, first, last) in translations {
      let animation = translation(from: first, to: last)
      animation.isAdditive = true
      page.layer.add(animation, forKey: nil)
    }
    CATransaction.commit()
  }

  private func wrap() {
    let wrapper = UIView(frame: context.containerView.bounds)
    context.containerView.addSubview(wrapper)
    for page in [from, to] { wrapper.addSubview(page) }
    to.transform = CGAffineTransform(translationX: start.minX - end.minX, y: 0)
    UIView.animate(withDuration: Self.duration) {
      to.transform = .identity
      from.alpha = 0
      from.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    } completion: { _ in
      from.isHidden = true
      complete()
    }
  }

  /// Performs one of 18 steps, one per frame. Ends early if a page was removed.
  private func step(_ number: Int) {
    if number == 1 { place() }
    guard from.superview === to.superview else { return finish() }
    let part = CGFloat(number) / 18
    to.transform = CGAffineTransform(translationX: (start.minX - end.minX) * (1 - part), y: 0)
    from.transform = CGAffineTransform(translationX: distance * part, y: 0)
    LateCall.after(frames: 1) { number < 18 ? step(number + 1) : finish() }
  }
}

import ContainerKitTesting
import UIKit

@testable import ContainerKit

/// Animators that are written the way many apps write them, and that break a container that trusts them.
extension ScriptedAnimator {
  /// Slides both pages by the container view's width, even if the context has no frames for pages out of sight.
  static func slidingByBounds() -> ScriptedAnimator {
    ScriptedAnimator { context in
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
      let width = context.containerView.bounds.width
      to.frame = context.containerView.bounds
      to.transform = CGAffineTransform(translationX: width, y: 0)
      context.containerView.addSubview(to)
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        to.transform = .identity
        from.transform = CGAffineTransform(translationX: -width, y: 0)
      } completion: { _ in
        from.transform = .identity
        to.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  /// Slides both pages, and removes the page that is no longer needed before it reports the end.
  static func removing() -> ScriptedAnimator {
    ScriptedAnimator { context in
      guard let pages = SlidPages(context) else { return }
      pages.place()
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear, animations: pages.move) { _ in
        let isCancelled = context.transitionWasCancelled
        if isCancelled { pages.to.removeFromSuperview() } else { pages.from.removeFromSuperview() }
        pages.reset()
        context.completeTransition(!isCancelled)
      }
    }
  }

  /// Fades the outgoing page, and slides both pages in a second animation that starts in the first one's completion.
  static func twoPhases() -> ScriptedAnimator {
    ScriptedAnimator { context in
      guard let pages = SlidPages(context) else { return }
      context.containerView.insertSubview(pages.to, at: 0)
      UIView.animate(withDuration: 0.25) {
        pages.from.alpha = 0.5
      } completion: { _ in
        pages.place()
        UIView.animate(withDuration: 0.3, animations: pages.move) { _ in
          pages.reset()
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
  }

  /// Pulses the incoming page forever and never reports the end.
  static func repeating() -> ScriptedAnimator {
    ScriptedAnimator { context in
      guard let pages = SlidPages(context) else { return }
      context.containerView.addSubview(pages.to)
      UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) {
        pages.to.transform = CGAffineTransform(translationX: 0, y: 100)
      }
    }
  }

  /// Slides both pages with its own display link, in a number of frames.
  static func stepping(frames count: Int) -> ScriptedAnimator {
    ScriptedAnimator { context in
      guard let pages = SlidPages(context) else { return }
      pages.place()
      var (step, link): (Int, FrameLink?) = (0, nil)
      link = FrameLink { _ in
        step += 1
        pages.move(by: CGFloat(step) / CGFloat(count))
        guard step == count else { return }
        link?.invalidate()
        link = nil
        pages.reset()
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  /// Slides both pages, and hides them some frames after its animations have ended, before it reports the end.
  static func hiding() -> ScriptedAnimator {
    ScriptedAnimator { context in
      guard let pages = SlidPages(context) else { return }
      pages.place()
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear, animations: pages.move) { _ in
        var (frame, link): (Int, FrameLink?) = (0, nil)
        link = FrameLink { _ in
          frame += 1
          guard frame == 3 else { return }
          link?.invalidate()
          link = nil
          for page in [pages.from, pages.to] { page.isHidden = true }
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
  }

  /// Slides both pages, and leaves both pages' layers stopped.
  static func stopping() -> ScriptedAnimator {
    ScriptedAnimator { context in
      guard let pages = SlidPages(context) else { return }
      pages.place()
      UIView.animate(withDuration: 0.5, animations: pages.move) { _ in
        pages.reset()
        for page in [pages.from, pages.to] { page.layer.speed = 0 }
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }
}

/// The two pages of a transition, moved by transforms.
@MainActor struct SlidPages {
  let context: any UIViewControllerContextTransitioning
  let from: UIView
  let to: UIView
  private let width: CGFloat

  init?(_ context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let incoming = context.viewController(forKey: .to)
    else { return nil }
    (self.context, self.from, self.to) = (context, from, to)
    width = context.initialFrame(for: incoming).minX
  }

  /// Places the incoming page next to the outgoing one.
  func place() {
    context.containerView.addSubview(to)
    to.transform = CGAffineTransform(translationX: width, y: 0)
  }

  func move() {
    to.transform = .identity
    from.transform = CGAffineTransform(translationX: -width, y: 0)
  }

  func move(by part: CGFloat) {
    to.transform = CGAffineTransform(translationX: width * (1 - part), y: 0)
    from.transform = CGAffineTransform(translationX: -width * part, y: 0)
  }

  /// Puts both pages back the way an honest animator leaves them.
  func reset() {
    for page in [from, to] {
      page.transform = .identity
      page.alpha = 1
    }
  }
}

extension ContainerStage {
  /// Runs frames and describes each in which the selected page is not in its place, alone and opaque.
  func framesOffRest(for seconds: TimeInterval) -> [String] {
    var found: [String] = []
    onFrame = { [unowned self] _ in
      guard let page = container.selectedViewController?.viewIfLoaded, page.window != nil else {
        return found.append("frame \(frameIndex): the selected page is not on screen")
      }
      let layer = page.layer.presentation() ?? page.layer
      if layer.frame != pageArea.bounds || layer.opacity != 1 {
        found.append("frame \(frameIndex): \(layer.frame), opacity \(layer.opacity)")
      }
    }
    run(for: seconds)
    onFrame = nil
    return found
  }
}

import QuartzCore

/// One call of `UIView.animate`: the timing of what is changed in it, and its one completion.
@MainActor final class AnimationBlock {
  var timing: AnimationTiming
  private let completion: ((Bool) -> Void)?
  private var running = 0
  private var allFinished = true
  private var isClosed = false
  private var views: [UIView] = []

  init(timing: AnimationTiming, completion: ((Bool) -> Void)?) {
    self.timing = timing
    self.completion = completion
  }

  func add(_ animation: CABasicAnimation, to view: UIView) {
    let layer = view.layer
    if timing.delay > 0 {
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + timing.delay
    }
    animation.delegate = AnimationReport(block: self)
    running += 1
    if !views.contains(where: { $0 === view }) { views.append(view) }
    layer.add(animation, forKey: freeKey(for: animation.keyPath ?? "", in: layer))
  }

  /// Animations are additive, so earlier ones of the same property keep running beside the new one: "position",
  /// "position-2", "position-3"…
  private func freeKey(for name: String, in layer: CALayer) -> String {
    let taken = Set(layer.animationKeys() ?? [])
    guard taken.contains(name) else { return name }
    var number = 2
    while taken.contains("\(name)-\(number)") { number += 1 }
    return "\(name)-\(number)"
  }

  func layOutViews() {
    for view in views { view.layoutIfNeeded() }
  }

  /// The block has run. If nothing is animated it is complete already.
  func close() {
    isClosed = true
    views = []
    completeIfDone()
  }

  func animationStopped(finished: Bool) {
    running -= 1
    if !finished { allFinished = false }
    completeIfDone()
  }

  private func completeIfDone() {
    if isClosed, running == 0 { completion?(allFinished) }
  }
}

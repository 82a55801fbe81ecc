import QuartzCore

/// One call of `UIView.animate`: the timing of what is changed in it, and its one completion.
@MainActor class AnimationBlock {
  var timing: AnimationTiming
  /// Where in a group of keyframes the changes go, while the block runs; nil: they are animated by themselves.
  var keyframes: KeyframePlace?
  private let completion: ((Bool) -> Void)?
  private var running = 0
  private var allFinished = true
  private var isClosed = false
  private var views: [UIView] = []
  /// Blocks whose changes became keyframes of this one, and which end with it.
  private var followers: [AnimationBlock] = []

  init(timing: AnimationTiming, completion: ((Bool) -> Void)?) {
    self.timing = timing
    self.completion = completion
  }

  /// The block of an `animate` inside this one.
  func inner(_ timing: AnimationTiming, completion: ((Bool) -> Void)?) -> AnimationBlock {
    AnimationBlock(timing: timing, completion: completion)
  }

  /// Animations are additive, so earlier ones of the same property keep running beside the new one: "position",
  /// "position-2", "position-3"… What does not add up takes the place of the one before, which did not finish.
  func add(_ animation: CABasicAnimation, to view: UIView) {
    let key = animation.keyPath ?? ""
    attach(animation, to: view, key: animation.isAdditive ? freeKey(for: key, in: view.layer) : key)
  }

  /// Keyframes hold whole values and take the place of what animated the property (seen on a device).
  func addKeyframes(_ animation: CAKeyframeAnimation, to view: UIView) {
    attach(animation, to: view, key: animation.keyPath ?? "")
  }

  /// A view has one transition at most.
  func addTransition(_ animation: CATransition, to view: UIView) {
    attach(animation, to: view, key: kCATransition)
  }

  final func attach(_ animation: CAAnimation, to view: UIView, key: String) {
    let layer = view.layer
    if timing.delay > 0 {
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + timing.delay
    }
    animation.delegate = AnimationReport(block: self)
    running += 1
    if !views.contains(where: { $0 === view }) { views.append(view) }
    layer.add(animation, forKey: ViewAnimation.givesKeys ? key : nil)
  }

  private func freeKey(for name: String, in layer: CALayer) -> String {
    let taken = Set(layer.animationKeys() ?? [])
    guard taken.contains(name) else { return name }
    var number = 2
    while taken.contains("\(name)-\(number)") { number += 1 }
    return "\(name)-\(number)"
  }

  final func layOutViews() {
    for view in views { view.layoutIfNeeded() }
  }

  /// A block inside of a keyframe ends with the keyframes.
  final func follow(_ leader: AnimationBlock) {
    running += 1
    leader.followers.append(self)
  }

  /// The block has run. If nothing is animated it is complete already.
  final func close() {
    isClosed = true
    views = []
    keyframes = nil
    completeIfDone()
  }

  final func animationStopped(finished: Bool) {
    running -= 1
    if !finished { allFinished = false }
    completeIfDone()
  }

  private func completeIfDone() {
    guard isClosed, running == 0 else { return }
    let ended = followers
    followers = []
    for block in ended { block.animationStopped(finished: allFinished) }
    completion?(allFinished)
  }
}

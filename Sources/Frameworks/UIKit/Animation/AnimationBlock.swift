import QuartzCore

/// One call of `UIView.animate`: the timing of its changes, and its completion.
@MainActor class AnimationBlock {
  var timing: AnimationTiming
  /// The position in a group of keyframes for changes while the block runs. If nil, changes are animated directly.
  var keyframes: KeyframePosition?
  private let completion: ((Bool) -> Void)?
  private var running = 0
  private var allFinished = true
  private var isClosed = false
  /// The animated views, in the order of their first animations.
  private var views: [UIView] = []
  private var viewIdentifiers: Set<ObjectIdentifier> = []
  /// The blocks whose changes became keyframes of this one. They end with it.
  private var followers: [AnimationBlock] = []

  init(timing: AnimationTiming, completion: ((Bool) -> Void)?) {
    self.timing = timing
    self.completion = completion
  }

  /// Returns the block for an `animate` call inside this one.
  func inner(_ timing: AnimationTiming, completion: ((Bool) -> Void)?) -> AnimationBlock {
    AnimationBlock(timing: timing, completion: completion)
  }

  /// Adds an animation. Earlier additive animations of the same property keep running, under the keys "position",
  /// "position-2", "position-3"… An animation that is not additive replaces the previous one, which does not finish.
  func add(_ animation: CABasicAnimation, to view: UIView) {
    let key = animation.keyPath ?? ""
    attach(animation, to: view, key: animation.isAdditive ? freeKey(for: key, in: view.layer) : key)
  }

  /// Adds keyframes. They have absolute values and replace the property's previous animation (seen on a device).
  func addKeyframes(_ animation: CAKeyframeAnimation, to view: UIView) {
    attach(animation, to: view, key: animation.keyPath ?? "")
  }

  /// Adds a transition. A view has at most one.
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
    if viewIdentifiers.insert(ObjectIdentifier(view)).inserted { views.append(view) }
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

  /// Makes this block end with `leader`, as a block inside a keyframe does.
  final func follow(_ leader: AnimationBlock) {
    running += 1
    leader.followers.append(self)
  }

  /// Makes this block end after a block inside it, which calls `animationStopped(finished:)` when it has ended. Returns
  /// false if the inner block becomes keyframes of this one and ends with it.
  final func awaitPart() -> Bool {
    guard keyframes == nil else { return false }
    running += 1
    return true
  }

  /// Called when the block has run. Without any animations it completes at once.
  final func close() {
    isClosed = true
    views = []
    viewIdentifiers = []
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

/// Moves a transition and brings it to rest: by the time of its layers (`LayerDriver`), or by the interruptible animator
/// that its animator vends (`AnimatorDriver`).
typealias TransitionDriver = TransitionMoving & TransitionEnding

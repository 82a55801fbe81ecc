/// Moves a transition and brings it to rest: by the time of its layers (`LayerTimeDriver`), or by the interruptible
/// animator that its animator vends (`PropertyAnimatorDriver`).
typealias TransitionDriver = TransitionMoving & TransitionEnding

/// Gathers changes to layers, so that they show together, and says how the changes in it animate.
///
/// A change outside `begin` and `commit` opens an implicit transaction, which is committed before the next frame is drawn.
/// Transactions nest; only committing the outermost makes the changes visible: layers are laid out and displayed, and
/// animations that have no begin time get that instant's. Main thread only.
open class CATransaction: NSObject {
  /// Opens a transaction inside the current one, if any.
  open class func begin() { FrameLoop.main.transactions.begin() }

  /// Closes the innermost transaction opened by `begin`. Without one it does nothing (measured; documented as an exception).
  open class func commit() { FrameLoop.main.transactions.commit() }

  /// Commits the implicit transaction, if there is one and nothing was begun in it; else when that is closed.
  open class func flush() { FrameLoop.main.transactions.flush() }

  /// Seconds that animations without a duration take, implicit ones among them; 0.25 unless set.
  open class func animationDuration() -> CFTimeInterval {
    value(forKey: kCATransactionAnimationDuration).flatMap { Double(boxed: $0) } ?? 0.25
  }

  /// Sets `animationDuration()`, seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { setValue(dur, forKey: kCATransactionAnimationDuration) }

  /// The pacing that every animation added gets, whatever its own; nil leaves them theirs.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }

  /// Sets `animationTimingFunction()`.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }

  /// Whether changes of properties go without asking for actions, that is without implicit animations.
  open class func disableActions() -> Bool {
    value(forKey: kCATransactionDisableActions).flatMap { Double(boxed: $0) } == 1
  }

  /// Sets `disableActions()`.
  open class func setDisableActions(_ flag: Bool) { setValue(flag, forKey: kCATransactionDisableActions) }

  /// What is called when the animations of this transaction have ended.
  open class func completionBlock() -> (() -> Void)? {
    value(forKey: kCATransactionCompletionBlock) as? () -> Void
  }

  /// Sets what is called, in a turn of the main queue, when every animation added from now on until the commit (in inner
  /// transactions too) has ended or been removed; after the commit if there are none. A block set before this one in the
  /// same transaction waits for the animations added until now.
  open class func setCompletionBlock(_ block: (() -> Void)?) { FrameLoop.main.transactions.setCompletion(block) }

  /// What the innermost transaction that has a value for the key has; nil if none.
  open class func value(forKey key: String) -> Any? { FrameLoop.main.transactions.value(forKey: key) }

  /// Sets a value in the current transaction; opens the implicit one if there is none. Any key will do.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    if key == kCATransactionCompletionBlock { return setCompletionBlock(anObject as? () -> Void) }
    FrameLoop.main.transactions.setValue(anObject, forKey: key)
  }
}

/// The key of `CATransaction.animationDuration()`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of `CATransaction.disableActions()`.
public let kCATransactionDisableActions = "disableActions"
/// The key of `CATransaction.animationTimingFunction()`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of `CATransaction.completionBlock()`.
public let kCATransactionCompletionBlock = "completionBlock"

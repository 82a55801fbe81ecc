/// Groups changes to layers, so that they become visible together, and determines how they animate.
///
/// A change outside `begin` and `commit` opens an implicit transaction, which is committed before the next frame is
/// drawn. Transactions nest. Only the commit of the outermost one makes changes visible: it lays out and displays
/// layers, and sets the begin time of animations that have none. Main thread only.
open class CATransaction: NSObject {
  /// Opens a transaction inside the current one, if any.
  open class func begin() { FrameLoop.main.transactions.begin() }

  /// Closes the innermost transaction opened by `begin`. Does nothing without one (measured; documented as exception).
  open class func commit() { FrameLoop.main.transactions.commit() }

  /// Commits the implicit transaction, if there is one. If another one is open inside it, commits when that is closed.
  open class func flush() { FrameLoop.main.transactions.flush() }

  /// Returns the duration in seconds of animations without one, including implicit animations. The default is 0.25.
  open class func animationDuration() -> CFTimeInterval {
    value(forKey: kCATransactionAnimationDuration).flatMap { Double(boxed: $0) } ?? 0.25
  }

  /// Sets `animationDuration()`, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { setValue(dur, forKey: kCATransactionAnimationDuration) }

  /// Returns the timing function that replaces that of every added animation. Nil keeps their own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }

  /// Sets `animationTimingFunction()`.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }

  /// Returns `true` if property changes do not look up actions, and so have no implicit animations.
  open class func disableActions() -> Bool {
    value(forKey: kCATransactionDisableActions).flatMap { Double(boxed: $0) } == 1
  }

  /// Sets `disableActions()`.
  open class func setDisableActions(_ flag: Bool) { setValue(flag, forKey: kCATransactionDisableActions) }

  /// Returns the block to call when the animations of this transaction have ended.
  open class func completionBlock() -> (() -> Void)? {
    value(forKey: kCATransactionCompletionBlock) as? () -> Void
  }

  /// Sets the block to call on the main queue when every animation added between this call and the commit (also in
  /// inner transactions) has ended or been removed. If there are none it is called after the commit. A block set
  /// earlier in the same transaction waits for the animations added before this call.
  open class func setCompletionBlock(_ block: (() -> Void)?) { FrameLoop.main.transactions.setCompletion(block) }

  /// Returns the value for a key in the innermost transaction that has one. Nil if none has.
  open class func value(forKey key: String) -> Any? { FrameLoop.main.transactions.value(forKey: key) }

  /// Sets a value in the current transaction. Opens the implicit one if there is none. You can use any key.
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

/// A passage from what a layer, with all in it, looked like before a commit to what it looks like now.
///
/// Added in the transaction that changes the layer. Whatever key it is added under, it is found under `kCATransition`, so
/// that a layer has one at most; a second goes from what the first shows.
open class CATransition: CAAnimation {
  /// How it goes; a fade unless set.
  open var type = CATransitionType.fade { willSet { willChange() } }

  /// Where it comes from, for the types that move. From the left unless set.
  open var subtype: CATransitionSubtype? { willSet { willChange() } }

  /// How far it has come when it starts, 0…1; 0 unless set.
  open var startProgress: Float = 0 { willSet { willChange() } }

  /// How far it has come when it ends, `startProgress`…1; 1 unless set.
  open var endProgress: Float = 1 { willSet { willChange() } }

  /// What is shown at a progress instead of the way that `type` goes: both looks in the superlayer's space, the old one
  /// nil where there was none. For UIKit's flips and curls.
  package final var look: ((_ old: RenderNode?, _ new: RenderNode, _ progress: CGFloat) -> RenderNode)? {
    willSet { willChange() }
  }

  /// Copies the way it goes too.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let copy = copy as? CATransition else { return copy }
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
    copy.look = look
    return copy
  }

  /// How far it has come at the layer's local time; nil where it has no effect.
  func progress(at localTime: CFTimeInterval) -> CGFloat? {
    guard let phase = timing.phase(at: localTime) else { return nil }
    let paced = timingFunction?.value(at: phase.fraction) ?? phase.fraction
    let (start, end) = (CGFloat(startProgress), CGFloat(endProgress))
    return min(max(start + (end - start) * CGFloat(paced), 0), 1)
  }
}

/// The key that all transitions have on their layers.
public let kCATransition = "transition"

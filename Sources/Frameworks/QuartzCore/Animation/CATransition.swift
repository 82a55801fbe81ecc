/// A transition from the appearance of a layer and its sublayers before a commit to their current appearance.
///
/// Add it in the transaction that changes the layer. Whatever key you use, it is stored under `kCATransition`, so a
/// layer has at most one. A second one starts from what the first one shows.
open class CATransition: CAAnimation {
  /// The type of the transition. A fade by default. A type that is not one of the documented four is reported when the
  /// transition is added to a layer, and fades. (Guesses: time-26, time-27.)
  open var type = CATransitionType.fade { willSet { willChange() } }

  /// The direction of types that move. From the left by default. (A guess: time-26b.)
  open var subtype: CATransitionSubtype? { willSet { willChange() } }

  /// The progress at the start, 0…1. The default is 0.
  open var startProgress: Float = 0 { willSet { willChange() } }

  /// The progress at the end, `startProgress`…1. The default is 1.
  open var endProgress: Float = 1 { willSet { willChange() } }

  /// Returns what is shown at a progress, instead of `type`. Both nodes are in the superlayer's space. `old` is nil if
  /// there was none. For UIKit's flips and curls.
  package final var look: ((_ old: RenderNode?, _ new: RenderNode, _ progress: CGFloat) -> RenderNode)? {
    willSet { willChange() }
  }

  /// Copies `look` too.
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

  /// Reports a type that Core Animation does not document, such as the private ones that articles mention.
  func reportUnknownType() {
    guard look == nil, ![.fade, .moveIn, .push, .reveal].contains(type) else { return }
    RuntimeIssues.reportOnce("CATransition \(type.rawValue)") {
      "\"\(type.rawValue)\" is not a documented type of CATransition: the transition fades"
    }
  }

  /// Returns the progress at the layer's local time. Nil if it has no effect.
  func progress(at localTime: CFTimeInterval) -> CGFloat? {
    guard let phase = timing.phase(at: localTime) else { return nil }
    let paced = timingFunction?.value(at: phase.fraction) ?? phase.fraction
    let (start, end) = (CGFloat(startProgress), CGFloat(endProgress))
    return min(max(start + (end - start) * CGFloat(paced), 0), 1)
  }
}

/// The key of all transitions on their layers.
public let kCATransition = "transition"

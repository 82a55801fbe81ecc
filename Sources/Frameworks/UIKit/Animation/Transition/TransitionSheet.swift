import QuartzCore

/// Lifts an appearance off another one like a stiff sheet that hangs from its top edge, toward the eye, until only its
/// bottom edge is visible. It stands in for UIKit's page curl, in which the sheet is soft and rolls up.
enum TransitionSheet {
  /// Returns the image. `container` has the view's position; `lifted` goes from 0, flat, to 1, gone.
  static func node(sheet: RenderNode?, below: RenderNode?, container: RenderNode, lifted: CGFloat) -> RenderNode {
    let turn = CATransform3D.turn(.pi / 2 * lifted, about: CGVector(dx: 1, dy: 0), through: container.topInParent)
    let hanging = sheet.flatMap { sheet in
      lifted < 1
        ? RenderNode(
          transform: turn.seen(from: container.eyeDistance, before: container.topInParent), bounds: .zero,
          children: [sheet])
        : nil
    }
    return RenderNode(
      transform: CATransform3DIdentity, bounds: .zero, children: [below, hanging].compactMap { $0 })
  }
}

import QuartzCore

/// A look that is lifted off another one like a stiff sheet that hangs from its upper edge, towards the eye, until it is
/// seen from its lower edge only. It stands for UIKit's page curl, in which the sheet is soft and rolls up.
enum TransitionSheet {
  /// `place` is the look that says where the view is; `lifted` goes from 0, flat, to 1, gone.
  static func node(sheet: RenderNode?, below: RenderNode?, place: RenderNode, lifted: CGFloat) -> RenderNode {
    let turn = CATransform3D.turn(.pi / 2 * lifted, about: CGVector(dx: 1, dy: 0), through: place.topInParent)
    let hanging = sheet.flatMap { sheet in
      lifted < 1
        ? RenderNode(
          transform: turn.seen(from: place.eyeDistance, before: place.topInParent), bounds: .zero, children: [sheet])
        : nil
    }
    return RenderNode(
      transform: CATransform3DIdentity, bounds: .zero, children: [below, hanging].compactMap { $0 })
  }
}

import QuartzCore

/// The flip of a view: the old appearance is on its front, the new one on its back.
///
///     progress   0 …………… ½ …………… 1
///     old        0° ………… 90°
///     new                 −90° …… 0°
enum TransitionFlip {
  static func node(
    _ old: RenderNode?, _ new: RenderNode, _ progress: CGFloat, about axis: CGVector
  ) -> RenderNode {
    let isOld = progress < 0.5
    let middle = new.middleInParent
    let turn = CATransform3D.turn(.pi * (isOld ? progress : progress - 1), about: axis, through: middle)
    return RenderNode(
      transform: turn.seen(from: new.eyeDistance, before: middle), bounds: .zero,
      children: [isOld ? old : new].compactMap { $0 })
  }
}

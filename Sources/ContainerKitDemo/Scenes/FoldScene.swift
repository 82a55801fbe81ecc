extension Scene {
  /// Strips of the outgoing page in perspective, in both directions.
  static let fold = Scene(
    name: "fold", title: "Fold",
    summary: "The page folds like paper, and uncovers the next one.",
    sources: ["Animators/FoldAnimator.swift", "Animators/PagePicture.swift", "Animators/PoseKeyframes.swift"],
    script: Finger.usual
  ) {
    DemoContainerViewController(pages: Pages.covers()) { from, to in FoldAnimator(forward: to.isAfter(from)) }
  }
}
